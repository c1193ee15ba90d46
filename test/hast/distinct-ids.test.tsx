import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { distinctIds } from '../../src/hast/distinct-ids.ts'
import { toHtml } from '../../src/hast/to-html.ts'

test('a repeated or taken id gets the next number that is free', () => {
  const tree = (
    <div>
      <p id="a" />
      <p id="a-2" />
      <p id="a">
        <b id="footer" />
      </p>
      <p id="a" />
    </div>
  ) as Element
  expect(toHtml([...distinctIds([tree], ['footer'])]).value).toBe(
    '<div><p id="a"></p><p id="a-2"></p><p id="a-3"><b id="footer-2"></b></p><p id="a-4"></p></div>',
  )
})

test('twenty thousand equal ids stay quick', () => {
  const nodes = Array.from({ length: 20_000 }, () => (<p id="a" />) as Element)
  expect(distinctIds(nodes).at(-1)!.properties.id).toBe('a-20000')
})
