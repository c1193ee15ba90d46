/** The version names that groups and anchors use, against the names that the configuration lists. */
import type { VersionName } from '../../model/config.ts'
import type { Place } from '../../model/diagnostic.ts'
import type { NavNode } from '../../model/navigation.ts'
import type { Reading } from '../reading.ts'

/**
 * Code: `version-unknown` (warning), once for each name, at its first use. Whether a name is used is for the site to
 * say, since pages may name it in their front matter.
 */
export function checkVersions(nodes: readonly NavNode[], versions: readonly VersionName[], reading: Reading): void {
  const known = new Set([...versions.map(({ name }) => name), ...labelsOf(nodes)])
  for (const [name, at] of usesOf(nodes)) {
    if (known.has(name)) continue
    const message = `"versions" does not list the version "${name}".`
    reading.warn('version-unknown', at, message, `Add "${name}" to "versions", or correct it.`)
  }
}

/** Labels of the versions that are sections themselves (`navigation.versions`). */
function labelsOf(nodes: readonly NavNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'group' && node.kind !== 'section') return []
    const below = labelsOf(node.children)
    return node.kind === 'section' && node.as === 'version' ? [node.label, ...below] : below
  })
}

/** Name → where it is used first. */
function usesOf(nodes: readonly NavNode[], uses = new Map<string, Place>()): Map<string, Place> {
  for (const node of nodes) {
    if (node.kind !== 'group' && node.kind !== 'section') continue
    if (node.version !== undefined && !uses.has(node.version)) uses.set(node.version, node.versionAt ?? node.at)
    usesOf(node.children, uses)
  }
  return uses
}
