/** A script of one call, which hands a value to a function of the page. What could end the script, or a line of it, is escaped. */
export function scriptCall(name: string, value: unknown): string {
  const json = JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  return `${name}(${json})\n`
}
