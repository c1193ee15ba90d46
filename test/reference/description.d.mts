export interface Said {
  readonly kind: 'text' | 'title' | 'name' | 'value' | 'pattern'
  readonly text: string
  readonly at: string
  readonly state: 'visible' | 'hidden' | 'excluded'
}
export function readDescription(
  path: string,
  read?: (path: string) => unknown,
): { readonly strings: readonly Said[]; readonly files: readonly string[] }
