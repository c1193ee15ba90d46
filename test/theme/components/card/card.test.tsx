import { describe, expect, test } from 'vitest'
import { draw, markdown, tools } from '../component-kit.ts'

describe('Card', () => {
  test('puts the link on the title and says that it leads elsewhere', () => {
    expect(draw('Card', { title: 'Keys', href: 'https://x.example', icon: 'key' }, <p>All.</p>)).toBe(
      '<div class="card"><svg/><div class="card-text"><p class="card-title"><a class="card-link" href="https://x.example" rel="noopener">Keys<span class="visually-hidden"> (external)</span></a></p><div class="card-body flow"><p>All.</p></div></div><svg/></div>',
    )
  })

  test('opens a new tab where it is told to, and says so', () => {
    expect(draw('Card', { title: 'Keys', href: '/keys/', target: '_blank' })).toContain(
      '<a class="card-link" href="/keys/" target="_blank" rel="noopener">Keys<span class="visually-hidden"> (new tab)</span></a>',
    )
  })

  test('that is disabled leads nowhere', () => {
    const card = draw('Card', { title: 'Soon', href: '/soon/', disabled: true })
    expect(card).toContain('<p class="card-title">Soon<span class="visually-hidden"> (not available)</span></p>')
    expect(card).not.toContain('<a ')
  })

  test('has the colours of a kind, or one of its own for the icon', () => {
    expect(draw('Card', { title: 'A', type: 'warning' })).toMatch(/^<div class="card card-warning"><svg\/>/)
    const given = tools()
    expect(draw('Card', { title: 'A', icon: 'key', color: '#123456' }, [], given)).toMatch(/class="card card-own s-1"/)
  })

  test('names the size of its picture', () => {
    const given = { ...tools(), imageSize: () => ({ width: 4, height: 3 }) }
    expect(draw('Card', { img: '/a.png' }, [], given)).toContain(
      '<img class="card-image" src="/a.png" alt="" width="4" height="3"',
    )
  })

  test('shows an author’s own picture as icon', () => {
    expect(
      draw('Card', {
        icon: [{ type: 'element', tagName: 'img', properties: { src: '/a.png', alt: '' }, children: [] }],
        title: 'Keys',
      }),
    ).toContain('<div class="card"><span class="icon icon-own card-icon"><img src="/a.png" alt=""></span>')
  })

  test('is a list item in Markdown', () => {
    expect(markdown('Card', { title: 'Keys', href: '/keys/' }, 'All.\n')).toBe('- [Keys](/keys/): All.')
    expect(markdown('Card', { title: 'Keys' }, '')).toBe('- **Keys**')
    expect(markdown('Card', { title: 'Keys' }, '```sh\nx\n```')).toBe('- **Keys**\n\n  ```sh\n  x\n  ```')
    expect(markdown('Card', { title: 'Keys', href: '/k/', cta: 'Read' }, 'All.')).toBe(
      '- [Keys](/k/): All.\n\n  [Read](/k/)',
    )
    expect(markdown('Expandable', { title: 'Parts' }, 'All.\n')).toBe('**Parts**\n\nAll.')
  })
})
