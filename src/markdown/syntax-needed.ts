/** Extensions of micromark, cut down to what a text can use. A construct that cannot start costs time at every sign. */

/** Constructs by the sign that starts them, by kind of content. */
export type Syntax = Readonly<Record<string, unknown>>

type Construct = { readonly name?: string }

/** What a text holds wherever a construct occurs in it. Constructs without a line here are always kept. */
const signs: Readonly<Record<string, RegExp>> = {
  wwwAutolink: /www\./i,
  protocolAutolink: /https?:\/\//i,
  emailAutolink: /@/,
  gfmFootnoteDefinition: /\[\^/,
  gfmFootnoteCall: /\[\^/,
  gfmPotentialFootnoteCall: /\[\^/,
  strikethrough: /~/,
  table: /[|:][ \t]*-|-[ \t]*[|:]/,
  tasklistCheck: /\[[ \t\nxX]\]/,
  mdxFlowExpression: /\{/,
  mdxTextExpression: /\{/,
  mdxJsxFlowTag: /</,
  mdxJsxTextTag: /</,
}
const autolinks = new Set(['wwwAutolink', 'protocolAutolink', 'emailAutolink'])

/** The part of an extension that a text needs; without `addresses` none of them becomes a link by itself. */
export function needed(syntax: Syntax, text: string, { addresses }: { addresses: boolean }): Syntax {
  const known = new Map<string, boolean>()
  const isNeeded = ({ name }: Construct): boolean => {
    if (name === undefined || !Object.hasOwn(signs, name)) return true
    if (!known.has(name)) known.set(name, signs[name]!.test(text) && (addresses || !autolinks.has(name)))
    return known.get(name)!
  }
  const kinds = Object.entries(syntax).map(([kind, value]) => [kind, isRecord(value) ? cut(value, isNeeded) : value])
  return Object.fromEntries(kinds) as Syntax
}

/** `disable: { null: [names] }`, `insideSpan` and the like hold no constructs with names, and stay. */
function cut(bySign: Syntax, isNeeded: (construct: Construct) => boolean): Syntax {
  const kept: [string, unknown][] = []
  for (const [sign, value] of Object.entries(bySign)) {
    const list = (Array.isArray(value) ? value : [value]) as Construct[]
    const left = list.filter((each) => typeof each !== 'object' || isNeeded(each))
    if (left.length > 0) kept.push([sign, left.length === list.length ? value : left])
  }
  return Object.fromEntries(kept) as Syntax
}

function isRecord(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
