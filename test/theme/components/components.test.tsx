import { describe, expect, test } from 'vitest'
import type { Child } from '../../../src/hast/jsx-runtime.ts'
import { flatten } from '../../../src/hast/jsx-runtime.ts'
import { toHtml } from '../../../src/hast/to-html.ts'
import { components } from '../../../theme/components/index.ts'

const icon = () => ({ viewBox: '0 0 1 1', body: '', set: 'x', paint: 'fill' }) as const
const html = (child: Child) => toHtml(flatten(child)).value.replace(/<svg.*?<\/svg>/g, '<svg/>')
/** Inline props arrive as nodes. */
const inline = new Set(['title', 'caption', 'hint', 'description'])
const nodes = (name: string, props: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(props).map(([key, value]) => [
      key,
      inline.has(key) && name !== 'Warning' ? flatten(value as string) : value,
    ]),
  )
const draw = (name: keyof typeof components, props: Record<string, unknown>, ...children: Child[]) => {
  const component = components[name]
  return html(
    component.view({ ...(component.props.parse(nodes(name, props)) as object), children: flatten(children) }, { icon }),
  )
}
const markdown = (name: keyof typeof components, props: Record<string, unknown>, children: string) =>
  components[name].markdown?.(nodes(name, props), children)

test('every component says what it is for', () => {
  for (const { about } of Object.values(components)) expect(about).toMatch(/^[A-Z].*\.$/)
})

describe('Card', () => {
  test('puts the link on the title and says that it leads elsewhere', () => {
    expect(draw('Card', { title: 'Keys', href: 'https://x.example', icon: 'key' }, <p>All.</p>)).toBe(
      '<div class="card"><svg/><div class="card-text"><p class="card-title"><a class="card-link" href="https://x.example" rel="noopener">Keys<span class="visually-hidden"> (external)</span></a></p><div class="card-body flow"><p>All.</p></div></div><svg/></div>',
    )
  })

  test('is a plain box without a link', () => {
    expect(draw('Card', { title: 'Keys' })).toBe(
      '<div class="card"><div class="card-text"><p class="card-title">Keys</p><div class="card-body flow"></div></div></div>',
    )
  })

  test('is a list item in Markdown', () => {
    expect(markdown('Card', { title: 'Keys', href: '/keys/' }, 'All.\n')).toBe('- [Keys](/keys/): All.')
    expect(markdown('Card', { title: 'Keys' }, '')).toBe('- **Keys**')
  })
})

test('Steps is a list of steps; a heading size makes titles headings', () => {
  expect(
    draw(
      'Steps',
      {},
      '\n',
      components.Step.view({ title: flatten('One'), children: flatten(<p>Do.</p>) } as never),
      '\n',
    ),
  ).toBe(
    '<ol class="steps"><li class="step"><p class="step-title">One</p><div class="step-body flow"><p>Do.</p></div></li></ol>',
  )
  expect(draw('Step', { title: 'One', id: 'one' })).toContain('<li class="step" id="one"><p class="step-title">One</p>')
  expect(draw('Step', { title: 'One', titleSize: 'h3', id: 'own' })).toContain(
    '<li class="step"><h3 id="own" class="step-title">One<a class="self-link" href="#own" aria-label="Link to “One”"><svg/></a></h3>',
  )
  expect(markdown('Step', { title: 'One' }, 'Do.\nMore.')).toBe('1. **One**\n   \n   Do.\n   More.')
})

test('Steps keeps what stands between two steps, without a number', () => {
  const step = components.Step.view({ children: [] } as never)
  const item = '<li class="step"><div class="step-body flow"></div></li>'
  expect(draw('Steps', {}, step, '\n', <p>Wait.</p>, 'Then', '\n', step)).toBe(
    `<ol class="steps">${item}<li class="step-between flow">\n<p>Wait.</p>Then\n</li>${item}</ol>`,
  )
})

test('Accordion is a disclosure with an id for links', () => {
  expect(draw('Accordion', { title: 'Why not?', defaultOpen: true })).toContain(
    '<details class="accordion" id="why-not" open><summary>',
  )
  expect(markdown('Accordion', { title: 'Why?', description: 'Reasons' }, 'Because.')).toBe(
    '**Why?** — Reasons\n\nBecause.',
  )
})

test('an author may bring a picture as icon', () => {
  const own = flatten(<img src="/a.png" alt="" />)
  expect(draw('Card', { icon: own, title: 'Keys' })).toContain(
    '<div class="card"><span class="icon icon-own card-icon"><img src="/a.png" alt=""></span>',
  )
})

test('Columns count by class, two by default', () => {
  expect(draw('CardGroup', {})).toBe('<div class="columns columns-2"></div>')
  expect(draw('Columns', { cols: 3 })).toBe('<div class="columns columns-3"></div>')
})

test('callouts are quotes in Markdown', () => {
  expect(markdown('Warning', {}, 'Hot.\n\nVery.')).toBe('> **Warning:** Hot.\n>\n> Very.')
  expect(draw('Callout', { type: 'tip' }, 'x')).toContain('callout-tip')
})

test('Frame, Badge and Icon', () => {
  expect(draw('Frame', { caption: 'It' }, 'x')).toBe(
    '<figure class="figure"><div class="figure-ground">x</div><figcaption>It</figcaption></figure>',
  )
  expect(draw('Badge', { color: 'green', shape: 'pill' }, 'ok')).toBe(
    '<span class="badge badge-green badge-md badge-pill">ok</span>',
  )
  expect(draw('Icon', { icon: 'key' })).toBe('<svg/>')
})
