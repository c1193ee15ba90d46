import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../../src/markdown/compile.ts'
import { page, toolsWith } from '../fake-theme.ts'

const compiled = (text: string, path?: string) =>
  compileMarkdown(page(`---\ntitle: T\ndescription: D\n---\n\n${text}`, path), toolsWith())
const codes = async (text: string) => (await compiled(text)).diagnostics.map(({ code }) => code)

test.each([
  '<video autoPlay muted loop playsInline src="/a.mp4"></video>',
  '<video autoplay muted loop playsinline src="/a.mp4"></video>',
])('attributes in either case: %s', async (text) => {
  expect((await compiled(text)).html).toBe('<video autoplay muted loop playsinline src="/a.mp4"></video>')
})

test('what does not start by itself can be started by hand', async () => {
  expect((await compiled('<video src="/a.mp4" />')).html).toContain('controls')
  expect((await compiled('<audio src="/a.mp3" />')).html).toContain('controls')
})

test('text for browsers that show no video stays', async () => {
  expect((await compiled('<video controls><source src="/a.mp4" type="video/mp4" />No video.</video>')).html).toContain(
    'No video.',
  )
})

test('a frame keeps its shape on every screen', async () => {
  const text =
    '<iframe title="T" width="560" height="315" src="https://www.youtube.com/embed/x" frameborder="0" allowfullscreen></iframe>'
  const { html, styles, embeds } = await compiled(text, 'page.md')
  expect(html).toContain('src="https://www.youtube.com/embed/x"')
  expect(styles.map(({ declarations }) => declarations)).toEqual(['aspect-ratio: 560 / 315; height: auto'])
  expect(embeds).toEqual([{ kind: 'frame', origin: 'https://www.youtube.com' }])
})

test('a frame with a style or a class of its own is let alone', async () => {
  for (const attribute of ['className="w-full aspect-video"', 'style={{height: "80vh"}}']) {
    const { styles } = await compiled(
      `<iframe title="T" width="560" height="315" src="https://x.example/" ${attribute} />`,
    )
    expect(styles.some(({ declarations }) => declarations.includes('aspect-ratio'))).toBe(false)
  }
})

test('a frame without a title is told, and has one all the same', async () => {
  expect(await codes('<iframe src="https://x.example/" />')).toEqual(['frame-title-missing'])
  expect((await compiled('<iframe src="https://x.example/" />')).html).toContain('title="Embedded page"')
})

test('a frame with an address that runs code is left out', async () => {
  expect(await codes('<iframe title="T" src="javascript:alert(1)" />')).toEqual(['frame-unsafe'])
  expect((await compiled('<iframe title="T" src="javascript:alert(1)" />')).html).not.toContain('iframe')
})

test('a frame that is not encrypted becomes a link, and the page loads nothing from its host', async () => {
  expect(await codes('<iframe title="Demo" src="http://a.test/x" />')).toEqual(['frame-insecure'])
  const { html, embeds } = await compiled('<iframe title="Demo" src="http://a.test/x" />')
  expect(html).toContain('<a href="http://a.test/x">Demo</a>')
  expect(html).not.toContain('iframe')
  expect(embeds).toEqual([])
})

const wild = [
  'https://*',
  'https://*/x.png',
  'https://*.example.com/x.png',
  '//*.example.com/x.png',
  'https://%2a/x.png',
  'https://\uff0a/x.png',
  'https://a.com; script-src *',
  'https://a.com;script-src/x.png',
  'https://a.com,b.com/x.png',
  'https://a.com:*/x.png',
  "https://'unsafe-inline'/x.png",
  'https://[::1]/x.png',
]
describe.each(['a.md', 'a.mdx'])('an address whose host is no plain name widens no policy, in %s', (path) => {
  test.each(wild)('%s', async (address) => {
    const frame = await compiled(`<iframe title="T" src="${address}"></iframe>`, path)
    expect(frame.diagnostics.map(({ code }) => code)).toEqual(['frame-unsafe'])
    const image = await compiled(`<img alt="A" src="${address}" />`, path)
    expect(image.diagnostics.map(({ code }) => code)).toEqual(['image-unsafe'])
    const video = await compiled(`<video poster="${address}" src="${address}"></video>`, path)
    expect(new Set(video.diagnostics.map(({ code }) => code))).toEqual(new Set(['image-unsafe']))
    for (const { html, embeds } of [frame, image, video]) {
      expect(embeds).toEqual([])
      expect(html).not.toMatch(/src=|poster=/)
    }
  })
})

test('hosts in other scripts are recorded as browsers ask for them', async () => {
  const { embeds, html } = await compiled('<img alt="A" src="https://bücher.example:8080/x.png" />')
  expect(embeds).toEqual([{ kind: 'img', origin: 'https://xn--bcher-kva.example:8080' }])
  expect(html).toContain('src="https://bücher.example:8080/x.png"')
})
