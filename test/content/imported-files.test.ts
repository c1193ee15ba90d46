/** A page is compiled anew when a file that it imports changes, appears or goes, and only then. */
import { expect, test } from 'vitest'
import { createCache } from '../../src/content/cache.ts'
import { compileAll } from '../../src/content/compile.ts'
import type { Tools } from '../../src/content/tools.ts'
import { defaultUrlStyle } from '../../src/model/route.ts'
import type { PageSource } from '../../src/model/source.ts'
import { theme } from '../../theme/index.ts'

const page = (id: string, body: string): PageSource => {
  const text = `---\ntitle: T\ndescription: D\n---\n\n${body}\n`
  return { kind: 'page', id, path: `${id}.mdx`, text, hash: text }
}

function project(files: Map<string, string>) {
  const tools: Tools = {
    theme,
    style: defaultUrlStyle,
    icon: () => undefined,
    contentDir: '',
    readFile: (path) => files.get(path),
    fileExists: (path) => files.has(path),
    api: { sources: [], generate: 'auto', baseUrls: [], playground: 'show', maintainOrder: true, fieldsOpen: false },
    findOperation: () => ({}),
    mention: () => undefined,
    download: () => undefined,
  }
  return { toolsFor: () => tools, cache: createCache(), hashOf: (path: string) => files.get(path), options: '' }
}

test.each([
  ['snippets/s.mdx', 'import S from "/snippets/s.mdx"\n\n<S/>', 'old', 'new'],
  ['_snippets/s.mdx', '<Snippet file="s.mdx"/>', 'old', 'new'],
  [
    'lib/a.jsx',
    'import { A } from "/lib/a.jsx"\n\n<A/>',
    'export const A = () => <b>old</b>',
    'export const A = () => <b>new</b>',
  ],
  [
    'lib/b.ts',
    'import { B } from "/lib/a.js"\n\n{B}',
    'export const B: string = "old"',
    'export const B: string = "new"',
  ],
  ['data.json', 'import data from "./data.json"\n\n{data.word}', '{"word": "old"}', '{"word": "new"}'],
])('%s', async (path, body, before, after) => {
  // The file of code of one case stands behind another one.
  const files = new Map([
    [path, before],
    ...(path === 'lib/b.ts' ? [['lib/a.js', 'export * from "./b"'] as const] : []),
  ])
  const context = project(files)
  const sources = [page('a', body), page('other', 'Text.')]
  const compile = () => compileAll(sources, context)
  const [first, other] = await compile()
  expect(first!.html).toContain('old')
  expect(first!.includes).toContain(path)
  expect((await compile())[0]).toBe(first)
  files.set(path, after)
  const [second, same] = await compile()
  expect(second!.html).toContain('new')
  expect(same).toBe(other)
  files.delete(path)
  expect((await compile())[0]!.html).not.toContain('new')
  files.set(path, before)
  expect((await compile())[0]!.html).toContain('old')
})
