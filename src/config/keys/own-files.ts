/** Scripts and styles of the project. */
import type { HeadConfig, OwnFile } from '../../model/config.ts'
import { key } from '../key.ts'
import type { Raw } from '../key.ts'
import type { Reading } from '../reading.ts'
import { listOf, oneOrMore } from '../values.ts'
import { isExternal } from '../../util/is-external.ts'
import { barePath } from '../../util/bare-path.ts'

export const ownFileKeys = {
  scripts: key(oneOrMore, 'Scripts of the project that pages load first, in this order; the others follow by path.', {
    becomes: 'head.scripts',
  }),
  styles: key(
    oneOrMore,
    'Style sheets of the project that pages load first, in this order; the others follow by path.',
    {
      becomes: 'head.styles',
    },
  ),
}

type RawOwn = Pick<Raw<typeof ownFileKeys>, 'scripts' | 'styles'>

/** Code: `file-remote` (warning) for what stands on another host. */
export function readOwnFiles(raw: RawOwn, reading: Reading): Pick<HeadConfig, 'scripts' | 'styles'> {
  const scripts = filesOf(raw, 'scripts', reading)
  const styles = filesOf(raw, 'styles', reading)
  return { ...(scripts.length > 0 && { scripts }), ...(styles.length > 0 && { styles }) }
}

function filesOf(raw: RawOwn, name: 'scripts' | 'styles', reading: Reading): readonly OwnFile[] {
  const written = raw[name]
  return listOf(written).flatMap((path, index): OwnFile[] => {
    const at = Array.isArray(written) ? reading.at(written, index) : reading.at(raw, name)
    if (!isExternal(path)) return [{ path: barePath(path), at }]
    reading.warn(
      'file-remote',
      at,
      `"${path}" is not loaded: it stands on another host.`,
      'Copy the file into the project and name its path; name scripts of services in `integrations.custom`.',
    )
    return []
  })
}
