import { describe, expect, test } from 'vitest'
import { toHtml } from '../../src/hast/to-html.ts'
import { draw, elementsOf, partsOf, svgOf, wordsOf } from './drawing.ts'

const samples = {
  flow: 'graph TD\nA-->B\nsubgraph G\nB-->C\nend\nA-->C',
  sequence: 'sequenceDiagram\nA->>B: hello\nB-->>A: bye',
  state: 'stateDiagram-v2\n[*] --> A\nA --> [*]',
  class: 'classDiagram\nA <|-- B\nclass A { +int x }',
  entity: 'erDiagram\nA ||--o{ B : has',
  pie: 'pie title T\n"a" : 1\n"b" : 3',
  git: 'gitGraph\ncommit\nbranch b\ncommit\ncheckout main\nmerge b',
  mindmap: 'mindmap\n  root\n    one\n    two',
}

describe.each(Object.entries(samples))('%s', (_, text) => {
  test('is the same each time, and holds no ids, styles or addresses', () => {
    const html = toHtml(svgOf(text)).value
    expect(toHtml(svgOf(text)).value).toBe(html)
    expect(html).not.toMatch(/\bid=|<style|style=|url\(|http|NaN|undefined|Infinity/)
  })
})

test('states: notes, forks, choices, composites', () => {
  const svg = svgOf(`stateDiagram-v2
    direction LR
    [*] --> Still
    state "Long name" as L
    Still --> L : go
    L : second line
    state Moving {
      [*] --> Slow
      Slow --> Fast
    }
    state f <<fork>>
    L --> f
    f --> Moving
    note right of Still
      One
      two
    end note
    note left of L : three`)
  expect(wordsOf(svg).sort()).toEqual(
    ['Fast', 'Long name', 'Moving', 'One', 'Slow', 'Still', 'go', 'second line', 'three', 'two'].sort(),
  )
  expect(partsOf(svg, 'dot')).toHaveLength(3)
})

test('classes: members in compartments, generics, kinds of lines', () => {
  const svg = svgOf(`classDiagram
    class Animal["The animal"] {
      <<abstract>>
      +int age
      +eat(List~Food~ food) bool
    }
    Animal : +String name
    Animal <|-- Duck
    Animal "1" *-- "0..*" Leg : has
    namespace N { 
      class Inner
    }
    note for Duck "can fly"`)
  const words = wordsOf(svg)
  for (const each of [
    '«abstract»',
    'The animal',
    '+int age',
    '+String name',
    '+eat(List<Food> food) bool',
    'Duck',
    '1',
    '0..*',
    'has',
    'N',
    'Inner',
    'can fly',
  ])
    expect(words).toContain(each)
  expect(partsOf(svg, 'arrow-open')).toHaveLength(1)
})

test('entities: attributes, keys, relations', () => {
  const svg = svgOf(`erDiagram
    CUSTOMER ||--o{ ORDER : "places many"
    p[Person]
    p }|..|{ ORDER : x
    ORDER {
      int id PK "the number"
      string name
    }
    A only one to zero or more B : y`)
  for (const each of [
    'CUSTOMER',
    'ORDER',
    'places many',
    'Person',
    'int',
    'id',
    'PK',
    'the number',
    'string',
    'name',
    'y',
  ])
    expect(wordsOf(svg)).toContain(each)
})

test('pies say their shares', () => {
  expect(wordsOf(svgOf('pie showData\n title Pets\n "Dogs" : 3\n "Cats" : 1'))).toEqual([
    'Pets',
    'Dogs: 3 (75%)',
    'Cats: 1 (25%)',
  ])
})

test.each(['pie title Pets adopted', 'pie showData title Pets adopted', 'pie\n title Pets adopted'])(
  'pies keep a title in any of its places: %j',
  (head) => {
    const text = `${head}\n "Dogs" : 3`
    expect(wordsOf(svgOf(text))).toContain('Pets adopted')
    expect(draw(text)).toMatchObject({ about: { title: 'Pets adopted' } })
  },
)

test('classes stand in namespaces, on one line too, and in each other', () => {
  for (const text of [
    'classDiagram\nnamespace NS { class Q }',
    'classDiagram\nnamespace NS { class Q {\n+int x\n}\n}',
    'classDiagram\nnamespace Out {\nnamespace NS { class Q }\nclass R\n}',
  ]) {
    const words = wordsOf(svgOf(text))
    expect(words).toEqual(expect.arrayContaining(['NS', 'Q']))
    expect(words).not.toContain('}')
  }
})

test.each(['architecture-beta', 'zenuml'])('%s is drawn nowhere here, and said so', (kind) => {
  expect(draw(`${kind}\n  x`)).toEqual({ kind: 'unsupported', word: kind })
})

test('git graphs name branches, commits and tags', () => {
  const svg = svgOf(
    'gitGraph\ncommit id: "a" tag: "v1"\nbranch dev\ncommit id: "b"\ncheckout main\nmerge dev tag: "v2"',
  )
  expect(wordsOf(svg)).toEqual(['main', 'dev', 'v1', 'a', 'b', 'v2', 'merge dev'])
  expect(draw('gitGraph\ncheckout nowhere')).toMatchObject({ kind: 'invalid', line: 2 })
})

test('mind maps follow the margins', () => {
  const svg = svgOf('mindmap\n  ((root))\n    One\n      Deep\n    ::icon(fa fa-x)\n    [Two]')
  expect(wordsOf(svg)).toEqual(['root', 'One', 'Deep', 'Two'])
  expect(partsOf(svg, 'edge')).toHaveLength(3)
})

test('accessible texts are read', () => {
  expect(draw('graph LR\naccTitle: A title\naccDescr {\n more\n words\n}\nA')).toMatchObject({
    about: { type: 'Flowchart', title: 'A title', description: 'more words' },
  })
})

test.each([
  'gantt',
  'journey',
  'timeline',
  'quadrantChart',
  'sankey-beta',
  'xychart-beta',
  'C4Context',
  'block-beta',
  'packet-beta',
  'kanban',
  'requirementDiagram',
  'radar-beta',
  'treemap-beta',
])('%s is for the script', (kind) => expect(draw(`${kind}\n  x`)).toMatchObject({ kind: 'other' }))

test.each([
  ['', 'it is empty', 1],
  ['%% nothing', 'it is empty', 1],
  ['// a comment', '"//" is not a kind of diagram', 1],
  ['\n\nflow LR\nA', '"flow" is not a kind of diagram', 3],
  ['graph LR', 'it is empty', 1],
  ['sequenceDiagram', 'it is empty', 1],
  [`graph LR\nA[${'x'.repeat(3_100)}]`, 'this line is too long', 2],
])('%j is invalid', (text, message, line) => expect(draw(text)).toEqual({ kind: 'invalid', message, line }))

test('markup in labels stays text', () => {
  const svg = svgOf('graph LR\nA["<script>alert(1)</script> <img src=x onerror=alert(1)> <b>b</b>"]')
  expect(new Set(elementsOf(svg).map(({ tagName }) => tagName))).toEqual(new Set(['svg', 'g', 'rect', 'text', 'tspan']))
  expect(toHtml(svg).value).not.toMatch(/<script|<img/)
})

describe('hostile diagrams', () => {
  const many = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join('\n')
  test.each([
    ['too long', 'graph LR\n'.padEnd(50_001, 'x'), 'limit'],
    [
      'lines between all of two lists',
      `graph LR\n${Array(600).fill('a').join('&')} --> ${Array(600).fill('b').join('&')}`,
      'limit',
    ],
    ['a value that is no number', 'pie\n"a" : 1.2.3', 'invalid'],
    ['many nodes', `graph LR\n${many(3_000, (n) => `n${n}`)}`, 'limit'],
    [
      'a product of lines',
      `graph LR\n${many(30, (n) => `a${n}`).replaceAll('\n', ' & ')} --> ${many(30, (n) => `b${n}`).replaceAll('\n', ' & ')}`,
      'limit',
    ],
    ['many messages', `sequenceDiagram\n${many(4_000, () => 'A->>B: x')}`, 'limit'],
    ['deep groups', `graph LR\n${many(60, (n) => `subgraph s${n}`)}\nA\n${many(60, () => 'end')}`, 'drawn'],
    ['deep frames', `sequenceDiagram\n${many(300, (n) => `loop ${n}`)}\nA->>B: x`, 'drawn'],
    ['brackets', `graph LR\n${'A((((((['.repeat(300)}`, 'invalid'],
    ['dashes', `graph LR\nA ${'-'.repeat(2_900)}`, 'invalid'],
    ['blanks', `sequenceDiagram\nA${' '.repeat(40_000)}B`, 'invalid'],
    ['words without arrows', `sequenceDiagram\n${'a-b '.repeat(700)}`, 'invalid'],
    ['a circle of groups', 'graph LR\nsubgraph A\nsubgraph A\nB\nend\nend\nA --> B', 'drawn'],
    ['names of prototypes', 'graph LR\n__proto__ --> constructor\nclass __proto__ toString', 'drawn'],
  ])('%s', (_, text, kind) => {
    expect(draw(text).kind).toBe(kind)
  })

  test('a dense graph just below the limit takes bounded time', () => {
    let seed = 7
    const next = () => (seed = (seed * 16_807) % 2_147_483_647) % 150
    expect(draw(`graph LR\n${many(245, () => `n${next()} -->|label| n${next()}`)}`).kind).toBe('drawn')
  })
})
