export function filesOf(folder: string): string[]
export function siteProblems(out: string, options?: { readonly most?: number }): string[]
export function sizeOf(out: string, file: string): number
