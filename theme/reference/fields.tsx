/** Rows of parameters and properties: what a value is, in words, and what it holds, in a disclosure. */
import type { Element, ElementContent } from 'hast'
import { flatten, type Child } from '../../src/hast/jsx-runtime.ts'
import { sealedText } from '../../src/hast/sealed-text.ts'
import type { ChoiceView, EnumValue, FieldView, KeptRow, SchemaView } from '../../src/model/reference.ts'
import type { Say } from '../../src/model/words.ts'
import { phrase } from '../layout/phrase.ts'
import { jsonCode, linkOut, prose } from './section.tsx'

export interface Options {
  /** Whether disclosures are open from the start. */
  readonly open: boolean
  /** The words of the language of the page. */
  readonly say: Say
}

/** A list of rows. */
export function fields(list: readonly FieldView[], options: Options): Child {
  return list.length === 0 ? null : <ul class="api-fields">{list.map((each) => field(each, options))}</ul>
}

/** One row, told apart by its elements alone: there are hundreds on a page. Its name is a link to itself. */
function field(view: FieldView, options: Options): Child {
  const { id } = view
  const { name, words, below } = view.kept ? keptParts(view, view.kept, options) : partsOf(view, options)
  return (
    <li id={id}>
      <p>
        <a href={`#${id}`}>{name}</a>
        {words}
      </p>
      {below}
    </li>
  )
}

/** What a row shows beside its id. */
function partsOf(view: FieldView, options: Options): Readonly<Record<'name' | 'words' | 'below', Child>> {
  const { name, schema } = view
  const { say } = options
  return {
    name: <code>{name === '*' ? say('any other key') : name}</code>,
    words: [
      view.pills?.before.map((text) => [' ', <span class="pill">{text}</span>]),
      ' ',
      shownType(schema, say),
      view.required && [' ', <strong>{say('required')}</strong>],
      view.access && [' ', <small>{say(view.access)}</small>],
      view.deprecated && [' ', <em>{say('deprecated')}</em>],
      view.pills?.after.map((text) => [' ', <span class="pill">{text}</span>]),
    ],
    below: [
      prose(view.description),
      facts(schema, say, view.wire),
      namedExamples(view.named ?? [], say),
      inside(schema, name, options),
    ],
  }
}

/** Of a row that many pages show, drawn and written once. */
function keptParts(view: FieldView, kept: KeptRow, options: Options): NonNullable<KeptRow['drawn']> {
  if (kept.drawn) return kept.drawn
  const { name, words, below } = partsOf(view, options)
  kept.drawn = { name: once(flatten(name)), words: once(flatten(words)), below: once(flatten(below)) }
  return kept.drawn
}

/** What is looked for on the finished page is left as it is. */
function once(nodes: readonly ElementContent[]): readonly ElementContent[] {
  return nodes.every(isQuiet) ? [sealedText(nodes)] : nodes
}

const sought = new Set(['a', 'details'])

function isQuiet(node: ElementContent): boolean {
  if (node.type !== 'element') return true
  return !sought.has(node.tagName) && node.properties.id === undefined && node.children.every(isQuiet)
}

/** Examples with words of their own. */
function namedExamples(list: NonNullable<FieldView['named']>, say: Say): Child {
  if (list.length === 0) return null
  return (
    <ul class="api-facts">
      {list.map(({ label, description, value, elsewhere }) => (
        <li>
          {value === undefined && !elsewhere && label}
          {value !== undefined && phrase(say('{}: {}'), label, jsonCode(value))}
          {value === undefined && elsewhere && phrase(say('{}: {}'), label, linkOut(elsewhere))}
          {value !== undefined && elsewhere && [': ', linkOut(elsewhere)]}
          {prose(description)}
        </li>
      ))}
    </ul>
  )
}

/** The type; a value that is always the same is a constant, a recursion is marked. */
export function typeOf(schema: SchemaView, say: Say): string {
  if (schema.cut === 'recursive') return `↻ ${schema.type}`
  const isConstant = schema.enum.length === 1 && !schema.enumOf && schema.fields.length === 0
  return isConstant ? say('{}, constant', schema.type) : schema.type
}

/** The type as an element. Search counts no word that only connects types. */
export function shownType(schema: SchemaView, say: Say, shown: Child = linkedType(schema, say)): Element {
  const or = say('{} or {}', '', '')
  const words = typeOf(schema, say)
  const span = (<span>{shown}</span>) as Element
  return words.includes(or) ? ({ ...span, data: { text: words.replaceAll(or, ' | ') } } as Element) : span
}

/** The type, with the name in it as a link to the page of the schema. */
function linkedType(schema: SchemaView, say: Say): Child {
  const words = typeOf(schema, say)
  const { href, label } = schema.page ?? { label: '' }
  const at = words.lastIndexOf(label)
  if (href === undefined || label === '' || at < 0) return words
  return [words.slice(0, at), <a href={href}>{label}</a>, words.slice(at + label.length)]
}

/** Limits, default and examples in a line, then the allowed values. */
function facts(schema: SchemaView, say: Say, wire?: string): Child {
  const parts: Child[] = [
    schema.limits.length > 0 && limits(schema.limits, say),
    schema.default !== undefined && phrase(say('Default: {}'), jsonCode(schema.default)),
    schema.examples.length > 0 && examples(schema.examples, say),
    wire !== undefined && phrase(say('Sent as: {}'), <code>{wire}</code>),
    schema.origins !== undefined &&
      phrase(
        say('Includes: {}'),
        schema.origins.map((each, index) => [index > 0 && ', ', linkOut(each)]),
      ),
    note(schema, say),
  ].filter((part) => part !== false && part !== null)
  const line = parts.map((part, index) => [index > 0 && ' · ', part])
  return [
    parts.length > 0 && <p class="api-facts">{line}</p>,
    schema.itemText && [<p class="api-facts">{say('{}:', say('Each item'))}</p>, prose(schema.itemText)],
    schema.enum.length > 0 && allowed(schema, say),
  ]
}

/** `At least 1 character, matches ^a$.` A pattern is code. */
function limits(list: readonly string[], say: Say): Child {
  const matching = [say('matches {}'), say('each item {}', say('matches {}'))]
  return list.map((limit, index) => {
    const text = index === 0 ? limit.slice(0, 1).toUpperCase() + limit.slice(1) : limit
    return [index > 0 && ', ', matching.map((each) => patternIn(text, each)).find((found) => found) ?? text]
  })
}

/** `text` is what `{}` stands for in `sentence`, whose first letter may be a capital. */
function patternIn(text: string, sentence: string): Child {
  const [before = '', after = ''] = sentence.split('{}')
  const start = text.slice(0, before.length)
  const isOne =
    start.toLowerCase() === before.toLowerCase() && text.endsWith(after) && text.length > sentence.length - 2
  if (!isOne) return undefined
  return [start, <code>{text.slice(before.length, text.length - after.length)}</code>, after]
}

function examples(list: readonly unknown[], say: Say): Child {
  const shown = list.slice(0, 5)
  return phrase(
    say(shown.length === 1 ? 'Example: {}' : 'Examples: {}'),
    shown.map((each, index) => [index > 0 && ', ', jsonCode(each)]),
  )
}

/** Values that take more room than this are folded. */
const most = { values: 12, characters: 160 }

function allowed({ enum: list, enumOf }: SchemaView, say: Say): Child {
  const isPlain = list.every((each) => each.description === undefined)
  const length = list.reduce((sum, { value, description = '' }) => sum + String(value).length + description.length, 0)
  if (list.length > most.values && length > most.characters)
    return (
      <details class="api-more">
        <summary>{say.count(enumOf ? 'Each item one of {} values' : 'One of {} values', list.length)}</summary>
        {isPlain ? <p class="api-facts">{values(list)}</p> : valueList(list)}
      </details>
    )
  const [one, many] = enumOf
    ? (['Each item: {}', 'Each item one of: {}'] as const)
    : (['Always: {}', 'One of: {}'] as const)
  const text = say(list.length > 1 ? many : one)
  return isPlain ? (
    <p class="api-facts">{phrase(text, values(list))}</p>
  ) : (
    [<p class="api-facts">{text.replace('{}', '').trim()}</p>, valueList(list)]
  )
}

function values(list: readonly EnumValue[]): Child {
  return list.map((each, index) => [index > 0 && ', ', jsonCode(each.value)])
}

function valueList(list: readonly EnumValue[]): Child {
  return (
    <ul class="api-facts">
      {list.map((each) => (
        <li>
          {jsonCode(each.value)}
          {each.description !== undefined && [' ', each.description]}
        </li>
      ))}
    </ul>
  )
}

function note({ cut, type, name, page, above, docs }: SchemaView, say: Say): Child {
  const more = docs && linkOut(docs)
  if (cut === 'recursive') {
    const word = name ?? type
    const same = above === undefined ? word : <a href={above}>{word}</a>
    return [phrase(say('Same as {} above.'), same), more && [' ', more]]
  }
  if (cut !== 'deep') return more ?? null
  return [page ? onItsPage(page, say) : say('Nested too deeply to show here.'), more && [' · ', more]]
}

/** `7 properties: Pet`. */
function onItsPage({ label, href, count }: NonNullable<SchemaView['page']>, say: Say): Child {
  const link = linkOut({ label, ...(href !== undefined && { href }) })
  return count === undefined
    ? phrase(say('More: {}'), link)
    : phrase(say('{}: {}'), say.count('{} properties', count), link)
}

/** Rows that stand on another page. */
function rest(schema: SchemaView, say: Say): Child {
  if (!schema.rest) return null
  const { count, ...page } = schema.rest
  return <p class="api-muted">{phrase(say('And {} more: {}'), String(count), linkOut(page))}</p>
}

/** Conditions and other rare keywords, each with its schema. */
function rareParts(schema: SchemaView, options: Options): Child {
  return (schema.parts ?? []).map(({ label, schema: part }) => (
    <div class="api-choice">
      <p class="api-choice-head">{phrase(options.say('{}: {}'), label, shownType(part, options.say))}</p>
      {wholeSchema(part, options)}
    </div>
  ))
}

/** What a value holds, behind a disclosure that says how much it is. */
function inside(schema: SchemaView, name: string, options: Options): Child {
  if (schema.fields.length === 0 && schema.choices.length === 0) return rareParts(schema, options)
  return (
    <details class="api-more" open={options.open}>
      <summary>{held(schema, options.say, name === '*' ? undefined : name)}</summary>
      {fields(schema.fields, options)}
      {choices(schema.choices, options)}
      {rest(schema, options.say)}
      {rareParts(schema, options)}
    </details>
  )
}

function held({ fields: list, choices: sets }: SchemaView, say: Say, name?: string): string {
  const count = list.length || sets.reduce((sum, { variants }) => sum + variants.length, 0)
  if (name === undefined) return say.count(list.length > 0 ? '{} properties' : '{} variants', count)
  const shown = say.number(count)
  return say.count(list.length > 0 ? '{} properties of {}' : '{} variants of {}', count, shown, name)
}

/** A schema that is no row: the body itself. Its type stands beside the media type. */
export function wholeSchema(schema: SchemaView, options: Options): Child {
  return [
    prose(schema.description),
    facts(schema, options.say),
    fields(schema.fields, options),
    choices(schema.choices, options),
    rest(schema, options.say),
    rareParts(schema, options),
  ]
}

/** Variants, each in a disclosure, the first one open; and what tells them apart. */
function choices(list: readonly ChoiceView[], options: Options): Child {
  return list.map(({ combine, variants, discriminator }) => (
    <div class="api-choice">
      <p class="api-choice-head">
        {options.say(combine === 'oneOf' ? 'Exactly one of:' : 'At least one of:')}
        {discriminator && tellApart(discriminator, options.say)}
      </p>
      {variants.map(({ label, id, schema }, index) => (
        <details class="api-more" id={id} open={options.open || index === 0}>
          <summary>
            {label} {variantWords(label, schema, options.say)}
          </summary>
          {schema.page?.href !== undefined && schema.cut === undefined && (
            <p class="api-muted">{linkOut(schema.page)}</p>
          )}
          {wholeSchema(schema, options)}
        </details>
      ))}
    </div>
  ))
}

/** How much it holds, else its type, unless that is its name. */
function variantWords(label: string, schema: SchemaView, say: Say): Child {
  const words = schema.fields.length > 0 ? held(schema, say) : typeOf(schema, say)
  return words !== label && <span>{words}</span>
}

function tellApart({ property, mapping, otherwise }: NonNullable<ChoiceView['discriminator']>, say: Say): Child {
  const name = <code>{property}</code>
  const others = otherwise !== undefined && say('any other value is {}', otherwise)
  if (mapping.length === 0)
    return [
      ' ',
      others ? phrase(say('{} selects the variant; {}.'), name, others) : phrase(say('{} selects the variant.'), name),
    ]
  const each = mapping.map(({ value, label }, index) => [
    index > 0 && ', ',
    phrase(say('{} is {}'), <code>{value}</code>, label),
  ])
  return [' ', phrase(say('{} selects the variant: {}.'), name, [each, others && `; ${others}`])]
}
