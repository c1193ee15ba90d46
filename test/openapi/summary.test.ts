import { expect, test } from 'vitest'
import { summaryOf } from '../../src/openapi/summary.ts'
import { plantStore, slices } from './given.ts'

test('sums up webhooks and operations', () => {
  expect(slices(plantStore).map(summaryOf)).toEqual([
    { method: 'WEBHOOK', path: '/plant/webhook', deprecated: false, tags: [] },
  ])
  expect(slices('paths: { /a: { get: { deprecated: true, tags: [x] } } }').map(summaryOf)).toEqual([
    { method: 'GET', path: '/a', deprecated: true, tags: ['x'] },
  ])
})
