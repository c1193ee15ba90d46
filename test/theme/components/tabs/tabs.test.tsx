import type { ElementContent } from 'hast'
import { describe, expect, test } from 'vitest'
import { flatten } from '../../../../src/hast/jsx-runtime.ts'
import { htmlPage } from '../../../html-page.ts'
import { draw, html, markdown, nodes, tools } from '../component-kit.ts'

type Props = Record<string, unknown>
const tab = (props: Props, text: string, given = tools()) => nodes('Tab', props, <p>{text}</p>, given)
const tabs = (props: Props, children: readonly (readonly ElementContent[])[], given = tools()) =>
  htmlPage(draw('Tabs', props, children, given))

describe('Tabs', () => {
  test('are sections under titles, and a row of tabs for scripts', () => {
    const given = tools()
    expect(
      draw('Tabs', {}, [tab({ title: 'npm' }, 'a', given), tab({ title: 'C++', icon: 'x' }, 'b', given)], given),
    ).toBe(
      '<div class="tabs" data-tabs="sync"><div class="tab-list needs-script">' +
        '<button class="tab" type="button" data-selected="">npm</button>' +
        '<button class="tab" type="button"><svg/>C++</button></div>' +
        '<div class="tab-panel" id="npm" data-tab="npm" data-default=""><p class="tab-title">npm</p><div class="tab-body flow"><p>a</p></div></div>' +
        '<div class="tab-panel" id="c-plus-plus" data-tab="C++"><p class="tab-title"><svg/>C++</p><div class="tab-body flow"><p>b</p></div></div></div>',
    )
  })

  test('start where they are told, within bounds', () => {
    const open = (index: number) =>
      tabs({ defaultTabIndex: index }, [tab({ title: 'A' }, 'a'), tab({ title: 'B' }, 'b')]).attribute(
        '[data-default]',
        'data-tab',
      )
    expect([open(0), open(1), open(9)]).toEqual(['A', 'B', 'B'])
  })

  test('have ids of their own: C, C++ and C#, equal titles, and no letters', () => {
    const given = tools()
    const page = tabs(
      {},
      ['C', 'C++', 'C#', 'C', '🎉'].map((title) => tab({ title }, 'x', given)),
      given,
    )
    expect(page.all('.tab-panel').map(({ properties }) => properties.id)).toEqual([
      'c',
      'c-plus-plus',
      'c-sharp',
      'c-2',
      'tab',
    ])
    expect(page.all('.tab-panel').map(({ properties }) => properties.dataTab)).toEqual(['C', 'C++', 'C#', 'C 2', '🎉'])
    expect(tabs({}, [tab({ title: 'A', id: 'own' }, 'x')]).attribute('.tab-panel', 'id')).toBe('own')
  })

  test('take titles from `items`, and call the rest by number', () => {
    const page = tabs({ items: ['Syntax'] }, [tab({}, 'a'), tab({}, 'b')])
    expect(page.all('button').map((each) => html(each.children))).toEqual(['Syntax', 'Tab 2'])
    expect(page.all('.tab-title').map((each) => html(each.children))).toEqual(['Syntax', 'Tab 2'])
    expect(page.attribute('.tab-panel', 'id')).toBe('syntax')
  })

  test('keep what stands beside their tabs, and are mere content without any', () => {
    const page = htmlPage(
      draw('Tabs', {}, [<p>before</p>, '\n', tab({ title: 'A' }, 'a'), <p>between</p>, tab({ title: 'B' }, 'b')]),
    )
    expect(page.text()).toBe('before A B A a B b between')
    expect(draw('Tabs', {}, <p>x</p>)).toBe('<div class="flow"><p>x</p></div>')
  })

  test('put no link, button or id of a title into the tab', () => {
    const title = flatten([<a href="/x">Go</a>, ' ', <code id="n">n</code>])
    const page = tabs({}, [tab({ title }, 'a')])
    expect(html(page.one('button').children)).toBe('<span>Go <code>n</code></span>')
    expect(page.has('.tab-title a[href="/x"]')).toBe(true)
  })

  test('may keep to themselves, and may have a line below', () => {
    const page = tabs({ sync: false, borderBottom: true }, [tab({ title: 'A' }, 'a')])
    expect(page.attribute('.tabs.tabs-bordered', 'data-tabs')).toBe('own')
  })

  test('are bold titles in Markdown', () => {
    expect(markdown('Tab', { title: 'npm' }, '\nRun it.\n')).toBe('**npm**\n\nRun it.')
    const untitled = `${markdown('Tab', {}, 'a')}\n\n${markdown('Tab', {}, 'b')}`
    expect(markdown('Tabs', { items: ['One'] }, untitled)).toBe('**One**\n\na\n\n**Tab**\n\nb')
  })
})
