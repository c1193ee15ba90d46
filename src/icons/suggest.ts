import type { IconLibrary } from '../model/icon.ts'
import { nearest } from '../util/suggest.ts'
import { iconName } from './icon-name.ts'
import type { IconSets, SetName } from './icon-set.ts'
import { nearNames } from './near-names.ts'
import { oldNames } from './old-names.ts'

const setsOf: Readonly<Record<IconLibrary, readonly SetName[]>> = {
  fontawesome: ['fa6-solid', 'fa6-brands'],
  lucide: ['lucide'],
  tabler: ['tabler'],
}

/** The known icon name nearest to one that no set has; reads sets, so it is for messages only. */
export function nearestIcon(written: string, library: IconLibrary, sets: IconSets): string | undefined {
  const name = iconName(written)?.name
  if (!name) return undefined
  const known = setsOf[library].flatMap((set) => sets(set).names())
  return nearest(name, [...known, ...oldNames.keys(), ...nearNames.keys()])
}
