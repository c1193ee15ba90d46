/**
 * The patterns of the commonest grammars, translated for JavaScript when the program is bundled: to do it takes milliseconds a
 * pattern in a process that has just begun, and a page of code needs hundreds. One table a grammar, without what stands in the
 * tables of those that come with it. A grammar without a table works the same, later.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createHighlighterCore } from 'shiki/core'
import { bundledLanguages } from 'shiki/langs'
import { textForNode } from './for-node.mjs'
import { wordTable } from './kept-words.mjs'
import { quotedEnds } from './quoted-ends.mjs'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'node_modules', '.flatleaf')

const languages =
  'bash json jsonc yaml javascript typescript jsx tsx python html css go rust java kotlin php ruby csharp sql xml toml ini docker diff http graphql dotenv'.split(
    ' ',
  )

/** Languages that tell few words apart by capital letters: of these more lines have one shape (`wordTable`). */
const oneCase = new Set(['json', 'jsonc', 'yaml', 'shellscript', 'dotenv'])
/**
 * Pieces by the names of grammars that no pattern by itself shows: of a shell's argument a pattern takes all but the last sign
 * before a `>`, and others look at what it took as if it were all: in `"$(echo truex>y)"` the first letters are `true`.
 */
const unseen = { shellscript: [['', '>>', '09AZ__az']] }
/** More pieces of words than these take longer to look for than their lines to read. */
const mostPieces = 300

/** Tables by the names of grammars: of patterns and of words. They are made once for the packages that are installed. */
export async function patternTables() {
  const module = await textForNode('src/markdown/regex-translation.ts')
  const signature = signatureOf(module)
  const file = join(folder, `patterns-${signature}.json`)
  const known = read(file)
  if (known) return JSON.parse(known)
  const { prepare } = await moduleOf(module, signature)
  const names = await Promise.all(languages.map(async (language) => (await grammarsOf(language)).at(-1).name))
  const [found, tables] = [new Map(), { patterns: {}, words: {} }]
  for (const language of languages) await findSources(language, found)
  for (const name of names)
    tables.patterns[name] = Object.fromEntries(found.get(name).map((source) => [source, prepare(source)]))
  for (const [index, name] of names.entries()) {
    const words = await wordsOf(languages[index], (source) => prepare(source).needs)
    if (words) tables.words[name] = words
  }
  write(file, JSON.stringify(tables))
  return tables
}

/** What tells words of a language apart (`wordTable`), with `needsOf` of `regex-needs.ts`; `undefined` where that is not known. */
export async function wordsOf(language, needsOf) {
  const grammars = await grammarsOf(language)
  const { name } = grammars.at(-1)
  const found = { ...(await sourcesOf(grammars)), more: unseen[name] }
  const words = wordTable(found, needsOf, oneCase.has(name) ? 0 : 1)
  return words && words.pieces.length <= mostPieces ? words : undefined
}

/** A grammar, and before it those that come with it. */
const grammarsOf = async (language) => (await bundledLanguages[language]()).default

/** A table is of the grammars, of the code that translates them, and of what is asked for. */
function signatureOf(module) {
  const sum = createHash('sha256')
    .update(module)
    .update(readFileSync(import.meta.filename))
    .update(readFileSync(join(import.meta.dirname, 'kept-words.mjs')))
    .update(readFileSync(join(import.meta.dirname, 'quoted-ends.mjs')))
  for (const name of ['shiki', '@shikijs/langs', '@shikijs/vscode-textmate', 'oniguruma-to-es', 'oniguruma-parser'])
    sum.update(readFileSync(join(root, 'node_modules', name, 'package.json')))
  return sum.digest('hex').slice(0, 16)
}

/** The patterns of a grammar that are not those of one that comes with it. */
async function findSources(language, found) {
  const grammars = await grammarsOf(language)
  const { name } = grammars.at(-1)
  if (found.has(name)) return
  for (const other of grammars.slice(0, -1)) if (other.name in bundledLanguages) await findSources(other.name, found)
  const known = new Set(grammars.flatMap((grammar) => found.get(grammar.name) ?? []))
  const { sources, ends } = await sourcesOf(grammars)
  found.set(name, [...new Set([...sources, ...ends])].filter((source) => !known.has(source)).sort())
}

/**
 * Every pattern that a grammar may ask an engine for, but those that are made from what a line holds; those that find it, with the
 * groups that hold it; and of those that are made the ones of quotes.
 */
async function sourcesOf(grammars) {
  const sources = new Set()
  const note = (patterns) => {
    for (const pattern of patterns) if (pattern) sources.add(pattern)
    return { findNextMatchSync: () => null }
  }
  const engine = { createScanner: note, createString: (content) => ({ content }) }
  const core = await createHighlighterCore({ engine, themes: [], langs: [grammars] })
  const grammar = core.getLanguage(grammars.at(-1).name)
  grammar.tokenizeLine2('', null)
  // Rules come into being when those that hold them are asked for their patterns.
  const [begins, ends] = [[], new Set()]
  if (!(grammar['_lastRuleId'] > 0))
    throw new Error('The rules of a grammar are kept elsewhere: nothing is known of its words.')
  for (let id = 1; id <= grammar['_lastRuleId']; id++) {
    const rule = grammar['_ruleId2desc'][id]
    askRule(rule, grammar)
    const [begin, end, next] = ['_begin', '_end', '_while'].map((name) => rule?.[name]?.source)
    const again = rule?.endHasBackReferences ? end : rule?.whileHasBackReferences ? next : undefined
    if (!again) continue
    begins.push([begin, [...again.matchAll(/\\(\d+)/g)].map(([, group]) => Number(group))])
    for (const source of quotedEnds(begin, again)) ends.add(source)
  }
  core.dispose()
  return { sources, begins, ends }
}

/** Anchors make four patterns of one: where the text and where the search may begin. */
function askRule(rule, grammar) {
  if (!rule) return
  for (const atText of [true, false]) {
    for (const atSearch of [true, false]) {
      for (const ask of ['compileAG', 'compileWhileAG']) {
        try {
          rule[ask]?.(grammar, null, atText, atSearch)
        } catch {
          // A rule of captures has no patterns.
        }
      }
    }
  }
}

function moduleOf(text, signature) {
  const file = join(folder, `patterns-${signature}.mjs`)
  write(file, text)
  return import(pathToFileURL(file).href)
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Whoever bundles at the same time reads a whole file or none. */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, text)
  renameSync(`${file}.${process.pid}`, file)
}
