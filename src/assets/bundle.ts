/**
 * The files that pages load, from the sources of the theme: style sheets gathered and minified, scripts as classic
 * scripts (browsers load no module from disk), the rest copied. Names carry a hash of the content, so the same content
 * always has the same address and may be cached for ever.
 */
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Manifest } from '../model/asset.ts'
import type { SiteConfig } from '../model/config.ts'
import type { OutputFile } from '../model/output.ts'
import type { Theme } from '../model/theme.ts'
import { hash } from '../util/hash.ts'
import { byCode } from '../util/order.ts'
import { compileAsset, minifyCss } from './compile.ts'
import { fillReferences, inOrder } from './references.ts'

/** Folder of the assets in the output. */
export const assetFolder = '_flatleaf'

export interface Bundle {
  readonly manifest: Manifest
  readonly files: readonly OutputFile[]
}

/** Bundles the assets of a theme for a site. Throws when a source of the theme cannot be read or compiled: our bug. */
export async function bundle(theme: Pick<Theme, 'assets' | 'tokens'>, config: SiteConfig): Promise<Bundle> {
  const contents = new Map<string, string | Uint8Array>()
  for (const { name, file } of theme.assets) {
    const content = await contentOf(name, file)
    contents.set(name, name === 'site.css' ? `${String(content)}${await minifyCss(theme.tokens(config))}` : content)
  }
  const paths = new Map<string, string>()
  const files: OutputFile[] = []
  for (const name of inOrder(contents)) {
    const body = fillReferences(contents.get(name)!, paths)
    const path = `${assetFolder}/${hashedName(name, body)}`
    paths.set(name, path)
    files.push({ path, body: () => body })
  }
  const sorted = [...paths].sort(([a], [b]) => byCode(a, b))
  return { manifest: Object.fromEntries(sorted), files: files.sort((a, b) => byCode(a.path, b.path)) }
}

async function contentOf(name: string, file: string): Promise<string | Uint8Array> {
  const kind = extname(name)
  return kind === '.css' || kind === '.js' ? compileAsset(file, kind === '.css' ? 'css' : 'js') : readFile(file)
}

/** `site.css` → `site.3f2a91c0.css`. */
function hashedName(name: string, body: string | Uint8Array): string {
  const kind = extname(name)
  return `${name.slice(0, name.length - kind.length)}.${hash(body).slice(0, 8)}${kind}`
}
