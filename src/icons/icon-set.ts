/** One installed set of icons, in the JSON form that all of them share (Iconify). Only these bodies are ever trusted. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export type SetName = 'fa6-solid' | 'fa6-regular' | 'fa6-brands' | 'lucide' | 'tabler' | 'ph'

/** An icon of a set: the inside of an `<svg>` and its size. */
export interface SetIcon {
  readonly body: string
  readonly width: number
  readonly height: number
}

export interface IconSet {
  readonly find: (name: string) => SetIcon | undefined
  readonly names: () => readonly string[]
}

interface Turned {
  readonly width?: number
  readonly height?: number
  readonly rotate?: number
  readonly hFlip?: boolean
  readonly vFlip?: boolean
}

interface SetFile {
  readonly icons: Readonly<Record<string, Turned & { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, Turned & { readonly parent: string }>>
  readonly width?: number
  readonly height?: number
}

/** Gives sets; one is read when it is first asked for, which takes 10 to 40 ms. Kept between builds. */
export type IconSets = (name: SetName) => IconSet

/** Sets with a memory of their own. */
export function iconSets(): IconSets {
  const read = new Map<SetName, IconSet>()
  return (name) => {
    const set = read.get(name) ?? readSet(name)
    read.set(name, set)
    return set
  }
}

/** Reads a set from its package. Throws only when the package is not installed, which is a broken installation. */
function readSet(name: SetName): IconSet {
  const require = createRequire(import.meta.url)
  return iconSet(JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8')) as SetFile)
}

/** A set from its parsed file; aliases are followed, with their turns and mirrors. */
export function iconSet(file: SetFile): IconSet {
  const find = (name: string, depth = 0): SetIcon | undefined => {
    if (depth > 5) return undefined
    if (Object.hasOwn(file.icons, name)) {
      const { body, ...rest } = file.icons[name]!
      return turned({ body, width: rest.width ?? file.width ?? 16, height: rest.height ?? file.height ?? 16 }, rest)
    }
    if (!file.aliases || !Object.hasOwn(file.aliases, name)) return undefined
    const alias = file.aliases[name]!
    const parent = find(alias.parent, depth + 1)
    return parent && turned(parent, alias)
  }
  return { find, names: () => [...Object.keys(file.icons), ...Object.keys(file.aliases ?? {})] }
}

/** Applies quarter turns and mirrors as one transform around the middle. */
function turned(icon: SetIcon, { rotate = 0, hFlip = false, vFlip = false }: Turned): SetIcon {
  const quarters = ((rotate % 4) + 4) % 4
  if (quarters === 0 && !hFlip && !vFlip) return icon
  const { width, height } = icon
  const [outWidth, outHeight] = quarters % 2 === 0 ? [width, height] : [height, width]
  const transform = [
    `translate(${outWidth / 2} ${outHeight / 2})`,
    quarters > 0 && `rotate(${quarters * 90})`,
    (hFlip || vFlip) && `scale(${hFlip ? -1 : 1} ${vFlip ? -1 : 1})`,
    `translate(${-width / 2} ${-height / 2})`,
  ].filter(Boolean)
  return { body: `<g transform="${transform.join(' ')}">${icon.body}</g>`, width: outWidth, height: outHeight }
}
