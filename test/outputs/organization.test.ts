import { expect, test } from 'vitest'
import { siteWith } from '../site-kit.ts'

const site = (organization: object | undefined) =>
  siteWith(
    {
      site: { url: 'https://docs.example.com' },
      logo: '/logo.svg',
      seo: organization && { organization },
    },
    { 'pages/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  )
const dataOf = (html: string): unknown => {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  return text === undefined ? undefined : JSON.parse(text)
}

test('the home page says who publishes the site; what is not said follows from the site', async () => {
  const made = await site({ name: 'Keepers', legalName: 'Keepers Ltd', sameAs: ['https://example.com/keepers'] })
  expect(made.codes).toEqual([])
  expect(dataOf(made.html('/'))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Plant Store',
    url: 'https://docs.example.com',
    publisher: {
      '@type': 'Organization',
      name: 'Keepers',
      legalName: 'Keepers Ltd',
      url: 'https://docs.example.com',
      logo: 'https://docs.example.com/logo.svg',
      sameAs: ['https://example.com/keepers'],
    },
  })
  for (const path of ['guides/start/index.html', '404.html']) expect(dataOf(made.read(path)), path).toBeUndefined()
  expect(dataOf((await site(undefined)).html('/'))).toBeUndefined()
})

test('no text of it ends the element it stands in', async () => {
  const name = '</script><script>alert(1)</script><!--\u2028'
  const made = await site({ name })
  expect(made.html('/')).not.toContain('<script>alert')
  expect(dataOf(made.html('/'))).toMatchObject({ publisher: { name } })
})

test('addresses within the site are written in full; those of other hosts stay', async () => {
  const made = await site({ url: '/about', logo: 'logo.svg', id: 'https://example.com/#us' })
  expect(dataOf(made.html('/'))).toMatchObject({
    publisher: {
      '@id': 'https://example.com/#us',
      url: 'https://docs.example.com/about',
      logo: 'https://docs.example.com/logo.svg',
    },
  })
  expect(dataOf((await site({ url: 'https://example.com/' })).html('/'))).toMatchObject({
    publisher: { url: 'https://example.com/' },
  })
})

test("an author's own page for addresses that lead nowhere does not say it", async () => {
  const made = await siteWith(
    { site: { url: 'https://docs.example.com' }, seo: { organization: { name: 'Keepers' } } },
    { 'pages/404.mdx': '---\ntitle: Lost\n---\n\nGone.\n' },
  )
  expect(dataOf(made.html('/'))).toBeDefined()
  expect(made.read('404.html')).toContain('Gone.')
  expect(dataOf(made.read('404.html'))).toBeUndefined()
})
