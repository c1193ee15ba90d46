/**
 * The files that pages load, from the sources of the theme: style sheets gathered and minified, scripts as classic
 * scripts (browsers load no module from disk), the rest copied. Names carry a hash of the content, so the same content
 * always has the same address and may be cached for ever.
 */
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { AssetEntry, Manifest } from '../model/asset.ts'
import type { SiteConfig } from '../model/config.ts'
import type { CodeThemes } from '../model/code-theme.ts'
import type { SiteFonts } from '../model/font.ts'
import type { OutputFile } from '../model/output.ts'
import type { Theme } from '../model/theme.ts'
import { hash } from '../util/hash.ts'
import { stampOf } from '../util/stamp.ts'
import { byCode } from '../util/order.ts'
import { compactCss } from './compact-css.ts'
import { compileAsset } from './compile.ts'
import { fillReferences, inOrder, referencesOf } from './references.ts'

/** Folder of the assets in the output. */
const assetFolder = '_flatleaf'

export interface Bundle {
  readonly manifest: Manifest
  readonly files: readonly OutputFile[]
}

/** Compiled sources by their entry, between builds of one process. The published program has them compiled. */
export type AssetCache = Map<string, CompiledAsset>

export interface CompiledAsset {
  /** What tells that none of its files has changed. */
  readonly stamps: ReadonlyMap<string, string | undefined>
  readonly text: string
}

export interface BundleTools {
  readonly cache?: AssetCache
  readonly fonts?: SiteFonts
  readonly code?: CodeThemes
}

type Contents = Map<string, string | Uint8Array>

/** Bundles the assets of a theme for a site. Throws when a source of the theme cannot be read or compiled: our bug. */
export async function bundle(
  theme: Pick<Theme, 'assets' | 'tokens'>,
  config: SiteConfig,
  { cache = new Map(), fonts, code }: BundleTools = {},
): Promise<Bundle> {
  const contents: Contents = new Map()
  for (const entry of theme.assets.filter(({ onDemand }) => !onDemand)) {
    const content = await contentOf(entry, cache)
    const { name } = entry
    contents.set(
      name,
      name === 'site.css' ? `${String(content)}${compactCss(theme.tokens(config, fonts, code))}\n` : content,
    )
  }
  for (const { asset, file } of fonts?.faces ?? []) contents.set(asset, readFileSync(file))
  // A font that the style sheet does not name would be loaded by nobody.
  await addNamed(contents, theme, cache)
  return placed(contents, { manifest: {}, files: [] })
}

/** Adds the files on demand that style sheets name. Scripts name theirs for later: what pages need decides there. */
async function addNamed(contents: Contents, { assets }: Pick<Theme, 'assets'>, cache: AssetCache): Promise<void> {
  const sheets = [...contents].filter(([name]) => name.endsWith('.css'))
  const named = new Set(sheets.flatMap(([, content]) => referencesOf(content)))
  for (const entry of assets)
    if (entry.onDemand && named.has(entry.name)) contents.set(entry.name, await contentOf(entry, cache))
}

/** Adds the assets on demand that pages need, and those that they name. */
export async function withNeeded(
  made: Bundle,
  theme: Pick<Theme, 'assets'>,
  needs: ReadonlySet<string>,
  cache: AssetCache = new Map(),
): Promise<Bundle> {
  const contents: Contents = new Map()
  const wanted = [...needs].sort(byCode)
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    const entry = theme.assets.find((each) => each.onDemand && each.name === name)
    if (!entry || contents.has(name)) continue
    const content = await contentOf(entry, cache)
    contents.set(name, content)
    if (!entry.copied) wanted.push(...referencesOf(content))
  }
  return contents.size === 0 ? made : placed(contents, made)
}

/** Gives every content its name and its place, beside what is there. */
function placed(contents: ReadonlyMap<string, string | Uint8Array>, made: Bundle): Bundle {
  const paths = new Map(Object.entries(made.manifest))
  const files = [...made.files]
  for (const name of inOrder(contents)) {
    const body = fillReferences(contents.get(name)!, paths)
    const path = `${assetFolder}/${hashedName(name, body)}`
    paths.set(name, path)
    files.push({ path, body: () => body })
  }
  const sorted = [...paths].sort(([a], [b]) => byCode(a, b))
  return { manifest: Object.fromEntries(sorted), files: files.sort((a, b) => byCode(a.path, b.path)) }
}

/** A file that was made for this site, under its hashed name, beside what `bundle` gives. */
export function withFile({ manifest, files }: Bundle, name: string, body: string | undefined): Bundle {
  if (body === undefined) return { manifest, files }
  const path = `${assetFolder}/${hashedName(name, body)}`
  return { manifest: { ...manifest, [name]: path }, files: [...files, { path, body: () => body }] }
}

/** Read at once: a promise for each of thirty small files takes longer than the files. */
async function contentOf(entry: AssetEntry, cache: AssetCache): Promise<string | Uint8Array> {
  const { name, file, compiled, copied, ...how } = entry
  const kind = extname(name)
  if (copied || (kind !== '.css' && kind !== '.js')) return readFileSync(file)
  if (compiled) return readFileSync(file, 'utf8')
  const known = cache.get(file)
  if (known && [...known.stamps].every(([path, stamp]) => stampOf(path) === stamp)) return known.text
  const { text, inputs } = await compileAsset(file, kind === '.css' ? 'css' : 'js', how)
  cache.set(file, { stamps: new Map(inputs.map((path) => [path, stampOf(path)])), text })
  return text
}

/** `site.css` → `site.3f2a91c0.css`. */
function hashedName(name: string, body: string | Uint8Array): string {
  const kind = extname(name)
  return `${name.slice(0, name.length - kind.length)}.${hash(body).slice(0, 8)}${kind}`
}
