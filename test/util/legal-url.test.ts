import { expect, test } from 'vitest'
import { legalUrl } from '../../src/util/legal-url.ts'

test.each([
  ['https://a.example/b/c?d=e&f#g', 'https://a.example/b/c?d=e&f#g'],
  ['https://a.example/VS Code (1).png', 'https://a.example/VS%20Code%20(1).png'],
  ['https://a.example/?env[KEY]={x}', 'https://a.example/?env%5BKEY%5D=%7Bx%7D'],
  ['https://a.example/x#read#F11', 'https://a.example/x#read%23F11'],
  ['https://a.example/100%/%41', 'https://a.example/100%25/%41'],
  ['https://a.example/ü/日本', 'https://a.example/ü/日本'],
  ['https://[::1]:80/a[b]', 'https://[::1]:80/a%5Bb%5D'],
  ['mailto:a@b.example?subject=A b', 'mailto:a@b.example?subject=A%20b'],
  ['//a.example/a|b', '//a.example/a%7Cb'],
  ['https://a.example', 'https://a.example'],
])('%j is legal as %j', (address, legal) => {
  expect(legalUrl(address)).toBe(legal)
})
