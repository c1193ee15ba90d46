import { expect, test } from 'vitest'
import { toHtml } from '../src/hast/to-html.ts'
import type { Element } from 'hast'

test('JSX gives hast, and text is escaped once', () => {
  const tree = (
    <a href="/x?a=1&b" class="card" aria-hidden="true" hidden={false}>
      {'<b>'}
      <svg viewBox="0 0 1 1" />
    </a>
  ) as Element
  expect(toHtml(tree).value).toBe(
    '<a href="/x?a=1&#x26;b" class="card" aria-hidden="true">&#x3C;b><svg viewBox="0 0 1 1"></svg></a>',
  )
})
