/**
 * What a page is printed from, as one word: the page's own document, and all that the pages of a site share or may say of each
 * other. Whoever has printed a page under this word need not print it again. Better too much in it than too little.
 */
import type { Document } from '../model/document.ts'
import type { NavGroup, Page } from '../model/site.ts'
import { filePath } from '../util/file-path.ts'
import { hash, hashOfAll } from '../util/hash.ts'
import type { Press } from './press.ts'

/** Names what a document was compiled from; `undefined` when that is not known. */
export type KeyOf = (document: Document) => string | undefined

/** The word of a page. */
export function printKey({ tools, siteKey }: Press, page: Page): string | undefined {
  const own = tools.keyOf?.(page.document)
  return own === undefined ? undefined : hash(siteKey(), page.id, own, page.modified ?? '')
}

/** The word of all that is made from the whole of some pages. */
export function wholeKey({ tools, siteKey }: Press, pages: readonly Page[]): string | undefined {
  const keys = pages.map(({ document }) => tools.keyOf?.(document))
  return keys.includes(undefined) ? undefined : hash(siteKey(), JSON.stringify(keys))
}

/** The part of these words that pages share. */
export function siteKeyOf(press: Omit<Press, 'siteKey'>): string {
  const { site, tools, contentCss, navigation, ownScripts, ownStyles } = press
  const { logo, favicon } = site.config.brand
  const pictures = [logo, favicon].flatMap((pair) => (pair ? [pair.light, pair.dark] : []))
  const logoFiles = [...pictures, 'favicon.png'].map((written) => press.files.get(filePath(written)))
  return hashOfAll(
    valuesOf(
      [
        site.config,
        site.home,
        site.manifest,
        site.files.map(({ path, file }) => [path, within(file, tools.root)]),
        [tools.version, tools.stars, tools.font, ownScripts, ownStyles, tools.styleEmbeds],
        logoFiles.map((file) => (file === undefined ? undefined : tools.imageSize?.(file))),
        contentCss && [contentCss.path, contentCss.text],
        navigation.frames,
      ],
      site.pages,
    ),
  )
}

/** Faces of pages by the dozen: each by itself takes longer. */
function* valuesOf(shared: unknown, pages: readonly Page[]): Generator<unknown> {
  yield shared
  for (let at = 0; at < pages.length; at += 32) yield pages.slice(at, at + 32).map(faceOf)
}

/** A cache may come from another machine, where the project stands in another folder. */
function within(file: string, root = ''): string {
  const path = file.replaceAll('\\', '/')
  const above = `${root.replaceAll('\\', '/')}/`
  return path.startsWith(above) ? path.slice(above.length) : path
}

/** What other pages may say of a page, and where it stands among them. */
function faceOf(page: Page): unknown {
  const { id, route, label, frame, groups, variants, previous, next, visibility, boost } = page
  const { title, description, frontmatter, operation, path } = page.document
  const others = variants?.map((variant) => [variant.version, variant.frame.key, variant.groups.map(keyOfGroup)])
  const place = [frame.key, groups.map(keyOfGroup), others, previous?.id, next?.id, visibility, boost]
  return [id, route, label, place, title, description, frontmatter, operation, path]
}

const keyOfGroup = ({ key }: NavGroup) => key
