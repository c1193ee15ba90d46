/**
 * What the last build of a project was made from and what it wrote, by the signs of the file system: when all of them are as
 * they were, that build is the answer, and nothing has to be read. A sign that may hide a change is none.
 */
import { readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gitFacts, gitHistory, historySign } from '../config/git-files.ts'
import type { SeenProject } from '../content/discover.ts'
import { projectPaths } from '../content/project-paths.ts'
import { walk } from '../content/walk.ts'
import type { Emitted } from '../emit/emit.ts'
import { cleanFolders } from '../emit/foreign.ts'
import { markerName } from '../emit/marker.ts'
import type { EmittedFile, KnownFile } from '../emit/stage.ts'
import type { FileSign } from '../emit/signature.ts'
import { mayHide, settling, signOf, wordOfSigns } from '../emit/signature.ts'
import { foldersAbove } from '../emit/units.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { TextFacts } from '../model/source.ts'
import { isOwnFolder, makeFolder, readSealed, writeSealed } from '../store/sealed.ts'
import { hash } from '../util/hash.ts'
import { stampOf } from '../util/stamp.ts'
import type { KnownOutputs, KnownText } from './known-outputs.ts'
import { keepOutputs, knownOutputs, nothingKnown } from './known-outputs.ts'

export interface Told {
  readonly pages: number
  readonly diagnostics: readonly Diagnostic[]
}

export interface LastBuild {
  /** What the last build told, and how many files it wrote, if it would tell and write the same now. */
  readonly find: () => Promise<(Told & { readonly files: number }) | undefined>
  /** What is known of the output. */
  readonly known: () => KnownOutputs
  /** The files of the project, and of texts of pages what is known, where the files are what they were when these were read. */
  readonly seen: () => SeenProject | undefined
  /**
   * Keeps what was written, and what was told unless a build of the same files might tell something else. Of `read` all must
   * be among the files that are signed: what lies behind a link is not.
   */
  readonly keep: (
    told: Told | undefined,
    written: Pick<Emitted, 'files' | 'folders' | 'at'>,
    others?: OtherSources,
  ) => Promise<void>
}

export interface OtherSources {
  readonly read?: readonly string[]
  /** Texts of pages, by path. */
  readonly texts?: ReadonlyMap<string, TextFacts>
  /** Absolute paths, wherever they are. */
  readonly fonts?: readonly string[]
  /** The sign of the history that was asked. */
  readonly history?: string
}

export interface LastBuildOptions {
  readonly root: string
  readonly out: string
  /** Folder of the cache. */
  readonly folder: string
  readonly program: string
  /** All that the command line says of the build. */
  readonly asked: string
}

interface Kept extends Told {
  readonly sources: string
  readonly outputs: string
  /** Paths below the output folder, one a line. */
  readonly paths: string
  /** Files of fonts and one word for their signs. */
  readonly fonts: readonly string[]
  readonly fontSigns: string
  readonly history: string | undefined
}

/** Looks at the sources at once: what changes while a build runs is not what it was made from. */
export async function lastBuild(options: LastBuildOptions): Promise<LastBuild> {
  const { root, out, folder, program, asked } = options
  const file = join(folder, `last-${hash(relative(root, out), asked).slice(0, 16)}`)
  const isOurs = isOwnFolder(folder)
  const sources = isOurs ? await sourcesOf(root, out, asked) : undefined
  let outputs: KnownOutputs | undefined
  const known = () => (outputs ??= isOurs ? knownOutputs(options) : nothingKnown)
  const keptOf = (told: Told & Pick<Kept, 'sources' | 'fonts' | 'history'>, { paths, signs }: Outputs): Kept => {
    const all = [...signs.values()]
    return {
      ...told,
      outputs: wordOf([...signs.keys()], (index) => all[index]),
      paths: paths.join('\n'),
      fontSigns: fontSignsOf(told.fonts),
    }
  }
  return {
    async find() {
      const kept = isOurs ? (readSealed(file, program) as Kept | undefined) : undefined
      if (!sources?.word || kept?.sources !== sources.word || fontSignsOf(kept.fonts) !== kept.fontSigns)
        return undefined
      if (kept.history !== undefined && kept.history !== historySign(gitHistory(root))) return undefined
      const paths = kept.paths.split('\n')
      if (outputsOf(out, paths) !== kept.outputs) return undefined
      return { pages: kept.pages, diagnostics: kept.diagnostics, files: paths.length }
    },
    known,
    seen() {
      if (!sources) return undefined
      const signs = sources.signs()
      const texts = new Map([...known().texts].filter(([path, { sign }]) => signs.get(path) === sign))
      return { paths: sources.listed, texts }
    },
    async keep(told, { files: written, folders, at }, { read = [], fonts = [], history, texts = new Map() } = {}) {
      if (!isOurs) return
      const paths = [...written.keys()]
      // Most files and folders are old: they are looked at while the file system's clock goes on.
      const early = Date.now()
      const signs = new Map(
        outputPaths(paths).map(
          (path) => [path, written.get(path)?.untouched ?? folders.get(path) ?? signOf(`${out}/${path}`)] as const,
        ),
      )
      // Whoever writes into the output from now on does it at another time of that clock.
      await setTimeout(Math.max(0, at + settling - performance.now()))
      const now = Date.now()
      for (const [path, sign] of signs) if (!sign || mayHide(sign, early)) signs.set(path, signOf(`${out}/${path}`))
      if ([...written].some(([path, { sign }]) => signs.get(path)?.content !== sign)) return
      // Where the clock is coarse, that may be the same time.
      const sure = new Map([...written].filter(([path]) => !mayHide(signs.get(path)!, now)))
      const isSure = sure.size === written.size
      try {
        makeFolder(folder)
        sweep(folder)
        const clean = cleanFolders(out, paths, { signs, before: known().clean, now })
        keepOutputs(options, { files: knownOf(sure, signs), clean, texts: signed(texts, sources) })
        if (told && isSure && sources?.word && read.every((path) => sources.paths.has(path)))
          writeSealed(file, program, keptOf({ ...told, sources: sources.word, fonts, history }, { paths, signs }))
      } catch {
        // The next build will take longer.
      }
    },
  }
}

function knownOf(written: ReadonlyMap<string, EmittedFile>, signs: Signs) {
  const known = new Map<string, KnownFile>()
  for (const [path, { key, hash: sum }] of written)
    if (key !== undefined) known.set(path, { key, sign: signs.get(path)!.whole, hash: sum })
  return known
}

function signed(texts: ReadonlyMap<string, TextFacts>, sources: Sources | undefined): Map<string, KnownText> {
  const known = new Map<string, KnownText>()
  const signs = sources?.signs()
  for (const [path, facts] of texts) {
    const sign = signs?.get(path)
    if (sign !== undefined) known.set(path, { ...facts, sign })
  }
  return known
}

type Signs = ReadonlyMap<string, FileSign | undefined>

interface Outputs {
  /** Files that were written. */
  readonly paths: readonly string[]
  /** By all that `outputPaths` names, in its order. */
  readonly signs: Signs
}

interface Sources {
  /** One word for all; `undefined` when a file that may be read is too young to be sure of. */
  readonly word: string | undefined
  /** Files of the project. */
  readonly listed: readonly string[]
  /** These, and what was fetched. */
  readonly paths: ReadonlySet<string>
  /** Signs of the files that are old enough, by path: not asked for where nothing changed. */
  readonly signs: () => ReadonlyMap<string, string>
}

/** Files that are read through links too, and that no build lists. */
const readUnasked = ['package.json', 'flatleaf.lock.json']

/** All that a build is made from. */
async function sourcesOf(root: string, out: string, asked: string): Promise<Sources> {
  const now = Date.now()
  const remote = walk(join(root, '.flatleaf', 'remote'), () => false)
  const listed = projectPaths(root, out)
  const paths = [...listed, ...remote.map((path) => `.flatleaf/remote/${path}`)]
  const signs = paths.map((path) => signOf(`${root}/${path}`))
  const known = new Set(paths)
  const isYoung = (sign: FileSign | undefined) => sign !== undefined && mayHide(sign, now)
  const isSure = !signs.some(isYoung) && readUnasked.every((path) => known.has(path) || !signOf(`${root}/${path}`))
  const git = () => JSON.stringify(gitFacts(root) ?? null)
  const word = isSure
    ? hash(
        relative(root, out),
        asked,
        git(),
        wordOf(paths, (index) => signs[index]),
      )
    : undefined
  let old: ReadonlyMap<string, string> | undefined
  const oldSigns = () =>
    new Map(signs.flatMap((sign, index) => (sign && !isYoung(sign) ? [[paths[index]!, sign.whole] as const] : [])))
  return { word, listed, paths: known, signs: () => (old ??= oldSigns()) }
}

/** The same for the files that were written, and for their folders: what is added or taken away shows there. */
function outputsOf(out: string, paths: readonly string[]): string {
  const all = outputPaths(paths)
  return wordOf(all, (index) => signOf(`${out}/${all[index]}`))
}

/** Files that were written, what lists them, and their folders. */
function outputPaths(paths: readonly string[]): readonly string[] {
  return [...foldersAbove(paths), ...paths, markerName]
}

/** Packages are installed through links, so of a font it is the file behind them that counts. */
function fontSignsOf(files: readonly string[]): string {
  return JSON.stringify(files.map((file) => stampOf(file) ?? null))
}

/** One word for some paths and their signs, which are asked for one by one. */
function wordOf(paths: readonly string[], signAt: (index: number) => FileSign | undefined): string {
  return hash(paths.join('\0'), wordOfSigns(paths.length, signAt))
}

/** Of output folders that were used once nothing stays for ever. */
function sweep(folder: string): void {
  const known = readdirSync(folder).filter((name) => /^(?:last|outputs)-/.test(name))
  if (known.length >= 16) for (const name of known) rmSync(join(folder, name), { force: true })
}
