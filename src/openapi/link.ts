/** Addresses that a description gives: only web and mail addresses become links. */
import type { Json } from '../model/operation.ts'
import type { LinkOut } from '../model/reference.ts'
import { objectAt, stringAt } from './json.ts'

/** A link with the address itself, or another text, as its label. */
export function linkOut(url: string, label: string = url): LinkOut {
  return /^(https?:\/\/|mailto:)[^\s]+$/i.test(url.trim()) ? { label, href: url.trim() } : { label }
}

/** `externalDocs` of anything: the description as the text of the link, else the address. */
export function docsOf(holder: Json | undefined): LinkOut | undefined {
  const docs = objectAt(holder, 'externalDocs')
  const url = stringAt(docs, 'url')
  return url === undefined ? undefined : linkOut(url, stringAt(docs, 'description')?.trim() || url)
}
