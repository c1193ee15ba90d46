/** What the configuration says of the header, as readers see it. */
import { describe, expect, test } from 'vitest'
import { mdx, project } from '../../site-kit.ts'

const files = (config: object) => ({
  'index.mdx': mdx('Home'),
  'wide.mdx': mdx('Centre').replace('---\n\n', 'mode: center\n---\n\n'),
  'docs.json': { name: 'N', navigation: [{ group: 'G', pages: ['index', 'wide'] }], ...config },
})

describe('the button', () => {
  const button = async (config: object) => {
    const made = await project(files(config))
    expect(made.diagnostics.map(({ code }) => code)).not.toContain('key-idle')
    return /<header[^]*?(<a class="button [^]*?<\/a>)[^]*<\/header>/.exec(made.html('/'))![1]!
  }
  const flat = { name: 'Start', url: '/' }

  test('of the flat form has an arrow unless it says otherwise, and the shape that it names', async () => {
    const plain = await button({ topbarCtaButton: flat })
    expect(plain).toContain('button-arrow')
    expect(plain).not.toContain('button-pill')
    const round = await button({ topbarCtaButton: { ...flat, style: 'pill', arrow: false } })
    expect(round).toContain('button-pill')
    expect(round).not.toContain('button-arrow')
    expect(await button({ topbarCtaButton: { ...flat, style: 'roundedRectangle' } })).not.toContain('button-pill')
  })

  test('of the nested form has one only where it says so, and a repository has its mark', async () => {
    const nested = { label: 'Start', href: '/' }
    expect(await button({ navbar: { primary: nested } })).not.toContain('button-arrow')
    expect(await button({ navbar: { primary: { ...nested, arrow: true } } })).toContain('button-arrow')
    const repository = await button({ topbarCtaButton: { type: 'github', url: 'o/r', style: 'pill' } })
    expect(repository).toContain('button-pill')
    expect(repository).not.toContain('button-arrow')
  })
})

describe('search', () => {
  const opens = (html: string) => [...html.matchAll(/<button[^>]*data-search-open/g)].length
  const part = (html: string, name: string) =>
    new RegExp(`<${name}[^]*?(?:</header>|id="sidebar-content")`).exec(html)![0]

  test.each([{ search: { location: 'side' } }, { search: 'side' }])('stands in the sidebar with %o', async (config) => {
    const made = await project(files(config))
    expect(made.diagnostics.map(({ code }) => code)).not.toContain('key-idle')
    const html = made.html('/')
    expect(opens(part(html, 'div id="sidebar"'))).toBe(1)
    // Small screens, and pages without a sidebar, have it where it always is.
    expect(opens(part(html, 'header id="navbar"'))).toBe(1)
    expect(html.match(/id="search-bar-entry"/g)).toHaveLength(1)
    expect(made.styles('/').text).toContain('.search-narrow')
    expect(made.styles('/wide/').text).toContain('.search-narrow')
  })

  test.each([{}, { search: 'top' }, { search: { location: 'top' } }])(
    'stands in the header with %o',
    async (config) => {
      const made = await project(files(config))
      expect(made.diagnostics.map(({ code }) => code)).not.toContain('key-idle')
      expect(opens(made.html('/'))).toBe(1)
      expect(made.styles('/').text).not.toContain('.search-narrow')
    },
  )
})
