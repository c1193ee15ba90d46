/** What stands beside the text: code that sends the request, bodies, answers by status. */
import type { Element } from 'hast'
import { flatten, type Child } from '../../src/hast/jsx-runtime.ts'
import type { ContentView, ExampleView, OperationView, ResponseView, SampleView } from '../../src/model/reference.ts'
import type { Say, Word } from '../../src/model/words.ts'
import { exampleBox, madeExample } from '../layout/beside.tsx'
import { noted } from '../layout/noted.ts'
import { distinctNames, tabSet } from '../layout/tab-set.tsx'
import { samples } from './samples.tsx'
import { codeBlock, linkOut, prose } from './section.tsx'
import { statusCode } from './status.tsx'

/** One of several things to choose from. */
interface Choice {
  readonly name: string
  readonly label?: Element
  readonly content: Child
}

/** The boxes for the column; none where there is nothing to show. */
export function exampleBoxes(view: OperationView, say: Say): readonly Element[] {
  const isSent = view.kind === 'webhook'
  const body = named(view.body?.contents ?? [], say).filter(
    (each, _, all) => all.length > 1 || !isIn(each.example, view.samples, say),
  )
  const answers = view.responses.flatMap((each) => answer(each, say))
  const bodyName = isSent ? 'Payload' : 'Body'
  return [
    view.samples.length > 0 && box('RequestExample', 'code-samples', say('Code samples'), samples(view.samples, say)),
    body.length > 0 &&
      box('RequestExample', 'body-examples', say(titleOf(bodyName, body.length)), bodySet(body, say(bodyName), say)),
    answers.length > 0 &&
      box(
        'ResponseExample',
        'response-examples',
        say(titleOf(isSent ? 'Answer' : 'Response', answers.length)),
        set(answers, say),
      ),
  ].filter((each) => each !== false)
}

function titleOf(name: 'Body' | 'Payload' | 'Answer' | 'Response', count: number): Word {
  return count === 1 ? `${name} example` : `${name} examples`
}

/** Found by search under its title, though it is no entry of the contents: it stands in sight. */
function box(kind: 'RequestExample' | 'ResponseExample', id: string, title: string, children: Child): Element {
  const made = exampleBox(title, [<p class="api-label">{title}</p>, children])
  const { className, ...properties } = made.properties
  const element = { ...made, properties: { id, className: [...[className].flat(), 'api-example'], ...properties } }
  return noted(madeExample(kind, element as Element), { part: { id, text: title } })
}

interface Named {
  readonly name: string
  readonly mediaType: string
  readonly example: ExampleView
}

/** Examples of all media types, which are named only where there are several. */
function named(list: readonly ContentView[], say: Say): readonly Named[] {
  const shown = list.filter(({ examples }) => examples.length > 0)
  return shown.flatMap(({ mediaType, examples }) =>
    examples.map((example): Named => {
      const isAlone = examples.length === 1 && (example.label === say(plainLabel) || example.generated)
      const name = isAlone ? mediaType : shown.length > 1 ? `${example.label} (${mediaType})` : example.label
      return { name, mediaType, example }
    }),
  )
}

/** What an example without a name is called. */
const plainLabel = 'Example'

/** Code samples that hold a body show it already, but not what it is called. */
function isIn(
  { text, label, generated, description, elsewhere }: ExampleView,
  list: readonly SampleView[],
  say: Say,
): boolean {
  if (!generated && label !== say(plainLabel)) return false
  return !elsewhere && description.nodes.length === 0 && list.some((sample) => sample.text.includes(text))
}

/** Examples of a body that stand with it in the text; nothing when there are none. */
export function bodyExamples(list: readonly ContentView[], place: string, say: Say): Child {
  const all = named(list, say)
  return all.length > 0 && <div class="api-example">{bodySet(all, place, say)}</div>
}

function bodySet(list: readonly Named[], place: string, say: Say): Element {
  return set(
    list.map(({ name, example }) => ({ name, content: one(example, say('{}: {}', place, name), say) })),
    say,
  )
}

/** The examples of a status, of which the reader chooses one. */
function answer(response: ResponseView, say: Say): readonly Choice[] {
  const { status, contents, id } = response
  const list = named(contents, say)
  const [first] = list
  if (!first) return []
  const code = statusCode(status)
  const label: Element = { ...code, properties: { ...code.properties, dataOpens: id } }
  const place = say('Response {}', status)
  if (list.length > 1) {
    const inner = list.map(({ name, example }) => ({ name, content: one(example, say('{}: {}', place, name), say) }))
    return [{ name: status, label, content: set(inner, say, 'menu') }]
  }
  const title = first.example.label === say(plainLabel) ? null : <p class="api-caption">{first.example.label}</p>
  return [{ name: status, label, content: [title, one(first.example, `${place}, ${first.mediaType}`, say)] }]
}

/** One at a time under a bar; a menu where their names have no room in one. */
function set(list: readonly Choice[], say: Say, bar?: 'menu'): Element {
  const names = distinctNames(list.map(({ name }) => name))
  return tabSet(
    {
      className: 'code-group',
      panels: list.map(({ content }, index) => panel(names[index]!, content)),
      labels: list.map(({ label }, index) => [label ?? { type: 'text', value: names[index]! }]),
      // Media types are chosen together with those of the text.
      sync: names.every((name) => name.includes('/') && !/\s/.test(name)),
      dropdown: bar === 'menu' || isLong(names),
    },
    say,
  )
}

/** Whether a row of tabs would be wider than the column. */
export function isLong(names: readonly string[]): boolean {
  return names.reduce((sum, name) => sum + name.length + 3, 0) > 44
}

/** Without scripts its name is its title. */
function panel(name: string, content: Child): Element {
  return (
    <div class="tab-panel" data-tab={name}>
      <p class="code-head">{name}</p>
      {content}
    </div>
  ) as Element
}

function one(view: ExampleView, place: string, say: Say): Child {
  const text = flatten([prose(view.description), view.elsewhere && <p>{linkOut(view.elsewhere)}</p>])
  return [
    text.length > 0 && <div class="api-caption flow">{text}</div>,
    view.lines.length > 0 && codeBlock(place, view, say),
    view.cut && <p class="api-caption">{say('This example is shortened.')}</p>,
  ]
}
