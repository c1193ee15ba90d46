/** The texts of docs.json and its parts → `SiteConfig`. Touches no disk, so tests and editors can call it. */
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { check } from '../schema/check.ts'
import { placeOf } from '../schema/json-file.ts'
import { parseJson } from '../schema/json-tree.ts'
import type { JsonNode, JsonObjectNode } from '../schema/json-tree.ts'
import { checkDialects } from './dialects.ts'
import { readApi } from './keys/api.ts'
import { readBanner } from './keys/banner.ts'
import { readBrand } from './keys/brand.ts'
import { readFeedback } from './keys/feedback.ts'
import { heedTelemetry, readIntegrations } from './keys/integrations.ts'
import { readFooter } from './keys/footer.ts'
import { readGeneral } from './keys/general.ts'
import { readHead } from './keys/head.ts'
import { readHeader } from './keys/header.ts'
import { readLook } from './keys/look.ts'
import { readInMarkdown, readInstructions } from './keys/markdown.ts'
import { readNavigation } from './keys/navigation.ts'
import { readPageMenu } from './keys/page-menu.ts'
import { readRedirects } from './keys/redirects.ts'
import { readRepository } from './keys/repository.ts'
import type { Surroundings } from './keys/repository.ts'
import { readOwnFiles } from './keys/own-files.ts'
import { readSite } from './keys/site.ts'
import { newerNames } from './navigation/older-names.ts'
import { reading } from './reading.ts'
import type { Reading } from './reading.ts'
import { expandRefs } from './refs.ts'
import type { ReadText } from './refs.ts'
import { configSchema } from './schema.ts'
import type { RawConfig } from './schema.ts'

export interface Project extends Surroundings {
  readonly read: ReadText
}

export interface Overrides {
  /** The configuration file, relative to the root, instead of `docs.json` or `mint.json`. */
  readonly file?: string
  readonly base?: string
  readonly relative?: boolean
  /** `false`: the services that the file names are not loaded. */
  readonly integrations?: false
}

export interface ReadConfig {
  /** `undefined`: nothing can be built, and one diagnostic is `fatal`. */
  readonly config?: SiteConfig
  readonly diagnostics: readonly Diagnostic[]
  /** Configuration files that were read, relative to the root. */
  readonly files: readonly string[]
}

/**
 * Codes: `config-missing`, `config-not-object` and those of `json-tree.ts` (fatal), `config-twice` (warning),
 * `name-missing`, `navigation-missing` (errors, the latter a warning where it is empty), and what the parts say.
 */
export function readConfig(project: Project, overrides: Overrides = {}): ReadConfig {
  const file =
    overrides.file ?? ['docs.json', 'mint.json'].find((name) => project.read(name) !== undefined) ?? 'docs.json'
  const text = project.read(file)
  if (text === undefined)
    return { diagnostics: [overrides.file === undefined ? missingFile(project.read) : missingNamed(file)], files: [] }
  const both = overrides.file === undefined && file === 'docs.json' && project.read('mint.json') !== undefined
  const start = both ? [ignoredFile()] : []
  const parsed = parseJson(file, text)
  if (!parsed.root) return { diagnostics: [...start, ...parsed.diagnostics], files: [file] }
  const { root, diagnostics, files } = expandRefs(parsed.root, project.read)
  const all = [...start, ...parsed.diagnostics, ...diagnostics]
  const read = [file, ...files]
  if (root?.kind !== 'object') return { diagnostics: [...all, notObject(file)], files: read }
  const written = parsed.root.kind === 'object' ? parsed.root : root
  const newer = newerNames(root)
  const checked = readTree(newer.root, { file, parts: files, written, project, overrides })
  return { config: checked.config, diagnostics: [...all, ...newer.diagnostics, ...checked.diagnostics], files: read }
}

interface Circumstances {
  readonly file: string
  readonly parts: readonly string[]
  /** The root before `$ref`s were replaced: what the author did write, even if it could not be had. */
  readonly written: JsonObjectNode
  readonly project: Project
  readonly overrides: Overrides
}

function readTree(root: JsonObjectNode, { written, ...rest }: Circumstances) {
  const checked = check(configSchema, root, { knownKeys: Object.keys(configSchema.shape) })
  const raw: RawConfig = checked.value ?? {}
  const diagnostics = [...checked.diagnostics]
  const tools = reading(checked.nodeOf, diagnostics)
  diagnostics.push(...missingKeys(root, written))
  checkDialects(raw, tools)
  const config = assemble(raw, tools, rest)
  return { config, diagnostics }
}

function assemble(
  raw: RawConfig,
  tools: Reading,
  { file, parts, project, overrides }: Omit<Circumstances, 'written'>,
): SiteConfig {
  const banner = readBanner(raw, tools)
  const header = readHeader(raw, tools)
  const footer = readFooter(raw, tools)
  const feedback = heedTelemetry(readFeedback(raw, tools), raw, tools)
  const site = readSite(raw, tools, overrides)
  const { head, ...machines } = readHead(raw, tools)
  const repository = readRepository(raw, tools, { feedback, header, footer, around: project })
  return {
    file,
    ...(parts.length > 0 && { parts }),
    ...readGeneral(raw, tools),
    brand: readBrand(raw, tools),
    look: readLook(raw, tools),
    header,
    footer,
    ...(banner && { banner }),
    ...readNavigation(raw, tools),
    feedback,
    ...readPageMenu(raw, tools, site),
    api: { ...readApi(raw, tools), ...readInMarkdown(raw) },
    ...readInstructions(raw),
    redirects: readRedirects(raw, tools),
    head: { ...head, ...readOwnFiles(raw, tools) },
    ...readIntegrations(raw, tools, overrides.integrations === false),
    ...machines,
    site,
    ...(repository && { repository }),
  }
}

/**
 * What every site needs, with an empty navigation as a warning; a description of an API brings its own navigation. A key whose
 * `$ref` could not be had was reported already.
 */
function missingKeys(root: JsonObjectNode, written: JsonObjectNode): Diagnostic[] {
  const at = placeOf({ file: root.file, start: root.start, end: root.start + 1 })
  const hints = {
    name: 'Add "name": the name of the project.',
    navigation: 'Add "navigation": a list of groups with their pages.',
  }
  return (['name', 'navigation'] as const).flatMap((key): Diagnostic[] => {
    if (key === 'navigation' && namesDescription(root)) return []
    const value = root.members.get(key)?.value
    if (key === 'navigation' && value && isEmpty(value) && !hasParts(root))
      return [
        {
          code: 'navigation-missing',
          severity: 'warning',
          message: '"navigation" is empty: no page is in a menu.',
          at: placeOf(value),
          hint: hints.navigation,
        },
      ]
    if (value || written.members.has(key)) return []
    return [
      {
        code: `${key}-missing`,
        severity: 'error',
        message: `"${root.file.path}" has no "${key}".`,
        at,
        hint: hints[key],
      },
    ]
  })
}

function isEmpty(node: JsonNode): boolean {
  if (node.kind === 'array') return node.items.length === 0
  return node.kind === 'object' && [...node.members.values()].every(({ value }) => isEmpty(value))
}

/** Of the flat form: tabs and anchors stand beside the navigation, and lead to pages by their addresses. */
function hasParts({ members }: JsonObjectNode): boolean {
  return ['tabs', 'anchors', 'topAnchor', 'primaryTab'].some((key) => members.has(key))
}

function namesDescription({ members }: JsonObjectNode): boolean {
  const api = members.get('api')?.value
  const holders = [members, ...(api?.kind === 'object' ? [api.members] : [])]
  return holders.some((each) => each.has('openapi') || each.has('openApi'))
}

/** Folders where a `docs.json` often is when it is not at the top. */
const likelyFolders = ['docs', 'pages']

function missingFile(read: ReadText): Diagnostic {
  const at = { file: 'docs.json', line: 1, column: 1 }
  const folder = likelyFolders.find((name) => read(`${name}/docs.json`) !== undefined)
  const there = `There is no "docs.json" here, but there is "${folder}/docs.json".`
  const message = folder === undefined ? 'There is no "docs.json" here.' : there
  const hints: Readonly<Record<string, string>> = {
    docs: 'Name that folder: flatleaf build docs.',
    pages: 'Move it up one folder, beside "pages".',
  }
  const hint = hints[folder ?? ''] ?? 'Create "docs.json" with "name" and "navigation", or name another folder.'
  return { code: 'config-missing', severity: 'fatal', message, at, hint }
}

function missingNamed(file: string): Diagnostic {
  const at = { file, line: 1, column: 1 }
  return {
    code: 'config-missing',
    severity: 'fatal',
    message: `There is no file "${file}".`,
    at,
    hint: 'Correct its path.',
  }
}

function ignoredFile(): Diagnostic {
  const at = { file: 'mint.json', line: 1, column: 1 }
  return {
    code: 'config-twice',
    severity: 'warning',
    message: 'There are "docs.json" and "mint.json"; "mint.json" is ignored.',
    at,
    hint: 'Remove "mint.json".',
  }
}

function notObject(file: string): Diagnostic {
  const at = { file, line: 1, column: 1 }
  return {
    code: 'config-not-object',
    severity: 'fatal',
    message: `"${file}" does not hold an object.`,
    at,
    hint: 'Write { "name": "…", "navigation": [{ "group": "…", "pages": ["index"] }] }.',
  }
}
