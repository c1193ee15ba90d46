export interface HostileCase {
  readonly id: string
  readonly path: readonly (string | number)[]
  readonly value: unknown
}
export function writeHostileSite(
  folder: string,
  given: { readonly cases: readonly HostileCase[]; readonly texts: readonly string[] },
): number
export function patched(given: Pick<HostileCase, 'path' | 'value'>): unknown
export function everywhere(text: string): unknown
