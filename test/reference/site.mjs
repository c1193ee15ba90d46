/** What must hold for every built site: sizes, ids, links, addresses. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fromHtml } from 'hast-util-from-html'

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
export function idsAndLinks(html) {
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
  visit(fromHtml(html))
  return { ids, links }
}

/**
 * What is wrong with a built site, as sentences. `written`: texts of the author, whose links may lead to pages that this
 * site lacks.
 */
export function siteProblems(out, { most = 102_400, written = [] } = {}) {
  const files = filesOf(out)
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, idsAndLinks(readFileSync(join(out, file), 'utf8'))]),
  )
  const known = new Set(files)
  const problems = [...twins(files)]
  for (const [file, { ids, links }] of pages) {
    const { size } = statSync(join(out, file))
    if (size > most) problems.push(`${file}: ${(size / 1024).toFixed(1)} KB`)
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
    for (const id of new Set(twice))
      problems.push(`${file}: the id "${id}" stands ${twice.filter((each) => each === id).length + 1} times`)
    for (const link of new Set(links)) {
      const why = broken(link, file, { pages, known })
      const isAuthors = !link.startsWith('#') && written.some((text) => text.includes(bareLink(link)))
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

function broken(link, file, { pages, known }) {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(link)) return undefined
  const [path, hash] = link.split('#')
  const target = path === '' ? file : targetOf(path.split('?')[0], file, known)
  if (target === undefined) return `the link "${link}" leads nowhere`
  const ids = pages.get(target)?.ids
  if (hash === undefined || hash === '' || !ids) return undefined
  const plain = safely(hash)
  return ids.includes(hash) || ids.includes(plain) ? undefined : `the link "${link}" names no part of ${target}`
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

export function sizeOf(out, file) {
  return existsSync(join(out, file)) ? statSync(join(out, file)).size : 0
}
