/** Parts of a page that are not there are told where they are named. */
import { expect, test } from 'vitest'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import { theme } from '../../theme/index.ts'
import { page, toolsWith } from './fake-theme.ts'

const head = '---\ntitle: T\ndescription: D\n---\n'

async function told(text: string) {
  const { diagnostics } = await compileMarkdown(page(head + text, 'a.mdx'), toolsWith({}, { theme }))
  return diagnostics.map(({ at, code, message }) => `${at!.line - 4}:${at!.column} ${code}: ${message}`)
}

test('an imported image or data', async () => {
  const imports = 'import Pic from "/images/none.png"\nimport data from "./gone.json"'
  expect(await told(`${imports}\n\n<img src={Pic} alt="x" />\n\n{data.x}`)).toEqual(
    expect.arrayContaining([
      '1:1 import-missing: There is no file "/images/none.png".',
      '2:1 import-missing: There is no file "./gone.json".',
    ]),
  )
})

test('a snippet without a name', async () => {
  expect(await told('<Snippet />')).toEqual(['1:1 snippet-missing: "<Snippet>" names no file.'])
})
