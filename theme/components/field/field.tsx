/** Parameters and properties by hand: `<ParamField>` and `<ResponseField>`, alike to those of generated API pages. */
import type { ElementContent } from 'hast'
import * as z from 'zod'
import type { Child } from '../../../src/hast/jsx-runtime.ts'
import { english } from '../../../src/model/english.ts'
import { component } from '../../../src/model/component.ts'
import type { Component, ComponentTools } from '../../../src/model/component.ts'
import { slug } from '../../../src/util/slug.ts'
import { phrase } from '../../layout/phrase.ts'
import { isVisible } from '../is-visible.ts'
import { fieldMarkdown } from './field-markdown.ts'
import { valueText } from './value-text.ts'

const word = z.union([z.string(), z.number(), z.boolean()])
const words = z.union([z.array(word), word])

const common = {
  type: word.optional().describe('Type of the value, in any notation.'),
  required: z.boolean().optional().describe('It must be given.'),
  deprecated: z.boolean().optional().describe('It still works and should no longer be used.'),
  default: z.unknown().optional().describe('Value that counts when none is given.'),
  id: z.string().optional().describe('Id for links; made from the name by default.'),
}

/** What both kinds of field show. */
export interface FieldFacts {
  readonly name: string
  /** Where a parameter goes. */
  readonly place?: string
  readonly type?: string
  readonly required?: boolean
  readonly deprecated?: boolean
  readonly default?: string
  /** The default is no text. */
  readonly isJson?: true
  readonly placeholder?: string
  readonly values?: readonly string[]
  readonly before?: readonly string[]
  readonly after?: readonly string[]
}

interface Drawing {
  readonly facts: FieldFacts
  readonly id?: string
  readonly alias: 'param' | 'response'
  readonly children: readonly ElementContent[]
}

function field({ facts, id, alias, children }: Drawing, tools: ComponentTools | undefined): Child {
  const say = tools?.say ?? english
  const plainId = slug(facts.name)
  const own = tools?.id?.(plainId, id) ?? id ?? plainId
  const aliases = plainId === '' ? [] : [`${alias}-${plainId}`].map((each) => tools?.alias?.(each)).filter(Boolean)
  return (
    <div class="field" id={own}>
      {aliases.map((each) => (
        <span class="field-alias" id={each} />
      ))}
      <p class="field-head">
        {tags(facts.before)}
        <a class="field-name" href={`#${encodeURIComponent(own)}`}>
          <code>{facts.name}</code>
        </a>
        {facts.type !== undefined && facts.type !== '' && [' ', <span class="field-type">{facts.type}</span>]}
        {facts.place !== undefined && [' ', <span class="field-place">{facts.place}</span>]}
        {facts.required && [' ', <strong class="field-required">{say('required')}</strong>]}
        {facts.deprecated && [' ', <span class="field-deprecated">{say('deprecated')}</span>]}
        {facts.default !== undefined && [
          ' ',
          <span class="field-default">
            {phrase(
              say('default: {}'),
              facts.isJson ? <code data-json>{facts.default}</code> : <code>{facts.default}</code>,
            )}
          </span>,
        ]}
        {facts.after && facts.after.length > 0 && [' ', tags(facts.after)]}
      </p>
      {facts.values && facts.values.length > 0 && listed(say('One of: {}'), facts.values)}
      {facts.placeholder !== undefined && listed(say('Example: {}'), [facts.placeholder])}
      {children.some(isVisible) && <div class="field-body flow">{children}</div>}
    </div>
  )
}

function listed(text: string, values: readonly string[]): Child {
  return (
    <p class="field-values">
      {phrase(
        text,
        values.map((value, index) => [index > 0 && ', ', <code>{value}</code>]),
      )}
    </p>
  )
}

function tags(list: readonly string[] | undefined): Child {
  return list?.map((each) => [<span class="field-tag">{each}</span>, ' '])
}

const places = ['path', 'query', 'body', 'header', 'cookie', 'param'] as const

const paramProps = z.object({
  path: word.optional().describe('Name of a parameter in the path.'),
  query: word.optional().describe('Name of a parameter in the query.'),
  body: word.optional().describe('Name of a property of the body.'),
  header: word.optional().describe('Name of a header.'),
  cookie: word.optional().describe('Name of a cookie.'),
  param: word.optional().describe('Name of a parameter, wherever it goes.'),
  name: word.optional().describe('The same as `param`.'),
  ...common,
  placeholder: word.optional().describe('An example of a value.'),
  initialValue: z.unknown().optional().describe('The older name of `default`.'),
  enum: words.optional().describe('The values that it may have.'),
})
type ParamProps = z.infer<typeof paramProps>

/** One parameter of a request. */
export const ParamField: Component = component({
  about: 'A parameter of a request: its name, where it goes, and what it may hold.',
  props: paramProps,
  view: ({ children, ...props }, tools) => {
    const facts = paramFacts(props)
    if (facts.name === '') warnNameless('ParamField', 'path="…", query="…", body="…", header="…" or cookie="…"', tools)
    return field({ facts, id: props.id, alias: 'param', children }, tools)
  },
  markdown: (props, children, say) => fieldMarkdown(paramFacts(props), children, say),
})

function paramFacts(props: ParamProps): FieldFacts {
  const place = places.find((each) => props[each] !== undefined)
  const example = props.placeholder
  return {
    ...typed(props),
    name: String((place && props[place]) ?? props.name ?? ''),
    ...(place !== undefined && place !== 'param' && { place }),
    ...defaultOf(props.default ?? props.initialValue),
    ...(example !== undefined && { placeholder: String(example) }),
    ...(props.enum !== undefined && { values: listOf(props.enum) }),
  }
}

const responseProps = z.object({
  name: word.optional().describe('Name of the property.'),
  ...common,
  pre: words.optional().describe('Labels before the name.'),
  post: words.optional().describe('Labels after the facts.'),
})
type ResponseProps = z.infer<typeof responseProps>

/** One property of a response. */
export const ResponseField: Component = component({
  about: 'A property of a response: its name, its type, and what it holds.',
  props: responseProps,
  view: ({ children, ...props }, tools) => {
    const facts = responseFacts(props)
    if (facts.name === '') warnNameless('ResponseField', 'name="…"', tools)
    return field({ facts, id: props.id, alias: 'response', children }, tools)
  },
  markdown: (props, children, say) => fieldMarkdown(responseFacts(props), children, say),
})

function responseFacts(props: ResponseProps): FieldFacts {
  return {
    ...typed(props),
    name: String(props.name ?? ''),
    ...defaultOf(props.default),
    ...(props.pre !== undefined && { before: listOf(props.pre) }),
    ...(props.post !== undefined && { after: listOf(props.post) }),
  }
}

function typed({ type, required, deprecated }: Pick<ParamProps, 'type' | 'required' | 'deprecated'>) {
  return {
    ...(type !== undefined && { type: String(type) }),
    ...(required === true && { required }),
    ...(deprecated === true && { deprecated }),
  }
}

/** `undefined` is no default; `false`, `0`, `null` and the empty text are. */
function defaultOf(value: unknown): Pick<FieldFacts, 'default' | 'isJson'> {
  if (value === undefined) return {}
  return { default: valueText(value), ...(typeof value !== 'string' && { isJson: true }) }
}

function listOf(value: z.infer<typeof words>): readonly string[] {
  return (Array.isArray(value) ? value : [value]).map(String)
}

function warnNameless(name: string, hint: string, tools: ComponentTools | undefined): void {
  tools?.warn?.({
    code: 'field-nameless',
    message: `"<${name}>" does not say what it is about.`,
    hint: `Write ${hint}.`,
  })
}
