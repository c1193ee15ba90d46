import { expect, test } from 'vitest'
import { layout, type Pending } from '../../../src/openapi/schema/layout.ts'

function opened(bytes: number, parts: readonly (Partial<Pending> & { readonly name: string; readonly all: number })[]) {
  const made = layout(3)
  const log: string[] = []
  for (const { name, all, ...more } of parts) {
    made.add({
      level: 0,
      size: { first: 10, all, rows: 1, levels: 1 },
      prefix: 0,
      isNamed: false,
      hasPage: true,
      isPaid: false,
      open: ({ whole }) => log.push(whole ? name : `${name} in part`),
      close: () => log.push(`${name} elsewhere`),
      ...more,
    })
  }
  made.run(bytes)
  return log
}

test('the first rows of every section come before what is nested in the first', () => {
  expect(
    opened(100, [
      { name: 'body', all: 95 },
      { name: 'response', all: 10 },
    ]),
  ).toEqual(['body in part', 'response'])
  expect(
    opened(200, [
      { name: 'body', all: 95 },
      { name: 'response', all: 10 },
    ]),
  ).toEqual(['body', 'response'])
})

test('levels are opened in reading order while bytes last, named schemas down to a depth', () => {
  const named = { isNamed: true }
  expect(
    opened(60, [
      { name: 'b', all: 30, level: 2, ...named },
      { name: 'a', all: 40, level: 1, ...named },
      { name: 'c', all: 5, level: 2, ...named },
      { name: 'd', all: 1, level: 3, ...named },
    ]),
  ).toEqual(['a', 'b elsewhere', 'c', 'd elsewhere'])
})

test('what is opened whole may take all it needs', () => {
  const most: number[] = []
  const open: Pending['open'] = (how) => most.push(how.most)
  const part = { name: '', open }
  opened(100, [
    { ...part, all: 80 },
    { ...part, all: 15, level: 1 },
  ])
  opened(1, [{ ...part, all: 500, hasPage: false }])
  expect(most).toEqual([Infinity, Infinity, Infinity])
})

test('what has no page anywhere else is always shown', () => {
  expect(opened(1, [{ name: 'a', all: 500, level: 9, hasPage: false }])).toEqual(['a'])
})

test('sections that are all too large share what there is', () => {
  const most: number[] = []
  const size = { first: 100, all: 500, rows: 1, levels: 1 }
  const part = { name: '', all: 500, size, open: (how: { readonly most: number }) => most.push(how.most) }
  opened(100, [part, part])
  expect(most).toEqual([50, 50])
})
