/** Pages that belong to no version have one address, and stand in the sidebar of every version. */
import type { Frame, PageVariant } from '../model/site.ts'
import type { Placement } from './navigation.ts'

/** Page id → how the versions other than that of its home show it, each once. Pages of one version have none. */
export function variantsOf(
  placements: readonly Placement[],
  homes: ReadonlyMap<string, Placement>,
): ReadonlyMap<string, readonly PageVariant[]> {
  const variants = new Map<string, PageVariant[]>()
  for (const { document, frame, groups, hidden } of placements) {
    const version = versionOf(frame)
    const home = homes.get(document.id)
    const own = home && versionOf(home.frame)
    if (hidden || version === undefined || own === undefined || version === own) continue
    const known = variants.get(document.id)
    if (!known) variants.set(document.id, [{ version, frame, groups }])
    else if (!known.some((each) => each.version === version)) known.push({ version, frame, groups })
  }
  return variants
}

/** Only where versions are the outermost switch: others may mean something else in each part of the site. */
function versionOf({ levels: [outermost] }: Frame): string | undefined {
  return outermost?.as === 'version' ? outermost.items.find(({ active }) => active)?.label : undefined
}
