import { expect, test } from 'vitest'
import { languageName } from '../../../theme/layout/language-name.ts'

test('languages are called by their names', () => {
  expect(['js', 'C#', 'python', 'golang', 'curl', 'yml', 'elixir', ''].map((each) => languageName(each))).toEqual([
    'JavaScript',
    'C#',
    'Python',
    'Go',
    'cURL',
    'YAML',
    'Elixir',
    'Code',
  ])
})
