/** What `check` says about addresses beside what a crawl of the built site finds: neither may know more than the other. */

const codes = new Set(['link-broken', 'anchor-broken', 'file-missing'])

/**
 * `diagnostics`: as `--json` prints them (`file`, `line`, `code`, `message`). `findings`, `pages`: of `crawl`. Gives the
 * addresses that were told without being broken, and those that are broken without being told, one line each.
 */
export function compare(diagnostics, { findings, pages }) {
  const told = diagnostics.filter(({ code }) => codes.has(code)).map(toldAt)
  const found = findings
    .filter(({ page }) => pages.get(page).refresh === undefined)
    .map(({ page, href, wrong, own, target }) => ({ page, href, wrong, own, id: idOf(page), key: keyOf(target) }))
  const ids = new Set([...pages.keys()].map(idOf))
  const isPage = ({ id }) => ids.has(id)
  const foundAt = new Set(found.map(({ id, key }) => `${id} ${key}`))
  const foundAnywhere = new Set(found.map(({ key }) => key))
  const toldOf = new Set(told.flatMap(({ id, keys }) => keys.map((key) => `${id} ${key}`)))
  const toldElsewhere = new Set(told.filter((each) => !isPage(each)).flatMap(({ keys }) => keys))
  return {
    told: told.length,
    found: new Set(found.map(({ id, key }) => `${id} ${key}`)).size,
    falseAlarms: told
      .filter(
        (each) => !each.keys.some((key) => (isPage(each) ? foundAt.has(`${each.id} ${key}`) : foundAnywhere.has(key))),
      )
      .map(({ file, line, written, code }) => `${file}:${line} ${code} ${written}`),
    missed: [
      ...new Set(
        found
          .filter(({ id, key }) => !toldOf.has(`${id} ${key}`) && !toldElsewhere.has(key))
          .map(({ page, href, wrong, own }) => `${page} ${wrong}${own ? '' : ' around'} ${href}`),
      ),
    ],
  }
}

/** One message: the page or file that it stands in, and the addresses that its words may mean. */
function toldAt({ file = '', line, code, message }) {
  const written = /"(.*?)"(?: leads| is redirected| names "#| does not)/s.exec(message)?.[1] ?? ''
  const id = idOf(file)
  const folder = file.split('/').slice(0, -1).join('/')
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(written) ?? []
  const suffix = hash === '' ? '' : `#${decoded(hash)}`
  const bases = path.startsWith('/') ? [''] : [folder, '']
  const keys =
    path === '' ? [keyOf(`/${id}${suffix}`)] : bases.map((base) => keyOf(`/${base}/${decoded(path)}${suffix}`))
  return { file, line, code, written, id, keys }
}

/** `guides/start` of `pages/guides/start.mdx` and of `guides/start/index.html`. */
function idOf(path) {
  return trimmed(path.replace(/^(?:pages|public)\//, ''))
}

function trimmed(path) {
  return path
    .replace(/\.(?:mdx?|html?)$/i, '')
    .replace(/(?:^|\/)index$/, '')
    .replace(/\/+$/, '')
}

function keyOf(target) {
  const [, path = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(target) ?? []
  const parts = []
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return idOf(parts.join('/')) + hash
}

function decoded(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
