import { expect, test } from 'vitest'
import { isoDay, writtenDay } from '../../src/util/iso-day.ts'

test('a day is read as it is written, whatever its clock and zone', () => {
  expect(writtenDay('2026-04-14')).toBe('2026-04-14')
  expect(writtenDay('2026-04-14T23:30:00-08:00')).toBe('2026-04-14')
  expect(isoDay(new Date('2026-04-14T23:30:00-08:00'))).toBe('2026-04-15')
})

test('what is no day of the calendar is none', () => {
  for (const text of [undefined, '', 'April 2026', '2026-02-30', '2026-13-01', '2026-04-145'])
    expect(writtenDay(text)).toBeUndefined()
})
