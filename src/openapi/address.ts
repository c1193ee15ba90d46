/**
 * Page ids of generated pages: `<directory>/<tag>/<operation>`, webhooks without a tag under `webhooks`. Where two would
 * be the same, all of them get their method added, then letters of a hash: no numbers by order, so that adding an
 * operation never moves another's page.
 */
import type { OperationSlice } from '../model/operation.ts'
import { pageId } from '../model/route.ts'
import { isDeviceName } from '../util/device-name.ts'
import { hash } from '../util/hash.ts'
import { slug } from '../util/slug.ts'
import { objectAt, stringAt } from './json.ts'
import { groupTagOf, titleOf } from './title.ts'

/** Names of files have at most 255 bytes; this leaves room for endings. */
const longestSlug = 120

/** The page id of each slice. `directory` is a folder below the content folder, `api-reference` by default. */
export function addressOf(
  slices: readonly OperationSlice[],
  directory = 'api-reference',
): ReadonlyMap<OperationSlice, string> {
  const folder = folderOf(directory)
  const reserved = new Set(slices.map((slice) => lower([folder, section(slice)])))
  let pages = slices.map((slice) => ({ slice, level: 0, id: idAt(slice, folder, 0) }))
  for (let round = 0; round < levels.length * 2; round++) {
    const counts = new Map<string, number>()
    for (const { id } of pages) counts.set(id.toLowerCase(), (counts.get(id.toLowerCase()) ?? 0) + 1)
    const clashes = (id: string) => counts.get(id.toLowerCase())! > 1 || reserved.has(id.toLowerCase()) || isKept(id)
    if (!pages.some(({ id, level }) => clashes(id) && level < levels.length)) break
    pages = pages.map((page) => {
      if (!clashes(page.id) || page.level >= levels.length) return page
      return { ...page, level: page.level + 1, id: idAt(page.slice, folder, page.level + 1) }
    })
  }
  return new Map(pages.map(({ slice, id }) => [slice, id]))
}

/** A name that means something else: the page of a folder, or a device. */
function isKept(id: string): boolean {
  return id.endsWith('/index') || isDeviceName(id.split('/').at(-1)!)
}

export interface Wanted {
  readonly key: string
  readonly name: string
}

/** The page id of each schema: `<directory>/schemas/<name>`. Where two would be the same, both get letters of a hash. */
export function schemaAddresses(
  wanted: readonly Wanted[],
  directory: string,
  taken: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const folder = pageId(directory) === 'index' ? '' : pageId(directory)
  const reserved = new Set([...taken].map((id) => id.toLowerCase()))
  const ids = wanted.map(({ key, name }) => {
    const part = /#part(\d+)$/.exec(key)?.[1]
    const base = shortened(slug(name.replaceAll(/[~*>:/]+/g, ' '))) || `schema-${letterCode(hash(key), 4)}`
    return { key, id: [folder, 'schemas', part ? `${base}-${part}` : base].filter((step) => step !== '').join('/') }
  })
  const counts = new Map<string, number>()
  for (const { id } of ids) counts.set(id.toLowerCase(), (counts.get(id.toLowerCase()) ?? 0) + 1)
  const clashes = (id: string) => counts.get(id.toLowerCase())! > 1 || reserved.has(id.toLowerCase()) || isKept(id)
  return new Map(ids.map(({ key, id }) => [key, clashes(id) ? `${id}-${letterCode(hash(key), 6)}` : id]))
}

/** What is added to a name at each level of clashing. */
const levels: readonly ((slice: OperationSlice) => string)[] = [
  (slice) => slug(word(slice)),
  (slice) => `${slug(word(slice))}-${letters(slice, 4)}`,
  (slice) => `${slug(word(slice))}-${letters(slice, 12)}`,
]

function idAt(slice: OperationSlice, folder: string, level: number): string {
  const href = stringAt(objectAt(slice.operation, 'x-mint'), 'href')
  if (level === 0 && href && isSafe(href)) return pageId(href)
  const name = level === 0 ? nameOf(slice) : `${nameOf(slice)}-${levels[level - 1]!(slice)}`
  return [folder, section(slice), name].filter((part) => part !== '').join('/')
}

function section(slice: OperationSlice): string {
  const tag = groupTagOf(slice)
  if (tag !== undefined) return tagSlug(tag)
  return slice.kind === 'webhook' ? 'webhooks' : ''
}

function tagSlug(tag: string): string {
  const name = shortened(slug(tag))
  return name === '' || isDeviceName(name) ? `tag-${hash(tag).slice(0, 4)}` : name
}

/** Page id of a section (`#` and its tag, else its kind): the folder of its operations. */
export function sectionAddress({ key }: { readonly key: string }, folder: string): string {
  const name = key.startsWith('#') ? tagSlug(key.slice(1)) : key === 'webhook' ? 'webhooks' : 'endpoints'
  return folder === '' ? name : `${folder}/${name}`
}

/** The folder of generated pages; empty for the top of the site. */
export function folderOf(directory: string): string {
  return pageId(directory) === 'index' ? '' : pageId(directory)
}

function nameOf(slice: OperationSlice): string {
  const title = slug(titleOf(slice).replaceAll(/[/{}]+/g, ' '))
  return shortened(title) || `${slug(word(slice))}-${letters(slice, 4)}`
}

function word(slice: OperationSlice): string {
  return slice.kind === 'webhook' ? 'webhook' : slice.method
}

/** Letters only, so that they do not read as a number of versions. */
function letters(slice: OperationSlice, count: number): string {
  const digits = hash(slice.spec, slice.kind, slice.method, slice.path)
  return letterCode(digits, count)
}

/** Digits of a hash as letters. */
export function letterCode(digits: string, count: number): string {
  return Array.from(digits.slice(0, count), (digit) => 'ghjkmnpqrstvwxyz'[Number.parseInt(digit, 16)]).join('')
}

/** Whole words up to the limit in bytes. */
function shortened(name: string): string {
  if (Buffer.byteLength(name) <= longestSlug) return name
  let short = ''
  for (const part of name.split('-')) {
    if (Buffer.byteLength(`${short}-${part}`) > longestSlug) break
    short = short === '' ? part : `${short}-${part}`
  }
  return short === '' ? hash(name).slice(0, 12) : short
}

function lower(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .join('/')
    .toLowerCase()
}

function isSafe(href: string): boolean {
  return !/^[a-z][a-z\d+.-]*:|^\/\/|[?#\\\0]/i.test(href) && !href.split('/').some((step) => /^\.+$/.test(step))
}
