import { expect, test } from 'vitest'
import { htmlPage } from './html-page.ts'

const page =
  htmlPage(`<!doctype html><html data-base-path="/x/"><head><title>T</title><link rel="stylesheet" href="/a.css"></head>
<body><nav aria-label="Pages"><a href="/one/"><svg><title>no</title></svg><span>One</span></a> <a href="/two/" aria-label="Second"><b>2</b></a></nav>
<main><p>Hello</p><p>there <img src="x.png" alt="a plant"> <span aria-hidden="true">#</span></p><script>no()</script></main></body></html>`)

test('reads text as it is read out', () => {
  expect(page.text('main')).toBe('Hello there a plant')
})

test('knows links by their accessible name', () => {
  expect(page.links('nav')).toEqual([
    { name: 'One', href: '/one/' },
    { name: 'Second', href: '/two/' },
  ])
  expect(page.href('Second')).toBe('/two/')
  expect(page.href('Third')).toBeUndefined()
})

test('gives attributes by their HTML names', () => {
  expect(page.attribute('nav', 'aria-label')).toBe('Pages')
  expect(page.attribute('html', 'data-base-path')).toBe('/x/')
  expect(page.styleSheets()).toEqual(['/a.css'])
})

test('says what it looked for when nothing fits', () => {
  expect(() => page.one('footer')).toThrow('Nothing fits "footer"')
})
