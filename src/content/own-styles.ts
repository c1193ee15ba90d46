/** What the style sheets of a project ask of other hosts: sheets that they import, fonts, images. */
import type { StaticFile } from '../model/asset.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Embed } from '../model/document.ts'
import { relativePath } from '../util/relative-path.ts'
import type { ProjectFiles } from './project-files.ts'

export interface StyleParts {
  readonly files: readonly StaticFile[]
  readonly root: string
  readonly project: Pick<ProjectFiles, 'read'>
}

/**
 * The hosts that the policy of each page has to name, since each loads all sheets. Code: `style-remote` (info), once for a
 * sheet, at the first address.
 */
export function styleEmbeds({ files, root, project }: StyleParts): {
  readonly embeds: readonly Embed[]
  readonly diagnostics: readonly Diagnostic[]
} {
  const diagnostics: Diagnostic[] = []
  const embeds = files.flatMap(({ path, file }): Embed[] => {
    if (!/\.css$/i.test(path)) return []
    const source = relativePath(root, file)
    const text = withoutComments(project.read(source) ?? '')
    const asked = askedBy(text)
    if (asked.length > 0) diagnostics.push(told(source, text, asked))
    return asked.flatMap(({ embeds: each }) => each)
  })
  return { embeds, diagnostics }
}

interface Asked {
  readonly index: number
  readonly host: string
  readonly embeds: readonly Embed[]
}

/** Each address in order. A sheet of fonts gets the fonts from its own host, but for one that is known to have another. */
function askedBy(text: string): readonly Asked[] {
  return namedBy(text).flatMap(({ index, rule, address }): Asked[] => {
    const written = unescaped(address)
    if (rule === '@namespace' || !/^(?:https?:)?\/\//i.test(written)) return []
    const url = written.startsWith('//') ? `https:${written}` : written
    if (!URL.canParse(url)) return []
    const { origin, host, pathname } = new URL(url)
    const fonts: Embed = { kind: 'font', origin: fontOrigins[host] ?? origin }
    const isFont = /\.(?:woff2?|[ot]tf|eot)$/i.test(pathname) || isInFontFace(text, index)
    const embeds: readonly Embed[] =
      rule === '@import'
        ? [{ kind: 'style', origin }, fonts]
        : [isFont ? { kind: 'font', origin } : { kind: 'img', origin }]
    return [{ index, host, embeds }]
  })
}

interface Named {
  readonly index: number
  /** `@import` or `@namespace`, which names a vocabulary and nothing to load. */
  readonly rule: string
  readonly address: string
}

function namedBy(text: string): readonly Named[] {
  const named = [...text.matchAll(addresses)].map(({ index, groups }) => ({
    index,
    rule: /^@[a-z]+/i.exec(groups!['rule'] ?? '')?.[0].toLowerCase() ?? '',
    address: groups!['address'] ?? '',
  }))
  const sets = [...text.matchAll(imageSets)].flatMap(({ index, 0: set }) =>
    [...set.matchAll(bareTexts)].map((match) => ({ index: index + match.index, rule: '', address: match[1] ?? '' })),
  )
  return [...named, ...sets].sort((a, b) => a.index - b.index)
}

/** `@import "…"`, `@import url(…)`, `url(…)`. Any letter may be escaped. */
const addresses =
  /(?:(?<rule>@import|@namespace(?:\s+[\w-]+)?(?=\s*(?:url\(|["'])))\s*(?:url\(\s*)?|url\(\s*)["']?(?<address>(?:\\[\s\S]|[^"')\s;\\])+)/gi

/** `image-set("…" 1x, …)`: texts in it are addresses, but those of `url()`, found above, and of `type()`. */
const imageSets = /image-set\((?:[^()"']|"[^"]*"|'[^']*'|\((?:[^()"']|"[^"]*"|'[^']*')*\))*\)/gi
const bareTexts = /(?<!(?:url|type)\(\s*)["']((?:https?:)?\/\/[^"']+)["']/gi

/** The text of a CSS escape: `\:`, `\2f `. */
function unescaped(text: string): string {
  return text.replace(/\\(?:([\da-f]{1,6})\s?|([\s\S]))/gi, (_, code?: string, sign?: string) => {
    const point = Number.parseInt(code ?? '', 16)
    return sign ?? (point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '')
  })
}

function isInFontFace(text: string, index: number): boolean {
  const open = text.lastIndexOf('{', index)
  return open > text.lastIndexOf('}', index) && /@font-face\s*$/i.test(text.slice(Math.max(0, open - 40), open))
}

const fontOrigins: Readonly<Record<string, string>> = { 'fonts.googleapis.com': 'https://fonts.gstatic.com' }

/** Comments as blanks, so that places stay. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) => comment.replace(/[^\n]/g, ' '))
}

function told(file: string, text: string, asked: readonly Asked[]): Diagnostic {
  const before = text.slice(0, asked[0]!.index).split('\n')
  const hosts = [...new Set(asked.map(({ host }) => host))].map((host) => `"${host}"`).join(', ')
  return {
    code: 'style-remote',
    severity: 'info',
    message: `Browsers of readers ask ${hosts} for what "${file}" names.`,
    at: { file, line: before.length, column: before.at(-1)!.length + 1 },
    hint: 'Put these files into the project, and name them there, to keep readers with you.',
  }
}
