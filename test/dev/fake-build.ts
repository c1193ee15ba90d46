/** Just enough of a Build for the server and the commands: pages made of texts. */
import type { Build } from '../../src/build.ts'
import type { Diagnostic } from '../../src/model/diagnostic.ts'
import type { OutputFile } from '../../src/model/output.ts'
import { outputOf } from '../../src/model/route.ts'

export interface FakeSite {
  readonly pages?: Readonly<Record<string, string>>
  readonly diagnostics?: readonly Diagnostic[]
  readonly files?: readonly OutputFile[]
  readonly base?: string
  readonly action?: object
  /** Pages of which only front matter was read. */
  readonly sketches?: readonly string[]
}

/** A build of pages by id; their sources are `pages/<id>.md`. */
export function fakeBuild({
  pages = {},
  diagnostics = [],
  files = [],
  base = '/',
  action,
  sketches = [],
}: FakeSite): Build {
  const style = { base, shape: 'directory', relative: false } as const
  const made = Object.entries(pages).map(([id, text]) => ({
    path: outputOf(id, style),
    body: () => `<html><head><title>${id}</title></head><body>${text}</body></html>`,
  }))
  const entries = Object.keys(pages).map((id) => ({
    id,
    route: id === 'index' ? '/' : `/${id}/`,
    document: {
      id,
      path: `pages/${id}.md`,
      title: id,
      includes: [],
      links: [],
      html: sketches.includes(id) ? '' : 'x',
    },
  }))
  const config = { file: 'docs.json', name: 'Fake', site: style, header: { links: [], action }, redirects: [] }
  const site = {
    config,
    pages: entries,
    byId: new Map(entries.map((page) => [page.id, page])),
  } as unknown as Build['site']
  return {
    site,
    files: [...made, ...files],
    diagnostics,
    watched: [],
    configFiles: [],
    contentDir: 'pages',
    timings: {},
  }
}

/** What a build gives when the configuration cannot be read. */
export function brokenBuild(message: string): Build {
  const diagnostics = [{ code: 'config-broken', severity: 'fatal', message } as const]
  return { files: [], diagnostics, watched: [], configFiles: [], contentDir: '', timings: {} }
}
