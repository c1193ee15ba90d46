import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import { tablePipes } from '../../src/markdown/table-pipes.ts'
import { page, toolsWith } from './fake-theme.ts'

const escaped = (text: string) => tablePipes(text, 'a.md').edits.map(({ start }) => start)

describe('bars in code in tables', () => {
  test.each(['a.md', 'a.mdx'])('belong to the code where the row then fits (%s)', async (path) => {
    const text = '---\ntitle: T\ndescription: D\n---\n| a | b |\n|---|---|\n| `x|y` | z |\n'
    const { html, markdown, diagnostics } = await compileMarkdown(page(text, path), toolsWith())
    expect(html).toContain('<td><code>x|y</code></td>\n<td>z</td>')
    expect(diagnostics.map(({ code, at }) => `${at?.line}:${at?.column} ${code}`)).toEqual(['7:5 table-pipe'])
    if (path === 'a.mdx') expect(markdown).toContain('| `x\\|y` | z |')
  })

  test.each([
    ['a row that fits', 'a|b\n-|-\n`x|y`'],
    ['a row that fits neither way', 'a|b\n-|-\n`x|y|z` | w | v'],
    ['bars that are escaped', 'a|b\n-|-\n`x\\|y` | z'],
    ['text outside of tables', '`x|y` | z | w'],
    ['fences', '```\na|b\n-|-\n`x|y` | z\n```'],
    ['another paragraph', 'a|b\n-|-\n\n`x|y` | z'],
  ])('%s stays as it is', (_, text) => {
    expect(escaped(text)).toEqual([])
  })

  test('of a table behind a fence count by its own columns', () => {
    const text = '```\na|b|c\n-|-|-\n```\na|b\n-|-\n`x|y` | z'
    expect(escaped(text)).toEqual([text.indexOf('|y')])
  })

  test('of a second table count by its own columns', () => {
    const text = 'a|b|c\n-|-|-\n`d`|e|f\n\n- | -\n\na|b\n:-|-:\n`x|y` | z'
    expect(escaped(text)).toEqual([text.indexOf('|y')])
  })

  test('long tables are read in time', () => {
    expect(escaped(`|a|b|\n|-|-|\n${'| `x|y` | z |\n'.repeat(50_000)}`)).toBeDefined()
    expect(escaped(`${'|-'.repeat(100_000)}\n\`${'|'.repeat(100_000)}\``)).toBeDefined()
  })
  test('blanks in a line that is almost a delimiter row are read in time', () => {
    const blanks = ' '.repeat(8_000)
    for (const line of [`${blanks}|-x`, `|-${blanks}|-x`, `${'> '.repeat(3_000)}|-x`, `|${'-:'.repeat(3_000)}|x`])
      expect(escaped(`\`a\`\n\n${line}\n`)).toEqual([])
  })
})
