import { expect, test } from 'vitest'
import { isAsked, isForbidden, isHeaderText, isMixed } from '../../../../theme/client/playground/browser-rules.ts'
import { explain, type Circumstances } from '../../../../theme/client/playground/explain.ts'

const around: Circumstances = { online: true, protocol: 'https:', origin: 'https://docs.test', credentials: false }
const request = {
  method: 'PUT',
  url: 'https://api.test/x',
  headers: [
    ['Authorization', 'x'],
    ['Content-Type', 'application/json'],
  ],
} as const

test('the likely reason, with the headers that would help', () => {
  const { texts, needed, after } = explain(request, around)
  expect(texts.join(' ')).toContain('CORS')
  expect(needed).toEqual([
    'Access-Control-Allow-Origin: https://docs.test',
    'Access-Control-Allow-Methods: PUT',
    'Access-Control-Allow-Headers: authorization, content-type',
  ])
  expect(after[0]).toContain('OPTIONS')
  expect(
    explain({ method: 'GET', url: 'https://api.test/x', headers: [] }, { ...around, credentials: true }).needed,
  ).toEqual(['Access-Control-Allow-Origin: https://docs.test', 'Access-Control-Allow-Credentials: true'])
})

test('known reasons come first', () => {
  const why = (more: Partial<Circumstances>, url: string = request.url) =>
    explain({ ...request, url }, { ...around, ...more }).texts
  expect(why({ online: false })).toEqual(['This device is offline.'])
  expect(why({}, 'http://api.test/x')[0]).toContain('came over https')
  expect(why({ refused: 'https://other.test/x' })[0]).toContain(
    'policy of this page does not allow calls to other.test',
  )
  expect(why({ protocol: 'file:', origin: 'null' }).join(' ')).toContain('opened from disk')
})

test('http from https, but for this machine', () => {
  expect(isMixed('https:', 'http://api.test')).toBe(true)
  expect(isMixed('https:', 'http://localhost:8080')).toBe(false)
  expect(isMixed('https:', 'http://127.0.0.1')).toBe(false)
  expect(isMixed('http:', 'http://api.test')).toBe(false)
})

test('what browsers keep to themselves', () => {
  for (const name of ['Cookie', 'host', 'Origin', 'Sec-Fetch-Mode', 'Proxy-Authorization', 'Date'])
    expect(isForbidden(name)).toBe(true)
  for (const name of ['Authorization', 'X-Key', 'Accept', 'User-Agent']) expect(isForbidden(name)).toBe(false)
  expect(isHeaderText('é')).toBe(true)
  expect(isHeaderText('→')).toBe(false)
})

test('which calls are asked about first', () => {
  expect(isAsked('GET', [['Accept', 'text/csv']])).toBe(false)
  expect(isAsked('POST', [['Content-Type', 'text/plain; charset=utf-8']])).toBe(false)
  expect(isAsked('POST', [['Content-Type', 'application/json']])).toBe(true)
  expect(isAsked('DELETE', [])).toBe(true)
})
