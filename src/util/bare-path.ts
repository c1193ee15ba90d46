/** A path as files of the project are named: without the `./` or `/` that authors put before it. */
export function barePath(path: string): string {
  return path.replace(/^(?:\.?\/)+/, '')
}
