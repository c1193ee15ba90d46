import { expect, test } from 'vitest'

const script = new URL('../../scripts/quoted-ends.mjs', import.meta.url).href
const { quotedEnds } = (await import(script)) as { quotedEnds: (begin: string, again: string) => string[] }

test('a string ends with the quote that it began with', () => {
  expect(quotedEnds(`(["'])`, String.raw`(\1)|(\n)`)).toEqual([String.raw`(")|(\n)`, String.raw`(')|(\n)`])
})

test('groups are counted as the grammar counts them', () => {
  expect(quotedEnds(String.raw`(?:\(|[(])(?<flag>[rR])?(?=x)('''|""")`, String.raw`(\2)`)).toEqual(['(""")', "(''')"])
})

test('what no quote can be is left for the line that holds it', () => {
  expect(quotedEnds('<<(\\w+)', String.raw`^\1$`)).toEqual([])
  expect(quotedEnds('(a', String.raw`\1`)).toEqual([])
})
