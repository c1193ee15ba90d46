import { bundledLanguages } from 'shiki/langs'
import { expect, test } from 'vitest'
import { dependent, languagesFor } from '../../src/markdown/grammar-sets.ts'

test('every language whose colours depend on others is known', async () => {
  const found: string[] = []
  for (const [id, load] of Object.entries(bundledLanguages)) {
    const { default: grammars } = await load()
    if (grammars.some(({ embeddedLangsLazy = [], injectTo = [] }) => embeddedLangsLazy.length + injectTo.length > 0))
      found.push(id)
  }
  expect(found.toSorted()).toEqual([...dependent].toSorted())
})

test.each([
  ['a fence', '# A\n\n- ```ts title="b"\n  c\n  ```', ['ts']],
  ['a fence with braces', '```{python}\na\n```', ['python']],
  ['front matter', '---\na: b\n---\n', ['yaml']],
  ['front matter in TOML', '+++\na = "b"\n+++\n', ['toml']],
  ['an attribute', '<script lang="ts">\n</script>\n<style lang=scss>', ['scss', 'ts']],
  ['AsciiDoc', '[source,ruby]\n----\na\n----', ['ruby']],
  ['LaTeX', '\\begin{minted}[linenos]{python}', ['python']],
  ['Org', '#+BEGIN_SRC sh', ['sh']],
  ['reStructuredText', '.. code-block:: c++', ['c++']],
  ['a filter', '%p\n  :markdown\n', ['markdown']],
  ['the first three', '```a\n```\n```b\n```\n```c\n```\n```d\n```', ['a', 'b', 'c']],
  ['none', '# A `lang` word', []],
])('languages are found in %s', (_, code, found) => {
  expect(languagesFor('', code, (name) => name)).toEqual(found)
})

test('what a language always holds is among them', () => {
  expect(languagesFor('mdx', '```sh\n```', (name) => name)).toEqual(['sh', 'tsx'])
  expect(languagesFor('md', '# A', (name) => name)).toEqual(['html-derivative'])
})

test.each([
  ['blanks behind a fence', `\`\`\`${' '.repeat(200_000)}!`],
  ['many starts of LaTeX', '\\begin{minted}['.repeat(12_000)],
  ['many lines of them', `${'\\begin{minted}['.repeat(20)}\n`.repeat(600)],
  ['many names that are none', 'lang=nobody\n'.repeat(15_000)],
])('%s take no time', (_, code) => {
  expect(languagesFor('', code, () => undefined)).toEqual([])
})
