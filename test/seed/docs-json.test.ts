/** The global settings of the documentation site: one test a row, each asserting what a reader sees. */
import { describe, expect, test } from 'vitest'
import { docs, mdx, plantStore, project, siteWith } from '../site-kit.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20"/></svg>'
const pages = { 'pages/index.mdx': mdx('Welcome'), 'pages/guides/start.mdx': mdx('First steps') }
const sidebar = 'nav[aria-label="Pages"]'
const github = { type: 'github', url: 'https://github.com/example/plants' }

describe('name', () => {
  test('is the global title', async () => {
    const site = await siteWith({ name: 'Green House' })
    expect(site.page('/guides/start/').text('title')).toMatch(/^First steps .+ Green House$/)
    expect(site.page('/').text('header a')).toBe('Green House')
  })

  test('is required', async () => {
    const site = await project({ 'docs.json': { navigation: [{ group: 'Start', pages: ['index'] }] }, ...pages })
    const found = site.diagnostics.find(({ severity }) => severity === 'error')
    expect(found?.message).toContain('"name"')
  })
})

describe('navigation', () => {
  test('shows groups with their pages, in order', async () => {
    const navigation = [
      { group: 'Guides', pages: ['guides/start'] },
      { group: 'Start', pages: ['index'] },
    ]
    const site = await siteWith({ navigation })
    expect(site.page('/').text(sidebar)).toBe('Guides First steps Start Welcome')
    expect(site.page('/guides/start/').attribute('a[rel=next]', 'href')).toBe('/')
  })

  test('is required', async () => {
    const site = await project({ 'docs.json': { name: 'Plant Store' }, ...pages })
    expect(site.diagnostics.find(({ severity }) => severity === 'error')?.message).toContain('"navigation"')
  })
})

describe('navigation[].group', () => {
  test('is the name above its pages', async () => {
    const site = await siteWith({ navigation: [{ group: 'In the garden', pages: ['index', 'guides/start'] }] })
    expect(site.page('/').text(sidebar)).toMatch(/^In the garden/)
  })

  test('left out, the pages stand without a name', async () => {
    const site = await siteWith({ navigation: [{ pages: ['index', 'guides/start'] }] })
    expect(site.page('/').text(sidebar)).toBe('Welcome First steps')
    expect(site.codes).toEqual([])
  })
})

describe('navigation[].pages', () => {
  test('are paths of Markdown files, however they are spelled', async () => {
    const site = await siteWith({ navigation: [{ group: 'Start', pages: ['/index', 'guides/start.mdx'] }] })
    expect(
      site
        .page('/')
        .links(sidebar)
        .map(({ href }) => href),
    ).toEqual(['/', '/guides/start/'])
    expect(site.page('/').attribute(`${sidebar} a`, 'aria-current')).toBe('page')
  })

  test('left out, the group is not shown', async () => {
    const site = await siteWith({
      navigation: [{ group: 'Empty' }, { group: 'Start', pages: ['index', 'guides/start'] }],
    })
    expect(site.page('/').text(sidebar)).toBe('Start Welcome First steps')
  })

  test('may hold groups', async () => {
    const inner = { group: 'Inner', pages: ['guides/start'] }
    const site = await siteWith({ navigation: [{ group: 'Outer', pages: ['index', inner] }] })
    expect(site.page('/guides/start/').text(sidebar)).toBe('Outer Welcome Inner First steps')
    expect(site.page('/guides/start/').has(`${sidebar} details[open]`)).toBe(true)
    expect(site.page('/').has(`${sidebar} details:not([open])`)).toBe(true)
  })
})

describe('logo', () => {
  test('as a path is shown in both modes', async () => {
    const site = await siteWith({ logo: '/logo.svg' }, { 'pages/logo.svg': svg })
    expect(
      site
        .page('/')
        .all('header img')
        .map((image) => image.properties['src']),
    ).toEqual(['/logo.svg'])
    expect(site.page('/').text('header a')).toBe('Plant Store')
    expect(site.files).toContain('logo.svg')
  })

  test('left out, the name stands in its place', async () => {
    const page = (await siteWith({})).page('/')
    expect(page.has('header img')).toBe(false)
    expect(page.text('header a')).toBe('Plant Store')
  })
})

const bothLogos = { 'pages/logo/l.svg': svg, 'pages/logo/d.svg': svg.replace('rect', 'rect fill="white"') }

describe('logo.light', () => {
  test('is shown in light mode', async () => {
    const site = await siteWith({ logo: { light: '/logo/l.svg', dark: '/logo/d.svg' } }, bothLogos)
    expect(site.page('/').attribute('header img.only-light', 'src')).toBe('/logo/l.svg')
    expect(site.files).toContain('logo/l.svg')
    expect(site.styles('/').text).toContain('.only-dark')
  })

  test('alone serves both modes', async () => {
    const site = await siteWith({ logo: { light: '/logo/l.svg' } }, bothLogos)
    expect(
      site
        .page('/')
        .all('header img')
        .map((image) => image.properties['src']),
    ).toEqual(['/logo/l.svg'])
  })
})

describe('logo.dark', () => {
  test('is shown in dark mode', async () => {
    const site = await siteWith({ logo: { light: '/logo/l.svg', dark: '/logo/d.svg' } }, bothLogos)
    expect(site.page('/').attribute('header img.only-dark', 'src')).toBe('/logo/d.svg')
    expect(site.files).toContain('logo/d.svg')
    expect(site.styles('/').text).toContain('.only-light')
  })

  test('alone serves both modes', async () => {
    const site = await siteWith({ logo: { dark: '/logo/d.svg' } }, bothLogos)
    expect(
      site
        .page('/')
        .all('header img')
        .map((image) => image.properties['src']),
    ).toEqual(['/logo/d.svg'])
  })
})

describe('logo.href', () => {
  test('is where a click on the logo leads', async () => {
    const logo = { light: '/logo/l.svg', dark: '/logo/d.svg', href: 'https://example.com' }
    expect((await siteWith({ logo }, bothLogos)).page('/').attribute('header a', 'href')).toBe('https://example.com')
  })

  test('is "/" by default, under any base path', async () => {
    const logo = { light: '/logo/l.svg', dark: '/logo/d.svg' }
    const site = await project({ 'docs.json': docs({ logo }), ...pages, ...bothLogos }, { base: '/docs/' })
    expect(site.page('/guides/start/').attribute('header a', 'href')).toBe('/docs/')
    expect(site.page('/').attribute('header img', 'src')).toBe('/docs/logo/l.svg')
  })
})

describe('favicon', () => {
  test('is the icon of the browser tab', async () => {
    const site = await siteWith({ favicon: '/favicon.svg' }, { 'favicon.svg': svg })
    expect(site.page('/guides/start/').attribute('link[rel~=icon]', 'href')).toBe('/favicon.svg')
    expect(site.read('favicon.svg')).toBe(svg)
  })

  test('left out, a neutral icon stands in, so that no request fails', async () => {
    const site = await siteWith({})
    const href = site.page('/').attribute('link[rel~=icon]', 'href')!
    expect(href.startsWith('data:') || site.files.includes(href.slice(1))).toBe(true)
  })
})

describe('colors', () => {
  test('left out, the theme has colours of its own', async () => {
    const styles = (await siteWith({})).styles('/')
    expect(styles.value('accent', 'light')).toMatch(/^#[\da-f]{6}$/)
    expect(styles.value('accent', 'dark')).toMatch(/^#[\da-f]{6}$/)
  })

  test('that are no hex codes are named with their place', async () => {
    const site = await siteWith({ colors: { primary: 'greenish' } })
    expect(site.diagnostics.find(({ message }) => message.includes('"greenish"'))?.at?.file).toBe('docs.json')
  })
})

describe('colors.primary', () => {
  test('is the accent in light mode', async () => {
    const styles = (await siteWith({ colors: { primary: '#16794c', light: '#4fd69c' } })).styles('/')
    expect(styles.value('accent', 'light')).toBe('#16794c')
  })

  test('alone is the accent in dark mode and of buttons too', async () => {
    const styles = (await siteWith({ colors: { primary: '#16794c' } })).styles('/')
    expect(styles.value('accent', 'dark')).toBe('#16794c')
    expect(styles.value('button', 'light')).toBe('#16794c')
  })

  test('may have three digits', async () => {
    expect((await siteWith({ colors: { primary: '#0a5' } })).styles('/').value('accent', 'light')).toBe('#00aa55')
  })

  test('is required within colors', async () => {
    const site = await siteWith({ colors: { light: '#4fd69c' } })
    expect(site.diagnostics.some(({ message, at }) => /"primary"/.test(message) && at?.file === 'docs.json')).toBe(true)
  })
})

test('colors.light', async () => {
  const styles = (await siteWith({ colors: { primary: '#16794c', light: '#4fd69c' } })).styles('/')
  expect(styles.value('accent', 'dark')).toBe('#4fd69c')
})

test('colors.dark', async () => {
  const colors = { primary: '#16794c', light: '#4fd69c', dark: '#0d5c39' }
  const styles = (await siteWith({ colors })).styles('/')
  expect(styles.value('button', 'light')).toBe('#0d5c39')
  expect(styles.value('button', 'dark')).toBe('#0d5c39')
  expect(styles.value('on-button', 'light')).toBe('#ffffff')
})

test('colors.background', async () => {
  const plain = (await siteWith({ colors: { primary: '#16794c' } })).styles('/')
  const background = { light: '#fffaf0', dark: '#0b1210' }
  const styled = (await siteWith({ colors: { primary: '#16794c', background } })).styles('/')
  expect(styled.value('surface', 'light')).not.toBe(plain.value('surface', 'light'))
  expect(styled.rule('body')).toBeDefined()
})

test('colors.background.light', async () => {
  const background = { light: '#fffaf0', dark: '#0b1210' }
  const styles = (await siteWith({ colors: { primary: '#16794c', background } })).styles('/')
  expect(styles.value('surface', 'light')).toBe('#fffaf0')
})

test('colors.background.dark', async () => {
  const background = { light: '#fffaf0', dark: '#0b1210' }
  const styles = (await siteWith({ colors: { primary: '#16794c', background } })).styles('/')
  expect(styles.value('surface', 'dark')).toBe('#0b1210')
})

describe('topbarLinks', () => {
  test('are shown in the top bar, in order', async () => {
    const topbarLinks = [
      { name: 'Blog', url: 'https://example.com/blog' },
      { name: 'Mail us', url: 'mailto:docs@example.com' },
    ]
    const page = (await siteWith({ topbarLinks })).page('/')
    expect(page.links('header nav[aria-label="Links"]')).toEqual([
      { name: 'Blog', href: 'https://example.com/blog' },
      { name: 'Mail us', href: 'mailto:docs@example.com' },
    ])
  })

  test('left out, there are none', async () => {
    expect((await siteWith({})).page('/').has('header nav[aria-label="Links"]')).toBe(false)
  })
})

test('topbarLinks[].name', async () => {
  const page = (
    await siteWith({ topbarLinks: [{ url: 'https://example.com/a' }, { name: 'B', url: '/guides/start' }] })
  ).page('/')
  expect(page.links('header nav[aria-label="Links"]').map(({ name }) => name)).toEqual(['example.com', 'B'])
})

test('topbarLinks[].url', async () => {
  const page = (await siteWith({ topbarLinks: [{ name: 'First', url: '/guides/start' }, { name: 'Nowhere' }] })).page(
    '/',
  )
  expect(page.links('header nav[aria-label="Links"]')).toEqual([{ name: 'First', href: '/guides/start/' }])
})

test('topbarCtaButton', async () => {
  const page = (await siteWith({ topbarCtaButton: { name: 'Get started', url: 'https://example.com/in' } })).page('/')
  expect(page.href('Get started', 'header')).toBe('https://example.com/in')
  expect(
    (await siteWith({}))
      .page('/')
      .links('header')
      .map(({ name }) => name),
  ).toEqual(['Plant Store'])
})

describe('topbarCtaButton.type', () => {
  test('link shows a button', async () => {
    const page = (
      await siteWith({ topbarCtaButton: { type: 'link', name: 'Go', url: 'https://example.com/go' } })
    ).page('/')
    expect(page.href('Go', 'header')).toBe('https://example.com/go')
  })

  test('github shows the repository, and its star count only when it was fetched at build time', async () => {
    const page = (await siteWith({ topbarCtaButton: github })).page('/')
    expect(page.href('example/plants', 'header')).toBe('https://github.com/example/plants')
    expect(page.text('header')).not.toMatch(/star/i)
  })

  test('is link by default', async () => {
    const page = (await siteWith({ topbarCtaButton: { name: 'Code', url: 'https://github.com/example/plants' } })).page(
      '/',
    )
    expect(page.href('Code', 'header')).toBe('https://github.com/example/plants')
  })
})

test('topbarCtaButton.url', async () => {
  const site = await siteWith({ topbarCtaButton: { name: 'Start', url: '/guides/start' } })
  expect(site.page('/').href('Start', 'header')).toBe('/guides/start/')
  const based = await project({ 'docs.json': docs({ topbarCtaButton: github }), ...pages })
  expect(based.page('/').href('example/plants', 'header')).toBe('https://github.com/example/plants')
})

describe('topbarCtaButton.name', () => {
  test('is the text inside the button', async () => {
    const page = (await siteWith({ topbarCtaButton: { name: 'Buy a plant', url: 'https://example.com' } })).page('/')
    expect(page.href('Buy a plant', 'header')).toBe('https://example.com')
  })

  test('is required when the type is link', async () => {
    const site = await siteWith({ topbarCtaButton: { type: 'link', url: 'https://example.com' } })
    expect(site.diagnostics.find(({ code }) => code === 'button-name-missing')?.at?.file).toBe('docs.json')
  })

  test('is not required when the type is github', async () => {
    expect((await siteWith({ topbarCtaButton: github })).codes).toEqual([])
  })
})

describe('versions', () => {
  test('are a dropdown in the navigation bar', async () => {
    const page = (await siteWith({ versions: ['2.0', '1.0'] })).page('/')
    expect(page.text('#navbar details summary')).toBe('Version: 2.0')
    expect(page.text('#navbar details')).toContain('1.0')
  })

  test('left out, there is no dropdown', async () => {
    expect((await siteWith({})).page('/').has('#navbar details')).toBe(false)
  })
})

describe('anchors', () => {
  test('stand in the sidebar, in order, after the top-most one', async () => {
    const anchors = [
      { name: 'Community', icon: 'comments', url: 'https://example.com/chat' },
      { name: 'Guides', icon: 'map', url: 'guides' },
    ]
    const page = (await siteWith({ anchors })).page('/')
    expect(page.links(sidebar).slice(0, 3)).toEqual([
      { name: 'Documentation', href: '/' },
      { name: 'Community', href: 'https://example.com/chat' },
      { name: 'Guides', href: '/guides/start/' },
    ])
  })

  test('left out, there are none', async () => {
    expect(
      (await siteWith({}))
        .page('/')
        .links(sidebar)
        .map(({ name }) => name),
    ).toEqual(['Welcome', 'First steps'])
  })
})

const community = { name: 'Community', icon: 'comments', url: 'https://example.com/chat' }
const firstDrawing = `${sidebar} a svg`

describe('topAnchor', () => {
  test('overrides the top-most anchor', async () => {
    const site = await siteWith({
      anchors: [community],
      topAnchor: { name: 'Handbook', icon: 'leaf', iconType: 'solid' },
    })
    expect(site.page('/').links(sidebar)[0]).toEqual({ name: 'Handbook', href: '/' })
  })
})

describe('topAnchor.name', () => {
  test('is the name of the top-most anchor', async () => {
    const site = await siteWith({ anchors: [community], topAnchor: { name: 'Handbook' } })
    expect(site.page('/').links(sidebar)[0]?.name).toBe('Handbook')
  })

  test('is Documentation by default', async () => {
    expect((await siteWith({ anchors: [community] })).page('/').links(sidebar)[0]?.name).toBe('Documentation')
  })
})

describe('topAnchor.icon', () => {
  test('is the drawing beside the name', async () => {
    const leaf = await siteWith({ anchors: [community], topAnchor: { icon: 'leaf' } })
    const book = await siteWith({ anchors: [community] })
    expect(leaf.page('/').one(firstDrawing)).not.toEqual(book.page('/').one(firstDrawing))
    expect(leaf.codes).toEqual([])
  })

  test('is book-open by default', async () => {
    const stated = await siteWith({ anchors: [community], topAnchor: { icon: 'book-open' } })
    const silent = await siteWith({ anchors: [community] })
    expect(silent.html('/')).toBe(stated.html('/'))
  })
})

describe('topAnchor.iconType', () => {
  test.each(['brands', 'duotone', 'light', 'sharp-solid', 'solid', 'thin'])('may be %s', async (iconType) => {
    const icon = iconType === 'brands' ? 'github' : 'book-open'
    const site = await siteWith({ anchors: [community], topAnchor: { icon, iconType } })
    expect(site.page('/').one(firstDrawing).children).not.toEqual([])
    expect(site.codes).toEqual([])
  })

  test('is duotone by default', async () => {
    const duotone = await siteWith({ anchors: [community], topAnchor: { iconType: 'duotone' } })
    const solid = await siteWith({ anchors: [community], topAnchor: { iconType: 'solid' } })
    const silent = await siteWith({ anchors: [community] })
    expect(silent.html('/')).toBe(duotone.html('/'))
    expect(silent.html('/')).not.toBe(solid.html('/'))
  })
})

describe('tabs', () => {
  test('stand under the header and hold their pages', async () => {
    const site = await siteWith({ tabs: [{ name: 'Guides', url: 'guides' }] })
    const tabs = 'header nav[aria-label="Sections"]'
    expect(site.page('/').links(tabs)).toEqual([
      { name: 'Documentation', href: '/' },
      { name: 'Guides', href: '/guides/start/' },
    ])
    expect(site.page('/').text(sidebar)).toBe('Start Welcome')
    expect(site.page('/guides/start/').text(sidebar)).toBe('Start First steps')
    expect(site.page('/guides/start/').text(`${tabs} a[aria-current]`)).toBe('Guides')
  })

  test('left out, there are none', async () => {
    expect((await siteWith({})).page('/').has('nav[aria-label="Sections"]')).toBe(false)
  })
})

test('tabs[].name', async () => {
  const site = await siteWith({ tabs: [{ name: 'How to', url: 'guides' }] })
  expect(site.page('/').href('How to', 'header')).toBe('/guides/start/')
})

describe('tabs[].url', () => {
  test('is the start of the addresses of its pages, in whole segments', async () => {
    const navigation = [{ group: 'Start', pages: ['index', 'guides/start', 'guides-old/start'] }]
    const files = { 'pages/guides-old/start.mdx': mdx('Older steps') }
    const site = await siteWith({ tabs: [{ name: 'Guides', url: '/guides/' }], navigation }, files)
    expect(site.page('/guides/start/').text(sidebar)).toBe('Start First steps')
    expect(site.page('/guides-old/start/').text(sidebar)).toBe('Start Welcome Older steps')
  })

  test('may be an address elsewhere', async () => {
    const site = await siteWith({ tabs: [{ name: 'Blog', url: 'https://example.com/blog' }] })
    expect(site.page('/').href('Blog', 'header')).toBe('https://example.com/blog')
  })
})

const endpoint = {
  'api.json': {
    openapi: '3.1.0',
    info: { title: 'Garden', version: '1' },
    paths: { '/beds': { get: { summary: 'List beds', responses: { '200': { description: 'All beds' } } } } },
  },
}

test('api', async () => {
  const site = await siteWith({ openapi: 'api.json', api: { baseUrl: 'https://api.example.com' } }, endpoint)
  expect(site.text('/api-reference/list-beds/')).toContain('https://api.example.com')
})

describe('openapi', () => {
  test('is the path of a description', async () => {
    const site = await siteWith({ openapi: 'openapi.yaml' }, { 'openapi.yaml': plantStore })
    expect(site.page('/api-reference/webhooks/new-plant/').text('h1')).toBe('New Plant')
    expect(site.page('/').text(sidebar)).toContain('New Plant')
  })

  test('may be a list of paths', async () => {
    const files = { 'openapi.yaml': plantStore, ...endpoint }
    const site = await siteWith({ openapi: ['openapi.yaml', './api.json'] }, files)
    expect(site.page('/api-reference/webhooks/new-plant/').text('h1')).toBe('New Plant')
    expect(site.page('/api-reference/list-beds/').text('h1')).toBe('List beds')
  })

  test('may be a URL, which is fetched only when that is asked for', async () => {
    const url = 'https://example.com/openapi.yaml'
    const offline = await siteWith({ openapi: url })
    expect(offline.codes).toEqual(['description-remote'])
    const fetched = await siteWith(
      { openapi: url },
      {},
      { fetchText: async (asked) => ({ text: asked === url ? plantStore : '' }) },
    )
    expect(fetched.codes).toEqual([])
    expect(fetched.page('/api-reference/webhooks/new-plant/').text('h1')).toBe('New Plant')
  })

  test('that leads nowhere is named with its place', async () => {
    const site = await siteWith({ openapi: 'openap.yaml' }, { 'openapi.yaml': plantStore })
    expect(site.diagnostics.find(({ code }) => code === 'openapi-missing')).toMatchObject({
      at: { file: 'docs.json' },
      hint: 'Did you mean "openapi.yaml"?',
    })
  })
})

test('footerSocials', async () => {
  const footerSocials = { github: 'https://github.com/example', x: 'https://x.com/example' }
  const page = (await siteWith({ footerSocials })).page('/')
  expect(page.links('footer ul').map(({ href }) => href)).toEqual([
    'https://github.com/example',
    'https://x.com/example',
  ])
  expect((await siteWith({})).page('/').has('footer ul')).toBe(false)
})

test('feedback', async () => {
  const silent = (await siteWith({ topbarCtaButton: github })).text('/')
  expect(silent).not.toContain('Edit this page')
  expect(silent).not.toContain('Report an issue')
  const feedback = { suggestEdit: true, raiseIssue: true }
  const page = (await siteWith({ feedback, topbarCtaButton: github })).page('/')
  expect(page.text()).toContain('Edit this page')
  expect(page.text()).toContain('Report an issue')
})

describe('feedback.suggestEdit', () => {
  test('links to the file of the page in the repository', async () => {
    const page = (await siteWith({ feedback: { suggestEdit: true }, topbarCtaButton: github })).page('/guides/start/')
    expect(page.href('Edit this page')).toBe('https://github.com/example/plants/edit/main/pages/guides/start.mdx')
    expect(page.href('Report an issue')).toBeUndefined()
  })

  test('is false by default', async () => {
    const page = (await siteWith({ feedback: { raiseIssue: true }, topbarCtaButton: github })).page('/')
    expect(page.href('Edit this page')).toBeUndefined()
  })
})

describe('feedback.raiseIssue', () => {
  test('links to a new issue about the page', async () => {
    const page = (await siteWith({ feedback: { raiseIssue: true }, topbarCtaButton: github })).page('/guides/start/')
    const href = page.href('Report an issue')!
    expect(href).toMatch(/^https:\/\/github\.com\/example\/plants\/issues\/new\?/)
    expect(decodeURIComponent(href)).toContain('guides/start')
  })

  test('is false by default', async () => {
    const page = (await siteWith({ feedback: { suggestEdit: true }, topbarCtaButton: github })).page('/')
    expect(page.href('Report an issue')).toBeUndefined()
  })
})

const toggle = 'header button[aria-label="Colour mode"]'

describe('modeToggle', () => {
  test('left out, readers can switch and get the mode of their system', async () => {
    const page = (await siteWith({})).page('/')
    expect(page.has(toggle)).toBe(true)
    expect(page.attribute('html', 'data-theme')).toBeUndefined()
    expect(page.attribute('meta[name=color-scheme]', 'content')).toBe('light dark')
  })
})

describe('modeToggle.default', () => {
  test.each(['light', 'dark'])('%s is what new readers get, and they can switch', async (mode) => {
    const page = (await siteWith({ modeToggle: { default: mode } })).page('/')
    expect(page.attribute('html', 'data-theme')).toBe(mode)
    expect(page.has(toggle)).toBe(true)
  })
})

describe('modeToggle.isHidden', () => {
  test('hides the toggle', async () => {
    const page = (await siteWith({ modeToggle: { isHidden: true } })).page('/')
    expect(page.has(toggle)).toBe(false)
    expect(page.attribute('meta[name=color-scheme]', 'content')).toBe('light dark')
  })

  test('with a default forces one mode: no colour of the other is in the style sheet', async () => {
    const colors = { primary: '#16794c', light: '#4fd69c' }
    const site = await siteWith({ colors, modeToggle: { default: 'dark', isHidden: true } })
    expect(site.page('/').attribute('meta[name=color-scheme]', 'content')).toBe('dark')
    expect(site.page('/').has(toggle)).toBe(false)
    expect(site.styles('/').value('accent', 'light')).toBe('#4fd69c')
    expect(site.styles('/').text.includes('light-dark(#')).toBe(false)
  })

  test('is false by default', async () => {
    expect((await siteWith({ modeToggle: { default: 'light' } })).page('/').has(toggle)).toBe(true)
  })
})

describe('backgroundImage', () => {
  test('stands behind every page', async () => {
    const site = await siteWith({ backgroundImage: '/images/leaves.svg' }, { 'pages/images/leaves.svg': svg })
    expect(site.files).toContain('images/leaves.svg')
    for (const route of ['/', '/guides/start/']) {
      expect(site.styles(route).value('background-image', 'light')).toMatch(
        /^url\(["']?\.\.\/images\/leaves\.svg["']?\)$/,
      )
      expect(site.styles(route).text).toMatch(/var\(--background-image\b/)
    }
  })

  test('one that is missing is asked for nowhere', async () => {
    const files = { 'pages/images/leaves.svg': svg }
    const none = await siteWith({ backgroundImage: '/images/gone.svg' }, files)
    expect(none.styles('/').text).not.toMatch(/gone\.svg/)
    const half = await siteWith(
      { background: { image: { light: 'images/gone.svg', dark: '/images/leaves.svg' } } },
      files,
    )
    expect(half.styles('/').text).toMatch(/\.\.\/images\/leaves\.svg/)
    expect(half.styles('/').text).not.toMatch(/gone\.svg/)
    const far = await siteWith({ backgroundImage: 'https://img.example/a.svg' })
    expect(far.styles('/').text).toMatch(/https:\/\/img\.example\/a\.svg/)
  })

  test('left out, there is none', async () => {
    expect((await siteWith({})).styles('/').value('background-image', 'light') ?? 'none').toBe('none')
  })
})
