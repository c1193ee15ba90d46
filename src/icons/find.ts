/**
 * A name and a style → one drawing, from free sets only: the site's own set first, then Font Awesome, lucide, tabler.
 * Styles that only paid sets have are drawn from the free glyphs; names that only paid sets have lead to the nearest.
 */
import type { Drawing, IconFinder, IconLibrary, IconRef, IconStyle } from '../model/icon.ts'
import { iconName } from './icon-name.ts'
import type { IconSet, SetIcon, SetName } from './icon-set.ts'
import { readSet } from './icon-set.ts'
import { nearNames } from './near-names.ts'
import { oldNames } from './old-names.ts'
import { outlines } from './outlines.ts'
import { edge, filled, stroked, twoTone } from './paint.ts'

type Sets = (name: SetName) => IconSet
type Search = (names: readonly string[], style: IconStyle | undefined, sets: Sets) => Drawing | undefined

/** A finder with its own memory. A set is read when an icon of it is first asked for. */
export function iconFinder(library: IconLibrary): IconFinder {
  const loaded = new Map<SetName, IconSet>()
  const found = new Map<string, Drawing | undefined>()
  const sets: Sets = (name) => {
    const set = loaded.get(name) ?? readSet(name)
    loaded.set(name, set)
    return set
  }
  return (ref) => {
    const key = `${ref.library ?? library} ${ref.style ?? ''} ${ref.name}`
    if (!found.has(key)) found.set(key, find(ref, ref.library ?? library, sets))
    return found.get(key)
  }
}

function find(ref: IconRef, library: IconLibrary, sets: Sets): Drawing | undefined {
  const named = iconName(ref.name)
  if (!named) return undefined
  const style = ref.style ?? named.style
  const order = [searches[library], ...Object.values(searches).filter((search) => search !== searches[library])]
  for (const names of candidates(named.name, named.flat)) {
    for (const search of order) {
      const drawing = search(names, style, sets)
      if (drawing) return drawing
    }
  }
  return undefined
}

/** The name as written in every set first, then what it was called once, then what comes nearest. */
function candidates(name: string, flat: string | undefined): readonly (readonly string[])[] {
  const now = oldNames.get(name)
  const near = nearNames.get(name) ?? nearNames.get(now ?? '') ?? []
  const written = [name, now, flat].filter((each) => each !== undefined)
  return [written, ...near.map((each) => [each, oldNames.get(each) ?? each])]
}

const searches: Readonly<Record<IconLibrary, Search>> = { fontawesome, lucide, tabler }

function fontawesome(names: readonly string[], style: IconStyle | undefined, sets: Sets): Drawing | undefined {
  const from = (set: SetName) => first(names, sets(set))
  const brand = () => drawn(from('fa6-brands'), (icon) => filled(icon, 'fa6-brands'))
  if (style === 'brands') return brand() ?? drawn(from('fa6-solid'), (icon) => filled(icon, 'fa6-solid'))
  if (style === 'regular') {
    const own = drawn(from('fa6-regular'), (icon) => filled(icon, 'fa6-regular'))
    if (own) return own
  }
  const solid = from('fa6-solid')
  if (!solid) return brand()
  if (style === 'duotone') return twoTone(solid, 'fa6-solid')
  if (style === 'regular' || style === 'light' || style === 'thin')
    return outline(names, style, sets) ?? edge(solid, 'fa6-solid', style)
  return filled(solid, 'fa6-solid', style)
}

/** The outline that means the same as a filled glyph. */
function outline(names: readonly string[], style: IconStyle, sets: Sets): Drawing | undefined {
  const wanted = [...names.flatMap((name) => outlines.get(name) ?? []), ...names]
  return lucide(wanted, style, sets) ?? tabler(wanted, style, sets)
}

function lucide(names: readonly string[], style: IconStyle | undefined, sets: Sets): Drawing | undefined {
  return drawn(first(names, sets('lucide')), (icon) => stroked(icon, 'lucide', style))
}

function tabler(names: readonly string[], style: IconStyle | undefined, sets: Sets): Drawing | undefined {
  const set = sets('tabler')
  const brands = style === 'brands' ? names.map((name) => `brand-${name}`) : []
  const icon = first([...brands, ...names], set)
  if (style === 'solid') {
    const full = first(
      names.map((name) => `${name}-filled`),
      set,
    )
    if (full) return filled(full, 'tabler')
  }
  return drawn(icon, (each) =>
    each.body.includes('stroke=') ? stroked(each, 'tabler', style) : filled(each, 'tabler'),
  )
}

/** Icons with ids inside are left out: twice on a page they would clash. */
function first(names: readonly string[], set: IconSet): SetIcon | undefined {
  for (const name of names) {
    const icon = set.find(name)
    if (icon && !/\sid=/.test(icon.body)) return icon
  }
  return undefined
}

function drawn(icon: SetIcon | undefined, draw: (icon: SetIcon) => Drawing): Drawing | undefined {
  return icon && draw(icon)
}
