import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decode, readText } from '../../src/content/read-text.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)

test('UTF-8 is read with and without its mark, UTF-16 by its mark', () => {
  expect(decode(bytes(0xef, 0xbb, 0xbf, 0x68, 0x69), 'a.md')).toEqual({ text: 'hi' })
  expect(decode(bytes(0xff, 0xfe, 0x68, 0x00), 'a.md')).toEqual({ text: 'h' })
  expect(decode(bytes(0xfe, 0xff, 0x00, 0x68), 'a.md')).toEqual({ text: 'h' })
})

test('what is not text is an error at the byte where it stops being text', () => {
  expect(decode(bytes(0x61, 0x0a, 0x62, 0xff, 0x63), 'a.md')).toEqual({
    problem: {
      code: 'encoding-invalid',
      severity: 'error',
      message: '"a.md" is not valid UTF-8 (byte 3).',
      at: { file: 'a.md', line: 2, column: 2 },
      hint: 'Save the file as UTF-8 text.',
    },
  })
  expect(decode(bytes(0x61, 0x00), 'a.md')).toMatchObject({ problem: { code: 'encoding-invalid' } })
})

test('a NUL character among many others leaves a page a page, and nothing else', () => {
  const text = `A long enough text\0, with one.`
  expect(decode(Buffer.from(text), 'a.mdx')).toEqual({ text })
  expect(decode(Buffer.from(text), 'a.js')).toMatchObject({ problem: { code: 'encoding-invalid' } })
  expect(decode(Buffer.from('UTF-16 without its mark', 'utf16le'), 'a.md')).toMatchObject({
    problem: { code: 'encoding-invalid', message: '"a.md" holds a NUL character (byte 1).' },
  })
})

test('a file that is gone or too large is a diagnostic', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'flatleaf-'))
  await writeFile(join(folder, 'big.md'), 'x'.repeat(20))
  expect(readText(join(folder, 'none.md'), 'none.md')).toMatchObject({ problem: { code: 'file-unreadable' } })
  expect(readText(join(folder, 'big.md'), 'big.md', 10)).toMatchObject({ problem: { code: 'file-large' } })
  await rm(folder, { recursive: true })
})
