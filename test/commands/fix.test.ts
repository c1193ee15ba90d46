import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../../src/build.ts'
import { commands } from '../../src/commands/index.ts'
import { run } from '../../src/commands/run.ts'
import { createCache } from '../../src/content/cache.ts'
import { theme } from '../../theme/index.ts'
import { mdx } from '../site-kit.ts'
import { folder, write } from '../temporary.ts'
import { fakeContext } from './fake-context.ts'

const config = {
  name: 'Plants',
  navigation: [{ group: 'Start', pages: ['index', 'a/guide'] }],
  redirects: [
    { source: '/old', destination: '/older' },
    { source: '/older', destination: '/a/guide' },
    { source: '/away', destination: 'https://example.com' },
    { source: '/soon', destination: '/a/guide', permanent: false },
    { source: '/all/*', destination: '/a/guide' },
  ],
}
const base = { 'docs.json': config, 'a/guide.mdx': mdx('Guide', '## X') }

async function check(root: string, ...words: string[]) {
  const context = fakeContext(root, { build: (options) => build(options, theme, createCache()) })
  const code = await run(['check', ...words], commands, context)
  return { code, out: context.printed.join('\n'), err: context.noted.join('\n') }
}

/** The text of the page after `check --fix`, which a second run leaves as it is. */
async function fixedText(text: string, name = 'index.mdx'): Promise<string> {
  const root = folder({ ...base, [name]: text })
  await check(root, '--fix')
  const made = readFileSync(join(root, name), 'utf8')
  expect((await check(root, '--fix')).out).toContain('Nothing to correct.')
  expect(readFileSync(join(root, name), 'utf8')).toBe(made)
  return made
}

const body = async (text: string, name?: string) =>
  (await fixedText(mdx('Home', text), name)).split('---\n\n')[1]!.trim()

test.each([
  ['[a](/a/guide.mdx)', '[a](/a/guide)'],
  ['[/a/guide.mdx](/a/guide.mdx#x "/a/guide.mdx")', '[/a/guide.mdx](/a/guide#x "/a/guide.mdx")'],
  ['[a](<./a/guide.md>)', '[a](<./a/guide>)'],
  ['[a]\n\n[a]: /a/guide.mdx', '[a]\n\n[a]: /a/guide'],
  ['[b][A] and [a][]\n\n[a]: /a/guide.mdx "t"', '[b][A] and [a][]\n\n[a]: /a/guide "t"'],
  ['<a href="/a/guide.mdx">/a/guide.mdx</a>', '<a href="/a/guide">/a/guide.mdx</a>'],
  ['<Card title="/a/guide.mdx" href="/a/guide.mdx">x</Card>', '<Card title="/a/guide.mdx" href="/a/guide">x</Card>'],
  ['[a](/nowhere.mdx) `[a](/a/guide.mdx)`', '[a](/nowhere.mdx) `[a](/a/guide.mdx)`'],
  ['[a](https://example.com/a/guide.mdx)', '[a](https://example.com/a/guide.mdx)'],
])('file endings of links: %s', async (text, expected) => {
  expect(await body(text)).toBe(expected)
})

test.each([
  ['[a](/old)', '[a](/a/guide)'],
  ['[a](/old#x)', '[a](/a/guide#x)'],
  ['[a](/away) [b](/soon) [c](/all/x)', '[a](/away) [b](/soon) [c](/all/x)'],
])('pages that moved for good: %s', async (text, expected) => {
  expect(await body(text)).toBe(expected)
})

test.each([
  ['<div class="a">x</div>', '<div className="a">x</div>'],
  [
    '<div id="class" data-x={"class"} class="a">class</div>',
    '<div id="class" data-x={"class"} className="a">class</div>',
  ],
  ['<div class="a"><span class="b">x</span></div>', '<div className="a"><span className="b">x</span></div>'],
])('class in MDX: %s', async (text, expected) => {
  expect(await body(text)).toBe(expected)
})

test('every class of a page at once, also behind one that nobody can correct', async () => {
  const text = (word: string) =>
    ['<b class="a" class="b">x</b>', ...Array.from({ length: 9 }, (_, at) => `<i ${word}="c${at}">x</i>`)].join('\n\n')
  expect(await body(text('class'))).toBe(text('className'))
})

test('class in plain Markdown is right', async () => {
  const text = '<div class="a">x</div>'
  expect(await body(text, 'index.md')).toBe(text)
})

test.each([
  ["title: What's new: v2", `title: "What's new: v2"`],
  ['title: Say "a": b', `title: 'Say "a": b'`],
  ['title: @home', 'title: "@home"'],
  ['title: a: b # note', 'title: a: b # note'],
  ['title: [a', 'title: [a'],
  ['title: a: b\n  c', 'title: a: b\n  c'],
])('quotes in front matter: %s', async (line, expected) => {
  const text = await fixedText(`---\n${line}\ndescription: D\n---\n\nText.\n`)
  expect(text).toBe(`---\n${expected}\ndescription: D\n---\n\nText.\n`)
})

test('two values at once, and a page with a byte order mark and Windows line ends', async () => {
  const text = '\uFEFF---\r\ntitle: a: b\r\ndescription: c: d\r\n---\r\n\r\nä [a](/a/guide.mdx)\r\n'
  expect(await fixedText(text)).toBe(
    '\uFEFF---\r\ntitle: "a: b"\r\ndescription: "c: d"\r\n---\r\n\r\nä [a](/a/guide)\r\n',
  )
})

test('a dry run prints a diff that git applies, and writes nothing', async () => {
  const lines = Array.from({ length: 12 }, (_, index) => `Line ${index}.\n`).join('\n')
  const text = mdx('Home', `[a](/old)\n\n${lines}\n[b](/a/guide.mdx)`).trimEnd()
  const root = folder({ ...base, 'index.mdx': text })
  const { out, err } = await check(root, '--fix', '--dry-run')
  expect(readFileSync(join(root, 'index.mdx'), 'utf8')).toBe(text)
  expect(err).toContain('Would make 2 corrections in 1 file.')
  expect(out.split('\n').filter((line) => /^[-+\\]/.test(line))).toEqual([
    '--- a/index.mdx',
    '+++ b/index.mdx',
    '-[a](/old)',
    '+[a](/a/guide)',
    '-[b](/a/guide.mdx)',
    '\\ No newline at end of file',
    '+[b](/a/guide)',
    '\\ No newline at end of file',
  ])
  execFileSync('git', ['apply', '-'], { cwd: root, input: `${out}\n` })
  const applied = readFileSync(join(root, 'index.mdx'), 'utf8')
  write(root, { 'index.mdx': text })
  await check(root, '--fix')
  expect(readFileSync(join(root, 'index.mdx'), 'utf8')).toBe(applied)
})

test('a file outside the project is never touched, also through a link', async () => {
  const outside = folder({ 'page.mdx': mdx('Out', '[a](/a/guide.mdx)') })
  const root = folder({ ...base, 'index.mdx': mdx('Home') })
  symlinkSync(join(outside, 'page.mdx'), join(root, 'b.mdx'))
  await check(root, '--fix')
  expect(readFileSync(join(outside, 'page.mdx'), 'utf8')).toContain('/a/guide.mdx')
})

test('rights of a file stay, and what is left is reported', async () => {
  const root = folder({ ...base, 'index.mdx': mdx('Home', '[a](/old) [b](/nowhere)') })
  chmodSync(join(root, 'index.mdx'), 0o640)
  const { out, err } = await check(root, '--fix')
  expect(out).toContain('Made 1 correction in 1 file.')
  expect(err).toContain('link-broken')
  expect(statSync(join(root, 'index.mdx')).mode & 0o777).toBe(0o640)
})

test('--dry-run alone is wrong use', async () => {
  expect((await check(folder(base), '--dry-run')).code).toBe(2)
})

test('check tells what --fix would shorten, with its place, and fails for none of it', async () => {
  const root = folder({ ...base, 'index.mdx': mdx('Home', '[a](/a/guide.mdx) and [b](/old)') })
  const { code, out } = await check(root, '--json')
  const told = out
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ code: name }) => name === 'link-extension' || name === 'link-moved')
  expect(told).toMatchObject([
    { file: 'index.mdx', line: 6, column: 1, severity: 'info', code: 'link-extension', hint: 'Write "/a/guide".' },
    { file: 'index.mdx', line: 6, column: 23, severity: 'info', code: 'link-moved', hint: 'Write "/a/guide".' },
  ])
  expect(code).toBe(0)
})

test('links that a redirect with a pattern, or one with an encoded source, leads to a page are shortened', async () => {
  const redirects = [
    { source: '/was/:page', destination: '/a/:page' },
    { source: '/caf%C3%A9', destination: '/a/guide' },
    { source: '/for-now/:page', destination: '/a/:page', permanent: false },
    { source: '/was-not/:page', destination: '/nowhere/:page' },
  ]
  const links = '[a](/was/guide#x) [b](/café) [c](/for-now/guide) [d](/was-not/guide)'
  const root = folder({ ...base, 'docs.json': { ...config, redirects }, 'index.mdx': mdx('Home', links) })
  await check(root, '--fix')
  expect(readFileSync(join(root, 'index.mdx'), 'utf8')).toContain(
    '[a](/a/guide#x) [b](/a/guide) [c](/for-now/guide) [d](/was-not/guide)',
  )
})
