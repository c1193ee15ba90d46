/**
 * What authors really write in `.mdx`: text that strict MDX refuses is repaired by named rules, each with a warning and its
 * place, and parsed again. The last resort is CommonMark: a page is never lost.
 */
import type { Root } from 'mdast'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import { applyEdits, offsetOf, originalOffset, pointsOf, restorePositions } from './edits.ts'
import type { Edit } from './edits.ts'
import type { Format } from './nodes.ts'
import type { Engine, Refusal } from './parse.ts'
import { breakLines, closeComponents, marginOf, partners } from './partners.ts'
import { angle, brace, lexicalRepair, loneTag, pairBraces, tagLine } from './repairs.ts'
import type { IsComponent, Repair } from './repairs.ts'
import { scan, tagAt } from './scan.ts'
import type { Tag, Token } from './scan.ts'

export interface Tolerated {
  readonly tree: Root
  /** `md`: nothing helped, and the text was read as CommonMark. */
  readonly format: Format
  readonly diagnostics: readonly Diagnostic[]
  /** What was changed in the author's text before it could be parsed. */
  readonly repairs?: readonly Edit[]
  /** The engine itself failed. */
  readonly failed?: boolean
}

/** So many refusals are repaired one by one; more means that the text is no MDX at all. */
const attempts = 40

/** How a file is parsed. */
export interface Parsing {
  readonly file: string
  readonly engine: Engine
  readonly isComponent?: IsComponent
}

/** Parses `.mdx`. `edits` were made to the author's text before (variables); positions come back in the author's text. */
export function parseTolerant(
  source: string,
  edits: readonly Edit[],
  { file, engine, isComponent }: Parsing,
): Tolerated {
  const first = applyEdits(source, edits)
  const strict = engine.parse(first.text, 'mdx')
  if ('tree' in strict) {
    restorePositions(strict.tree, first, source)
    return { tree: strict.tree, format: 'mdx', diagnostics: [] }
  }
  if (strict.refusal.failed) return lastResort(source, file, engine, strict.refusal)
  for (const means of ['mend', 'literal'] as const) {
    const repairs = sweep(source, isComponent, means)
    const mended = repairs && climb(source, edits, repairs, { file, engine, isComponent })
    if (mended) return mended
  }
  return lastResort(source, file, engine, strict.refusal)
}

/** Parses with the repairs, and adds one for each refusal until the text parses or nothing new comes to mind. */
function climb(
  source: string,
  edits: readonly Edit[],
  swept: readonly Repair[],
  { file, engine, isComponent }: Parsing,
): Tolerated | undefined {
  const repairs = [...swept]
  // Long texts and such with many mistakes get fewer tries, so that the work stays bounded.
  const perLength = Math.floor(4_000_000 / (source.length + 1)) + 3
  const perTag = Math.floor(20_000 / source.split('<').length) + 2
  const tries = Math.min(attempts, perLength, perTag)
  for (let attempt = 0; attempt < tries; attempt++) {
    const edited = applyEdits(source, [...edits, ...repairs])
    const result = engine.parse(edited.text, 'mdx')
    if ('tree' in result) {
      restorePositions(result.tree, edited, source)
      return { tree: result.tree, format: 'mdx', diagnostics: told(repairs, source, file), repairs }
    }
    const { refusal } = result
    if (refusal.failed) return undefined
    const at = originalOffset(edited)(offsetOf(edited.text, refusal.at))
    const opener = refusal.opener && originalOffset(edited)(offsetOf(edited.text, refusal.opener))
    const repair = repairAt(source, refusal, { at, opener, isComponent })
    if (!repair || repairs.some((each) => each.start === repair.start && each.text === repair.text)) return undefined
    repairs.push(repair)
  }
  return undefined
}

function lastResort(source: string, file: string, engine: Engine, refusal: Refusal): Tolerated {
  const result = engine.parse(source, 'md')
  const tree = 'tree' in result ? result.tree : asText(source)
  const { line, column } = refusal.at
  const message = `This page is not valid MDX (${refusal.message.split('\n')[0]!.slice(0, 200)}); it was read as plain Markdown.`
  const hint = 'Close every tag in the block where it was opened, and write "\\{" and "\\<" for literal signs.'
  return {
    tree,
    format: 'md',
    ...(refusal.failed && { failed: true }),
    diagnostics: [{ code: 'mdx-invalid', severity: 'warning', message, at: { file, line, column }, hint }],
  }
}

/** A text as one paragraph: what is left when no engine can read it. */
export function asText(value: string): Root {
  return { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value }] }] }
}

/** More repairs than this say no more than that the text is no MDX. */
const mostTold = 10_000

function told(repairs: readonly Repair[], source: string, file: string): Diagnostic[] {
  const point = pointsOf(source)
  const place = (repair: Repair): Place => {
    const { start, end } = repair.shown ?? repair
    const [from, to] = [point(start), point(Math.max(end, start + 1))]
    return { file, line: from.line, column: from.column, endLine: to.line, endColumn: to.column }
  }
  const sorted = pairBraces(
    source,
    [...repairs].sort((a, b) => a.start - b.start),
  )
  const known = new Set<string>()
  const once = sorted.filter((repair) => {
    const key = `${repair.code} ${repair.shown?.start ?? repair.start}`
    return known.size < known.add(key).size
  })
  return once.slice(0, mostTold).map((repair) => ({
    code: repair.code,
    severity: repair.severity ?? 'warning',
    message: repair.message,
    at: place(repair),
    hint: repair.hint,
  }))
}

/**
 * All repairs that can be read off the text at once. `mend` closes what the author forgot to close; where that does not help,
 * such tags are `literal`. `undefined`: there are too many to mend.
 */
function sweep(
  text: string,
  isComponent: IsComponent | undefined,
  means: 'mend' | 'literal',
): readonly Repair[] | undefined {
  const tokens = scan(text)
  const { unclosed, unopened, pairs } = partners(tokens, text.length)
  const isMended = (token: Token) => means === 'mend' && 'name' in token && isComponent?.(token.name) === true
  const repairs = tokens.flatMap((token): Repair[] => {
    const isLone = unopened.has(token) || (unclosed.has(token) && !isMended(token))
    const repair = isLone ? loneTag(text, token as Tag, { isComponent }) : lexicalRepair(text, token)
    return repair ? [repair] : []
  })
  if (means === 'literal') return repairs
  const closings = closeComponents(text, unclosed, isComponent)
  const breaks = breakLines(text, pairs, isComponent)
  return closings && breaks && [...repairs, ...closings, ...breaks]
}

interface Spot {
  readonly at: number
  readonly opener: number | undefined
  readonly isComponent: IsComponent | undefined
}

/** One repair for what the parser pointed at. */
function repairAt(text: string, refusal: Refusal, { at, opener, isComponent }: Spot): Repair | undefined {
  const place = findSign(text, at)
  if (refusal.message.includes('either after the end of') && text.startsWith('</', place))
    return tagLine(text, place, marginOf(text, opener ?? place))
  const spot = opener === undefined ? place : findSign(text, opener)
  if (text[spot] === '{' || text[spot] === '}') return brace(text, spot)
  if (text[spot] !== '<') return undefined
  const tag = tagAt(text.slice(spot, spot + 20_000), 0)
  if (!tag) return angle(text, spot)
  return loneTag(text, { ...tag, start: spot, end: spot + tag.end }, { isComponent, apart: true })
}

/** Parsers point at, or a little behind, the sign they stumble over. */
function findSign(text: string, at: number): number {
  for (let place = at; place >= Math.max(0, at - 200); place--) {
    if ((text[place] === '<' || text[place] === '{' || text[place] === '}') && text[place - 1] !== '\\') return place
  }
  return at
}
