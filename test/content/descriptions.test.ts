import { expect, test } from 'vitest'
import { descriptionCache, readDescriptions, type FetchText } from '../../src/content/descriptions.ts'
import { hash } from '../../src/util/hash.ts'

const at = { file: 'docs.json', line: 2, column: 13 }
const text = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: {}\n'

function filesOf(texts: Readonly<Record<string, string | undefined>>) {
  const read = (path: string) => texts[path]
  const hashOf = (path: string) => (texts[path] === undefined ? undefined : hash(texts[path]))
  return { paths: new Set(Object.keys(texts)), read, hashOf }
}
const codes = async (source: string, texts: Readonly<Record<string, string | undefined>>, fetchText?: FetchText) =>
  (await readDescriptions([{ source, at }], filesOf(texts), { cache: descriptionCache(), fetchText })).diagnostics

test('a path is relative to the project, however it is written', async () => {
  for (const source of ['api/a.yaml', '/api/a.yaml', './api/a.yaml'])
    expect(await codes(source, { 'api/a.yaml': text })).toEqual([])
})

test('a missing file names the nearest one, where it is asked for', async () => {
  expect(await codes('opnapi.yaml', { 'openapi.yaml': text, 'openapi.md': '' })).toEqual([
    {
      code: 'openapi-missing',
      severity: 'error',
      message: 'There is no API description "opnapi.yaml".',
      at,
      hint: 'Did you mean "openapi.yaml"?',
    },
  ])
})

test('a file that is no text is an error', async () => {
  expect(await codes('a.yaml', { 'a.yaml': undefined })).toMatchObject([{ code: 'description-unreadable' }])
})

test('a URL is read only when fetching was asked for, and a failure says why', async () => {
  const url = 'https://example.com/a.yaml'
  expect(await codes(url, {})).toMatchObject([{ code: 'description-remote', severity: 'warning', at }])
  expect(await codes(url, {}, async () => ({ text }))).toEqual([])
  const down = async () => Promise.reject(new Error('the server answered 500.'))
  expect(await codes(url, {}, down)).toMatchObject([
    { code: 'description-unreachable', message: expect.stringContaining('the server answered 500.') },
  ])
})

test('a description is parsed again only when a file it consists of has changed', async () => {
  const cache = descriptionCache()
  const texts: Record<string, string> = { 'a.yaml': text }
  const read = async () =>
    (await readDescriptions([{ source: 'a.yaml', at }], filesOf(texts), { cache })).byPath.get('a.yaml')
  const first = await read()
  expect(await read()).toBe(first)
  texts['a.yaml'] += '# new\n'
  expect(await read()).not.toBe(first)
})

test('references to other hosts are read when that was asked for, also those of what was fetched', async () => {
  const at1 = (ref: string) => `openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: { /a: { $ref: '${ref}' } }\n`
  const asked: string[] = []
  const texts: Record<string, string> = {
    'https://example.com/parts/a.yaml': 'get: { responses: { default: { $ref: ../r.yaml } } }',
    'https://example.com/r.yaml': 'description: ok',
  }
  const fetchText: FetchText = async (url) => (asked.push(url), { text: texts[url]! })
  const files = { 'a.yaml': at1('https://example.com/parts/a.yaml') }
  expect(await codes('a.yaml', files, fetchText)).toEqual([])
  expect(asked).toEqual(Object.keys(texts))
  expect(await codes('a.yaml', files)).toMatchObject([{ code: 'ref-remote', at: { file: 'a.yaml', line: 3 } }])
})

test('what lies at another host never reaches into the project or to plain http', async () => {
  const asked: string[] = []
  const remote =
    'a: { $ref: ../../secret.yaml }\nb: { $ref: "file:///secret.yaml" }\nc: { $ref: "http://example.com/x" }'
  const fetchText: FetchText = async (url) => (asked.push(url), url.endsWith('r.yaml') ? { text: remote } : undefined)
  const text1 = `${text}components: { schemas: { A: { $ref: 'https://example.com/r.yaml' } } }\n`
  const found = await codes('a.yaml', { 'a.yaml': text1, 'secret.yaml': 'a: 1' }, fetchText)
  expect(asked).toEqual(['https://example.com/r.yaml', 'https://example.com/secret.yaml'])
  expect(found.map(({ code }) => code)).toEqual(['ref-remote', 'ref-remote', 'ref-remote'])
})

test('a text that is another one than is pinned is told', async () => {
  const found = await codes('https://example.com/a.yaml', {}, async () => ({ text, changed: true }))
  expect(found).toMatchObject([{ code: 'description-changed', severity: 'warning', at }])
})
