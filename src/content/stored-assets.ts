/** Compiled sources of the theme in a store: as long as their files hold the same, no process compiles them again. */
import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { AssetCache, CompiledAsset } from '../assets/bundle.ts'
import type { Store } from '../store/store.ts'
import { hash } from '../util/hash.ts'
import { stampOf } from '../util/stamp.ts'

/** Those of this process, and behind them those of the store. Files are told by their content, wherever they stand. */
export function storedAssets(store: Store): AssetCache {
  const known = new Map<string, CompiledAsset>()
  return {
    get(file) {
      const asset = known.get(file) ?? readAsset(store, file)
      if (asset) known.set(file, asset)
      return asset
    },
    set(file, asset) {
      known.set(file, asset)
      const inputs = Array.from(asset.stamps.keys(), (path) => [fromEntry(file, path), contentOf(path)])
      const meta = JSON.stringify({ of: asset.of, inputs })
      store.set(slotOf(file), { key: '', meta, texts: [asset.text] })
    },
  }
}

interface Meta {
  readonly of?: string
  readonly inputs: readonly (readonly [path: string, content: string | null])[]
}

function readAsset(store: Store, file: string): CompiledAsset | undefined {
  const found = store.get(slotOf(file), '', (meta) =>
    (JSON.parse(meta) as Meta).inputs.every(([path, content]) => contentOf(join(dirname(file), path)) === content),
  )
  if (!found) return undefined
  const { of, inputs } = JSON.parse(found.meta) as Meta
  const paths = inputs.map(([path]) => join(dirname(file), path))
  const stamps = new Map(paths.map((path) => [path, stampOf(path)]))
  return { stamps, text: found.text(0), ...(of !== undefined && { of }) }
}

const slotOf = (file: string) => `asset ${basename(dirname(file))}/${basename(file)}`

const fromEntry = (file: string, path: string) => relative(dirname(file), path).replaceAll('\\', '/')

function contentOf(path: string): string | null {
  try {
    return hash(readFileSync(path))
  } catch {
    return null
  }
}
