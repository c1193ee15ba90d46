/** What must hold for every built site: sizes, ids, links, addresses. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { pageText } from './words.mjs'

/** Paths of all files below a folder, with forward slashes. */
export function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}

/** Every id and every address that a page links to. */
function idsAndLinks(tree) {
  const ids = []
  const links = []
  const visit = (node) => {
    if (node.type === 'element') {
      const { id, href, src } = node.properties
      if (id !== undefined) ids.push(String(id))
      for (const link of [href, src]) if (typeof link === 'string') links.push(link)
    }
    for (const child of node.children ?? []) visit(child)
  }
  visit(tree)
  return { ids, links }
}

/** What the pages of a built site hold, by path: each is parsed once. */
export function pagesOf(out, files = filesOf(out)) {
  const html = files.filter((file) => file.endsWith('.html'))
  return new Map(html.map((file) => [file, pageOf(readFileSync(join(out, file), 'utf8'))]))
}

function pageOf(html) {
  const tree = fromHtml(html)
  return { size: Buffer.byteLength(html), ...idsAndLinks(tree), ...pageText(tree) }
}

/**
 * What is wrong with a built site, as sentences. `written`: texts of the author, whose links may lead to pages that this
 * site lacks.
 */
export function siteProblems(
  out,
  { most = 100_000, written = [], files = filesOf(out), pages = pagesOf(out, files) } = {},
) {
  const known = new Set(files)
  const idSets = new Map([...pages].map(([file, { ids }]) => [file, new Set(ids)]))
  const problems = [...twins(files)]
  for (const [file, { ids, links, size }] of pages) {
    if (size > most) problems.push(`${file}: ${(size / 1000).toFixed(1)} KB`)
    const seen = new Set()
    const twice = ids.filter((id) => seen.has(id) || !seen.add(id))
    for (const id of new Set(twice))
      problems.push(`${file}: the id "${id}" stands ${twice.filter((each) => each === id).length + 1} times`)
    for (const link of new Set(links)) {
      const why = broken(link, file, { idSets, known })
      const isAuthors = why && !link.startsWith('#') && written.some((text) => text.includes(bareLink(link)))
      if (why && !isAuthors) problems.push(`${file}: ${why}`)
    }
  }
  return problems
}

/** As an author may have written it. */
function bareLink(link) {
  return safely(link).replace(/^\.?\/|\/?(?:#.*)?$/g, '')
}

function* twins(files) {
  const seen = new Map()
  for (const file of files) {
    const key = file.toLowerCase()
    if (seen.has(key)) yield `${file} and ${seen.get(key)} differ only in their case`
    seen.set(key, file)
  }
}

function broken(link, file, { idSets, known }) {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(link)) return undefined
  const [path, hash] = link.split('#')
  const target = path === '' ? file : targetOf(path.split('?')[0], file, known)
  if (target === undefined) return `the link "${link}" leads nowhere`
  const ids = idSets.get(target)
  if (hash === undefined || hash === '' || !ids) return undefined
  const plain = safely(hash)
  return ids.has(hash) || ids.has(plain) ? undefined : `the link "${link}" names no part of ${target}`
}

function targetOf(path, file, known) {
  const full = posix.join('.', path.startsWith('/') ? path : posix.join(posix.dirname(file), path))
  const bare = safely(full)
    .replace(/^\.?\/|\/$/g, '')
    .replace(/^\.$/, '')
  return [bare, `${bare}/index.html`, `${bare}.html`, ...(bare === '' ? ['index.html'] : [])].find((each) =>
    known.has(each),
  )
}

function safely(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
