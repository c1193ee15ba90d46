import { expect, test } from 'vitest'
import { compileMarkdown } from '../../../src/markdown/compile.ts'
import { theme } from '../../../theme/index.ts'
import { components } from '../../../theme/components/index.ts'
import { page, toolsWith } from '../../markdown/fake-theme.ts'

const values = [
  '{true}',
  '{null}',
  '{0}',
  '{-1}',
  '{[]}',
  '{["a", 1]}',
  '{{ a: 1 }}',
  '""',
  `{'<b> & "x'}`,
  '{<b>x</b>}',
  '"url(javascript:x)"',
]

test.each(Object.keys(components))('<%s> draws its content whatever its props are', async (name) => {
  const { shape } = components[name as keyof typeof components].props as unknown as { shape: Record<string, unknown> }
  const props = [...Object.keys(shape), 'unknown', 'style', 'className', 'id']
  const uses = props.flatMap((prop) => values.map((value) => `<${name} ${prop}=${value}>\n\nInside.\n\n</${name}>`))
  const source = page(`---\ntitle: T\ndescription: D.\n---\n\n${uses.join('\n\n')}\n\nAfter.`, 'a.mdx')
  const { html, diagnostics } = await compileMarkdown(source, toolsWith({}, { theme }))
  expect(diagnostics.filter(({ code }) => code === 'component-failed')).toEqual([])
  expect(html).toContain('<p>After.</p>')
  expect(html).not.toMatch(/ style="|(?:href|src)="\s*javascript:/)
})
