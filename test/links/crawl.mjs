/**
 * Reads a built site as a link checker does: every address in every page, followed to the file that a plain host would
 * answer with, and every anchor looked up among the ids of that page. Knows nothing of the product but its output.
 */
import { fromHtml } from 'hast-util-from-html'

/**
 * `files`: path → HTML text for pages, anything else for other files. `base` begins and ends with "/"; `rules`: text of
 * `_redirects`. Each finding: the page it stands on, the address as written, where it leads (`/path#anchor`, without the
 * base), what is wrong, and whether it stands in the page's own text.
 */
export function crawl(files, { base = '/', rules = '' } = {}) {
  const redirects = readRules(rules, base)
  const pages = new Map()
  for (const [path, text] of files) if (path.endsWith('.html')) pages.set(path, readPage(text))
  const findings = []
  for (const [path, page] of pages) {
    for (const { href, own, asset } of page.addresses) {
      const wrong = follow(href, { path, base, files, pages, redirects })
      if (wrong) findings.push({ page: path, href, own, asset, ...wrong })
    }
  }
  return { findings, pages }
}

/** Ids, addresses and alternates of one page. */
export function readPage(html) {
  const ids = new Set()
  const addresses = []
  const head = { canonical: undefined, alternates: [], refresh: undefined }
  const waiting = [{ node: fromHtml(html), own: false }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node } = next
    const own = next.own || node.tagName === 'main'
    if (node.type === 'element') readElement(node, own, { ids, addresses, head })
    for (const child of [...(node.children ?? []), ...(node.content ? [node.content] : [])].toReversed())
      waiting.push({ node: child, own })
  }
  return { ids, addresses, ...head }
}

function readElement(node, own, { ids, addresses, head }) {
  const { tagName, properties: given } = node
  if (given.id) ids.add(String(given.id))
  if (given.name && tagName === 'a') ids.add(String(given.name))
  const rel = new Set([given.rel ?? []].flat().map(String))
  if (tagName === 'meta' && String(given.httpEquiv ?? '').toLowerCase() === 'refresh')
    head.refresh = /url=(.*)$/i.exec(String(given.content))?.[1]
  if (tagName === 'link' && rel.has('canonical')) return (head.canonical = String(given.href))
  if (tagName === 'link' && rel.has('alternate')) {
    head.alternates.push({ lang: given.hrefLang, href: String(given.href) })
    return undefined
  }
  if (tagName === 'a' || tagName === 'area') {
    if (given.href !== undefined) addresses.push({ href: String(given.href), own, asset: false })
    return undefined
  }
  const sources = [
    tagName === 'link' && !rel.has('preconnect') ? given.href : undefined,
    given.src,
    given.poster,
    ...[given.srcSet ?? []]
      .flat()
      .flatMap((each) => String(each).split(/,\s+/))
      .map((each) => each.trim().split(/\s+/)[0]),
  ]
  for (const href of sources)
    if (href !== undefined && href !== '') addresses.push({ href: String(href), own, asset: true })
  return undefined
}

/** What is wrong with an address; `undefined`: nothing, or it leads to another host. */
function follow(href, { path, base, files, pages, redirects }) {
  const origin = 'https://site.invalid'
  const here = new URL(base + servedAs(path), origin)
  if (!URL.canParse(href, here)) return { wrong: 'address', target: href }
  const url = new URL(href, here)
  if (url.origin !== origin) return undefined
  const hash = decoded(url.hash.slice(1))
  const suffix = hash === '' ? '' : `#${hash}`
  if (!`${url.pathname}/`.startsWith(base)) return { wrong: 'outside', target: url.pathname + suffix }
  const local = decoded(url.pathname.slice(base.length))
  const file = fileAt(local, files)
  const target = `/${local}${suffix}`
  if (file === undefined) return leadsOn(`/${local}`, files, redirects) ? undefined : { wrong: 'page', target }
  const page = pages.get(file)
  if (!page || hash === '' || hash === 'top' || hash.includes(':~:') || page.refresh !== undefined) return undefined
  return page.ids.has(hash) || page.ids.has(url.hash.slice(1)) ? undefined : { wrong: 'anchor', target }
}

/** `a/index.html` answers at `a/`, `a.html` at `a`. */
function servedAs(path) {
  return path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')
}

function fileAt(local, files) {
  const bare = local.replace(/\/+$/, '')
  const names = local === '' || local.endsWith('/') ? [] : [local, `${local}.html`]
  return [...names, bare === '' ? 'index.html' : `${bare}/index.html`, `${bare}.html`].find((name) => files.has(name))
}

/** Whether rules lead from a path to something. One that always leads to the same place is told itself where nothing is. */
function leadsOn(path, files, redirects) {
  for (let [step, at] = [0, path]; step < 10; step++) {
    const move = redirects.map((rule) => rule(at)).find((each) => each !== undefined)
    if (!move) return false
    if (!move.isFilled || !move.to.startsWith('/')) return true
    at = move.to
    if (fileAt(at.slice(1), files) !== undefined) return true
  }
  return true
}

/** Each rule as a function of a path: where it leads. `:name` stands for one segment, a final `*` for any rest. */
function readRules(text, base) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [source = '', destination = ''] = line.split(' ')
      const [local, goal] = [source, destination].map((each) =>
        each.startsWith('/') ? decoded(`/${each.slice(base.length)}`) : each,
      )
      const pattern = local
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replace(/:([A-Za-z_]\w*)/g, '(?<$1>[^/]+)')
        .replace(/\/?\*$|\*/g, (star, at, all) => {
          if (at + star.length < all.length) return '.*'
          return star === '*' ? '(?<splat>.*)' : '(?:/(?<splat>.*))?'
        })
      const test = new RegExp(`^${pattern.replace(/\/+$/, '')}/*$`)
      return (path) => {
        const found = test.exec(path)
        if (!found) return undefined
        const to = goal.replace(/:([A-Za-z_]\w*)/g, (_, name) => found.groups?.[name] ?? '')
        return { to: to.split(/[?#]/)[0], isFilled: to !== goal }
      }
    })
}

function decoded(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
