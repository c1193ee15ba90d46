import { expect, test } from 'vitest'
import { licenses } from '../../src/outputs/licenses.ts'

test('every set of icons is named with its author, licence and address', async () => {
  const [file] = licenses()
  const text = String(await file!.body())
  expect(file!.path).toBe('_flatleaf/licenses.txt')
  for (const name of ['Font Awesome Free', 'Lucide', 'Tabler Icons', 'Phosphor Icons'])
    expect(text).toMatch(new RegExp(`${name} \\(icons.*\\n {2}Copyright .+\\. (?:MIT|ISC|CC-BY-4\\.0)\\. https://`))
  expect(text).toContain('https://creativecommons.org/licenses/by/4.0/')
  expect(text).toContain('Permission is hereby granted')
})
