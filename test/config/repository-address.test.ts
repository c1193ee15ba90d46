import { expect, test } from 'vitest'
import { repositoryAddress } from '../../src/config/repository-address.ts'

test.each([
  ['https://github.com/o/r', { url: 'https://github.com/o/r' }],
  ['https://github.com/o/r.git', { url: 'https://github.com/o/r' }],
  ['git+https://github.com/o/r.git', { url: 'https://github.com/o/r' }],
  ['git@github.com:o/r.git', { url: 'https://github.com/o/r' }],
  ['ssh://git@gitlab.example.com:2222/group/sub/r.git', { url: 'https://gitlab.example.com/group/sub/r' }],
  ['https://user:secret@github.com/o/r', { url: 'https://github.com/o/r' }],
  ['https://github.com/o/r/tree/main/docs/site', { url: 'https://github.com/o/r', branch: 'main', dir: 'docs/site' }],
  ['https://github.com/o/r/issues', { url: 'https://github.com/o/r' }],
  ['https://gitlab.com/g/s/r/-/tree/dev/docs', { url: 'https://gitlab.com/g/s/r', branch: 'dev', dir: 'docs' }],
  ['https://dev.azure.com/org/project/_git/r', { url: 'https://dev.azure.com/org/project/_git/r' }],
  ['o/r', { url: 'https://github.com/o/r' }],
  ['gitlab:o/r', { url: 'https://gitlab.com/o/r' }],
])('%s', (written, expected) => {
  expect(repositoryAddress(written)).toEqual(expected)
})

test.each([
  'https://github.com/org',
  'https://github.com',
  'mailto:a@b.test',
  '',
  'javascript:alert(1)',
  '../somewhere',
])('%j names none', (written) => {
  expect(repositoryAddress(written)).toBeUndefined()
})
