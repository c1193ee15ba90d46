import { expect, test } from 'vitest'
import { readDescription, slicesOf } from '../../src/openapi/description.ts'
import { finderOf, findSlice } from '../../src/openapi/find.ts'

function given(path: string, body: string) {
  return slicesOf(readDescription(path, `openapi: 3.1.0\n${body}`).description!)
}

const all = [
  ...given(
    'specs/a.yaml',
    'paths: { /plants: { get: {}, post: {} }, /only-a/: { get: {} } }\nwebhooks: { /plant/webhook: { post: { summary: New Plant } } }',
  ),
  ...given('specs/b.json', 'paths: { /plants: { get: {} } }'),
]
const find = (reference: string) => {
  const found = findSlice(all, reference)
  expect(finderOf(all)(reference)).toEqual(found)
  const { slice, problem } = found
  return slice ? `${slice.spec} ${slice.method} ${slice.path}` : problem
}

test('finds by method and path, whatever the case of the method and a slash at the end', () => {
  expect(find('POST /plants')).toBe('specs/a.yaml POST /plants')
  expect(find('  get\n /only-a ')).toBe('specs/a.yaml GET /only-a/')
})

test('finds in the file that is named, with or without folder and ending', () => {
  for (const file of ['specs/b.json', '/specs/b.json', 'specs/b', 'b', './specs/b.json']) {
    expect(find(`${file} GET /plants`)).toBe('specs/b.json GET /plants')
  }
})

test('a file at the very path wins over files of that name elsewhere', () => {
  const slices = [...given('a.json', 'paths: { /x: { get: {} } }'), ...given('es/a.json', 'paths: { /x: { get: {} } }')]
  expect(findSlice(slices, '/a.json GET /x').slice?.spec).toBe('a.json')
  expect(findSlice(slices, 'es/a GET /x').slice?.spec).toBe('es/a.json')
})

test('a file may be written from the page that names it', () => {
  const slices = [
    ...given('en/a.json', 'paths: { /x: { get: {} } }'),
    ...given('es/a.json', 'paths: { /x: { get: {} } }'),
  ]
  for (const file of ['../a.json', '../a', '../../es/a.json'])
    expect(findSlice(slices, `${file} GET /x`, 'es/pages/one.mdx').slice?.spec).toBe('es/a.json')
  expect(findSlice(slices, './a.json GET /x', 'en/one.mdx').slice?.spec).toBe('en/a.json')
  expect(findSlice(slices, '../b.json GET /x', 'en/one.mdx').problem?.code).toBe('operation-file')
})

test('of several the one that lies nearest to the page counts', () => {
  const slices = ['v1/a.yaml', 'v2/a.yaml'].flatMap((path) => given(path, 'paths: { /x: { get: {} } }'))
  for (const reference of ['GET /x', '/a.yaml GET /x'])
    expect(finderOf(slices)(reference, 'v2/de/pages/one.mdx').slice?.spec).toBe('v2/a.yaml')
  expect(findSlice(slices, 'GET /x', 'v3/one.mdx').problem?.code).toBe('operation-ambiguous')
})

test('finds webhooks by key and by title', () => {
  for (const name of ['/plant/webhook', 'plant/webhook', 'New Plant', 'new-plant']) {
    expect(find(`webhook ${name}`)).toBe('specs/a.yaml POST /plant/webhook')
  }
})

test('names both when two descriptions have the operation', () => {
  expect(find('GET /plants')).toEqual({
    code: 'operation-ambiguous',
    severity: 'error',
    message: '"GET /plants" could be "specs/a.yaml GET /plants" or "specs/b.json GET /plants".',
    hint: 'Write "specs/a.yaml GET /plants", or the other.',
  })
})

test('names the nearest operation', () => {
  expect(find('GET /plant')).toMatchObject({ code: 'operation-unknown', hint: 'Did you mean "GET /plants"?' })
  expect(find('DELETE /only-a')).toMatchObject({ hint: 'Did you mean "GET /only-a/"?' })
  expect(find('POST /plant/webhook')).toMatchObject({ hint: 'Did you mean "webhook /plant/webhook"?' })
})

test('says what a reference looks like and which file is not there', () => {
  expect(find('plants')).toMatchObject({ code: 'operation-reference' })
  expect(find('GET')).toMatchObject({ code: 'operation-reference' })
  expect(find('specs/c.yaml GET /plants')).toMatchObject({
    code: 'operation-file',
    message: 'There is no API description "specs/c.yaml".',
    hint: 'Did you mean "specs/a.yaml"?',
  })
})

test('of descriptions as near from the top the one that lies less deep counts', () => {
  const near = ['docs/v1/a.yaml', 'docs/v1/legacy/b.yaml'].flatMap((spec) =>
    given(spec, 'paths: { /beds: { get: {} } }'),
  )
  const reference = 'GET /beds'
  expect(findSlice(near, reference, 'docs/v1/bed.mdx').slice?.spec).toBe('docs/v1/a.yaml')
  expect(findSlice(near, reference, 'docs/bed.mdx').slice?.spec).toBe('docs/v1/a.yaml')
  expect(findSlice(near, reference, 'bed.mdx').problem?.code).toBe('operation-ambiguous')
})

test('looks at no other name until it has to say what is wrong', () => {
  let reads = 0
  const counted = given(
    'a.yaml',
    `paths: { ${Array.from({ length: 50 }, (_, i) => `/x${i}: { get: {} }`).join(', ')} }`,
  ).map((slice) => new Proxy(slice, { get: (target, key) => (reads++, Reflect.get(target, key)) }))
  const finder = finderOf(counted)
  finder('GET /x1/')
  finder('GET /y')
  const before = reads
  expect(finder('GET /x2/').slice?.path).toBe('/x2')
  const lost = finder('GET /x77', 'one.mdx')
  expect(lost.isMissing).toBe(true)
  expect(reads - before).toBeLessThan(10)
  expect(lost.problem?.hint).toMatch(/Did you mean "GET/)
  expect(reads - before).toBeGreaterThan(50)
  const after = reads
  expect(finder('GET /x77', 'one.mdx').problem).toBe(lost.problem)
  expect(reads).toBe(after)
})
