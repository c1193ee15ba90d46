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

/** One row. Its name is a link to itself. */
function field(view: FieldView, options: Options): Child {
  const { id, name, schema } = view
  return (
    <li class="api-field" id={id}>
      <p class="api-head">
        <a class="api-name" href={`#${id}`}>
          <code>{name === '*' ? 'any other key' : name}</code>
        </a>{' '}
        <span class="api-type">{typeOf(schema)}</span>
        {view.required && [' ', <strong class="api-required">required</strong>]}
        {view.access && [' ', <span class="api-access">{view.access}</span>]}
        {view.deprecated && [' ', <span class="api-deprecated">deprecated</span>]}
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
  return schema.enum.length === 1 && schema.fields.length === 0 ? `${schema.type}, constant` : schema.type
}

/** Limits, default, examples and allowed values. */
function facts(schema: SchemaView, wire?: string): Child {
  const parts = [
    schema.limits.length > 0 && <li>{limits(schema.limits)}</li>,
    schema.default !== undefined && <li>Default: {jsonCode(schema.default)}</li>,
    schema.examples.length > 0 && <li>{examples(schema.examples)}</li>,
    wire !== undefined && (
      <li>
        Sent as: <code>{wire}</code>
      </li>
    ),
    schema.enum.length > 0 && allowed(schema.enum),
    schema.externalDocs && <li>More: {linkOut(schema.externalDocs)}</li>,
    note(schema),
  ].filter((part) => part !== false && part !== null && part !== undefined)
  return parts.length === 0 ? null : <ul class="api-facts">{parts}</ul>
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

function allowed(list: readonly EnumValue[]): Child {
  if (list.every((each) => each.description === undefined)) {
    return (
      <li>
        {list.length === 1 ? 'Always: ' : 'One of: '}
        {list.map((each, index) => [index > 0 && ', ', jsonCode(each.value)])}
      </li>
    )
  }
  return (
    <li>
      One of:
      <ul class="api-values">
        {list.map((each) => (
          <li>
            {jsonCode(each.value)}
            {each.description !== undefined && [' ', each.description]}
          </li>
        ))}
      </ul>
    </li>
  )
}

function note({ cut, type, name }: SchemaView): Child {
  if (cut === 'recursive') return <li>Same as {name ?? type} above.</li>
  return cut === 'deep' ? <li>Nested too deeply to show here.</li> : null
}

/** What a value holds, behind a disclosure. */
function inside(schema: SchemaView, name: string, options: Options): Child {
  if (schema.fields.length === 0 && schema.choices.length === 0) return null
  const label = schema.fields.length > 0 ? `Properties of ${name}` : `Variants of ${name}`
  return (
    <details class="api-more" open={options.open}>
      <summary>{name === '*' ? 'Properties' : label}</summary>
      {fields(schema.fields, options)}
      {choices(schema.choices, options)}
    </details>
  )
}

/** A schema that is no row: the body itself. Its type stands beside the media type. */
export function wholeSchema(schema: SchemaView, options: Options): Child {
  return [prose(schema.description), facts(schema), fields(schema.fields, options), choices(schema.choices, options)]
}

/** Variants, each in a disclosure, the first one open; and what tells them apart. */
function choices(list: readonly ChoiceView[], options: Options): Child {
  return list.map(({ combine, variants, discriminator }) => (
    <div class="api-choice">
      <p class="api-choice-head">
        {combine === 'oneOf' ? 'Exactly one of:' : 'At least one of:'}
        {discriminator && tellApart(discriminator)}
      </p>
      {variants.map(({ label, schema }, index) => (
        <details class="api-more" open={options.open || index === 0}>
          <summary>
            {label} {typeOf(schema) !== label && <span class="api-type">{typeOf(schema)}</span>}
          </summary>
          {prose(schema.description)}
          {facts(schema)}
          {fields(schema.fields, options)}
          {choices(schema.choices, options)}
        </details>
      ))}
    </div>
  ))
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
