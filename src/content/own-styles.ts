/** What the style sheets of a project ask of other hosts: sheets that they import, fonts, images. */
import type { StaticFile } from '../model/asset.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Embed } from '../model/document.ts'
import { relativePath } from '../util/relative-path.ts'
import type { ProjectFiles } from './project-files.ts'
import { styleAddresses } from './style-addresses.ts'

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
  const embeds = new Map<string, Embed>()
  for (const { path, file } of files) {
    if (!/\.css$/i.test(path)) continue
    const source = relativePath(root, file)
    const text = project.read(source) ?? ''
    const asked = askedBy(text)
    if (asked.length > 0) diagnostics.push(told(source, text, asked))
    for (const each of asked.flatMap((one) => one.embeds)) embeds.set(`${each.kind} ${each.origin}`, each)
  }
  return { embeds: [...embeds.values()], diagnostics }
}

interface Asked {
  readonly index: number
  readonly host: string
  readonly embeds: readonly Embed[]
}

/** Each address in order. A sheet of fonts gets the fonts from its own host, but for one that is known to have another. */
function askedBy(text: string): readonly Asked[] {
  return styleAddresses(text).flatMap(({ index, address, as }): Asked[] => {
    const written = address.trim()
    if (!/^(?:https?:)?\/\//i.test(written)) return []
    const url = written.startsWith('//') ? `https:${written}` : written
    if (!URL.canParse(url)) return []
    const { origin, host, pathname } = new URL(url)
    const fonts: Embed = { kind: 'font', origin: fontOrigins[host] ?? origin }
    const isFont = as === 'font' || /\.(?:woff2?|[ot]tf|eot)$/i.test(pathname)
    const embeds: readonly Embed[] =
      as === 'import'
        ? [{ kind: 'style', origin }, fonts]
        : [isFont ? { kind: 'font', origin } : { kind: 'img', origin }]
    return [{ index, host, embeds }]
  })
}

const fontOrigins: Readonly<Record<string, string>> = { 'fonts.googleapis.com': 'https://fonts.gstatic.com' }

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
