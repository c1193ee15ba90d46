import { expect, test } from 'vitest'
import { pageLanguages } from '../../src/content/page-languages.ts'
import { aGroup, aSection, at } from '../site/factory.ts'
import { mdx, project } from '../site-kit.ts'

test('pages are compiled in the language that they are shown in, wherever they stand', async () => {
  const part = (language: string, pages: readonly string[], more = {}) => ({
    language,
    groups: [{ group: 'G', pages }],
    ...more,
  })
  const ids = ['index', 'a', 'fr/index', 'fr/a', 'shared', 'fr/deep/loose', 'loose', 'other/loose', 'ja/index']
  const languages = [
    part('en', ['index', 'a', 'shared']),
    part('fr', ['fr/index', 'fr/a', 'shared']),
    part('jp', ['ja/index'], { hidden: true }),
  ]
  const site = await project({
    'docs.json': { name: 'N', navigation: { languages } },
    ...Object.fromEntries(ids.map((id) => [`${id}.mdx`, `${mdx('T')}\n\n<Note>n</Note>\n`])),
  })
  const notes: Readonly<Record<string, string>> = { en: 'Note', fr: 'Remarque', ja: '注' }
  for (const { id, route } of site.site!.pages) {
    const html = site.html(route)
    const [, lang = ''] = /<html[^>]* lang="(\w+)"/.exec(html)!
    expect(html, id).toContain(`role="note" aria-label="${notes[lang]}"`)
  }
  expect(site.site!.pages).toHaveLength(ids.length)
})

test('a site that names no languages is English', () => {
  expect(pageLanguages([])('any/page')).toBe('en')
})

test('a page that an anchor of one language claims is in that language, as its menus are', () => {
  const section = (prefix: string, version?: string) =>
    aSection('anchor', prefix, [], { prefix, ...(version && { version }) })
  const versions = ['en', 'fr'].map(
    (code) => ({ name: code, language: { code, tag: code, dir: 'ltr' }, at: at() }) as const,
  )
  const languageOf = pageLanguages([section('fr', 'fr'), section(''), aGroup('All', ['index', 'fr/a'])], versions)
  expect(['index', 'fr/a', 'fr/unlisted', 'other'].map(languageOf)).toEqual(['en', 'fr', 'fr', 'en'])
})
