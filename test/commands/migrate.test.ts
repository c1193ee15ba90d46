import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../../src/build.ts'
import { createCache } from '../../src/content/cache.ts'
import { commands } from '../../src/commands/index.ts'
import { run } from '../../src/commands/run.ts'
import { theme } from '../../theme/index.ts'
import { mdx } from '../site-kit.ts'
import { folder, write } from '../temporary.ts'
import { fakeContext } from './fake-context.ts'

const mint = {
  name: 'Plants',
  search: 'side',
  colors: { primary: '#116633', ultraDark: '#003311' },
  navigation: [{ group: 'Start', pages: ['index', 'gone'] }],
  modeToggle: { default: 'dark' },
  unheard: 1,
}

async function migrate(root: string, ...words: string[]) {
  const context = fakeContext(root, { build: (options) => build(options, theme, createCache()) })
  const code = await run(['migrate', ...words], commands, context)
  return { code, out: context.printed.join('\n'), err: context.noted.join('\n') }
}

const plants = (more: object = {}) =>
  folder({ 'mint.json': { ...mint, ...more }, 'index.mdx': mdx('Home', '<Card title="A">x</Card>\n\n<Nobody />') })

test('writes docs.json and says what was left out, with its place', async () => {
  const root = plants()
  const { code, out, err } = await migrate(root)
  expect(code).toBe(0)
  expect(out).toContain('docs.json: written from mint.json')
  expect(err).toContain('mint.json:6:5')
  expect(JSON.parse(readFileSync(join(root, 'docs.json'), 'utf8'))).toEqual({
    name: 'Plants',
    search: { location: 'side' },
    colors: { primary: '#116633' },
    navigation: { groups: [{ group: 'Start', pages: ['index', 'gone'] }] },
    appearance: { default: 'dark' },
    unheard: 1,
  })
})

test('never replaces a file without --force', async () => {
  const root = plants()
  write(root, { 'docs.json': '{}' })
  const refused = await migrate(root)
  expect([refused.code, readFileSync(join(root, 'docs.json'), 'utf8')]).toEqual([2, '{}'])
  expect(refused.err).toContain('--force')
  expect((await migrate(root, '--force')).code).toBe(0)
  expect(readFileSync(join(root, 'docs.json'), 'utf8')).toContain('"groups"')
})

test('--dry-run prints the file and nothing else, and writes nothing', async () => {
  const root = plants()
  const { out } = await migrate(root, '--dry-run')
  expect(JSON.parse(out)).toMatchObject({ name: 'Plants' })
  expect(existsSync(join(root, 'docs.json'))).toBe(false)
})

test('--out names another file', async () => {
  const root = plants()
  await migrate(root, '--out', 'new.json')
  expect(existsSync(join(root, 'new.json'))).toBe(true)
})

test('a file that is not there is wrong use', async () => {
  expect((await migrate(folder())).code).toBe(2)
})

test('--report says which keys, components and pages work', async () => {
  const root = plants({ thumbnails: { appearance: 'dark' } })
  const { code, out } = await migrate(root, '--report', '--json')
  const report = JSON.parse(out) as { keys: { name: string; standing: string }[]; components: object[]; pages: object }
  expect(code).toBe(1)
  expect(Object.fromEntries(report.keys.map(({ name, standing }) => [name, standing]))).toEqual({
    name: 'works',
    search: 'works',
    colors: 'approximated',
    navigation: 'approximated',
    modeToggle: 'works',
    unheard: 'unknown',
    thumbnails: 'no-effect',
  })
  expect(report.components).toMatchObject([
    { name: 'Card', standing: 'works', uses: 1 },
    { name: 'Nobody', standing: 'unknown', uses: 1 },
  ])
  expect(report.pages).toMatchObject({ built: 1, failed: 0 })
  expect((await migrate(root, '--report')).out).toContain('1 has no effect on a static site: thumbnails')
})
