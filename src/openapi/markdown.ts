/** The Markdown twin of a reference page: all that the page says, readable without rendering. */
import type { Json } from '../model/operation.ts'
import type {
  BodyView,
  CallbackView,
  ChoiceView,
  ContentView,
  ExampleView,
  FieldView,
  LinkOut,
  LinkView,
  OperationView,
  ResponseView,
  RichText,
  SchemaPage,
  SchemaPageView,
  SchemaView,
  SchemeView,
  ServerView,
} from '../model/reference.ts'

/** The page as Markdown, without its title. */
export function operationMarkdown(view: OperationView): string {
  return blocks([
    `**${view.method}** ${codeSpan(view.path)}${marks(view)}`,
    view.note,
    ...view.problems.map((text) => `> **Gap in the API description:** ${text}`),
    view.description.markdown,
    view.pathText?.markdown,
    view.externalDocs && `More: ${written(view.externalDocs)}`,
    view.before?.markdown,
    section('Authorization', [view.security.sentence, list(view.security.alternatives.flat().map(scheme))]),
    ...view.parameters.map((group) => section(parameterTitle(group.in), [fieldList(group.fields)])),
    section(view.words.body, view.body ? bodyBlocks(view.body, 3) : []),
    section(
      'Code samples',
      view.samples.map((each) => blocks([`### ${each.label}`, fence(each.text, each.language)])),
    ),
    section(view.words.responses, answers(view.responses, 3)),
    section('Callbacks', view.callbacks.map(callback)),
    section('Servers', [list(view.servers.map(server))]),
    view.about && `---\n\n${[view.about.title, ...view.about.facts].join(' · ')}`,
    view.about?.text,
    view.download && `Description of the API: ${written(view.download)}`,
  ])
}

function marks({ deprecated, badges }: OperationView): string {
  const words = [...(deprecated ? ['deprecated'] : []), ...badges]
  return words.length > 0 ? ` (${words.join(', ')})` : ''
}

/** `Query parameters`, `Query string parameters`. */
function parameterTitle(place: string): string {
  return `${place === 'querystring' ? 'Query string' : capital(place)} parameters`
}

/** The page of a schema as Markdown, without its title. */
export function schemaMarkdown(view: SchemaPageView): string {
  const { schema, usedBy } = view
  const uses = usedBy.links.map(({ label, href, method }) => `[${method ? `${method} ` : ''}${label}](${href})`)
  const more = usedBy.more > 0 ? [`and ${usedBy.more} more`] : []
  const isHolding = schema.fields.length > 0 || schema.choices.length > 0
  return blocks([
    `Type: ${typeOf(schema)}${view.deprecated ? ' (deprecated)' : ''}`,
    ...view.problems.map((text) => `> **Gap in the API description:** ${text}`),
    view.description.markdown,
    list(view.pages.map(({ label, href }) => (href === undefined ? label : `[${label}](${href})`))),
    section(isHolding ? 'Properties' : 'Value', [list(facts(schema)), inside(schema)]),
    section('Example', view.examples.map(example)),
    section('Used by', [list([...uses, ...more])]),
    `---\n\n${[view.about.title, ...view.about.facts].join(' · ')}`,
    view.about.text,
  ])
}

/** A heading and what stands below it; nothing when there is nothing. */
export function section(title: string, content: readonly (string | undefined)[]): string {
  const text = blocks(content)
  return text === '' ? '' : `## ${title}\n\n${text}`
}

function answers(responses: readonly ResponseView[], level: number): readonly string[] {
  return responses.map(({ status, summary, description, headers, contents, links = [] }) =>
    blocks([
      `${'#'.repeat(level)} ${status}`,
      summary && `**${summary}**`,
      description.markdown,
      headers.length > 0 ? `Headers:\n\n${fieldList(headers)}` : '',
      ...contents.map((each) => contentBlock(each)),
      links.length > 0 ? `Links:\n\n${list(links.map(linkItem))}` : '',
    ]),
  )
}

function linkItem({ name, target, description, values, server: at }: LinkView): string {
  const to = target ? `${codeSpan(name)} to ${written(target)}` : codeSpan(name)
  const rows = values.map((each) => `${codeSpan(each.name)} is ${codeSpan(each.value)}`)
  return item(to, description, [list([...rows, ...(at ? [server(at)] : [])])])
}

function bodyBlocks({ required, description, contents }: BodyView, level: number): readonly string[] {
  const titled = contents.length > 1
  const parts = contents.map((each) =>
    blocks([titled ? `${'#'.repeat(level)} ${each.mediaType}` : '', contentBlock(each)]),
  )
  return [required ? 'Required.' : '', description.markdown, ...parts]
}

function contentBlock({ mediaType, schema, items, notes = [], encoding = [], examples }: ContentView): string {
  return blocks([
    `Media type: ${codeSpan(mediaType)}`,
    schema && blocks([`Type: ${typeOf(schema)}`, schema.description.markdown, list(facts(schema)), inside(schema)]),
    items &&
      blocks([`Type of an item: ${typeOf(items)}`, items.description.markdown, list(facts(items)), inside(items)]),
    ...notes,
    ...encoding.map((each) => `Headers of ${codeSpan(each.name)}:\n\n${fieldList(each.headers)}`),
    ...examples.map(example),
  ])
}

function example({ label, description, text, language, cut, elsewhere }: ExampleView): string {
  const end = cut ? 'This example is shortened.' : ''
  return blocks([
    `${label}:`,
    description.markdown,
    elsewhere?.href ?? elsewhere?.label,
    text && fence(text, language),
    end,
  ])
}

function callback(view: CallbackView): string {
  const { name, method, expression, title, deprecated, description, externalDocs, body, responses } = view
  const { servers = [], security, parameters = [] } = view
  return blocks([
    `### ${name}`,
    `**${method}** ${codeSpan(expression)}${deprecated ? ' (deprecated)' : ''}`,
    title,
    description.markdown,
    externalDocs && `More: ${written(externalDocs)}`,
    security && blocks([security.sentence, list(security.alternatives.flat().map(scheme))]),
    servers.length > 0 ? `Servers:\n\n${list(servers.map(server))}` : '',
    ...parameters.map((group) => `${parameterTitle(group.in)}:\n\n${fieldList(group.fields)}`),
    body && blocks(['Payload:', ...bodyBlocks(body, 4)]),
    responses.length > 0 ? blocks(['Answer with:', ...answers(responses, 4)]) : '',
  ])
}

/** One way to authenticate as an item. */
export function scheme({ name, kind, example: carried, scopes, description, flows }: SchemeView): string {
  const head = name === '' ? kind : `${codeSpan(name)}: ${kind}`
  const parts = [
    ...(carried === undefined ? [] : [codeSpan(carried)]),
    ...(scopes.length > 0 ? [`scopes ${scopes.map(codeSpan).join(', ')}`] : []),
  ]
  const details = flows.map((flow) => {
    const urls = flow.urls.map(({ use, href, label }) => `${use}: ${href ?? label}`)
    const known = flow.scopes.map((scope) => `${codeSpan(scope.name)} ${scope.text}`.trim())
    return blocks([flow.label, list([...urls, ...known])])
  })
  return item([head, ...parts].join(', '), description, [list(details)])
}

/** A server with its variables as an item. */
export function server({ name, url, description, variables }: ServerView): string {
  const rows = variables.map((variable) => {
    const initial = variable.default === undefined ? '' : `, default ${codeSpan(variable.default)}`
    const meaning = (index: number) => (variable.meanings?.[index] ? ` (${variable.meanings[index]})` : '')
    const all = variable.enum.map((each, index) => codeSpan(each) + meaning(index))
    const values = all.length > 0 ? `, one of ${all.join(', ')}` : ''
    return item(`${codeSpan(variable.name)}${initial}${values}`, variable.description, [])
  })
  return item(name === undefined ? codeSpan(url) : `${name}: ${codeSpan(url)}`, description, [list(rows)])
}

function fieldList(fields: readonly FieldView[]): string {
  return list(fields.map(field))
}

function field(view: FieldView): string {
  const { name, schema, required, deprecated, access, description, wire, pills, named = [] } = view
  const label = name === '*' ? 'any other name' : codeSpan(name)
  const own = [...(pills?.before ?? []), ...(pills?.after ?? [])]
  const said = [typeOf(schema), required && 'required', access, deprecated && 'deprecated', ...own]
  const words = said.filter(Boolean).join(', ')
  const sent = wire === undefined ? [] : [`Written as: ${codeSpan(wire)}`]
  const examples = named.map((each) => {
    const value = each.value === undefined ? (each.elsewhere?.label ?? '') : valueSpan(each.value)
    return item([each.label, value].filter((part) => part !== '').join(': '), each.description, [])
  })
  return item(`${label} (${words})`, description, [list([...facts(schema), ...sent, ...examples]), inside(schema)])
}

function inside({ fields, choices, rest, parts = [] }: SchemaView): string {
  return blocks([
    fieldList(fields),
    ...choices.map(choice),
    rest && `And ${rest.count} more: ${pageLink(rest)}`,
    ...parts.map(({ label, schema }) =>
      blocks([`${label}: ${typeOf(schema)}`, schema.description.markdown, list(facts(schema)), inside(schema)]),
    ),
  ])
}

function pageLink({ label, href }: SchemaPage): string {
  return href === undefined ? label : `[${label}](${href})`
}

function choice({ combine, variants, discriminator }: ChoiceView): string {
  const mapping = discriminator?.mapping.map(({ value, label }) => `${codeSpan(value)} is ${label}`).join(', ')
  const rest = discriminator?.otherwise ? `; any other value is ${discriminator.otherwise}` : ''
  const apart = discriminator
    ? ` ${codeSpan(discriminator.property)} says which${mapping ? `: ${mapping}` : ''}${rest}.`
    : ''
  const rows = variants.map(({ label, schema }) =>
    item(`${label} (${typeOf(schema)})`, schema.description, [list(facts(schema)), inside(schema)]),
  )
  return blocks([`${combine === 'oneOf' ? 'Exactly one of:' : 'At least one of:'}${apart}`, list(rows)])
}

function typeOf({ type, cut, enum: values, enumOf, fields }: SchemaView): string {
  if (cut === 'recursive') return `${type}, as above`
  return values.length === 1 && fields.length === 0 && !enumOf ? `${type}, constant` : type
}

function facts(schema: SchemaView): readonly string[] {
  const { limits, examples, cut, page, docs, itemText, origins = [] } = schema
  return [
    ...(limits.length > 0 ? [capital(limits.join(', '))] : []),
    ...(schema.default === undefined ? [] : [`Default: ${valueSpan(schema.default)}`]),
    ...(examples.length > 0 ? [`Examples: ${examples.slice(0, 5).map(valueSpan).join(', ')}`] : []),
    ...(origins.length > 0 ? [`Includes: ${origins.map(pageLink).join(', ')}`] : []),
    ...(itemText ? [item('Each item', itemText, [])] : []),
    ...allowed(schema),
    ...(cut === 'deep' ? [onPage(page)] : []),
    ...(docs === undefined ? [] : [`More: ${written(docs)}`]),
  ]
}

function onPage(page: SchemaPage | undefined): string {
  if (!page) return 'Its properties lie deeper than this page shows.'
  const { count } = page
  return `${count === undefined ? 'More' : count === 1 ? '1 property' : `${count} properties`}: ${pageLink(page)}`
}

function allowed({ enum: values, enumOf }: SchemaView): readonly string[] {
  if (values.length === 0) return []
  const words = enumOf ? ['Each item', 'Each item one of'] : ['Always', 'One of']
  const label = words[values.length === 1 ? 0 : 1]!
  if (values.every((each) => each.description === undefined))
    return [`${label}: ${values.map((each) => valueSpan(each.value)).join(', ')}`]
  const rows = values.map((each) => `${valueSpan(each.value)} ${each.description ?? ''}`.trim())
  return [blocks([`${label}:`, list(rows)])]
}

function valueSpan(value: Json): string {
  return codeSpan(typeof value === 'string' && value !== '' ? value : JSON.stringify(value))
}

/** A link. */
export function written({ label, href }: LinkOut): string {
  if (href === undefined) return label
  return label === href ? `<${href}>` : `[${escaped(label)}](<${href.replaceAll('>', '%3E')}>)`
}

/** Text of a link. */
export function escaped(text: string): string {
  return text.replaceAll(/[[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')
}

/** Code in a line: as many backticks as it takes, no line ends. */
export function codeSpan(text: string): string {
  const ticks = '`'.repeat(longestRun(text) + 1)
  const pad = /^`|`$|^ .* $/.test(text) ? ' ' : ''
  return `${ticks}${pad}${text.replace(/\s*\n\s*/g, ' ')}${pad}${ticks}`
}

function fence(text: string, language: string): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return `${ticks}${language === 'text' ? '' : language.replace(/[`\s]/g, '')}\n${text.replace(/\n$/, '')}\n${ticks}`
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
}

/** An item of a list: a text of one line stands behind its name, a longer one below it; lists follow without a gap. */
function item(head: string, { markdown }: RichText, below: readonly string[]): string {
  const text = markdown.trim()
  const isShort = !text.includes('\n') && !/^([-*+>#|`~]|\d+[.)])/.test(text)
  const rest = below.filter((part) => part !== '').join('\n')
  if (text === '' || isShort)
    return [text === '' ? head : `${head}: ${text}`, rest].filter((part) => part !== '').join('\n')
  return blocks([head, text, rest])
}

/** A bullet list; what belongs to an item is indented below it. */
export function list(items: readonly string[]): string {
  return items.map((each) => `- ${each.replaceAll('\n', '\n  ').replaceAll(/\n {2,}(?=\n)/g, '\n')}`).join('\n')
}

/** Parts with a blank line between them; empty ones are left out. */
export function blocks(parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part.trim() !== '')
    .map((part) => part!.trim())
    .join('\n\n')
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
