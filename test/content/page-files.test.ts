import { describe, expect, test } from 'vitest'
import { contentDir, listedPages } from '../../src/content/content-dir.ts'
import { ignoreRules } from '../../src/content/ignore.ts'
import { pageFiles } from '../../src/content/page-files.ts'

const at = { file: 'docs.json', line: 1, column: 1 }
const none = ignoreRules([])
const idsOf = (files: string[], listed: string[] = [], dir = '', rules = none) =>
  pageFiles(files, new Set(listed), { dir, rules }).pages.map(({ id }) => id)
const problems = (files: string[]) =>
  pageFiles(files, new Set(), { dir: '', rules: none }).diagnostics.map(({ code, message }) => [code, message])

describe('the content folder', () => {
  test('is pages/ when the listed pages stand there', () => {
    expect(contentDir(['pages/index.mdx', 'pages/guides/a.md', 'README.md'], ['index', 'guides/a'])).toBe('pages')
  })
  test('is the root when the listed pages stand there, even beside a folder named pages', () => {
    expect(contentDir(['index.mdx', 'pages/a.md'], ['index', 'pages/a'])).toBe('')
  })
  test('is pages/ when nothing is listed but pages stand there', () => {
    expect(contentDir(['pages/a.md'], [])).toBe('pages')
  })
  test('is what docs.json states', () => {
    expect(contentDir(['pages/a.md'], ['a'], './docs/')).toBe('docs')
  })
})

test('listed pages are found in nested groups and sections, with the roots of groups', () => {
  const page = (id: string) => ({ kind: 'page', page: id, at }) as const
  const group = { kind: 'group', root: 'r', visibility: 'always', children: [page('b')], at } as const
  const section = { kind: 'section', as: 'tab', label: 'T', visibility: 'always', children: [group], at } as const
  expect(listedPages([page('a'), section])).toEqual(['a', 'r', 'b'])
})

describe('pages of a project', () => {
  test('are its Markdown files by id', () => {
    expect(idsOf(['index.mdx', 'guides/start.md', 'guides/index.mdx', 'a.png'])).toEqual([
      'index',
      'guides/start',
      'guides',
    ])
  })
  test('inside the content folder lose its name; other files are no pages', () => {
    expect(idsOf(['pages/a.md', 'src/notes.md'], [], 'pages')).toEqual(['a'])
  })
  test('leave out readme files, snippets, built-in and own ignored names', () => {
    const files = [
      'README.md',
      'a/readme.mdx',
      'snippets/x.mdx',
      'en/_snippets/y.mdx',
      'build/z.md',
      'drafts/d.md',
      'ok.md',
    ]
    expect(idsOf(files, [], '', ignoreRules(['drafts/\n']))).toEqual(['ok'])
  })
  test('that are ignored are found in other letters, unless the listed one is there', () => {
    const rules = ignoreRules(['drafts/\n'])
    const files = ['guides/README.md', 'drafts/a.md', 'drafts/b.md', 'CHANGELOG.md', 'changelog.md']
    expect(idsOf(files, ['guides/readme', 'Drafts/A', 'changelog'], '', rules)).toEqual([
      'guides/README',
      'drafts/a',
      'changelog',
    ])
  })
  test('are ignored by built-in names at the top only', () => {
    expect(idsOf(['guides/build/a.md', 'guides/dist/b.md'])).toEqual(['guides/build/a', 'guides/dist/b'])
  })
  test('that the navigation lists beat every ignore rule', () => {
    expect(idsOf(['README.md', 'build/a.md', 'snippets/x.mdx'], ['README', 'build/a', 'snippets/x'])).toHaveLength(3)
  })
  test('may be listed outside the content folder', () => {
    expect(idsOf(['pages/a.md', 'other/b.md'], ['a', 'other/b'], 'pages')).toEqual(['a', 'other/b'])
  })
  test('with one address for two files are an error that names both', () => {
    expect(problems(['a.md', 'a.mdx', 'a/index.md'])).toEqual([
      ['page-duplicate', '"a.mdx" and "a.md" have the same address.'],
      ['page-duplicate', '"a/index.md" and "a.mdx" have the same address.'],
    ])
    expect(pageFiles(['a.md', 'a.mdx', 'a/index.md'], new Set(), { dir: '', rules: none }).pages).toEqual([
      { id: 'a', path: 'a.mdx' },
    ])
  })
  test.each([
    'con.md',
    'a\u202eb.md',
    'x:y.md',
    'trail /b.md',
    'tab\t.md',
    'why?.md',
    'a\\b.md',
    'guide .mdx',
    'a..md',
    'a\u200db.md',
  ])('named %j are refused', (name) => {
    expect(problems([name]).map(([code]) => code)).toEqual(['name-refused'])
  })
  test('that are refused are known by the name that an entry of the navigation has, too', () => {
    const { refused } = pageFiles(['a/guide .mdx'], new Set(), { dir: '', rules: none })
    expect(refused).toEqual(['a/guide ', 'a/guide'])
  })
  test('named like parts of JavaScript are plain pages', () => {
    expect(idsOf(['__proto__.md', 'constructor.md'])).toEqual(['__proto__', 'constructor'])
  })
})
