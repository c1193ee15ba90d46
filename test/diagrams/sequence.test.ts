import { describe, expect, test } from 'vitest'
import { readDiagram } from '../../src/diagrams/read.ts'
import { readSequence } from '../../src/diagrams/sequence/parse.ts'
import { draw, partsOf, svgOf, wordsOf } from './drawing.ts'

const events = (text: string) => readSequence(readDiagram(`sequenceDiagram\n${text}`)).events

describe('messages', () => {
  test.each([
    ['A->B: x', false, ['none', 'none']],
    ['A-->B: x', true, ['none', 'none']],
    ['A->>B: x', false, ['none', 'arrow']],
    ['A-->>B: x', true, ['none', 'arrow']],
    ['A-xB: x', false, ['none', 'cross']],
    ['A--)B: x', true, ['none', 'open']],
    ['A<<->>B: x', false, ['arrow', 'arrow']],
    ['A ->> B : x', false, ['none', 'arrow']],
  ])('%s', (text, dashed, heads) => {
    expect(events(text)).toMatchObject([{ kind: 'message', from: 'A', to: 'B', text: 'x', dashed, heads }])
  })

  test('names may hold hyphens, dots and blanks', () => {
    expect(events('src-a.b->>my server: x')).toMatchObject([{ from: 'src-a.b', to: 'my server' }])
  })

  test('plus and minus switch the bars beside a line', () => {
    expect(events('A->>+B: x\nB-->>-A: y').map(({ kind }) => kind)).toEqual([
      'message',
      'activate',
      'message',
      'deactivate',
    ])
  })

  test('numbers count on', () => {
    const numbers = events('autonumber 10 5\nA->>B: x\nA->>B: y\nautonumber off\nA->>B: z').map(
      (event) => 'number' in event && event.number,
    )
    expect(numbers).toEqual(['10', '15', false])
  })
})

test('all words are in the drawing, from top to bottom', () => {
  const svg = svgOf(`sequenceDiagram
    title The title
    box rgb(1,2,3) The box
    actor U as User<br/>one
    participant S as "Server"
    end
    Note over U,S: A note: with a colon
    U->>+S: say "hi" #35;1
    alt is good
      S-->>-U: fine
    else is bad
      S--xU: no
      loop Every minute
        S->>S: to itself
      end
    end
    par one
      U->>S: p
    and two
      U->>S: q
    end
    rect rgb(200,200,255)
    Note right of S: right
    end
    create participant N as New
    S->>N: make
    destroy N
    S-xN: end it`)
  expect(wordsOf(svg)).toEqual([
    'The title',
    'The box',
    'User',
    'one',
    '"Server"',
    'New',
    'A note: with a colon',
    'say "hi" #1',
    'alt',
    'is good',
    'is bad',
    'fine',
    'no',
    'loop',
    'Every minute',
    'to itself',
    'par',
    'one',
    'two',
    'p',
    'q',
    'right',
    'make',
    'end it',
  ])
  expect(partsOf(svg, 'active')).toHaveLength(1)
})

test('columns stand so far apart that words have room', () => {
  const boxes = (text: string) =>
    partsOf(svgOf(`sequenceDiagram\nA->>B: ${text}`), 'actor').map(({ properties }) => Number(properties.x))
  const [near, far] = [boxes('x'), boxes('a message that is somewhat longer')]
  expect(far[1]! - far[0]!).toBeGreaterThan(near[1]! - near[0]! + 60)
})

test('colours of boxes let the words be read', () => {
  const svg = svgOf('sequenceDiagram\nrect rgb(0,0,0)\nA->>B: x\nend\nrect rgba(0,0,0,0.1)\nA->>B: y\nend')
  expect(partsOf(svg, 'shade').map(({ properties }) => properties.style)).toEqual([
    'fill: rgba(0,0,0,0.1)',
    'fill: rgb(0,0,0); fill-opacity: 0.16',
  ])
})

test('a line that cannot be read is told', () => {
  expect(draw('sequenceDiagram\nA->>B: x\nwhat is this')).toEqual({
    kind: 'invalid',
    message: '"what is this" is not understood',
    line: 3,
  })
})
