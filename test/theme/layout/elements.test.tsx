import { describe, expect, test } from 'vitest'
import type { Element } from 'hast'
import { element, flatten } from '../../../src/hast/jsx-runtime.ts'
import { toHtml } from '../../../src/hast/to-html.ts'
import { callout } from '../../../theme/layout/callout.tsx'
import { code } from '../../../theme/layout/code.tsx'
import { heading } from '../../../theme/layout/heading.tsx'
import { icon } from '../../../theme/layout/icon.tsx'
import { image } from '../../../theme/layout/image.tsx'
import { methodBadge } from '../../../theme/layout/method-badge.tsx'
import { problem } from '../../../theme/layout/problem.tsx'
import { redirect } from '../../../theme/layout/redirect.tsx'
import { table } from '../../../theme/layout/table.tsx'

const html = (node: Parameters<typeof toHtml>[0]) => toHtml(node).value
const bare = (node: Parameters<typeof toHtml>[0]) => html(node).replace(/<svg.*?<\/svg>/g, '<svg/>')
const line = (text: string) => ({ content: flatten(text) })

describe('heading', () => {
  test('puts the link to itself after the text, named for where it leads', () => {
    expect(bare(heading({ level: 2, id: 'größe', children: flatten(['Size ', <code>n</code>]), anchor: true }))).toBe(
      '<h2 id="größe">Size <code>n</code><a class="self-link" href="#gr%C3%B6%C3%9Fe" aria-label="Link to Size n"><svg/></a></h2>',
    )
  })

  test('leaves the link out when told to, and keeps to six levels', () => {
    expect(html(heading({ level: 9, id: 'a', children: flatten('A'), anchor: false }))).toBe('<h6 id="a">A</h6>')
  })
})

describe('code', () => {
  test('is a scrolling group named by language and beginning, without a header', () => {
    expect(html(code({ language: 'bash', lines: [line('npm i'), line('')], copy: true }))).toBe(
      '<div class="code" data-language="bash" data-copy=""><pre tabindex="0" role="group" aria-label="bash code: npm i"><code><span class="line">npm i</span>\n<span class="line"></span></code></pre></div>',
    )
  })

  test('has a header when it has a title', () => {
    const shown = html(code({ language: 'ts', title: 'a<b>.ts', lines: [line('x')], copy: false }))
    expect(shown).toContain('<div class="code-head"><span class="code-title">a&#x3C;b>.ts</span></div>')
    expect(shown).toContain('aria-label="a<b>.ts, ts code: x"')
    expect(shown).not.toContain('data-copy')
  })

  test('marks lines, and numbers them from where it is told', () => {
    const lines = [
      { ...line('a'), mark: 'added' as const },
      { ...line('b'), focus: true },
    ]
    const shown = html(code({ language: '', lines, numbers: true, startAt: 7, copy: false }))
    expect(shown).toContain('class="code code-numbered code-focused code-diff"')
    expect(shown).toContain(
      '<ins class="line line-added" data-n="7">a</ins>\n<span class="line line-focus" data-n="8">b</span>',
    )
    expect(html(code({ language: '', lines, numbers: true, copy: false }))).not.toContain('data-n=')
  })

  test('keeps prompts and answers apart from what is copied', () => {
    const lines = [
      { ...line('npm i'), prompt: '$ ' },
      { ...line('done'), output: true },
    ]
    expect(html(code({ language: 'console', lines, copy: true }))).toContain(
      '<span class="line"><span class="code-prompt" data-no-copy="">$ </span>npm i</span>\n<span class="line line-output" data-no-copy="">done</span>',
    )
  })

  test('has a header for an icon alone, and says the language there', () => {
    const flag = { viewBox: '0 0 1 1', body: '', set: 'x', paint: 'fill' } as const
    expect(bare(code({ language: 'js', icon: flag, lines: [line('x')], copy: true }))).toContain(
      '<div class="code-head"><svg/><span class="code-title">JavaScript</span></div>',
    )
  })

  test('folds long code only, and makes room for long numbers', () => {
    const block = (count: number) =>
      html(
        code({
          language: '',
          lines: Array.from({ length: count }, () => line('x')),
          expandable: true,
          numbers: true,
          copy: false,
        }),
      )
    expect(block(10)).toContain('class="code code-numbered"')
    expect(block(100)).toContain('class="code code-numbered code-hundreds code-expandable"')
  })
})

test('a table stands in a group named by its header, or its caption', () => {
  const row = (...cells: string[]) =>
    element(
      'tr',
      {},
      cells.map((cell) => element('th', {}, cell)),
    )
  expect(html(table(element('table', {}, element('thead', {}, row('Field', 'Type')))))).toContain(
    '<div class="table" tabindex="0" role="group" aria-label="Table: Field, Type"><table>',
  )
  expect(html(table(element('table', {}, [element('caption', {}, 'Limits'), row('a')])))).toContain(
    'aria-label="Table: Limits"',
  )
})

test('the side of a cell is a class, as its attribute is obsolete', () => {
  const cell = element('td', { align: 'right', class: 'own' }, '1')
  expect(html(table(element('table', {}, element('tr', {}, cell))))).toContain('<td class="own cell-right">1</td>')
})

test('short code in a cell does not break, long code may', () => {
  const cell = element('td', {}, [element('code', {}, 'application/json'), element('code', {}, 'a'.repeat(25))])
  expect(html(table(element('table', {}, element('tr', {}, cell))))).toContain(
    `<code class="code-short">application/json</code><code>${'a'.repeat(25)}</code>`,
  )
})

test('an image loads when it comes near, unless its author says otherwise', () => {
  expect(html(image(element('img', { src: 'a.png', alt: '' })))).toBe(
    '<img loading="lazy" decoding="async" src="a.png" alt="">',
  )
  expect(html(image(element('img', { src: 'a.png', loading: 'eager' })))).toContain('loading="eager"')
})

test('a callout says its kind to those who do not see it', () => {
  expect(bare(callout({ kind: 'warning', title: 'Careful', children: flatten(<p>Hot.</p>) }))).toBe(
    '<aside class="callout callout-warning" role="note" aria-label="Warning"><svg/><div class="callout-body"><p class="callout-title">Careful</p><p>Hot.</p></div></aside>',
  )
})

test('a problem shows its lines as text', () => {
  expect(bare(problem({ title: 'Not built.', lines: ['a.mdx:1:1 <b>'] }))).toBe(
    '<div class="problem" role="alert"><p class="problem-title"><svg/>Not built.</p><pre tabindex="0" role="group" aria-label="What went wrong">a.mdx:1:1 &#x3C;b></pre></div>',
  )
})

test('an icon is hidden from screen readers and painted without inline styles', () => {
  const drawing = {
    viewBox: '0 0 24 24',
    body: '<path d="M1 1"/>',
    set: 'x',
    paint: 'stroke',
    strokeWidth: 1.5,
  } as const
  expect(html(icon(drawing, 'big'))).toBe(
    '<svg class="icon big" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.5"><path d="M1 1"/></svg>',
  )
})

test('a method is a word and a class; words too long for a menu are cut', () => {
  expect(['GET', 'DELETE', 'WEBHOOK', 'TRACE'].map((method) => html(methodBadge(method)))).toEqual([
    '<span class="method method-get">GET</span>',
    '<span class="method method-delete">DEL</span>',
    '<span class="method method-webhook">HOOK</span>',
    '<span class="method method-other">TRACE</span>',
  ])
})

test('a moved page leads on at once, and by a link', () => {
  const shown = html(redirect({ href: '/new/"x', lang: 'en', canonical: 'https://x.example/new/' }))
  expect(shown).toContain('<!doctype html><html lang="en">')
  expect(shown).toContain('<meta http-equiv="refresh" content="0; url=/new/&#x22;x">')
  expect(shown).toContain('<a href="/new/&#x22;x">/new/"x</a>')
})

test('every drawing is one svg element', () => {
  const drawn: Element = icon({ viewBox: '0 0 1 1', body: '', set: 'x', paint: 'fill' })
  expect(drawn.tagName).toBe('svg')
})
