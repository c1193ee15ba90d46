/** Days as `2026-04-14`, without the clock or the zone of the machine. */

/** The day of a moment, as it is in Greenwich. */
export function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** The day that a date begins with, as it is written; `undefined` when it begins with none, or with one that no calendar has. */
export function writtenDay(date: string | undefined): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(date ?? '')?.[0]
  if (day === undefined) return undefined
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && isoDay(moment) === day ? day : undefined
}
