import { expect, test } from 'vitest'
import { createCache } from '../../src/content/cache.ts'
import { compileAll } from '../../src/content/compile.ts'
import type { Tools } from '../../src/content/tools.ts'
import { defaultUrlStyle } from '../../src/model/route.ts'
import type { PageSource } from '../../src/model/source.ts'
import type { Theme } from '../../src/model/theme.ts'
import { theme } from '../../theme/index.ts'

const page = (id: string, text: string): PageSource => ({ kind: 'page', id, path: `${id}.md`, text, hash: text })
const good = '---\ntitle: Good\ndescription: d\n---\n\nFine.\n'
const bad = '---\ntitle: Bad\ndescription: d\n---\n\n## Words of the page\n'

function contextWith(changed: Partial<Theme['markdown']> = {}) {
  const tools: Tools = {
    theme: { ...theme, markdown: { ...theme.markdown, ...changed } },
    style: defaultUrlStyle,
    icon: () => undefined,
    contentDir: '',
    readFile: () => undefined,
    api: { sources: [], generate: 'auto', baseUrls: [], playground: 'show', maintainOrder: true, fieldsOpen: false },
    findOperation: () => ({}),
    mention: () => undefined,
    download: () => undefined,
  }
  return { toolsFor: () => tools, cache: createCache(), hashOf: () => undefined, options: '' }
}

test('a page that breaks the compiler is one page with an error; its text is kept and the others go on', async () => {
  const heading = () => {
    throw new Error('no headings today')
  }
  const [first, second] = await compileAll([page('bad', bad), page('good', good)], contextWith({ heading }))
  expect(first!.diagnostics).toMatchObject([
    { code: 'page-failed', severity: 'error', message: '"bad.md" could not be compiled: no headings today' },
  ])
  expect(first!.html).toContain('Words of the page')
  expect(second).toMatchObject({ title: 'Good', diagnostics: [] })
})

test('a page that broke once is tried again', async () => {
  let isBroken = true
  const heading: typeof theme.markdown.heading = (view) => {
    if (isBroken) throw new Error('not now')
    return theme.markdown.heading(view)
  }
  const context = contextWith({ heading })
  await compileAll([page('bad', bad)], context)
  isBroken = false
  expect((await compileAll([page('bad', bad)], context))[0]!.diagnostics).toEqual([])
})

test('an unchanged page is the same Document as before; a changed one is new', async () => {
  const context = contextWith()
  const [before] = await compileAll([page('a', good)], context)
  expect((await compileAll([page('a', good)], context))[0]).toBe(before)
  expect((await compileAll([page('a', bad)], context))[0]).not.toBe(before)
})

test('a heading never gets an id of the layout', async () => {
  const text = '---\ntitle: A\ndescription: d\n---\n\n## Footer\n\n[Down](#footer)\n'
  const [document] = await compileAll([page('a', text)], contextWith())
  expect(document!.toc).toEqual([{ id: 'footer-2', text: 'Footer', depth: 2 }])
  for (const id of theme.ids) expect(document!.anchors).not.toContain(id)
})

test('numbers that no JSON holds are the same in a new page and in one from the cache', async () => {
  const text = '---\ntitle: Good\ndescription: d\nlargest: .inf\nnone: .nan\n---\n\nFine.\n'
  const [made] = await compileAll([page('a', text)], contextWith())
  expect(made!.frontmatter).toEqual(JSON.parse(JSON.stringify(made!.frontmatter)))
})
