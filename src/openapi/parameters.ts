/** Parameters of an operation: its own, then those of its path that it does not override. */
import type { Json, JsonObject, OperationSlice } from '../model/operation.ts'
import type { FieldView, ParameterGroupView, RichText } from '../model/reference.ts'
import type { Build, Direction } from './build.ts'
import { exampleOf } from './example.ts'
import { exampleValue, givenExamples } from './example-value.ts'
import { entriesAt, isObject, isTrue, listAt, own, sameJson, stringAt } from './json.ts'
import { linkOut } from './link.ts'
import { resolved, type Tells } from './resolve.ts'
import { flatten } from './schema/flatten.ts'
import { edge } from './schema/spot.ts'
import { schemaView } from './schema/view.ts'
import { typesOf } from './schema/words.ts'
import { serialized, type Wire } from './serialize.ts'

const places = ['path', 'query', 'querystring', 'header', 'cookie'] as const

export interface Parameter extends Wire {
  readonly required: boolean
  readonly value: JsonObject
}

/** In the order of the file; those of the path first. One that says no place a request has is left out. */
export function parametersOf(slice: OperationSlice, tells?: Tells): readonly Parameter[] {
  const byKey = new Map<string, Parameter>()
  for (const written of writtenIn(slice)) {
    const { value } = resolved(written, slice.refs, tells)
    const name = stringAt(value, 'name')
    const where = placeOf(value)
    if (name === undefined || where === undefined) continue
    const style = stringAt(value, 'style') ?? (where !== 'path' && where !== 'header' ? 'form' : 'simple')
    const explode = own(value, 'explode')
    const [[mediaType] = []] = entriesAt(value, 'content')
    byKey.set(`${where} ${name}`, {
      name,
      in: where,
      style,
      explode: typeof explode === 'boolean' ? explode : style === 'form' || style === 'cookie',
      allowReserved: isTrue(value, 'allowReserved'),
      ...(mediaType === undefined ? {} : { mediaType }),
      required: where === 'path' || isTrue(value, 'required'),
      value,
    })
  }
  return [...byKey.values()]
}

function writtenIn({ pathItem, operation }: OperationSlice): readonly Json[] {
  return [...listAt(pathItem, 'parameters'), ...listAt(operation, 'parameters')]
}

function placeOf(value: Json): (typeof places)[number] | undefined {
  return places.find((place) => place === stringAt(value, 'in'))
}

/**
 * Parameters by where they stand, then those that say no place a request has; groups without any are left out. `within`: what
 * their ids begin with.
 */
export function parameterViews(slice: OperationSlice, build: Build, within = ''): readonly ParameterGroupView[] {
  const lost = new Map<string, () => FieldView>()
  for (const written of writtenIn(slice)) {
    const { value, missing } = resolved(written, slice.refs)
    if (missing !== undefined) build.problem('The parameter "{}" is not in the description.', [missing])
    const name = stringAt(value, 'name')
    if (name === undefined || placeOf(value) !== undefined) continue
    const where = stringAt(value, 'in')
    lost.set(`${where} ${name}`, () => lostView({ name, where, value }, within, build))
  }
  const all = parametersOf(slice, build.tells)
  const groups = [
    ...places.map((place) => {
      const fields = all.filter((each) => each.in === place).map((each) => parameterView(each, within, build))
      return { in: place, fields }
    }),
    { in: 'other' as const, fields: [...lost.values()].map((view) => view()) },
  ]
  return groups.filter(({ fields }) => fields.length > 0)
}

const isWord = /^[A-Za-z][A-Za-z0-9-]{0,30}$/

/** What nobody can send is still told: the author meant something by it. */
function lostView(
  { name, where, value }: { readonly name: string; readonly where: string | undefined; readonly value: JsonObject },
  within: string,
  build: Build,
): FieldView {
  const notes = where !== undefined && isWord.test(where) ? [`in: ${where}`] : []
  const id = `${within}param-other-${name}`
  return valueField({ id, name, value, required: isTrue(value, 'required'), notes }, 'request', build)
}

function parameterView(parameter: Parameter, within: string, build: Build): FieldView {
  const { name, required, value } = parameter
  const id = `${within}param-${parameter.in}-${name}`
  const field = valueField({ id, name, value, required, notes: wireNotes(parameter, build) }, 'request', build)
  const example = field.schema.examples[0]
  const isSimple = typeof example !== 'object' || example === null
  return isSimple ? field : { ...field, wire: serialized(parameter, example) }
}

/** What of the way it is written its schema does not tell: between items of a list in the query anything may stand. */
function wireNotes(parameter: Parameter, { say, refs }: Build): readonly string[] {
  const { value, explode, style, mediaType } = parameter
  const isQuery = parameter.in === 'query'
  const types =
    isQuery && mediaType === undefined ? typesOf(flatten(own(value, 'schema') ?? {}, refs, nowhere).schema) : []
  const isMany = types.includes('array') || types.includes('object')
  const between = isMany && !explode && Object.hasOwn(separators, style) ? separators[style as 'form'] : undefined
  return [
    ...(between === undefined ? [] : [say('items separated by "{}"', between)]),
    ...(isQuery && isTrue(value, 'allowEmptyValue') ? [say('may be sent without a value')] : []),
  ]
}

/** As an address has them where nobody sees a blank. */
const separators = { form: ',', spaceDelimited: '%20', pipeDelimited: '|', tabDelimited: '%09' }
const nowhere: ReadonlySet<string> = new Set()

interface ValueField {
  readonly id: string
  readonly name: string
  readonly value: JsonObject
  readonly required: boolean
  /** What else is said of it, as limits are. */
  readonly notes?: readonly string[]
}

/** The row of a parameter or a header: the text, examples and schema that it declares. */
export function valueField(field: ValueField, direction: Direction, build: Build): FieldView {
  const { name, value, required, notes = [] } = field
  const id = build.id(field.id)
  const [[mediaType, media] = []] = entriesAt(value, 'content')
  const written = own(value, 'schema') ?? own(media, 'schema')
  const schema = schemaView(written ?? {}, edge(field.id, direction, build.unit), build)
  const text = build.text(own(value, 'description'))
  // The very same view: what it holds is filled in later.
  schema.examples = distinct([...declaredExamples(value, build.refs), ...schema.examples])
  const kind = mediaType === undefined ? [] : [build.say('written as {}', mediaType)]
  schema.limits = [...schema.limits, ...kind, ...notes]
  return {
    id,
    name,
    required,
    deprecated: isTrue(value, 'deprecated'),
    schema,
    description: text.markdown === '' ? schema.description : bothTexts(text, written, build),
    ...namedExamples(value, build),
  }
}

/** The text of a schema; of a list without one that of its items. */
function textWithin(schema: Json | undefined): Json | undefined {
  const text = own(schema, 'description')
  return text === undefined && isObject(schema) && schema['items'] !== undefined ? textWithin(schema['items']) : text
}

/** What a schema says where it is used stands nowhere else; that of a schema with a name is on its own page. */
function bothTexts(text: RichText, schema: Json | undefined, build: Build): RichText {
  const more = build.text(textWithin(schema))
  if (text.markdown.includes(more.markdown.trim())) return text
  return build.text(`${text.markdown.trimEnd()}\n\n${more.markdown}`)
}

/** Named examples with a summary or a text; the values of others stand with the schema. */
function namedExamples(value: JsonObject, build: Build): Pick<FieldView, 'named'> {
  const [[, media] = []] = entriesAt(value, 'content')
  const all = [...entriesAt(value, 'examples'), ...entriesAt(media, 'examples')]
  const named = all.flatMap(([name, written]) => {
    const example = resolved(written, build.refs).value
    const summary = stringAt(example, 'summary')?.trim()
    const description = build.text(own(example, 'description'))
    const elsewhere = stringAt(example, 'externalValue')
    if (!summary && description.markdown === '' && elsewhere === undefined) return []
    const given = exampleValue(example)
    return [
      {
        label: summary || name,
        description,
        ...(given !== undefined && { value: given }),
        ...(elsewhere !== undefined && { elsewhere: linkOut(elsewhere) }),
      },
    ]
  })
  return named.length > 0 ? { named } : {}
}

/** The value that a sample uses: declared, else made from the schema. */
export function sampleValue({ value }: Parameter, refs: OperationSlice['refs']): Json | undefined {
  const [declared] = declaredExamples(value, refs)
  if (declared !== undefined) return declared
  const [[, media] = []] = entriesAt(value, 'content')
  const schema = own(value, 'schema') ?? own(media, 'schema')
  return schema === undefined ? undefined : exampleOf(schema, refs, 'request').value
}

/** Whether the author gave a value to show. */
export function hasExample({ value }: Parameter, refs: OperationSlice['refs']): boolean {
  return declaredExamples(value, refs).length > 0
}

/** What the parameter, its media type and its schema give, in this order. */
function declaredExamples(value: JsonObject, refs: OperationSlice['refs']): readonly Json[] {
  const [[, media] = []] = entriesAt(value, 'content')
  const { value: schema } = resolved(own(value, 'schema') ?? own(media, 'schema'), refs)
  const ofSchema = [own(schema, 'example'), ...listAt(schema, 'examples')].filter((each) => each !== undefined)
  return [...givenExamples(value, refs), ...givenExamples(media, refs), ...ofSchema]
}

function distinct(all: readonly Json[]): readonly Json[] {
  return all.filter((each, at) => all.findIndex((other) => sameJson(other, each)) === at)
}
