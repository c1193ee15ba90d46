import { expect, test } from 'vitest'
import { descriptionCache, readDescriptions } from '../../src/content/descriptions.ts'
import { hash } from '../../src/util/hash.ts'

const at = { file: 'docs.json', line: 2, column: 13 }

test('what is wrong with a description is said once for each content, and its pages are made all the same', async () => {
  const text = 'openapi: 3.1.0\ninfo: { title: T }\npaths: { /a: { get: { summary: A } } }\n'
  let checks = 0
  const { validate, ...rest } = descriptionCache()
  const cache = { ...rest, validate: (...given: Parameters<typeof validate>) => (checks++, validate(...given)) }
  const files = { paths: new Set(['a.yaml']), read: () => text, hashOf: () => hash(text) }
  for (const _ of [1, 2]) {
    const { byPath, diagnostics } = await readDescriptions([{ source: 'a.yaml', at }], files, { cache })
    expect(byPath.get('a.yaml')?.root).toHaveProperty('paths')
    expect(diagnostics).toEqual([
      {
        code: 'openapi-key-missing',
        severity: 'warning',
        message: '"info" needs the key "version".',
        hint: 'Add "version".',
        at: { file: 'a.yaml', line: 2, column: 1 },
      },
    ])
  }
  expect(checks).toBe(1)
})
