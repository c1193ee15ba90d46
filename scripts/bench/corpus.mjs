/** The made site for whatever generator: the same pages, beside them only what each needs to list them. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { idOf, makeSite, pageText } from '../../test/bench/make-site.mjs'

/** Writes the site; gives its groups, and how to copy its pages. */
export function makeCorpus(folder, count) {
  makeSite(folder, count)
  const { navigation } = JSON.parse(readFileSync(join(folder, 'docs.json'), 'utf8'))
  const groups = navigation.slice(1).map(({ group, pages }) => ({
    label: group,
    folder: dirname(pages[0]),
    pages: pages.map((id) => ({ id, title: titleOf(join(folder, 'pages', `${id}.mdx`)) })),
  }))
  const middle = idOf(Math.floor(count / 2))
  return {
    folder,
    groups,
    middle,
    /** Copies the pages as `.md`; `index`: what the first page is called. */
    copy(to, index = 'index.md') {
      rmSync(to, { recursive: true, force: true })
      for (const { id } of groups.flatMap(({ pages }) => pages))
        put(join(to, `${id}.md`), join(folder, 'pages', `${id}.mdx`))
      put(join(to, index), join(folder, 'pages/index.mdx'))
    },
    /** One more sentence on a page in the middle. */
    edited: (turn) => `${pageText(Math.floor(count / 2), count)}\nOne more sentence, number ${turn}.\n`,
  }
}

function put(to, from) {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to)
}

const titleOf = (file) => /^title: (.*)$/m.exec(readFileSync(file, 'utf8'))[1]

/** Writes a file of a set-up. */
export function write(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof text === 'string' ? text : JSON.stringify(text, null, 2))
}
