import { expect, test } from 'vitest'
import { feedDate } from '../../src/markdown/feed-date.ts'

test.each([
  ['2027-01-31', '2027-01-31'],
  ['2027-01-31T10:00:00Z', '2027-01-31'],
  ['2027/1/5', '2027-01-05'],
  ['January 31, 2027', '2027-01-31'],
  ['Sept. 3rd 2027', '2027-09-03'],
  ['3 May 2027', '2027-05-03'],
  ['February 29, 2028', '2028-02-29'],
])('reads %s', (text, date) => expect(feedDate([text])).toBe(date))

test.each([
  'May 2027',
  '2027',
  'v2.0.1',
  'Week of May 3, 2027',
  'May 3 – 5, 2027',
  '31 February 2027',
  '2027-13-01',
  '01/02/2027',
  'Mayday 3, 2027',
])('sees no clear date in %s', (text) => expect(feedDate([text])).toBeUndefined())

test('takes the first text that is one', () => {
  expect(feedDate([undefined, 'v2', 'May 3, 2027', '2026-01-01'])).toBe('2027-05-03')
})
