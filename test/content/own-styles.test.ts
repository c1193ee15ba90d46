import { expect, test } from 'vitest'
import { styleEmbeds } from '../../src/content/own-styles.ts'
import { siteWith } from '../site-kit.ts'

const policyOf = (html: string) =>
  Object.fromEntries(
    /http-equiv="Content-Security-Policy" content="([^"]*)"/
      .exec(html)![1]!
      .replaceAll('&#x27;', "'")
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
  )

test('what a style sheet names at another host is allowed on every page, and said once', async () => {
  const sheet = `/* @import "https://no.example/x.css"; */
@import url("https://fonts.googleapis.com/css2?family=Inter:wght@400;500&display=swap");
@import '//rsms.example/inter.css';
@font-face { font-family: Own; src: url(https://f.example:8443/own.woff2) format('woff2'), url(fonts/own.woff2); }
a { background: url('HTTPS://I.example/a.png'), url("data:image/png;base64,AA//") }
b { background: url(javascript:alert) }
`
  const site = await siteWith({}, { 'pages/own.css': sheet, 'pages/plain.css': 'a { top: 0 }' })
  for (const route of ['/', '/guides/start/', '/404.html']) {
    const policy = policyOf(site.html(route))
    expect(policy['style-src']).toEqual(["'self'", 'https://fonts.googleapis.com', 'https://rsms.example'])
    expect(policy['font-src']).toEqual([
      "'self'",
      'https://f.example:8443',
      'https://fonts.gstatic.com',
      'https://rsms.example',
    ])
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://i.example'])
  }
  expect(site.diagnostics).toEqual([
    {
      code: 'style-remote',
      severity: 'info',
      message:
        'Browsers of readers ask "fonts.googleapis.com", "rsms.example", "f.example:8443", "i.example" for what "pages/own.css" names.',
      at: { file: 'pages/own.css', line: 2, column: 1 },
      hint: 'Put these files into the project, and name them there, to keep readers with you.',
    },
  ])
})

test('a site without such a style sheet asks nobody', async () => {
  const site = await siteWith({}, { 'pages/own.css': 'a { background: url(/a.png) }' })
  expect(policyOf(site.html('/'))['style-src']).toEqual(["'self'"])
  expect(site.diagnostics.filter(({ code }) => code === 'style-remote')).toEqual([])
})

test('every form in which a sheet names what browsers load is found, and names of vocabularies are none', async () => {
  const sheet = `@namespace svg url("http://www.w3.org/2000/svg");
@import"https://sheets.example/a.css";
a { background: image-set("https://one.example/a.png" 1x, url(https://two.example/a.png) 2x type("image/png")) }
b { background: -webkit-image-set('//three.example/a.avif' 1x) }
c { background: url( "https://four.example/a b.png" ), url(https\\:\\/\\/five.example/a.png) }
@font-face { font-family: Own; src: url(https://type.example/font?id=1) format('woff2') }
d { content: "https://no.example/a.png" }
`
  const site = await siteWith({}, { 'pages/own.css': sheet })
  const policy = policyOf(site.html('/'))
  expect(policy['img-src']).toEqual([
    "'self'",
    'data:',
    'https://five.example',
    'https://four.example',
    'https://one.example',
    'https://three.example',
    'https://two.example',
  ])
  expect(policy['style-src']).toEqual(["'self'", 'https://sheets.example'])
  expect(policy['font-src']).toEqual(["'self'", 'https://sheets.example', 'https://type.example'])
})

test('texts in a set of images are read whole: what an image within holds is no address, and an escaped one is', async () => {
  const sheet = String.raw`
a { background: image-set(url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>") 1x) }
b { background: image-set("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" 1x, 'a \' "http://no.example"' 2x) }
c { background: image-set("ht\74ps://one.example/a.png" type("https://type.example/png"), "/own.png" 2x) }
d { background: url(data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg'/>it's), u\72l(//two.example/a;{b}.png) }
e { content: "url(https://no.example/a.png) /* @import 'https://no.example/b.css';"; top: \( }
f { background: url("https://three.example/a/*.png"); --x: image-set( }
g { content: "https://no.example/c.png" }
/* url(https://no.example/d.png) */ @media(width > 1px) { @font-face { src: url(//four.example/f) } h { top: url(//five.example/i) } }
`
  const policy = policyOf((await siteWith({}, { 'pages/own.css': sheet })).html('/'))
  expect(policy['img-src']).toEqual([
    "'self'",
    'data:',
    'https://five.example',
    'https://one.example',
    'https://three.example',
    'https://two.example',
  ])
  expect(policy['font-src']).toEqual(["'self'", 'https://four.example'])
  expect(policy['style-src']).toEqual(["'self'"])
})

test('a host that a sheet names many times is one entry of the policy', () => {
  const text = 'a { background: url(https://one.example/a.png) }\n'.repeat(20_000)
  const { embeds, diagnostics } = styleEmbeds({
    files: [{ path: 'own.css', file: '/site/own.css' }],
    root: '/site',
    project: { read: () => text },
  })
  expect(embeds).toEqual([{ kind: 'img', origin: 'https://one.example' }])
  expect(diagnostics).toHaveLength(1)
})
