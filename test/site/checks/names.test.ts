import { expect, test } from 'vitest'
import { aConfig, aSite, at } from '../factory.ts'

const redirect = (source: string, destination: string) => ({ source, destination, permanent: true, at: at(20) })

test('a redirect from a page is told, and one that leads nowhere', () => {
  const site = aSite({
    pages: ['start'],
    config: {
      redirects: [
        redirect('/start', 'https://x.example'),
        redirect('/old', '/strat'),
        redirect('/ok', '/start'),
        redirect('/part', '/start#x'),
        redirect('/part', '/start#top'),
        redirect('/a/:b', '/c/:b'),
        redirect('/out', 'https://x.example'),
      ],
    },
  })
  expect(site.diagnostics).toMatchObject([
    { code: 'redirect-broken', message: 'The redirect leads to "/start#x", and that page has no "#x".' },
    { code: 'redirect-broken', severity: 'warning', hint: 'Did you mean "/start"?' },
    { code: 'redirect-over-page', severity: 'warning' },
  ])
})

test('a redirect that a page replaces is told once, wherever it leads', () => {
  const site = aSite({ pages: ['start'], config: { redirects: [redirect('/start', '/nowhere')] } })
  expect(site.diagnostics).toMatchObject([{ code: 'redirect-over-page' }])
})

test('images of the configuration that are missing are told once each', () => {
  const site = aSite({
    pages: ['index'],
    files: ['favicon.svg', 'logo/light.svg'],
    config: {
      brand: {
        logo: { light: '/logo/light.svg', dark: '/logo/lihgt.svg', href: '/', at: at(3) },
        favicon: { light: '/favicon.svg', dark: '/favicon.svg', at: at(4) },
      },
    },
  })
  expect(site.diagnostics).toEqual([
    {
      code: 'asset-missing',
      severity: 'warning',
      message: 'The logo "/logo/lihgt.svg" does not exist.',
      at: at(3),
      hint: 'Did you mean "/logo/light.svg"?',
    },
  ])
})

test('a background image that is missing is told where it is written', () => {
  const look = { ...aConfig().look, backgroundImage: { light: 'bg.png', dark: 'bg.png', at: at(5) } }
  const site = aSite({ pages: ['index'], config: { look } })
  expect(site.diagnostics).toMatchObject([{ code: 'asset-missing', at: at(5) }])
})

test('folders that differ in case only are told once, at the first file or page of the second', () => {
  const site = aSite({
    pages: ['Guide/a', 'guide/b', 'guide/c'],
    files: ['Images/a.png', 'images/b.png', 'images/Deep/c.png', 'images/deep/d.png'],
  })
  expect(site.diagnostics.filter(({ code }) => code === 'folder-case')).toEqual([
    {
      code: 'folder-case',
      severity: 'warning',
      message: 'The folders "Guide" and "guide" are one where upper and lower case do not count.',
      at: at(1, 'guide/b.mdx'),
      hint: 'Give both one name: where the site is copied from such a system, addresses in one of them change.',
    },
    expect.objectContaining({
      message: 'The folders "Images" and "images" are one where upper and lower case do not count.',
      at: at(1, 'images/b.png'),
    }),
    expect.objectContaining({
      message: 'The folders "images/Deep" and "images/deep" are one where upper and lower case do not count.',
      at: at(1, 'images/deep/d.png'),
    }),
  ])
})

test('a file where a page or the build writes is told', () => {
  const site = aSite({ pages: ['start'], files: ['start/index.html', 'start.md', '_flatleaf/x.js', 'robots.txt'] })
  expect(site.diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'file-shadowed: The file "_flatleaf/x.js" is left out: the folder "_flatleaf" is the build\'s own.',
    'file-shadowed: The file "start.md" is left out: the page "start" is written there.',
    'file-shadowed: The file "start/index.html" is left out: the page "start" is written there.',
  ])
})
