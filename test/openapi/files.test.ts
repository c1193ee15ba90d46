import { expect, test } from 'vitest'
import { readDescription } from '../../src/openapi/description.ts'

function read(body: string, files: Record<string, string> = {}) {
  return readDescription('specs/api.yaml', `openapi: 3.1.0\n${body}`, (path) =>
    Object.hasOwn(files, path) ? files[path] : undefined,
  )
}

test('a reference that leads nowhere has a place and the nearest name', () => {
  const body = "paths: {}\ncomponents:\n  schemas:\n    Pet: {}\n    A:\n      $ref: '#/components/schemas/Pat'"
  expect(read(body).diagnostics).toEqual([
    {
      code: 'ref-missing',
      severity: 'warning',
      message: 'The reference "#/components/schemas/Pat" leads nowhere.',
      at: { file: 'specs/api.yaml', line: 6, column: 5 },
      hint: 'Did you mean "Pet"?',
    },
  ])
})

test('follows references to other files, each relative to its own', () => {
  const { description, diagnostics } = read("paths: { /a: { $ref: 'parts/a.yaml#/item' } }", {
    'specs/parts/a.yaml': "item: { get: { responses: { $ref: '../more/r.json' } } }",
    'specs/more/r.json': '{"200": {"$ref": "#/ok"}, "ok": {"$ref": "../api.yaml#/paths"}}',
  })
  expect(diagnostics).toEqual([])
  expect(description?.files).toEqual(['specs/parts/a.yaml', 'specs/more/r.json'])
  expect(description?.target('specs/more/r.json#')).toEqual({
    200: { $ref: 'specs/more/r.json#/ok' },
    ok: { $ref: '#/paths' },
  })
})

test('reads the Markdown that a description refers to as text', () => {
  const { description } = read('info: { description: { $ref: ../about.md } }', { 'about.md': '# About' })
  expect(description?.target('about.md#')).toBe('# About')
})

test('never leaves the project and never asks the network', () => {
  const { diagnostics } = read(
    "a: { $ref: ../../etc/passwd }\nb: { $ref: 'https://example.com/a.yaml' }\nc: { $ref: /etc/passwd }\nd: { $ref: 'file:///etc/passwd' }\ne: { $ref: '..%2F..%2Fx.yaml' }",
  )
  expect(diagnostics.map((each) => each.code)).toEqual([
    'ref-outside',
    'ref-remote',
    'ref-outside',
    'ref-remote',
    'ref-outside',
  ])
})

test('files that refer to each other are read once', () => {
  const { description, diagnostics } = read('paths: {}\nx: { $ref: b.yaml }', {
    'specs/b.yaml': 'y: { $ref: c.yaml }',
    'specs/c.yaml': 'z: { $ref: b.yaml }',
  })
  expect(diagnostics).toEqual([])
  expect(description?.files).toEqual(['specs/b.yaml', 'specs/c.yaml'])
})

test('a broken file beside the description is reported with its own place', () => {
  const { diagnostics } = read('paths: {}\nx: { $ref: b.yaml }', { 'specs/b.yaml': 'a: [' })
  expect(diagnostics).toMatchObject([
    { code: 'openapi-syntax', at: { file: 'specs/b.yaml' } },
    { code: 'ref-missing', at: { file: 'specs/api.yaml', line: 3 } },
  ])
})
