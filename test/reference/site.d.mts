export function filesOf(folder: string): string[]
export function siteProblems(
  out: string,
  options?: { readonly most?: number; readonly written?: readonly string[] },
): string[]
export function sizeOf(out: string, file: string): number
