import { expect, test } from 'vitest'
import { namesOperation } from '../../src/content/names-operation.ts'

test.each([
  '---\ntitle: A\nopenapi: GET /a\n---\n',
  '---\r\n"api" : GET /a\r\n---\r\nText',
  '---\nopenapi-schema: A\n...\nText\n---\n',
  '---\ntitle: |\n  ----\n  --- x\napi: GET /a\n---\n',
  '+++\napi = "GET /a"\n+++\n',
  '\ufeff---\nopenapi: GET /a\n---',
])('%j is worth a look', (text) => {
  expect(namesOperation(text)).toBe(true)
})

test.each(['---\ntitle: My api\n---\n\napi: GET /a\n', '---\ntitle: A\n--- \nopenapi: GET /a\n', 'No keys at all'])(
  '%j is not',
  (text) => {
    expect(namesOperation(text)).toBe(false)
  },
)
