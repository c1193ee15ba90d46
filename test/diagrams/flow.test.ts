import { describe, expect, test } from 'vitest'
import { readFlow } from '../../src/diagrams/graph/flow.ts'
import { readDiagram } from '../../src/diagrams/read.ts'
import { draw, elementsOf, partsOf, svgOf, wordsOf } from './drawing.ts'

const read = (text: string) => readFlow(readDiagram(text))
const edges = (text: string) =>
  read(`graph LR\n${text}`).edges.map(({ from, to, label, stroke, ends }) =>
    [from, ends[0], stroke, ends[1], to, ...(label === undefined ? [] : [label])].join(' '),
  )

describe('nodes', () => {
  test.each([
    ['A', 'rect', 'A'],
    ['A[Text]', 'rect', 'Text'],
    ['A(Text)', 'rounded', 'Text'],
    ['A([Text])', 'stadium', 'Text'],
    ['A[[Text]]', 'subroutine', 'Text'],
    ['A[(Text)]', 'cylinder', 'Text'],
    ['A((Text))', 'circle', 'Text'],
    ['A(((Text)))', 'double-circle', 'Text'],
    ['A{Text}', 'diamond', 'Text'],
    ['A{{Text}}', 'hexagon', 'Text'],
    ['A[/Text/]', 'lean-right', 'Text'],
    ['A[\\Text\\]', 'lean-left', 'Text'],
    ['A[/Text\\]', 'trapezoid', 'Text'],
    ['A[\\Text/]', 'trapezoid-top', 'Text'],
    ['A>Text]', 'flag', 'Text'],
    ['A@{ shape: cyl, label: "Text" }', 'cylinder', '"Text"'],
    ['A["Text (with) [brackets]"]', 'rect', '"Text (with) [brackets]"'],
    ['A[call(x) now]', 'rect', 'call(x) now'],
    ['A["two\n lines"]', 'rect', '"two\nlines"'],
    ['知識[图表]', 'rect', '图表'],
    ['a-b.c_d[Text]', 'rect', 'Text'],
  ])('%s', (text, shape, label) => {
    const [node] = [...read(`graph LR\n${text}`).nodes.values()]
    expect(node).toMatchObject({ shape, label })
  })
})

describe('lines', () => {
  test.each([
    ['A-->B', ['A none solid arrow B']],
    ['A --- B', ['A none solid none B']],
    ['A-.->B', ['A none dotted arrow B']],
    ['A==>B', ['A none thick arrow B']],
    ['A ----> B', ['A none solid arrow B']],
    ['A --o B', ['A none solid circle B']],
    ['A --x B', ['A none solid cross B']],
    ['A<-->B', ['A arrow solid arrow B']],
    ['A~~~B', ['A none none none B']],
    ['A -- yes --> B', ['A none solid arrow B yes']],
    ['A -->|"a | b"| B', ['A none solid arrow B "a | b"']],
    ['A -. maybe .-> B', ['A none dotted arrow B maybe']],
    ['A==sure==>B', ['A none thick arrow B sure']],
    ['A e1@--> B', ['A none solid arrow B']],
    ['A-->B-->C', ['A none solid arrow B', 'B none solid arrow C']],
    ['A & B --> C', ['A none solid arrow C', 'B none solid arrow C']],
    ['A-->B; B-->C;', ['A none solid arrow B', 'B none solid arrow C']],
  ])('%s', (text, expected) => expect(edges(text)).toEqual(expected))
})

test('groups hold the nodes named in them, and lines lead to groups', () => {
  const graph = read('graph TD\nG --> X\nsubgraph G [Title]\n direction LR\n A --> B\n subgraph H\n  C\n end\nend')
  expect([...graph.groups.values()]).toMatchObject([
    { id: 'G', label: 'Title', direction: 'RIGHT' },
    { id: 'H', label: 'H', parent: 'G' },
  ])
  expect([...graph.nodes.values()].map(({ id, group }) => `${id} ${group ?? '-'}`)).toEqual([
    'X -',
    'A G',
    'B G',
    'C H',
  ])
  expect(wordsOf(svgOf('graph TD\nG --> X\nsubgraph G [Title]\nA\nend'))).toEqual(['Title', 'X', 'A'])
})

test('all words are in the drawing, in the order of the text', () => {
  const svg = svgOf('flowchart LR\nA["One<br/>two"] -->|"`**three**`"| B{four} -- five --> C\nC --> A')
  expect(wordsOf(svg)).toEqual(['One', 'two', 'four', 'C', 'three', 'five'])
})

test('colours of the author stay, with words that can be read on them', () => {
  const svg = svgOf(
    'graph LR\nA:::hot --> B\nclassDef hot fill:#123,stroke:red\nstyle B fill:#ffe,color:#111\nlinkStyle 0 stroke:#f00',
  )
  expect(partsOf(svg, 'node').map(({ properties }) => properties.style)).toEqual([
    'fill: #123; stroke: red',
    'fill: #ffe',
  ])
  expect(partsOf(svg, 'node-text').map(({ properties }) => properties.style)).toEqual(['fill: #fff', 'fill: #111'])
  expect(partsOf(svg, 'edge')[0]?.properties.style).toBe('stroke: #f00')
})

test.each([
  'fill:url(https://a.test/x)',
  'fill:#00',
  'fill:red}body{display:none',
  'background:red',
  'fill:expression(1)',
])('the style %s is left out', (style) =>
  expect(partsOf(svgOf(`graph LR\nA\nstyle A ${style}`), 'node')[0]?.properties.style ?? '').not.toMatch(
    /url|#00|[{}]|background|expression/,
  ),
)

test('links stay with the words they are on; handlers are no links', () => {
  const svg = svgOf('graph LR\nA --> B\nclick A "https://a.test" "tip"\nclick B call alert(1)')
  expect(
    elementsOf(svg)
      .filter(({ tagName }) => tagName === 'a')
      .map(({ properties }) => properties.href),
  ).toEqual(['https://a.test'])
})

test('comments, directives and front matter are no part of it', () => {
  const text =
    '---\ntitle: The title\nconfig:\n  theme: dark\n---\n%%{init: {"theme":"x"}}%%\n%%{\n init: {}\n}%%\ngraph LR %% so\n%% A --> X\nA --> B'
  expect(wordsOf(svgOf(text))).toEqual(['The title', 'A', 'B'])
})

test('a line that cannot be read is told', () => {
  expect(draw('graph LR\nA --> B\n\nB ->> C')).toEqual({
    kind: 'invalid',
    message: '"->> C" is not understood',
    line: 4,
  })
  expect(draw('graph LR\nA -->')).toMatchObject({ kind: 'invalid', line: 2 })
})
