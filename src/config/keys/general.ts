/** What the site is called, and the few settings that stand alone. */
import * as z from 'zod'
import type { SiteConfig } from '../../model/config.ts'
import { key } from '../key.ts'
import type { Raw } from '../key.ts'
import { safeMarkdown } from '../link-address.ts'
import type { Reading } from '../reading.ts'
import { scalar } from '../values.ts'

export const generalKeys = {
  $schema: key(z.string(), 'Address of the schema of this file.', { only: 'editors' }),
  name: key(z.string().min(1), 'Name of the project: part of every page title, and shown where there is no logo.', {
    required: true,
    becomes: 'name',
  }),
  description: key(z.string(), 'What the site is about, for search engines.', {
    dialect: 'nested',
    becomes: 'description',
  }),
  content: key(z.string(), 'Folder of the pages, relative to this file.', {
    dialect: 'own',
    default: '`pages` if it holds the pages, else the folder of this file',
    becomes: 'content',
  }),
  variables: key(
    z.record(z.string(), scalar),
    'Texts that replace `{{name}}` in pages. Names consist of letters, digits, `-` and `_`.',
    { dialect: 'nested', becomes: 'variables' },
  ),
  search: key(
    z.union([
      z.enum(['side', 'top']),
      z.object({
        prompt: key(z.string(), 'Text in the empty search field.', { default: '`Search…`', becomes: 'search.prompt' }),
        location: key(
          z.enum(['side', 'top']),
          'Where search is shown: in the header, or on wide screens above the menu.',
          {
            dialect: 'flat',
            default: '`top`',
            becomes: 'search.place',
          },
        ),
      }),
    ]),
    'The search field.',
    { becomes: 'search' },
  ),
  errors: key(
    z.object({
      '404': key(
        z.object({
          redirect: key(z.boolean(), 'Leads readers to the home page instead of showing the page.', {
            default: '`false`',
            becomes: 'notFound.redirect',
          }),
          title: key(z.string(), 'Heading.', { becomes: 'notFound.title' }),
          description: key(z.string(), 'Text below it, in Markdown, with components.', {
            becomes: 'notFound.description',
          }),
        }),
        'The page shown when there is no page at an address.',
        { becomes: 'notFound' },
      ),
    }),
    'Error pages.',
    { dialect: 'nested', becomes: 'notFound' },
  ),
}

type General = Pick<SiteConfig, 'name' | 'description' | 'content' | 'variables' | 'search' | 'notFound'>

/** Codes: `content-outside` (error), `variable-name`, `link-unsafe` (warnings). */
export function readGeneral(raw: Raw<typeof generalKeys>, reading: Reading): General {
  const content = raw.content === undefined ? undefined : readContent(raw, raw.content, reading)
  const variables = readVariables(raw, reading)
  const { prompt, location } = typeof raw.search === 'object' ? raw.search : { location: raw.search }
  const { redirect = false, title, description: written } = raw.errors?.['404'] ?? {}
  const at = written ? reading.at(raw.errors!['404']!, 'description') : undefined
  const description = written && safeMarkdown(written, () => at!, reading)
  return {
    name: raw.name?.trim() || 'Documentation',
    ...(raw.description !== undefined && { description: raw.description }),
    ...(content !== undefined && { content, contentAt: reading.at(raw, 'content') }),
    ...(variables && { variables }),
    search: { prompt: prompt ?? 'Search…', ...(location === 'side' && { place: 'side' as const }) },
    notFound: {
      redirect,
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(at && { at }),
    },
  }
}

function readContent(raw: object, written: string, reading: Reading): string | undefined {
  const parts = written
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.')
  if (!parts.includes('..')) return parts.join('/')
  const hint = 'Name a folder inside the project.'
  reading.error('content-outside', reading.at(raw, 'content'), `"content" is outside the project: "${written}".`, hint)
  return undefined
}

function readVariables(raw: Raw<typeof generalKeys>, reading: Reading): Record<string, string> | undefined {
  const { variables } = raw
  if (!variables) return undefined
  const texts: Record<string, string> = Object.create(null)
  for (const [name, value] of Object.entries(variables)) {
    if (!/^[\p{L}\p{N}_-]+$/u.test(name))
      reading.warn(
        'variable-name',
        reading.keyAt(variables, name),
        `"${name}" cannot be used as the name of a variable.`,
        'Use letters, digits, "-" and "_" only.',
      )
    texts[name] = typeof value === 'string' ? value : reading.written(variables, name)
  }
  return texts
}
