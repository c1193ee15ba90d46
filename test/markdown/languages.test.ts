import { bundledLanguages } from 'shiki/langs'
import { expect, test } from 'vitest'
import { findLanguage } from '../../src/markdown/languages.ts'

const kind = (name: string) => {
  const found = findLanguage(name, bundledLanguages)
  return found.kind === 'known' ? found.id : found.kind
}

test.each([
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['console', 'bash'],
  ['zsh', 'bash'],
  ['curl', 'bash'],
  ['redis', 'bash'],
  ['command', 'bash'],
  ['golang', 'go'],
  ['gradle', 'groovy'],
  ['env', 'dotenv'],
  ['dotenv', 'dotenv'],
  ['c#', 'csharp'],
  ['C++', 'cpp'],
  ['yml', 'yml'],
  ['js', 'js'],
  ['ts', 'ts'],
  ['py', 'py'],
  ['rb', 'rb'],
  ['dockerfile', 'dockerfile'],
  ['jsonc', 'jsonc'],
  ['json5', 'json5'],
  ['http', 'http'],
  ['diff', 'diff'],
  ['mdx', 'mdx'],
  ['text', 'plain'],
  ['txt', 'plain'],
  ['plaintext', 'plain'],
  ['output', 'plain'],
  ['*/}', 'plain'],
  ['', 'plain'],
])('"%s" is %s', (name, id) => {
  expect(kind(name)).toBe(id)
})

test('every alias leads to a grammar that is there', () => {
  for (const name of [
    'postgres',
    'react',
    'objectivec',
    'fortran',
    'angular',
    'k8s',
    'jinja2',
    'sol',
    'feature',
    'npm',
  ])
    expect(Object.keys(bundledLanguages)).toContain(kind(name))
})

test('an unknown name gives the nearest one', () => {
  expect(findLanguage('javscript', bundledLanguages)).toEqual({ kind: 'unknown', near: 'javascript' })
  expect(findLanguage('klingon-9', bundledLanguages)).toEqual({ kind: 'unknown' })
})
