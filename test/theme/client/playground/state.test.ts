import { expect, test } from 'vitest'
import type { FormContent, FormParameter, FormSchema, RequestForm } from '../../../../src/model/request-form.ts'
import { builtRequest } from '../../../../theme/client/playground/build-request.ts'
import { problemsOf } from '../../../../theme/client/playground/problems.ts'
import { initialState, partOf, withExamples, withPart } from '../../../../theme/client/playground/state.ts'

const query = (name: string, schema: FormSchema, required?: true): FormParameter => ({
  in: 'query',
  name,
  schema,
  style: 'form',
  explode: true,
  allowReserved: false,
  ...(required && { required }),
})
const form = (more: Partial<RequestForm> = {}, content?: Partial<FormContent>): RequestForm => ({
  method: 'POST',
  path: '/x',
  servers: [{ url: 'https://a.test', shown: '', variables: [] }],
  security: [],
  parameters: [
    query('example', { example: 0 }),
    query('default', { default: false }),
    query('start', { start: 'own', example: 'no' }),
    query('only', { enum: [{ value: 'v1' }] }, true),
    query('maybe', { enum: [{ value: 'v1' }] }),
    query('first', { enum: [{ value: 'a' }, { value: 'b' }] }, true),
  ],
  ...(content && {
    body: { required: false, contents: [{ mediaType: 'application/json', kind: 'json', schema: {}, ...content }] },
  }),
  ...more,
})

test('begins empty but for what can only be so, and with examples where the owner wants it', () => {
  expect(initialState(form()).values).toEqual({ 'query start': 'own', 'query only': 'v1' })
  expect(initialState(form({ prefill: true })).values).toEqual({
    'query example': 0,
    'query default': false,
    'query start': 'own',
    'query only': 'v1',
    'query first': 'a',
  })
})

test('filling in examples keeps what was entered', () => {
  const given = form({}, { example: { a: 1 }, schema: { type: 'object', fields: [{ name: 'a', schema: {} }] } })
  const before = { ...initialState(given), values: { 'query example': 7 } }
  const after = withExamples(given, before)
  expect(after.values['query example']).toBe(7)
  expect(after.values['query default']).toBe(false)
  expect(after.bodies[0]).toMatchObject({ value: { a: 1 }, asText: false })
  const typed = { ...before, bodies: [{ asText: true, text: '{', files: {} }] }
  expect(withExamples(given, typed).bodies[0]!.text).toBe('{')
})

test('an example that is the text of a body is its text', () => {
  const given = form(
    { prefill: true },
    { example: '{ "a": 1.0 }', schema: { type: 'object', fields: [{ name: 'a', schema: {} }] } },
  )
  expect(initialState(given).bodies[0]).toEqual({ asText: false, value: { a: 1 }, text: '{ "a": 1.0 }', files: {} })
})

test('an example whose numbers a form would round begins as its text', () => {
  const text = '{ "a": 12345678901234567890 }'
  const given = form(
    { prefill: true },
    { example: text, schema: { type: 'object', fields: [{ name: 'a', schema: {} }] } },
  )
  expect(initialState(given).bodies[0]).toMatchObject({ asText: true, text })
})

test('parts are put in place, and empty wholes disappear', () => {
  expect(withPart({ a: 1, b: 2 }, 'a', 3)).toEqual({ a: 3, b: 2 })
  expect(Object.keys(withPart({ a: 1, b: 2 }, 'a', 3) as object)).toEqual(['a', 'b'])
  expect(withPart({ a: 1 }, 'a', undefined)).toBeUndefined()
  expect(withPart([1, 2], 0, undefined)).toEqual([2])
  expect(JSON.stringify(withPart(undefined, '__proto__', 1))).toBe('{"__proto__":1}')
  expect(partOf({}, 'constructor')).toBeUndefined()
})

test('problems by field; without a path nothing can be sent', () => {
  const given = form(
    {
      path: '/x/{id}',
      parameters: [{ ...query('id', { type: 'integer' }, true), in: 'path' }, query('n', { type: 'integer' })],
    },
    { schema: { type: 'object', fields: [{ name: 'a', required: true, schema: {} }] } },
  )
  const state = {
    ...initialState(given),
    values: { 'query n': 'x' },
    bodies: [{ asText: true, text: '{ "b": }', files: {} }],
  }
  const { all, blocking } = problemsOf(given, state, builtRequest(given, state, 'real'))
  expect([...all.keys()]).toEqual(['path id', 'query n', 'body'])
  expect(all.get('body')).toBe('Line 1, column 8: “}” is not expected here.')
  expect(blocking.map(({ at }) => at)).toEqual(['path id'])
  const sent = { ...state, values: { 'path id': 1 }, bodies: [{ asText: true, text: '{ "b": 1 }', files: {} }] }
  expect([...problemsOf(given, sent, builtRequest(given, sent, 'real')).all]).toEqual([['body/a', 'Is required.']])
})

test('a header that no browser sends blocks', () => {
  const given = form({ parameters: [{ ...query('X-A', {}), in: 'header' }] })
  const state = { ...initialState(given), values: { 'header X-A': '→' } }
  expect(problemsOf(given, state, builtRequest(given, state, 'real')).blocking).toEqual([
    { at: 'header X-A', message: 'X-A holds characters that no header can hold.' },
  ])
})
