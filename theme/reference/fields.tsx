/** Rows of parameters and properties: what a value is, in words, and what it holds, in a disclosure. */
import type { Child } from '../../src/hast/jsx-runtime.ts'
import type { ChoiceView, EnumValue, FieldView, SchemaView } from '../../src/model/reference.ts'
import { jsonCode, linkOut, prose } from './section.tsx'

export interface Options {
  /** Whether disclosures are open from the start. */
  readonly open: boolean
}

/** A list of rows. */
export function fields(list: readonly FieldView[], options: Options): Child {
  return list.length === 0 ? null : <ul class="api-fields">{list.map((each) => field(each, options))}</ul>
}

/** One row, told apart by its elements alone: there are hundreds on a page. Its name is a link to itself. */
function field(view: FieldView, options: Options): Child {
  const { id, name, schema } = view
  return (
    <li id={id}>
      <p>
        <a href={`#${id}`}>
          <code>{name === '*' ? 'any other key' : name}</code>
        </a>
        {view.pills?.before.map((text) => [' ', <span class="pill">{text}</span>])} <span>{linkedType(schema)}</span>
        {view.required && [' ', <strong>required</strong>]}
        {view.access && [' ', <small>{view.access}</small>]}
        {view.deprecated && [' ', <em>deprecated</em>]}
        {view.pills?.after.map((text) => [' ', <span class="pill">{text}</span>])}
      </p>
      {prose(view.description)}
      {facts(schema, view.wire)}
      {namedExamples(view.named ?? [])}
      {inside(schema, name, options)}
    </li>
  )
}

/** Examples with words of their own. */
function namedExamples(list: NonNullable<FieldView['named']>): Child {
  if (list.length === 0) return null
  return (
    <ul class="api-facts">
      {list.map(({ label, description, value, elsewhere }) => (
        <li>
          {label}
          {value !== undefined && [': ', jsonCode(value)]}
          {elsewhere && [': ', linkOut(elsewhere)]}
          {prose(description)}
        </li>
      ))}
    </ul>
  )
}

/** The type; a value that is always the same is a constant, a recursion is marked. */
export function typeOf(schema: SchemaView): string {
  if (schema.cut === 'recursive') return `↻ ${schema.type}`
  const isConstant = schema.enum.length === 1 && !schema.enumOf && schema.fields.length === 0
  return isConstant ? `${schema.type}, constant` : schema.type
}

/** The same, with the name in it as a link to the page of the schema. */
export function linkedType(schema: SchemaView): Child {
  const words = typeOf(schema)
  const { href, label } = schema.page ?? { label: '' }
  const at = words.lastIndexOf(label)
  if (href === undefined || label === '' || at < 0) return words
  return [words.slice(0, at), <a href={href}>{label}</a>, words.slice(at + label.length)]
}

/** Limits, default and examples in a line, then the allowed values. */
function facts(schema: SchemaView, wire?: string): Child {
  const parts: Child[] = [
    schema.limits.length > 0 && limits(schema.limits),
    schema.default !== undefined && ['Default: ', jsonCode(schema.default)],
    schema.examples.length > 0 && examples(schema.examples),
    wire !== undefined && ['Sent as: ', <code>{wire}</code>],
    schema.origins !== undefined && [
      'Includes: ',
      schema.origins.map((each, index) => [index > 0 && ', ', linkOut(each)]),
    ],
    note(schema),
  ].filter((part) => part !== false && part !== null)
  const line = parts.map((part, index) => [index > 0 && ' · ', part])
  return [
    parts.length > 0 && <p class="api-facts">{line}</p>,
    schema.itemText && [<p class="api-facts">Each item:</p>, prose(schema.itemText)],
    schema.enum.length > 0 && allowed(schema),
  ]
}

/** `At least 1 character, matches ^a$.` A pattern is code. */
function limits(list: readonly string[]): Child {
  return list.map((limit, index) => {
    const text = index === 0 ? limit.slice(0, 1).toUpperCase() + limit.slice(1) : limit
    const pattern = /^((?:each item )?matches )(.+)$/is.exec(text)
    return [index > 0 && ', ', pattern ? [pattern[1], <code>{pattern[2]}</code>] : text]
  })
}

function examples(list: readonly unknown[]): Child {
  const shown = list.slice(0, 5)
  return [
    shown.length === 1 ? 'Example: ' : 'Examples: ',
    shown.map((each, index) => [index > 0 && ', ', jsonCode(each)]),
  ]
}

/** Values that take more room than this are folded. */
const most = { values: 12, characters: 160 }

function allowed({ enum: list, enumOf }: SchemaView): Child {
  const isPlain = list.every((each) => each.description === undefined)
  const length = list.reduce((sum, { value, description = '' }) => sum + String(value).length + description.length, 0)
  const many = enumOf ? 'Each item one of' : 'One of'
  if (list.length > most.values && length > most.characters)
    return (
      <details class="api-more">
        <summary>
          {many} {list.length} values
        </summary>
        {isPlain ? <p class="api-facts">{values(list)}</p> : valueList(list)}
      </details>
    )
  const label = list.length > 1 ? many : enumOf ? 'Each item' : 'Always'
  return isPlain ? (
    <p class="api-facts">{[label, ': ', values(list)]}</p>
  ) : (
    [<p class="api-facts">{label}:</p>, valueList(list)]
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

function note({ cut, type, name, page, above, docs }: SchemaView): Child {
  const more = docs && linkOut(docs)
  if (cut === 'recursive') {
    const word = name ?? type
    return ['Same as ', above === undefined ? word : <a href={above}>{word}</a>, ' above.', more && [' ', more]]
  }
  if (cut !== 'deep') return more ?? null
  return [page ? onItsPage(page) : 'Nested too deeply to show here.', more && [' · ', more]]
}

/** `7 properties: Pet`. */
function onItsPage({ label, href, count }: NonNullable<SchemaView['page']>): Child {
  const words = count === undefined ? 'More: ' : count === 1 ? '1 property: ' : `${count} properties: `
  return [words, linkOut({ label, ...(href !== undefined && { href }) })]
}

/** Rows that stand on another page. */
function rest(schema: SchemaView): Child {
  if (!schema.rest) return null
  const { count, ...page } = schema.rest
  return (
    <p class="api-muted">
      And {count} more: {linkOut(page)}
    </p>
  )
}

/** Conditions and other rare keywords, each with its schema. */
function rareParts(schema: SchemaView, options: Options): Child {
  return (schema.parts ?? []).map(({ label, schema: part }) => (
    <div class="api-choice">
      <p class="api-choice-head">
        {label}: <span>{linkedType(part)}</span>
      </p>
      {wholeSchema(part, options)}
    </div>
  ))
}

/** What a value holds, behind a disclosure that says how much it is. */
function inside(schema: SchemaView, name: string, options: Options): Child {
  if (schema.fields.length === 0 && schema.choices.length === 0) return rareParts(schema, options)
  return (
    <details class="api-more" open={options.open}>
      <summary>
        {held(schema)}
        {name === '*' ? null : ` of ${name}`}
      </summary>
      {fields(schema.fields, options)}
      {choices(schema.choices, options)}
      {rest(schema)}
      {rareParts(schema, options)}
    </details>
  )
}

function held({ fields: list, choices: sets }: SchemaView): string {
  if (list.length > 0) return list.length === 1 ? '1 property' : `${list.length} properties`
  const count = sets.reduce((sum, { variants }) => sum + variants.length, 0)
  return count === 1 ? '1 variant' : `${count} variants`
}

/** A schema that is no row: the body itself. Its type stands beside the media type. */
export function wholeSchema(schema: SchemaView, options: Options): Child {
  return [
    prose(schema.description),
    facts(schema),
    fields(schema.fields, options),
    choices(schema.choices, options),
    rest(schema),
    rareParts(schema, options),
  ]
}

/** Variants, each in a disclosure, the first one open; and what tells them apart. */
function choices(list: readonly ChoiceView[], options: Options): Child {
  return list.map(({ combine, variants, discriminator }) => (
    <div class="api-choice">
      <p class="api-choice-head">
        {combine === 'oneOf' ? 'Exactly one of:' : 'At least one of:'}
        {discriminator && tellApart(discriminator)}
      </p>
      {variants.map(({ label, id, schema }, index) => (
        <details class="api-more" id={id} open={options.open || index === 0}>
          <summary>
            {label} {variantWords(label, schema)}
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
function variantWords(label: string, schema: SchemaView): Child {
  const words = schema.fields.length > 0 ? held(schema) : typeOf(schema)
  return words !== label && <span>{words}</span>
}

function tellApart({ property, mapping, otherwise }: NonNullable<ChoiceView['discriminator']>): Child {
  return [
    ' ',
    <code>{property}</code>,
    ' selects the variant',
    mapping.map(({ value, label }, index) => [index === 0 ? ': ' : ', ', <code>{value}</code>, ` is ${label}`]),
    otherwise !== undefined && `; any other value is ${otherwise}`,
    '.',
  ]
}
