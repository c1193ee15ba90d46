import { barePath } from './bare-path.ts'
import { decoded } from './decoded.ts'
import { cleanAddress } from './link-scheme.ts'

/** The file or page that an address inside the site names, as a path: decoded, without query and fragment. */
export function filePath(written: string): string {
  return barePath(decoded(cleanAddress(written).replace(/[?#].*$/s, '')))
}
