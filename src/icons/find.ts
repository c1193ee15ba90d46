/**
 * A name and a style → one drawing, from free sets only: the site's own set first, then Font Awesome, lucide, tabler,
 * Phosphor. Styles that only paid sets have are drawn from the free glyphs; names that only paid sets have lead to the nearest.
 */
import type { Drawing, IconFinder, IconLibrary, IconRef, IconStyle } from '../model/icon.ts'
import { iconName } from './icon-name.ts'
import type { IconName } from './icon-name.ts'
import type { IconSet, IconSets, SetIcon, SetName } from './icon-set.ts'
import { iconSets } from './icon-set.ts'
import { nearNames } from './near-names.ts'
import { oldNames } from './old-names.ts'
import { outlines } from './outlines.ts'
import { edge, filled, framed, stroked, tiled, twoTone } from './paint.ts'

type Search = (names: readonly string[], style: IconStyle | undefined, sets: IconSets) => Drawing | undefined

/** A finder with its own memory of drawings. Sets are read when an icon of them is first asked for. */
export function iconFinder(library: IconLibrary, sets: IconSets = iconSets()): IconFinder {
  const found = new Map<string, Drawing | undefined>()
  return (ref) => {
    const key = `${ref.library ?? library} ${ref.style ?? ''} ${ref.name}`
    if (!found.has(key)) found.set(key, find(ref, library, sets))
    return found.get(key)
  }
}

function find(ref: IconRef, site: IconLibrary, sets: IconSets): Drawing | undefined {
  const named = iconName(ref.name)
  if (!named) return undefined
  const style = ref.style ?? named.style ?? styleOfOld(named.name)
  const own = searches[ref.library ?? named.library ?? site]
  const order = [own, ...Object.values(searches).filter((search) => search !== own)]
  for (const names of candidates(named)) {
    for (const search of order) {
      const drawing = search(names, style, sets)
      if (drawing) return drawing
    }
  }
  return undefined
}

/** Version 4 had its outlines under names of their own: `file-text-o`. */
function styleOfOld(name: string): IconStyle | undefined {
  return oldNames.has(name) && /-o(?:-|$)/.test(name) ? 'regular' : undefined
}

/** The name as written in every set first, then what it was called once, then what comes nearest. */
function candidates({ name, spellings }: IconName): readonly (readonly string[])[] {
  const all = [name, ...spellings]
  const now = all.flatMap((each) => oldNames.get(each) ?? [])
  const near = [...all, ...now].flatMap((each) => nearNames.get(each) ?? [])
  return [[name, ...now, ...spellings], ...near.map((each) => [each, oldNames.get(each) ?? each])]
}

const searches = { fontawesome, lucide, tabler, phosphor } satisfies Readonly<Record<IconLibrary | 'phosphor', Search>>

function fontawesome(names: readonly string[], style: IconStyle | undefined, sets: IconSets): Drawing | undefined {
  const from = (set: SetName) => first(names, sets(set))
  const [solid, brand] = [from('fa6-solid'), from('fa6-brands')]
  if (style === 'brands') return brand ? filled(brand, 'fa6-brands') : solid && tiled(solid, 'fa6-solid')
  if (style === 'regular') {
    const own = from('fa6-regular')
    if (own) return filled(own, 'fa6-regular')
  }
  const [glyph, set] = solid ? [solid, 'fa6-solid'] : [brand, 'fa6-brands']
  if (!glyph) return undefined
  if (style === 'duotone') return twoTone(glyph, set)
  if (style === 'regular' || style === 'light' || style === 'thin')
    return outline(names, style, sets) ?? edge(glyph, set, style)
  return filled(glyph, set, style)
}

/** The outline that means the same as a filled glyph. */
function outline(names: readonly string[], style: IconStyle, sets: IconSets): Drawing | undefined {
  const wanted = [...names.flatMap((name) => outlines.get(name) ?? []), ...names]
  const brands = names.map((name) => `brand-${name}`)
  return lucide(wanted, style, sets) ?? tabler([...wanted, ...brands], style, sets)
}

function lucide(names: readonly string[], style: IconStyle | undefined, sets: IconSets): Drawing | undefined {
  const icon = first(names, sets('lucide'))
  if (!icon) return undefined
  if (style === 'solid') {
    const full = first(suffixed(names, 'fill'), sets('ph'))
    if (full) return filled(full, 'ph')
  }
  return style === 'brands' ? framed(icon, 'lucide') : stroked(icon, 'lucide', style)
}

function tabler(names: readonly string[], style: IconStyle | undefined, sets: IconSets): Drawing | undefined {
  const set = sets('tabler')
  if (style === 'brands') {
    const brand = first(
      names.map((name) => `brand-${name}`),
      set,
    )
    if (brand) return stroked(brand, 'tabler')
  }
  if (style === 'solid') {
    const full = first(suffixed(names, 'filled'), set)
    if (full) return filled(full, 'tabler')
  }
  const icon = first(names, set)
  if (!icon) return undefined
  if (!icon.body.includes('stroke=')) return filled(icon, 'tabler')
  return style === 'brands' ? framed(icon, 'tabler') : stroked(icon, 'tabler', style)
}

const weights: Readonly<Partial<Record<IconStyle, string>>> = {
  thin: 'thin',
  light: 'light',
  solid: 'fill',
  'sharp-solid': 'bold',
  duotone: 'duotone',
}

/** Phosphor has each icon in six weights. */
function phosphor(names: readonly string[], style: IconStyle | undefined, sets: IconSets): Drawing | undefined {
  const set = sets('ph')
  const weight = style && weights[style]
  const logos = suffixed(names, 'logo')
  const all = style === 'brands' ? [...logos, ...names] : [...names, ...logos]
  const icon = first(weight ? suffixed(all, weight) : all, set) ?? first(all, set)
  if (!icon) return undefined
  return style === 'brands' && !first(logos, set) ? tiled(icon, 'ph') : filled(icon, 'ph')
}

function suffixed(names: readonly string[], suffix: string): string[] {
  return names.map((name) => `${name}-${suffix}`)
}

/** Icons with ids inside are left out: twice on a page they would clash. */
function first(names: readonly string[], set: IconSet): SetIcon | undefined {
  for (const name of names) {
    const icon = set.find(name)
    if (icon && !/\sid=/.test(icon.body)) return icon
  }
  return undefined
}
