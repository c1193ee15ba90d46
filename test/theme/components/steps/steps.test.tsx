import type { Element } from 'hast'
import { describe, expect, test } from 'vitest'
import { note } from '../../../../src/markdown/note.ts'
import { draw, markdown, nodes, tools } from '../component-kit.ts'

/** A step with the note that the compiler leaves on it. */
function step(props: Record<string, unknown>, given = tools()): Element {
  const [drawn] = nodes('Step', props, <p>Do.</p>, given) as [Element]
  return note(drawn, { component: { name: 'Step', props } })
}

describe('Step', () => {
  test('has an id and a link to itself from its title', () => {
    expect(draw('Step', { title: 'Go on' }, <p>Do.</p>)).toBe(
      '<li class="step" id="go-on"><p class="step-title">Go on<a class="self-link" href="#go-on" aria-label="Link to Go on"><svg/></a></p><div class="step-body flow"><p>Do.</p></div></li>',
    )
    expect(draw('Step', { title: 'Go', noAnchor: true })).not.toContain('self-link')
    expect(draw('Step', {}, 'x')).toBe('<li class="step"><div class="step-body flow">x</div></li>')
  })

  test('is a heading where it is told to, and the id is the heading’s', () => {
    expect(draw('Step', { title: 'One', titleSize: 'h3', id: 'own' })).toContain(
      '<li class="step"><h3 id="own" class="step-title">One<a class="self-link" href="#own"',
    )
  })

  test('counts on from its own number, and shows an icon in its place', () => {
    expect(draw('Step', { title: 'A', stepNumber: 4 })).toContain('<li class="step s-1" id="a" value="4">')
    expect(draw('Step', { title: 'A', icon: 'key' })).toContain('<li class="step step-iconed" id="a"><svg/>')
  })
})

describe('Steps', () => {
  test('keeps what stands between two steps, without a number', () => {
    const item = '<li class="step"><div class="step-body flow"></div></li>'
    const one = nodes('Step')
    expect(draw('Steps', {}, [one, '\n', <p>Wait.</p>, 'Then', '\n', one])).toBe(
      `<ol class="steps">${item}<li class="step-between flow">\n<p>Wait.</p>Then\n</li>${item}</ol>`,
    )
  })

  test('gives its size to the titles that have none', () => {
    const given = tools()
    const drawn = draw('Steps', { titleSize: 'h2' }, [
      step({ title: 'One' }, given),
      step({ title: 'Two', titleSize: 'h4' }, given),
      step({ title: 'Three', noAnchor: true }, given),
    ])
    expect(drawn).toContain('<li class="step"><h2 id="one" class="step-title">One<a class="self-link" href="#one"')
    expect(drawn).toContain('<h4 id="two"')
    expect(drawn).toContain('<h2 id="three" class="step-title">Three</h2>')
  })

  test('is a numbered list in Markdown', () => {
    const items = [
      markdown('Step', { title: 'One' }, 'Do.\nMore.'),
      markdown('Step', { title: 'Five', stepNumber: 5 }, ''),
      markdown('Step', {}, 'End.'),
    ]
    expect(markdown('Steps', {}, items.join('\n\n'))).toBe('1. **One**\n\n   Do.\n   More.\n\n5. **Five**\n\n6. End.')
  })
})
