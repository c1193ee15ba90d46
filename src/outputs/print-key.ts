/**
 * What a page is printed from, as one word: the page's own document, and all that the pages of a site share or may say of each
 * other. Whoever has printed a page under this word need not print it again. Better too much in it than too little.
 */
import type { Document } from '../model/document.ts'
import type { NavGroup, Page } from '../model/site.ts'
import { filePath } from '../util/file-path.ts'
import { hash } from '../util/hash.ts'
import type { Press } from './press.ts'

/** Names what a document was compiled from; `undefined` when that is not known. */
export type KeyOf = (document: Document) => string | undefined

/** The word of each page. What the site has in it is worked out when the first one is asked for. */
export function printKeys(press: Press): (page: Page) => string | undefined {
  let shared: string | undefined
  return (page) => {
    const own = press.tools.keyOf?.(page.document)
    if (own === undefined) return undefined
    shared ??= siteKey(press)
    return hash(shared, page.id, own)
  }
}

function siteKey(press: Press): string {
  const { site, tools, contentCss, navigation, ownScripts, ownStyles } = press
  const logo = site.config.brand.logo
  const logoFiles = logo ? [logo.light, logo.dark].map((written) => press.files.get(filePath(written))) : []
  return hash(
    JSON.stringify([
      site.config,
      site.home,
      site.manifest,
      site.files.map(({ path, file }) => [path, file]),
      [tools.version, tools.stars, tools.font, ownScripts, ownStyles],
      logoFiles.map((file) => (file === undefined ? undefined : tools.imageSize?.(file))),
      contentCss && [contentCss.path, contentCss.text],
      navigation.frames,
      site.pages.map(faceOf),
    ]),
  )
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
