import { expect, test } from 'vitest'
import { inertType, kindOf, throughProxy } from '../../../../theme/client/playground/send.ts'

test.each([
  ['text/html; charset=utf-8', 'application/octet-stream'],
  ['image/svg+xml', 'application/octet-stream'],
  ['application/xhtml+xml', 'application/octet-stream'],
  ['application/json', 'application/octet-stream'],
  ['image/PNG', 'image/png'],
  ['audio/mpeg', 'audio/mpeg'],
])('an answer of %s is kept as %s, so that no script of it runs on this site', (type, kept) => {
  expect(inertType(type)).toBe(kept)
})

test('a drawing is shown as the text that it is', () => {
  expect(kindOf('image/svg+xml')).toBe('text')
  expect(kindOf('image/png')).toBe('image')
})

test.each([
  ['https://own.test/call', 'https://own.test/call?url='],
  ['/call', 'https://docs.test/call?url='],
  ['https://own.test/call?key=1', 'https://own.test/call?key=1&url='],
  ['https://own.test/call?url=', 'https://own.test/call?url='],
  ['https://own.test/call?key=1&', 'https://own.test/call?key=1&url='],
  ['https://own.test/?#there', 'https://own.test/?url='],
])('a request goes through %s with its address in the query', (proxy, start) => {
  const address = 'https://api.test/a?b=c d&e=%20'
  const sent = throughProxy(proxy, address, 'https://docs.test/a/?playground=open')
  expect(sent.startsWith(start)).toBe(true)
  expect(new URL(sent).searchParams.get('url')).toBe(address)
})
