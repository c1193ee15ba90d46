/** Addresses that a description gives: only web and mail addresses become links. */
import type { LinkOut } from '../model/reference.ts'

/** A link with the address itself, or another text, as its label. */
export function linkOut(url: string, label: string = url): LinkOut {
  return /^(https?:\/\/|mailto:)[^\s]+$/i.test(url.trim()) ? { label, href: url.trim() } : { label }
}
