/** What other tools call their elements, and the HTML that says the same. */
import type { Props } from './call.ts'

const names: Readonly<Record<string, string>> = {
  Image: 'img',
  Img: 'img',
  Link: 'a',
  Details: 'details',
  Summary: 'summary',
}

/** The HTML element that such a name means, with its props by their names in HTML; `undefined` for all other names. */
export function htmlFor(name: string, props: Props): { readonly name: string; readonly props: Props } | undefined {
  if (!Object.hasOwn(names, name)) return undefined
  const to = name === 'Link' && !props.has('href') ? props.get('to') : undefined
  return { name: names[name]!, props: to === undefined ? props : new Map([...props, ['href', to]]) }
}
