/** Keys, props and options in the reference pages that are made from schemas: each as a field, in MDX. */

export interface FieldText {
  readonly name: string
  readonly type: string
  readonly required: boolean
  /** Markdown; code alone is shown beside the type, anything else ends the text. */
  readonly default?: string
  /** A word beside the type. */
  readonly tag?: string
  /** Markdown. */
  readonly about: string
}

/** `<ResponseField …>` with the text inside, and the fields that belong to it folded below. */
export function fieldMdx(field: FieldText, inner: readonly FieldText[] = []): string {
  const { name, type, required, default: told = '', tag, about } = field
  const [, value] = /^`([^`]*)`$/.exec(told) ?? []
  const attributes = [
    attribute('name', name),
    attribute('type', type),
    required && 'required',
    value !== undefined && attribute('default', value),
    tag !== undefined && `post={[${JSON.stringify(tag)}]}`,
  ]
  const text = [about, value === undefined && told !== '' && `By default: ${told}.`].filter(Boolean).join(' ')
  const keys = inner.map((each) => `\n\n${fieldMdx(each)}`).join('')
  const folded =
    keys && `\n\n<Expandable title="${inner.length} ${inner.length === 1 ? 'key' : 'keys'}">${keys}\n\n</Expandable>\n`
  return `<ResponseField ${attributes.filter(Boolean).join(' ')}>\n  ${literal(text)}\n${folded}</ResponseField>`
}

/** A string that no attribute can hold as it is becomes an expression. */
function attribute(name: string, value: string): string {
  return /["&\\]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`
}

/** Braces and angle brackets outside of inline code are signs, not syntax. */
function literal(markdown: string): string {
  return markdown
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[{<]/g, '\\$&')))
    .join('')
}
