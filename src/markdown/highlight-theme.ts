/**
 * A theme for shiki whose colours are numbers: each stands for a kind of token, and the page's stylesheet gives the kinds their
 * colours, in light and dark mode. So code is tokenised once and carries classes only.
 */
import type { ThemeRegistrationRaw } from 'shiki/core'
import { tokenKinds } from '../model/theme.ts'
import type { TokenKind } from '../model/theme.ts'

/** TextMate scopes of each kind; the most specific scope wins, whatever the order. */
const scopes: Readonly<Record<TokenKind, readonly string[]>> = {
  comment: ['comment', 'punctuation.definition.comment', 'string.quoted.docstring'],
  keyword: [
    'keyword',
    'storage',
    'variable.language',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.operator.logical.python',
    'keyword.operator.word',
    'punctuation.definition.keyword',
    'support.function.builtin.shell',
  ],
  string: [
    'string',
    'punctuation.definition.string',
    'markup.inline.raw',
    'markup.fenced_code',
    'string.regexp',
    'constant.other.symbol',
  ],
  number: ['constant.numeric', 'keyword.other.unit'],
  constant: [
    'constant',
    'constant.language',
    'constant.character',
    'constant.other',
    'support.constant',
    'variable.other.constant',
    'variable.other.enummember',
  ],
  function: [
    'entity.name.function',
    'support.function',
    'meta.function-call.generic',
    'variable.function',
    'entity.name.command',
    'entity.name.method',
    'meta.decorator',
    'entity.name.operator',
  ],
  type: [
    'entity.name.type',
    'entity.name.class',
    'support.type',
    'support.class',
    'entity.other.inherited-class',
    'storage.type.java',
    'storage.type.cs',
    'entity.name.namespace',
    'entity.name.scope-resolution',
    'storage.type.generic',
    'entity.name.struct',
  ],
  tag: ['entity.name.tag', 'meta.tag.sgml', 'support.class.component'],
  attribute: [
    'entity.other.attribute-name',
    'support.type.property-name',
    'meta.object-literal.key',
    'entity.name.tag.yaml',
    'keyword.other.definition.ini',
    'support.type.vendored.property-name',
    'variable.object.property',
  ],
  variable: [
    'variable',
    'support.variable',
    'variable.other.property',
    'punctuation.definition.variable',
    'entity.name.variable',
  ],
  parameter: ['variable.parameter', 'constant.other.option'],
  operator: ['keyword.operator', 'storage.type.function.arrow', 'punctuation.separator.key-value.operator'],
  punctuation: ['punctuation', 'meta.brace', 'punctuation.definition.tag', 'meta.embedded.line punctuation'],
  inserted: ['markup.inserted', 'punctuation.definition.inserted'],
  deleted: ['markup.deleted', 'punctuation.definition.deleted'],
  heading: ['markup.heading', 'entity.name.section', 'meta.diff.header', 'meta.diff.range'],
  link: ['markup.underline.link', 'string.other.link', 'constant.other.reference.link'],
}

/** The theme; `kindOf` reads its colours. */
export const numberedTheme: ThemeRegistrationRaw = {
  name: 'numbered',
  type: 'light',
  settings: [
    { settings: { foreground: '#000000', background: '#ffffff' } },
    ...tokenKinds.map((kind, index) => ({ scope: [...scopes[kind]], settings: { foreground: color(index + 1) } })),
  ],
}

function color(number: number): string {
  return `#${number.toString(16).padStart(6, '0')}`
}

/** The kind that a colour of the theme stands for; plain text has none. */
export function kindOf(foreground: string | undefined): TokenKind | undefined {
  return foreground === undefined ? undefined : tokenKinds[Number.parseInt(foreground.slice(1, 7), 16) - 1]
}
