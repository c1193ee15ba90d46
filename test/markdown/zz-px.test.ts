import { test } from 'vitest'
import { readFileSync } from 'node:fs'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import { page, toolsWith } from './fake-theme.ts'
test('x', async () => {
  for (const [text, path] of JSON.parse(readFileSync('/tmp/px/t/in.json', 'utf8'))) {
    const d = await compileMarkdown(page(`---\ntitle: T\ndescription: D\n---\n${text}`, path), toolsWith({ 'snippets/s.mdx': 'from **s**' }))
    console.log(JSON.stringify(text) + ' ' + (path ?? 'mdx') + '\n  H ' + d.html.replaceAll('\n', '⏎') + '\n  M ' + d.markdown.replaceAll('\n', '⏎') + d.diagnostics.map((x) => `\n  ${x.severity} ${x.at?.line}:${x.at?.column} ${x.code}: ${x.message}`).join(''))
  }
})
