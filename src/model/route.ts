/**
 * The one rule that ties a page's id to its URL, its file in the output folder and its Markdown twin.
 * Everyone who needs one of them asks here, so links, canonical addresses and files cannot disagree.
 *
 *   id "guides/start"   directory   /guides/start/   guides/start/index.html   guides/start.md
 *                       flat        /guides/start    guides/start.html         guides/start.md
 *   id "index"                      /                index.html                index.md
 *   id "guides/index"               as "guides"
 */

/** How addresses are written. */
export interface UrlStyle {
  /** Base path with a leading and a trailing slash: `/` or `/docs/`. */
  readonly base: string
  /** `directory`: `a/index.html` at `/a/`; `flat`: `a.html` at `/a`. */
  readonly shape: 'directory' | 'flat'
  /** `true`: links are relative and name `index.html`, for reading from disk. */
  readonly relative: boolean
}

export const defaultUrlStyle: UrlStyle = { base: '/', shape: 'directory', relative: false }

/** Files that are published as they are; with any other ending an address names a page, unless the project has that file. */
export const fileEndings: ReadonlySet<string> = new Set(
  `png jpg jpeg gif svg webp avif ico bmp mp4 webm mov m4v ogv mp3 wav ogg m4a flac pdf zip gz tgz tar bz2 xz 7z dmg exe msi
   apk jar json jsonl json5 yaml yml csv tsv txt xml xlsx xls docx doc pptx ppt toml css wasm woff woff2 ttf otf ics rss
   atom map webmanifest vsix sql proto graphql ipynb sh ps1`.split(/\s+/),
)

/** The id of an author's own page for addresses that lead nowhere. */
export const notFoundId = '404'

/** The id of a page: no leading or trailing slash, no page extension, no `/index`; the root page is `index`. */
export function pageId(path: string): string {
  const rest = path.replaceAll('\\', '/').replace(/^\.\//, '').replace(/^\/+/, '')
  const clean = withoutEnding(rest.endsWith('/') ? rest.replace(/\/+$/, '') : rest)
  if (clean === '' || clean === 'index') return 'index'
  return clean.endsWith('/index') ? clean.slice(0, -'/index'.length) : clean
}

/** Without `.md` or `.mdx`: seen from the end, since it is asked of every link. */
function withoutEnding(path: string): string {
  const dot = path.lastIndexOf('.')
  return dot >= 0 && /^\.mdx?$/i.test(path.slice(dot)) ? path.slice(0, dot) : path
}

/** The address of a page within the site, without the base path: `/`, `/guides/start/` or `/guides/start`. */
export function routeOf(id: string, style: UrlStyle): string {
  if (id === 'index') return '/'
  return style.shape === 'directory' ? `/${id}/` : `/${id}`
}

/** The file a page is written to, relative to the output folder. */
export function outputOf(id: string, style: UrlStyle): string {
  if (id === 'index') return 'index.html'
  return style.shape === 'directory' ? `${id}/index.html` : `${id}.html`
}

/** The file of a page's Markdown twin, relative to the output folder. */
export function twinOf(id: string): string {
  return `${id}.md`
}

/** The file of a page's feed, relative to the output folder. */
export function feedFileOf(id: string): string {
  return id === 'index' ? 'rss.xml' : `${id}/rss.xml`
}

/** The file of the form that a page's playground loads. */
export function requestFileOf(id: string): string {
  return id === 'index' ? 'request.json' : `${id}/request.json`
}

/** The href of a page as seen from another page, percent-encoded. */
export function pageHref(to: string, from: string, style: UrlStyle): string {
  if (!style.relative) return encodePath(style.base.slice(0, -1) + routeOf(to, style))
  return relativePath(outputOf(from, style), outputOf(to, style))
}

/** The href of an output file (an image, a stylesheet, a twin) as seen from a page, percent-encoded. */
export function fileHref(file: string, from: string, style: UrlStyle): string {
  return style.relative ? relativePath(outputOf(from, style), file) : encodePath(style.base + file)
}

/** Percent-encodes a file path as an address; also `%`, `#` and `?`, which are plain letters in a file name. */
export function encodePath(path: string): string {
  return path.toWellFormed().replace(/[^\w\-.~!$&'()*+,;=:@/]/gu, encodeURIComponent)
}

function relativePath(from: string, to: string): string {
  const up = from.split('/').length - 1
  const here = from.split('/')
  const there = to.split('/')
  let shared = 0
  while (shared < up && shared < there.length - 1 && here[shared] === there[shared]) shared++
  const path = '../'.repeat(up - shared) + there.slice(shared).join('/')
  return encodePath(path.startsWith('.') ? path : `./${path}`)
}
