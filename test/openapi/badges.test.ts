import { expect, test } from 'vitest'
import { view } from './given.ts'

const badges = async (text: string) => (await view(`paths: { /a: { get: { ${text} } } }`)).badges

test('are what the author puts on an operation, as written', async () => {
  expect(await badges("x-badges: [{ name: Early Access, color: red }, Paid, { color: blue }, { name: ' ' }]")).toEqual([
    'Early Access',
    'Paid',
  ])
})

test('say how far along it is, once', async () => {
  expect(await badges('x-beta: true, x-stability-level: beta, x-stability: release_candidate')).toEqual([
    'Release candidate',
    'Beta',
  ])
  expect(await badges('x-beta: false')).toEqual([])
})
