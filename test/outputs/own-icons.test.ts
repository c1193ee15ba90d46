import { expect, test } from 'vitest'
import { neutralMark } from '../../src/icons/neutral-mark.ts'
import type { Hrefs } from '../../src/outputs/hrefs.ts'
import { ownIcons } from '../../src/outputs/own-icons.ts'

const hrefs = {
  image: (path: string) => (path === '/a"b.svg' ? '/base/a"b.svg' : path.startsWith('http') ? path : undefined),
}
const find = ownIcons(({ name }) => (name === 'flag' ? neutralMark : undefined), hrefs as Hrefs)

test('a name of a set comes first', () => {
  expect(find({ name: 'flag' })).toBe(neutralMark)
})

test('a file of the project is an image, its address escaped', () => {
  expect(find({ name: '/a"b.svg' })?.body).toBe('<image href="/base/a&#34;b.svg" width="24" height="24"/>')
})

test('inline SVG is an image too, so that nothing in it runs', () => {
  const body = find({ name: '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>' })?.body ?? ''
  expect(body).toContain('href="data:image/svg+xml,%3Csvg%20xmlns%3D')
  expect(body).not.toContain('<script')
})

test.each(['/none.svg', 'https://x.example/a.svg', '//x.example/a.svg', 'no-such-name', ''])(
  'nothing for "%s"',
  (name) => {
    expect(find({ name })).toBeUndefined()
  },
)
