import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hash } from '../../src/util/hash.ts'
import { folder } from '../temporary.ts'
import { editable, makeApi } from './make-api.mjs'

test('makes the same description every time, with one sentence to edit', () => {
  const root = folder()
  makeApi(root, 40)
  const text = readFileSync(join(root, 'openapi.json'), 'utf8')
  expect(hash(text)).toMatchInlineSnapshot(`"046cd12fd7d708886aeba0665bfd5e97"`)
  expect(text.split(editable)).toHaveLength(2)
  const { paths } = JSON.parse(text) as { paths: Record<string, object> }
  expect(Object.keys(paths)).toHaveLength(40)
})
