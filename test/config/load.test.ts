import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadConfig } from '../../src/config/load.ts'

let top = ''
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'flatleaf-config-'))
})
afterEach(() => rmSync(top, { recursive: true }))

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(top, path)), { recursive: true })
  writeFileSync(join(top, path), text)
}
const feedback = '{"name": "A", "navigation": ["index"], "feedback": {"suggestEdit": true}}'

test('reads docs.json and its parts, and names them', async () => {
  write('docs.json', '{"name": "A", "navigation": {"$ref": "./nav.json"}}')
  write('nav.json', '{"pages": ["index"]}')
  expect(await loadConfig(top)).toMatchObject({
    config: { name: 'A' },
    diagnostics: [],
    files: ['docs.json', 'nav.json'],
  })
})

test.each(['utf16le', 'utf16be'])('a file in %s is read by its byte order mark', async (encoding) => {
  const bytes = Buffer.from('\uFEFF{"name": "Gärten", "navigation": ["index"]}', 'utf16le')
  writeFileSync(join(top, 'docs.json'), encoding === 'utf16be' ? bytes.swap16() : bytes)
  expect(await loadConfig(top)).toMatchObject({ config: { name: 'Gärten' }, diagnostics: [] })
})

test('bytes that are no text are told with their place', async () => {
  writeFileSync(join(top, 'docs.json'), Buffer.from('{"name": "G\xe4rten", "navigation": ["index"]}', 'latin1'))
  expect(await loadConfig(top)).toMatchObject({
    config: { name: 'G\uFFFDrten' },
    diagnostics: [{ code: 'encoding-invalid', at: { file: 'docs.json', line: 1, column: 12 } }],
  })
})

test('a given file may be absolute, relative, or outside', async () => {
  write('site/x', '')
  write('conf/a.json', '{"name": "A", "navigation": ["index"]}')
  for (const file of [join(top, 'conf/a.json'), '../conf/a.json'])
    expect(await loadConfig(join(top, 'site'), { file })).toMatchObject({
      config: { name: 'A', file: '../conf/a.json' },
    })
})

test('the command line wins over the file', async () => {
  write('docs.json', '{"name": "A", "navigation": ["index"], "site": {"base": "/a", "relative": false}}')
  expect((await loadConfig(top, { base: 'docs', relative: true })).config?.site).toMatchObject({
    base: '/docs/',
    relative: true,
  })
})

test('no configuration is fatal', async () => {
  expect(await loadConfig(top)).toMatchObject({
    diagnostics: [{ code: 'config-missing', severity: 'fatal' }],
    files: [],
  })
})

test('a part is not read through a link that leads out of the project', async () => {
  write('secret.json', '["secret"]')
  write('site/docs.json', '{"name": "A", "navigation": {"$ref": "./nav.json"}}')
  symlinkSync(join(top, 'secret.json'), join(top, 'site/nav.json'))
  const { diagnostics } = await loadConfig(join(top, 'site'))
  expect(diagnostics).toMatchObject([{ code: 'config-part-missing' }])
})

test('the repository is found in .git upwards, with the folder of the project', async () => {
  write('.git/config', '[remote "origin"]\n\turl = https://user:token@github.com/o/r.git\n')
  write('.git/HEAD', 'ref: refs/heads/dev\n')
  write('web/docs/docs.json', feedback)
  expect((await loadConfig(join(top, 'web/docs'))).config?.repository).toEqual({
    url: 'https://github.com/o/r',
    branch: 'dev',
    dir: 'web/docs',
  })
})

test('a linked work tree shares the config of its main folder', async () => {
  write('main/.git/config', '[remote "origin"]\n\turl = git@github.com:o/r.git\n')
  write('main/.git/worktrees/w/HEAD', 'ref: refs/heads/topic\n')
  write('main/.git/worktrees/w/commondir', '../..\n')
  write('w/.git', 'gitdir: ../main/.git/worktrees/w\n')
  write('w/docs.json', feedback)
  expect((await loadConfig(join(top, 'w'))).config?.repository).toEqual({
    url: 'https://github.com/o/r',
    branch: 'topic',
    dir: '',
  })
})

test('package.json names the repository where git does not', async () => {
  write('.git/config', '[core]\n')
  write('docs.json', feedback)
  write('package.json', '{"repository": {"url": "git+https://github.com/o/r.git", "directory": "packages/docs"}}')
  expect((await loadConfig(top)).config?.repository).toEqual({
    url: 'https://github.com/o/r',
    branch: 'main',
    dir: 'packages/docs',
  })
})

test('what another process has read is the answer as long as all that it was made from is the same', async () => {
  const kept = new Map<string, string>()
  const memo = {
    get: (name: string, key: string) => kept.get(`${name} ${key}`),
    set: (name: string, key: string, text: string) => void kept.set(`${name} ${key}`, text),
  }
  const read = async (overrides = {}) => {
    const { asked: _, ...loaded } = await loadConfig(top, overrides, { memo })
    expect(loaded).toEqual({ ...(await loadConfig(top, overrides)), asked: undefined })
    return loaded.config?.name
  }
  write('docs.json', '{"name": {"$ref": "./name.json"}, "navigation": ["index"], "colour": 1}')
  expect(await read()).toBe('Documentation')
  write('name.json', '"A"')
  expect(await read()).toBe('A')
  // Only somebody who has written it can tell whether it was read.
  for (const [key, text] of kept) kept.set(key, text.replace('"name":"A"', '"name":"kept"'))
  expect((await loadConfig(top, {}, { memo })).config?.name).toBe('kept')
  expect(await read({ base: '/b' })).toBe('A')
  write('name.json', '"B"')
  expect(await read()).toBe('B')
})
