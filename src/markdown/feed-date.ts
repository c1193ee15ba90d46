/** Dates as authors write them in changelogs, where no reader could take them for another day. */

const months = 'january february march april may june july august september october november december'.split(' ')

/** The first text that is a clear date, as `2027-01-31`; a month or a range of days is none. */
export function feedDate(texts: readonly (string | undefined)[]): string | undefined {
  for (const text of texts) {
    const found = text === undefined ? undefined : read(text.trim().toLowerCase())
    if (found) return found
  }
  return undefined
}

function read(text: string): string | undefined {
  const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:t[\d:.]+(?:z|[+-]\d\d:?\d\d)?)?$/.exec(text)
  if (iso) return dayOf(Number(iso[1]), Number(iso[3]), Number(iso[4]))
  const american = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(text)
  if (american) return dayOf(Number(american[3]), monthOf(american[1]!), Number(american[2]))
  const british = /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?,? (\d{4})$/.exec(text)
  return british ? dayOf(Number(british[3]), monthOf(british[2]!), Number(british[1])) : undefined
}

/** 1 to 12; 0 for a word that is no month. */
function monthOf(word: string): number {
  const short = word === 'sept' ? 'sep' : word
  return months.findIndex((month) => month === short || month.slice(0, 3) === short) + 1
}

/** Days that no calendar has are no dates. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const last = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  if (last === undefined || day < 1 || day > last || year < 1000) return undefined
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
