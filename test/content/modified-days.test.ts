import { execFileSync } from 'node:child_process'
import { existsSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { build, createCache } from '../../src/build.ts'
import { openStore } from '../../src/store/store.ts'
import { theme } from '../../theme/index.ts'
import { buildFolder, docs, mdx } from '../site-kit.ts'
import { folder, write } from '../temporary.ts'
import type { ProjectFiles } from '../temporary.ts'

/** A repository whose commits know their days. */
function repository(files: ProjectFiles) {
  const root = folder(files)
  const git = (words: readonly string[], day = '2026-01-01') => {
    const date = `${day}T12:00:00Z`
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date, GIT_CONFIG_GLOBAL: '/dev/null' }
    return execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b.test', ...words], { env })
  }
  const commit = (day: string) => {
    git(['add', '.'])
    git(['commit', '-qm', 'Change'], day)
  }
  git(['init', '-q', '-b', 'main'])
  return { root, git, commit }
}

const shown = { metadata: { timestamp: true }, site: { url: 'https://docs.example.com' } }
const pages = { 'docs.json': docs(shown), 'index.mdx': mdx('Welcome'), 'guides/start.mdx': mdx('Start') }
const dayOf = (html: string) => /<time datetime="([^"]*)">/.exec(html)?.[1]

test('a page shows the day of the last commit that changed its file, and the sitemap names it', async () => {
  const { root, commit, git } = repository(pages)
  commit('2026-03-01')
  write(root, { 'guides/start.mdx': mdx('Start', 'More.') })
  commit('2026-04-14')
  git(['gc', '-q'])
  write(root, { 'new.mdx': mdx('New') })
  const site = await buildFolder(root)
  expect(dayOf(site.html('/'))).toBe('2026-03-01')
  expect(site.text('/guides/start/')).toContain('Last updated on 14 April 2026')
  expect(dayOf(site.html('/new/'))).toBeUndefined()
  expect(site.read('sitemap.xml')).toContain('/guides/start/</loc><lastmod>2026-04-14</lastmod>')
  expect(site.codes).toEqual([])
})

test('a page says its day itself, hides it, or shows it alone', async () => {
  const { root, commit } = repository({
    ...pages,
    'index.mdx': '---\ntitle: Welcome\nlastUpdatedDate: 2025-12-24\n---\n',
    'guides/start.mdx': '---\ntitle: Start\ntimestamp: false\n---\n',
  })
  commit('2026-03-01')
  const site = await buildFolder(root)
  expect(dayOf(site.html('/'))).toBe('2025-12-24')
  expect(dayOf(site.html('/guides/start/'))).toBeUndefined()
  write(root, { 'docs.json': docs(), 'guides/start.mdx': '---\ntitle: Start\ntimestamp: true\n---\n' })
  expect(dayOf((await buildFolder(root)).html('/guides/start/'))).toBe('2026-03-01')
  write(root, { 'docs.json': docs({ metadata: { timestamp: false } }) })
  expect(dayOf((await buildFolder(root)).html('/'))).toBeUndefined()
})

test('a project in a folder of the repository finds its files, a linked work tree its history', async () => {
  const inner = Object.fromEntries(Object.entries(pages).map(([path, text]) => [`site/${path}`, text]))
  const { root, git, commit } = repository(inner)
  commit('2026-03-01')
  expect(dayOf((await buildFolder(join(root, 'site'))).html('/'))).toBe('2026-03-01')
  const tree = join(folder(), 'tree')
  git(['worktree', 'add', '-q', '--detach', tree])
  expect(dayOf((await buildFolder(join(tree, 'site'))).html('/'))).toBe('2026-03-01')
})

test('a shallow clone, and a folder that is no repository, are told once and show no day', async () => {
  const { root, commit } = repository(pages)
  commit('2026-03-01')
  write(root, { 'guides/start.mdx': mdx('Start', 'More.') })
  commit('2026-04-14')
  const clone = join(folder(), 'clone')
  execFileSync('git', ['clone', '-q', '--depth=1', `file://${root}`, clone])
  const shallow = await buildFolder(clone)
  expect(dayOf(shallow.html('/'))).toBeUndefined()
  expect(shallow.codes).toEqual(['days-shallow'])
  expect(shallow.diagnostics.find(({ code }) => code === 'days-shallow')?.at?.file).toBe('docs.json')
  const lone = await buildFolder(folder(pages))
  expect(dayOf(lone.html('/'))).toBeUndefined()
  expect(lone.codes).toEqual(['days-unknown'])
  expect((await buildFolder(folder({ ...pages, 'docs.json': docs() }))).codes).toEqual([])
})

test('a broken repository is told and stops nothing', async () => {
  const { root } = repository(pages)
  writeFileSync(join(root, '.git/HEAD'), 'ref: refs/heads/gone\n')
  const site = await buildFolder(root)
  expect(site.codes).toEqual(['days-unknown'])
  expect(site.html('/')).toContain('Welcome')
})

test('a page whose day alone changed is printed anew', async () => {
  const { root, commit, git } = repository(pages)
  commit('2026-03-01')
  const cache = createCache()
  const keys = async () => {
    const { files } = await build({ root }, theme, cache)
    return files.find(({ path }) => path === 'index.html')!.key?.()
  }
  const before = await keys()
  expect(await keys()).toBe(before)
  git(['commit', '-q', '--amend', '--no-edit', '--date=2026-04-14T12:00:00Z'], '2026-04-14')
  expect(await keys()).not.toBe(before)
})

test('a commit is seen by the next build, and by one of another process', async () => {
  const { root, commit } = repository(pages)
  commit('2026-03-01')
  const store = () => openStore({ folder: join(root, '.flatleaf/cache'), program: 'test' })
  const cache = createCache(store())
  expect(dayOf((await buildFolder(root, {}, cache)).html('/'))).toBe('2026-03-01')
  write(root, { 'index.mdx': mdx('Welcome', 'More.') })
  commit('2026-04-14')
  expect(dayOf((await buildFolder(root, {}, cache)).html('/'))).toBe('2026-04-14')
  expect(dayOf((await buildFolder(root, {}, createCache(store()))).html('/'))).toBe('2026-04-14')
})

test('a repository is asked in full: whatever the settings and the surroundings are, a root commit counts', async () => {
  const { root, git, commit } = repository(pages)
  commit('2026-03-01')
  for (const [name, value] of [
    ['log.showRoot', 'false'],
    ['log.follow', 'true'],
    ['diff.orderFile', 'missing'],
    ['diff.renames', 'true'],
    ['core.quotePath', 'true'],
  ])
    git(['config', name!, value!])
  const other = repository(pages)
  other.commit('2020-01-01')
  vi.stubEnv('GIT_DIR', join(other.root, '.git'))
  vi.stubEnv('GIT_WORK_TREE', other.root)
  try {
    expect(dayOf((await buildFolder(root)).html('/'))).toBe('2026-03-01')
  } finally {
    vi.unstubAllEnvs()
  }
})

test('a project that is reached over a link is in the repository that it really stands in', async () => {
  const inner = Object.fromEntries(Object.entries(pages).map(([path, text]) => [`site/${path}`, text]))
  const { root, commit } = repository(inner)
  commit('2026-03-01')
  const way = join(folder(), 'way')
  symlinkSync(join(root, 'site'), way)
  const site = await buildFolder(way)
  expect(site.codes).toEqual([])
  expect(dayOf(site.html('/'))).toBe('2026-03-01')
})

// Each would have a missing object fetched with a command as its protocol.
const trap = (mark: string) => `[core]
  repositoryformatversion = 1
  bare = BARE
[extensions]
  partialClone = origin
[remote "origin"]
  url = "ext::sh -c touch% ${mark}"
  promisor = true
[protocol "ext"]
  allow = always
`

test('files of a project that look like a bare repository run nothing', async () => {
  const mark = join(folder(), 'mark')
  const { root, commit } = repository({ 'README.md': 'Here.' })
  commit('2026-03-01')
  write(root, {
    ...Object.fromEntries(Object.entries(pages).map(([path, text]) => [`site/${path}`, text])),
    'site/HEAD': 'ref: refs/heads/main\n',
    'site/refs/heads/main': `${'1'.repeat(40)}\n`,
    'site/objects/info/keep': '',
    'site/config': trap(mark).replace('BARE', 'true'),
  })
  await buildFolder(join(root, 'site'))
  expect(existsSync(mark)).toBe(false)
})

test('settings of the repository itself run nothing', async () => {
  const mark = join(folder(), 'mark')
  const { root, commit } = repository(pages)
  commit('2026-03-01')
  writeFileSync(join(root, '.git/config'), trap(mark).replace('BARE', 'false'))
  writeFileSync(join(root, '.git/refs/heads/main'), `${'1'.repeat(40)}\n`)
  expect((await buildFolder(root)).codes).toEqual(['days-unknown'])
  expect(existsSync(mark)).toBe(false)
})
