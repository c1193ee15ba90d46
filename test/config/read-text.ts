/** Reads a docs.json given as text or value, with further files by path. */
import type { SiteConfig } from '../../src/model/config.ts'
import type { Diagnostic } from '../../src/model/diagnostic.ts'
import { readConfig } from '../../src/config/read.ts'
import type { Overrides, Project } from '../../src/config/read.ts'

export interface Result {
  readonly config: SiteConfig
  readonly diagnostics: readonly Diagnostic[]
  /** `docs.json:3:5 warning key-unknown`, in order. */
  readonly lines: readonly string[]
  /** Codes only. */
  readonly codes: readonly string[]
}

export function read(
  file: string | object,
  more: Partial<Project> & { files?: Record<string, string> } = {},
  overrides: Overrides = {},
): Result {
  const text = typeof file === 'string' ? file : JSON.stringify(file, null, 2)
  const files = new Map(Object.entries({ 'docs.json': text, ...more.files }))
  const { config, diagnostics } = readConfig({ read: (path) => files.get(path), ...more }, overrides)
  if (!config) throw new Error(`no configuration: ${JSON.stringify(diagnostics)}`)
  return {
    config,
    diagnostics,
    lines: diagnostics.map(({ at, severity, code }) => `${at?.file}:${at?.line}:${at?.column} ${severity} ${code}`),
    codes: diagnostics.map(({ code }) => code),
  }
}

/** A site with nothing wrong, plus the given keys. */
export function site(keys: object, more?: Partial<Project>): Result {
  return read({ name: 'Plants', navigation: [{ group: 'Start', pages: ['index'] }], ...keys }, more)
}

const places = new Set([
  'at',
  'contentAt',
  'darkAt',
  'hrefAt',
  'iconAt',
  'destinationAt',
  'imagesAt',
  'versionAt',
  'rootAt',
])

/** A tree without places, which are tested on their own. */
export function bare(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, inner: unknown) => (places.has(key) ? undefined : inner)))
}
