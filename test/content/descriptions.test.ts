import { expect, test } from 'vitest'
import { descriptionCache, readDescriptions } from '../../src/content/descriptions.ts'
import { hash } from '../../src/util/hash.ts'

const at = { file: 'docs.json', line: 2, column: 13 }
const text = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: {}\n'

function filesOf(texts: Readonly<Record<string, string | undefined>>) {
  const read = (path: string) => texts[path]
  const hashOf = (path: string) => (texts[path] === undefined ? undefined : hash(texts[path]))
  return { paths: new Set(Object.keys(texts)), read, hashOf }
}
const codes = async (
  source: string,
  texts: Readonly<Record<string, string | undefined>>,
  fetchText?: () => Promise<string>,
) => (await readDescriptions([{ source, at }], filesOf(texts), { cache: descriptionCache(), fetchText })).diagnostics

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
  expect(await codes(url, {}, async () => text)).toEqual([])
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
