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

test('links of an element to itself follow its new id, all others lead to the first', () => {
  const tree = (
    <div>
      <h2 id="é x">
        <a href="#%C3%A9%20x" />
      </h2>
      <h2 id="é x">
        <a href="#%C3%A9%20x" />
      </h2>
      <p>
        <a href="#é x" />
      </p>
      <ul id="a">
        <li id="a">
          <a href="#a" />
        </li>
        <li>
          <a href="#a" />
        </li>
      </ul>
      <h3 id="a" />
      <a href="#a" />
      <a href="#a" />
    </div>
  ) as Element
  expect(toHtml([...distinctIds([tree])]).value).toBe(
    [
      '<div><h2 id="é x"><a href="#%C3%A9%20x"></a></h2><h2 id="é x-2"><a href="#%C3%A9%20x-2"></a></h2>',
      '<p><a href="#é x"></a></p><ul id="a"><li id="a-2"><a href="#a-2"></a></li><li><a href="#a"></a></li></ul>',
      '<h3 id="a-3"></h3><a href="#a-3"></a><a href="#a"></a></div>',
    ].join(''),
  )
})
