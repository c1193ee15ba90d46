/** The Markdown twin of a reference page: all that the page says, readable without rendering. */
import { jsonWords } from '../util/json-words.ts'
import { english } from '../model/english.ts'
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
import { parameterTitles } from '../model/words.ts'
import type { Say } from '../model/words.ts'

/** The page as Markdown, without its title. */
export function operationMarkdown(view: OperationView, say: Say = english): string {
  return blocks([
    operationTexts(view, say),
    section(say('Authorization'), [
      view.security.sentence,
      list(view.security.alternatives.flat().map((each) => scheme(each, say))),
    ]),
    ...view.parameters.map((group) => section(say(parameterTitles[group.in]), [fieldList(group.fields, say)])),
    section(view.words.body, view.body ? bodyBlocks(view.body, 3, say) : []),
    section(
      say('Code samples'),
      view.samples.map((each) => blocks([`### ${each.label}`, fence(each.text, each.language)])),
    ),
    section(view.words.responses, answers(view.responses, 3, say)),
    section(
      say('Callbacks'),
      view.callbacks.map((each) => callback(each, say)),
    ),
    section(say('Servers'), [list(view.servers.map((each) => server(each, say)))]),
    view.about && `---\n\n${[view.about.title, ...view.about.facts].join(' · ')}`,
    view.about?.text,
    view.download && say('Description of the API: {}', written(view.download)),
  ])
}

/** What an operation is, and what it says in words: its Markdown without fields and samples. */
export function operationTexts(view: OperationView, say: Say = english): string {
  return blocks([
    `**${view.method}** ${codeSpan((view.base ?? '') + view.path)}${marks(view, say)}`,
    view.note,
    ...view.problems.map((text) => `> **${say('Gap in the API description:')}** ${text}`),
    view.description.markdown,
    view.pathText?.markdown,
    view.externalDocs && say('More: {}', written(view.externalDocs)),
    view.before?.markdown,
  ])
}

function marks({ deprecated, badges }: OperationView, say: Say): string {
  const words = [...(deprecated ? [say('deprecated')] : []), ...badges]
  return words.length > 0 ? ` (${words.join(', ')})` : ''
}

/** The page of a schema as Markdown, without its title. */
export function schemaMarkdown(view: SchemaPageView, say: Say = english): string {
  const { schema, usedBy } = view
  const uses = usedBy.links.map(({ label, href, method }) => `[${method ? `${method} ` : ''}${label}](${href})`)
  const more = usedBy.more > 0 ? [say('and {} more', String(usedBy.more))] : []
  const isHolding = schema.fields.length > 0 || schema.choices.length > 0
  return blocks([
    schemaTexts(view, say),
    list(view.pages.map(({ label, href }) => (href === undefined ? label : `[${label}](${href})`))),
    section(say(isHolding ? 'Properties' : 'Value'), [list(facts(schema, say)), inside(schema, say)]),
    section(
      say('Example'),
      view.examples.map((each) => example(each, say)),
    ),
    section(say('Used by'), [list([...uses, ...more])]),
    `---\n\n${[view.about.title, ...view.about.facts].join(' · ')}`,
    view.about.text,
  ])
}

/** What a schema is, and what it says in words: its Markdown without fields and examples. */
export function schemaTexts({ schema, deprecated, problems, description }: SchemaPageView, say: Say = english): string {
  return blocks([
    typeLine(schema, deprecated, say),
    ...problems.map((text) => `> **${say('Gap in the API description:')}** ${text}`),
    description.markdown,
  ])
}

function typeLine(schema: SchemaView, deprecated: boolean, say: Say): string {
  const type = typeOf(schema, say)
  return say('Type: {}', deprecated ? say('{} (deprecated)', type) : type)
}

/** A heading and what stands below it; nothing when there is nothing. */
export function section(title: string, content: readonly (string | undefined)[]): string {
  const text = blocks(content)
  return text === '' ? '' : `## ${title}\n\n${text}`
}

function answers(responses: readonly ResponseView[], level: number, say: Say): readonly string[] {
  return responses.map(({ status, summary, description, headers, contents, links = [] }) =>
    blocks([
      `${'#'.repeat(level)} ${status}`,
      summary && `**${summary}**`,
      description.markdown,
      headers.length > 0 ? `${say('{}:', say('Headers'))}\n\n${fieldList(headers, say)}` : '',
      ...contents.map((each) => contentBlock(each, say)),
      links.length > 0 ? `${say('{}:', say('Links'))}\n\n${list(links.map((each) => linkItem(each, say)))}` : '',
    ]),
  )
}

function linkItem({ name, target, description, values, server: at }: LinkView, say: Say): string {
  const to = target ? `${codeSpan(name)} ${say('to {}', written(target))}` : codeSpan(name)
  const rows = values.map((each) => say('{} is {}', codeSpan(each.name), codeSpan(each.value)))
  return item(to, description, [list([...rows, ...(at ? [server(at, say)] : [])])], say)
}

function bodyBlocks({ required, description, contents }: BodyView, level: number, say: Say): readonly string[] {
  const titled = contents.length > 1
  const parts = contents.map((each) =>
    blocks([titled ? `${'#'.repeat(level)} ${each.mediaType}` : '', contentBlock(each, say)]),
  )
  return [required ? say('Required.') : '', description.markdown, ...parts]
}

function typed(word: 'Type: {}' | 'Type of an item: {}', schema: SchemaView, say: Say): string {
  return blocks([
    say(word, typeOf(schema, say)),
    schema.description.markdown,
    list(facts(schema, say)),
    inside(schema, say),
  ])
}

function contentBlock(
  { mediaType, schema, items, notes = [], encoding = [], examples }: ContentView,
  say: Say,
): string {
  return blocks([
    say('Media type: {}', codeSpan(mediaType)),
    schema && typed('Type: {}', schema, say),
    items && typed('Type of an item: {}', items, say),
    ...notes,
    ...encoding.map(
      (each) => `${say('{}:', say('Headers of {}', codeSpan(each.name)))}\n\n${fieldList(each.headers, say)}`,
    ),
    ...examples.map((each) => example(each, say)),
  ])
}

function example({ label, description, text, language, cut, elsewhere }: ExampleView, say: Say): string {
  const end = cut ? say('This example is shortened.') : ''
  return blocks([
    say('{}:', label),
    description.markdown,
    elsewhere?.href ?? elsewhere?.label,
    text && fence(text, language),
    end,
  ])
}

function callback(view: CallbackView, say: Say): string {
  const { name, method, expression, title, deprecated, description, externalDocs, body, responses } = view
  const { servers = [], security, parameters = [] } = view
  return blocks([
    `### ${name}`,
    deprecated
      ? say('{} (deprecated)', `**${method}** ${codeSpan(expression)}`)
      : `**${method}** ${codeSpan(expression)}`,
    title,
    description.markdown,
    externalDocs && say('More: {}', written(externalDocs)),
    security && blocks([security.sentence, list(security.alternatives.flat().map((each) => scheme(each, say)))]),
    servers.length > 0 ? `${say('{}:', say('Servers'))}\n\n${list(servers.map((each) => server(each, say)))}` : '',
    ...parameters.map((group) => `${say('{}:', say(parameterTitles[group.in]))}\n\n${fieldList(group.fields, say)}`),
    body && blocks([say('{}:', say('Payload')), ...bodyBlocks(body, 4, say)]),
    responses.length > 0 ? blocks([say('{}:', say('Answer with')), ...answers(responses, 4, say)]) : '',
  ])
}

/** One way to authenticate as an item. */
export function scheme({ name, kind, example: carried, scopes, description, flows }: SchemeView, say: Say): string {
  const head = name === '' ? kind : say('{}: {}', codeSpan(name), kind)
  const parts = [
    ...(carried === undefined ? [] : [codeSpan(carried)]),
    ...(scopes.length > 0 ? [say('scopes {}', scopes.map(codeSpan).join(', '))] : []),
  ]
  const details = flows.map((flow) => {
    const urls = flow.urls.map(({ use, href, label }) => say('{}: {}', use, href ?? label))
    const known = flow.scopes.map((scope) => `${codeSpan(scope.name)} ${scope.text}`.trim())
    return blocks([flow.label, list([...urls, ...known])])
  })
  return item([head, ...parts].join(', '), description, [list(details)], say)
}

/** A server with its variables as an item. */
export function server({ name, url, description, variables }: ServerView, say: Say): string {
  const rows = variables.map((variable) => {
    const initial = variable.default === undefined ? '' : `, ${say('default {}', valueSpan(variable.default))}`
    const meaning = (index: number) => (variable.meanings?.[index] ? ` (${variable.meanings[index]})` : '')
    const all = variable.enum.map((each, index) => valueSpan(each) + meaning(index))
    const values = all.length > 0 ? `, ${say('one of {}', all.join(', '))}` : ''
    return item(`${codeSpan(variable.name)}${initial}${values}`, variable.description, [], say)
  })
  return item(name === undefined ? codeSpan(url) : say('{}: {}', name, codeSpan(url)), description, [list(rows)], say)
}

function fieldList(fields: readonly FieldView[], say: Say): string {
  return list(fields.map((each) => field(each, say)))
}

function field(view: FieldView, say: Say): string {
  if (!view.kept) return row(view, say)
  view.kept.markdown ??= row(view, say)
  return view.kept.markdown
}

function row(view: FieldView, say: Say): string {
  const { name, schema, required, deprecated, access, description, wire, pills, named = [] } = view
  const label = name === '*' ? say('any other name') : codeSpan(name)
  const own = [...(pills?.before ?? []), ...(pills?.after ?? [])]
  const said = [
    typeOf(schema, say),
    required && say('required'),
    access && say(access),
    deprecated && say('deprecated'),
    ...own,
  ]
  const words = said.filter(Boolean).join(', ')
  const sent = wire === undefined ? [] : [say('Written as: {}', codeSpan(wire))]
  const examples = named.map((each) => {
    const value = each.value === undefined ? (each.elsewhere?.label ?? '') : valueSpan(each.value)
    const head = each.label === '' || value === '' ? each.label + value : say('{}: {}', each.label, value)
    return item(head, each.description, [], say)
  })
  return item(
    `${label} (${words})`,
    description,
    [list([...facts(schema, say), ...sent, ...examples]), inside(schema, say)],
    say,
  )
}

function inside({ fields, choices, rest, parts = [] }: SchemaView, say: Say): string {
  return blocks([
    fieldList(fields, say),
    ...choices.map((each) => choice(each, say)),
    rest && say('And {} more: {}', String(rest.count), pageLink(rest)),
    ...parts.map(({ label, schema }) =>
      blocks([
        say('{}: {}', label, typeOf(schema, say)),
        schema.description.markdown,
        list(facts(schema, say)),
        inside(schema, say),
      ]),
    ),
  ])
}

function pageLink({ label, href }: SchemaPage): string {
  return href === undefined ? label : `[${label}](${href})`
}

function choice({ combine, variants, discriminator }: ChoiceView, say: Say): string {
  const mapping = discriminator?.mapping.map(({ value, label }) => say('{} is {}', codeSpan(value), label)).join(', ')
  const rest = discriminator?.otherwise ? say('any other value is {}', discriminator.otherwise) : ''
  const name = codeSpan(discriminator?.property ?? '')
  const told = mapping
    ? say('{} says which: {}.', name, rest ? `${mapping}; ${rest}` : mapping)
    : rest
      ? say('{} says which; {}.', name, rest)
      : say('{} says which.', name)
  const apart = discriminator ? ` ${told}` : ''
  const rows = variants.map(({ label, schema }) =>
    item(`${label} (${typeOf(schema, say)})`, schema.description, [list(facts(schema, say)), inside(schema, say)], say),
  )
  return blocks([say(combine === 'oneOf' ? 'Exactly one of:' : 'At least one of:') + apart, list(rows)])
}

function typeOf({ type, cut, enum: values, enumOf, fields }: SchemaView, say: Say): string {
  if (cut === 'recursive') return say('{}, as above', type)
  return values.length === 1 && fields.length === 0 && !enumOf ? say('{}, constant', type) : type
}

function facts(schema: SchemaView, say: Say): readonly string[] {
  const { limits, examples, cut, page, docs, itemText, origins = [] } = schema
  return [
    ...(limits.length > 0 ? [capital(limits.join(', '))] : []),
    ...(schema.default === undefined ? [] : [say('Default: {}', valueSpan(schema.default))]),
    ...(examples.length > 0 ? [say('Examples: {}', examples.slice(0, 5).map(valueSpan).join(', '))] : []),
    ...(origins.length > 0 ? [say('Includes: {}', origins.map(pageLink).join(', '))] : []),
    ...(itemText ? [item(say('Each item'), itemText, [], say)] : []),
    ...allowed(schema, say),
    ...(cut === 'deep' ? [onPage(page, say)] : []),
    ...(docs === undefined ? [] : [say('More: {}', written(docs))]),
  ]
}

function onPage(page: SchemaPage | undefined, say: Say): string {
  if (!page) return say('Its properties lie deeper than this page shows.')
  const { count } = page
  return count === undefined
    ? say('More: {}', pageLink(page))
    : say('{}: {}', say.count('{} properties', count), pageLink(page))
}

function allowed({ enum: values, enumOf }: SchemaView, say: Say): readonly string[] {
  if (values.length === 0) return []
  const words = enumOf ? (['Each item: {}', 'Each item one of: {}'] as const) : (['Always: {}', 'One of: {}'] as const)
  const word = words[values.length === 1 ? 0 : 1]
  if (values.every((each) => each.description === undefined))
    return [say(word, values.map((each) => valueSpan(each.value)).join(', '))]
  const rows = values.map((each) => `${valueSpan(each.value)} ${each.description ?? ''}`.trim())
  return [blocks([say(word, ''), list(rows)])]
}

function valueSpan(value: Json): string {
  return codeSpan(jsonWords(value))
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
function item(head: string, { markdown }: RichText, below: readonly string[], say: Say): string {
  const text = markdown.trim()
  const isShort = !text.includes('\n') && !/^([-*+>#|`~]|\d+[.)])/.test(text)
  const rest = below.filter((part) => part !== '').join('\n')
  if (text === '' || isShort)
    return [text === '' ? head : say('{}: {}', head, text), rest].filter((part) => part !== '').join('\n')
  return blocks([head, text, rest])
}

/** A bullet list; what belongs to an item is indented below it. */
export function list(items: readonly string[]): string {
  return items.map((each) => `- ${each.includes('\n') ? indented(each) : each}`).join('\n')
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n  ').replaceAll(/\n {2,}(?=\n)/g, '\n')
}

/** Parts with a blank line between them; empty ones are left out. */
export function blocks(parts: readonly (string | undefined)[]): string {
  const texts: string[] = []
  for (const part of parts) {
    const text = part?.trim()
    if (text) texts.push(text)
  }
  return texts.join('\n\n')
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
