/** Files of the theme name each other as `asset:<name>`; the hashed name of a file is known only when its own text is final. */

const reference = /asset:([\w-]+(?:\.[\w-]+)+)/g

/** Names of the assets that a text mentions. */
export function referencesOf(content: string | Uint8Array): readonly string[] {
  return typeof content === 'string' ? [...content.matchAll(reference)].map((match) => match[1]!) : []
}

/** The assets in an order in which every one follows those it mentions. Throws on a circle: a bug of the theme. */
export function inOrder(contents: ReadonlyMap<string, string | Uint8Array>): readonly string[] {
  const done = new Set<string>()
  const visit = (name: string, path: readonly string[]) => {
    if (done.has(name)) return
    if (path.includes(name)) throw new Error(`Assets mention each other in a circle: ${[...path, name].join(' → ')}`)
    for (const other of referencesOf(contents.get(name)!)) if (contents.has(other)) visit(other, [...path, name])
    done.add(name)
  }
  for (const name of contents.keys()) visit(name, [])
  return [...done]
}

/** Puts the hashed file names in; all assets lie in one folder, so the name alone is the address. */
export function fillReferences(content: string | Uint8Array, paths: ReadonlyMap<string, string>): string | Uint8Array {
  if (typeof content !== 'string') return content
  return content.replace(reference, (whole, name: string) => {
    const path = paths.get(name)
    return path === undefined ? whole : path.slice(path.lastIndexOf('/') + 1)
  })
}
