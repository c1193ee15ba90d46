import { expect, test } from 'vitest'
import { folder } from '../temporary.ts'
import { missing } from './coverage.mjs'
import { readDescription, type Said } from './description.mjs'
import { leaks, onlyIn } from './leaks.mjs'
import { siteProblems } from './site.mjs'
import { markdownBlocks, pageText, twinText } from './words.mjs'

const files: Readonly<Record<string, unknown>> = {
  'a.yaml': {
    info: { title: 'Garden', description: { $ref: 'about.md' } },
    paths: {
      '/beds': { get: { summary: 'List beds', responses: { 200: { description: 'Beds', content: json('Bed') } } } },
      '/weeds': { get: { 'x-excluded': true, summary: 'Secret weeds', parameters: [{ name: 'poison', in: 'query' }] } },
      '/moles': { $ref: 'moles.yaml' },
    },
    components: {
      schemas: {
        Bed: { properties: { size: { enum: [1, 'wide'] }, next: { $ref: '#/components/schemas/Bed' } } },
        Spare: { description: 'Reached by nobody' },
      },
    },
  },
  'about.md': 'All of it.',
  'moles.yaml': { get: { 'x-hidden': true, description: 'Moles dig', example: { description: 'no text' } } },
}

function json(name: string) {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${name}` }, example: { description: 'no' } } }
}

test('reads what a description says, with states and without examples', () => {
  const { strings, files: read } = readDescription('a.yaml', (path) => files[path])
  expect(strings.map(({ kind, text, state }) => `${state} ${kind}: ${text}`)).toEqual([
    'visible text: Garden',
    'visible text: All of it.',
    'visible text: List beds',
    'visible text: Beds',
    'visible name: size',
    'visible value: 1',
    'visible value: wide',
    'visible name: next',
    'hidden text: Moles dig',
    'excluded text: Secret weeds',
    'excluded name: poison',
    'visible text: Reached by nobody',
  ])
  expect(read).toEqual(['a.yaml', 'about.md', 'moles.yaml'])
})

test('reduces Markdown to the letters of its blocks', () => {
  expect(
    markdownBlocks('Some **bold** [link](https://a.b) <b>and</b> <token>.\n\n1. one\n2. two\n\n| a | b |\n|---|---|'),
  ).toEqual(['Someboldlinkandtoken', 'one', 'two', 'ab'])
})

test('sees what readers see', () => {
  const page = pageText('<main><h1>T</h1><p>Hello <code>id</code></p><script>no</script><p hidden>no</p></main>')
  expect([page.letters, page.names.has('id')]).toEqual(['THelloid', true])
  expect(twinText('# T\n\n- `id`: Hello').names.has('id')).toBe(true)
})

test('names the strings that no page holds', () => {
  const said = (kind: Said['kind'], text: string): Said => ({ kind, text, at: '', state: 'visible' })
  const pages = [pageText('<main><p>One two.</p><code>name</code><code>true</code></main>')]
  const strings = [said('text', '*One* two'), said('text', 'Three'), said('name', 'name'), said('name', 'na')]
  expect(missing([...strings, said('value', 'true'), said('title', 'Name')], pages).map(({ text }) => text)).toEqual([
    'Three',
    'na',
  ])
})

test('finds what is excluded in any file', () => {
  const strings: Said[] = [
    { kind: 'text', text: 'Everybody may read', at: '', state: 'visible' },
    { kind: 'text', text: 'Everybody may read\n\nnobody may read', at: '', state: 'excluded' },
  ]
  const texts = onlyIn(strings, 'excluded')
  expect(texts).toEqual(['nobodymayread'])
  expect(leaks(texts, [{ path: 'a.yaml', text: 'x: nobody may read' }])).toEqual([['nobodymayread', 'a.yaml']])
})

test('tells what is wrong with a site', () => {
  const out = folder({
    'index.html':
      '<main><p id="a">x</p><p id="a"></p><a href="/b/#c">c</a><a href="/gone/">g</a><a href="#a">a</a></main>',
    'b/index.html': '<main id="m">long</main>',
  })
  expect(siteProblems(out, { most: 50 })).toEqual([
    expect.stringMatching(/^index\.html: 0\.\d KB$/),
    'index.html: the id "a" stands 2 times',
    'index.html: the link "/b/#c" names no part of b/index.html',
    'index.html: the link "/gone/" leads nowhere',
  ])
})
