/** What a command is, and what the world outside gives it. Commands touch no `process`; `cli.ts` does. */
import type { Build, BuildOptions } from '../build.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Page, Site } from '../model/site.ts'
import type { PageView } from '../model/view.ts'

export interface Command {
  readonly name: string
  /** What it does, one sentence. */
  readonly about: string
  /** Names of its arguments as the help shows them, the optional ones in brackets: `PAGE`, `[dir]`. */
  readonly operands: readonly string[]
  readonly options: Readonly<Record<string, Option>>
  /** Does the work and answers the exit code: 0 fine, 1 the site has errors. Throws UsageError for wrong use, exit 2. */
  readonly run: (given: Given, context: Context) => Promise<number>
}

export interface Option {
  readonly about: string
  /** Name of its value in the help; without it the option is a switch. */
  readonly value?: string
  /** Whether the value may be left out. */
  readonly bare?: boolean
}

/** What was written on the command line. */
export interface Given {
  readonly operands: readonly string[]
  /** By name; a switch, and an option without its value, is the empty string. */
  readonly options: ReadonlyMap<string, string>
}

/** Thrown for wrong use: a folder that is not there, a port that is no number. The message is for people. */
export class UsageError extends Error {}

export interface Context {
  readonly version: string
  /** Changes with every letter of the program. */
  readonly program: string
  /** Working folder, absolute. */
  readonly cwd: string
  /** Whether messages may be coloured. */
  readonly color: boolean
  /** Writes a line of the result. */
  readonly print: (line: string) => void
  /** Writes a line about it: problems, notes. */
  readonly note: (line: string) => void
  /** Shows what is going on, where somebody watches; each text replaces the last, an empty one clears it. */
  readonly progress: (text: string) => void
  /** Milliseconds from some start. */
  readonly now: () => number
  /** Loads what builds sites; it is large, so only commands that build wait for it. */
  readonly engine: (cache?: CacheUse) => Promise<Engine>
  /** What was remembered turned out to be of other files: nothing that was seen before counts. */
  readonly anew?: true
  /** Registers what must be undone when the process is told to stop; answers how to withdraw it. */
  readonly onInterrupt: (undo: () => void) => () => void
  /** Servers run until this resolves. */
  readonly stopped: Promise<void>
  readonly fetch: typeof fetch
}

/** Where pages compiled before lie; without one nothing is kept on the disk. */
export interface CacheUse {
  readonly folder: string
  /** Whether nothing is written. */
  readonly readOnly: boolean
  /** Whether nothing is found that lies there. */
  readonly anew?: boolean
  /** Whether the process goes on after a build: it cannot begin anew where a damage shows late. */
  readonly isLasting?: boolean
}

/** The build with its theme and its cache. */
export interface Engine {
  readonly build: (options: BuildOptions) => Promise<Build>
  readonly loadConfig: (
    root: string,
    overrides: { readonly file?: string; readonly base?: string },
  ) => Promise<{ readonly config?: SiteConfig; readonly diagnostics: readonly Diagnostic[] }>
  /** Keeps what was compiled for the next process. */
  readonly save: () => void
  /** A page as the theme sees it. */
  readonly view: (site: Site, page: Page) => Promise<PageView>
}
