/**
 * Which words the patterns of a grammar tell from other words: keywords, prefixes of strings, letters of hexadecimal numbers.
 * All other words of the same shape (`server` and `client`, `parseJson` and `buildTree`) match the same patterns at the same
 * places. A pattern is read as sequences of sets of characters; what must stand side by side in one word is a piece of it.
 */
import { parse } from 'oniguruma-parser/parser'

/** Sets of characters as bits: ASCII, all others as one, and the edge of a line. */
const [other, edge] = [1n << 128n, 1n << 129n]
const all = (1n << 130n) - 1n
const setOf = (regex) => {
  let set = 0n
  for (let code = 0; code < 128; code++) if (regex.test(String.fromCharCode(code))) set |= 1n << BigInt(code)
  return set
}
const wordSet = setOf(/\w/)
/** Words keep these apart, and where they change; the first ways are coarser. */
const [small, large, digits, line] = [setOf(/[a-z]/), setOf(/[A-Z]/), setOf(/\d/), setOf(/_/)]
const partitions = [
  [small | large | line, digits],
  [small, large, digits, line],
]
/** A number's first digit stays a zero, or none (`standIn` of `line-shapes.ts`). */
const [zero, fromOne] = [setOf(/0/), setOf(/[1-9]/)]
const sameAsDigits = new Set([zero, fromOne])
/** Characters of one kind in a row that a pattern may count: more are cut to one more (`line-shapes.ts`). */
const countable = 2

const limitsOf = ({ min, max }) => ({ min, max: max ?? Infinity })
/** Whether a pattern knows how often. */
const isNumbered = ({ min, max }) => (max > 1 && max < Infinity) || min > countable

/** So many ways to write a part of a pattern are gone through. */
const mostSpellings = 3000

/** Thrown for syntax that says nothing of words. */
class Unread extends Error {}

/** The pieces of a pattern, of words in which `parts` are told apart; `undefined`: nothing is known. */
function piecesOf(source, parts) {
  try {
    const { body, flags } = parsed(source)
    const [groups, calls] = [groupsOf(body), new Set()]
    const context = {
      before: all,
      after: all,
      pieces: [],
      parts,
      caseless: flags.ignoreCase,
      groups,
      calls,
      pinned: false,
      loop: false,
      counted: false,
    }
    readAlternatives(body, context)
    // What is called may stand anywhere, and more than once. A set grows while it is gone through.
    for (const group of calls) readAlternatives(group.body, { ...context, loop: true })
    return context.pieces
  } catch (error) {
    if (error instanceof TypeError || error instanceof ReferenceError) throw error
    return undefined
  }
}

function parsed(source) {
  return parse(source, {
    rules: { allowOrphanBackrefs: true, captureGroup: true },
    skipMissingUnicodeNames: true,
    skipPropertyNameValidation: true,
  })
}

/** Answers whether each of them ends in a word of which a piece was noted. */
function readAlternatives(alternatives, context) {
  let { caseless } = context
  let isPinned = true
  for (const { body } of withWholeNumbers(alternatives)) {
    const read = readSequence(body, { ...context, caseless })
    caseless = read.caseless
    isPinned &&= read.pinned
  }
  return isPinned
}

/**
 * `0|[1-9]\d*` as `\d\d*`: it takes all digits that stand in a row, but for zeros before others, and those are of words that
 * stay, or end where their stand-ins begin: the digits behind them are found the same way.
 */
function withWholeNumbers(alternatives) {
  const none = alternatives.find(({ body }) => body.length === 1 && setOfNode(body[0], false) === zero)
  const others = none && alternatives.find(({ body }) => body.length === 2 && isWholeNumber(body))
  if (!others) return alternatives
  const digit = { type: 'CharacterSet', kind: 'digit', negate: false }
  const whole = { ...others, body: [digit, others.body[1]] }
  return alternatives.filter((each) => each !== none).map((each) => (each === others ? whole : each))
}

function isWholeNumber([first, rest]) {
  const set = rest.type === 'Quantifier' && rest.max === Infinity ? setOfNode(rest.body, false) : undefined
  return setOfNode(first, false) === fromOne && set !== undefined && (set & digits) === digits
}

function readSequence(written, context) {
  const { nodes, ...read } = flagged(written, context.caseless)
  const before = beforeEach(nodes, context.before)
  const after = afterEach(nodes, context.after)
  // Whether a piece of the word that is being read was noted: then what follows in it need not be.
  let { pinned } = context
  let [stretch, start, stop] = [[], all, all]
  const push = (set, index) => {
    if (stretch.length === 0) start = before[index]
    stretch.push(set)
    stop = after[index]
  }
  const end = (more = 0n, forced = false) => {
    if (stretch.length > 0 && !pinned)
      pinned = note({ sets: stretch, before: start, after: stop | more, forced, again: more !== 0n }, context)
    stretch = []
  }
  /** A number of times each: `\d{1,2}#` is of words that end in one digit or two before the sign, and of no longer ones. */
  const endOften = (set, most) => {
    const rows = Array.from({ length: most + 1 }, (_, more) => [...stretch, ...Array(more).fill(set)])
    const notes = (sets) => note({ sets, before: start, after: stop, forced: true, again: false }, context)
    if (!pinned) pinned = rows.map(notes).every(Boolean)
    stretch = []
  }
  let done = 0
  for (const [index, { node, caseless }] of nodes.entries()) {
    if (index < done) continue
    const run = stretch.length === 0 && !pinned ? runAt(nodes, index, { after, parts: context.parts }) : undefined
    if (run) {
      pinned = run.map((each) => note({ before: before[index], ...each }, context)).every(Boolean)
      done = index + 2
      continue
    }
    const isRepeated = node.type === 'Quantifier'
    const set = setOfNode(isRepeated ? node.body : node, caseless)
    const { min, max } = isRepeated ? limitsOf(node) : { min: 1, max: 1 }
    if (node.type === 'Assertion' || max === 0) continue
    if (set !== undefined && isOfWords(set) && min > 0) {
      for (let time = 0; time < Math.min(min, 8); time++) push(set, index)
      if (max > min && max <= 8) endOften(set, max - min)
      else if (max > min || min > 8) end(set, max < Infinity)
      continue
    }
    end()
    const inner = { ...context, caseless, before: before[index], after: after[index], pinned }
    if (set === undefined) pinned = readNode(node, inner)
    else {
      const again = max > 1
      // Behind such a character of no word the next word begins.
      const crosses = again && !isOfWords(set)
      noteSet(set, {
        ...inner,
        before: inner.before | (crosses ? set : 0n),
        after: inner.after | (again ? set : 0n),
        pinned: pinned && !crosses,
        forced: isNumbered({ min, max }),
        again,
      })
      pinned &&= isOfWords(set)
    }
  }
  end()
  return { caseless: read.caseless, pinned }
}

/**
 * A character and as many of others as there are, as in `[1-9][0-9]*:`, where what comes next ends the word: which words these
 * are shows at their end.
 */
function runAt(nodes, index, { after, parts }) {
  const [first, rest] = nodes.slice(index, index + 2)
  if (rest?.node.type !== 'Quantifier' || rest.node.min > 0 || rest.node.max !== Infinity) return undefined
  const [start, set] = [setOfNode(first.node, first.caseless), setOfNode(rest.node.body, rest.caseless)]
  if (![start, set].every((each) => each !== undefined && isOfWords(each))) return undefined
  const next = after[index + 1]
  // Words with letters of other scripts stay anyway.
  if (isPlain(start, parts) || next === 0n || (next & wordSet) !== 0n) return undefined
  const end = { after: next, forced: true, again: false }
  return [
    { ...end, sets: [start] },
    { ...end, sets: [set], before: start | set },
  ]
}

/** Nodes with whether they are caseless, and with short alternatives written out. */
function flagged(written, caseless) {
  const nodes = []
  let run = []
  const end = () => {
    const spelled = spellings(run)
    const isShort =
      run.length > 0 &&
      spelled.length <= mostSpellings &&
      run.some(({ type }) => type === 'Character' || /Group/.test(type))
    const isWorth = isShort && spelled.length > 1
    const own = isWorth ? [{ type: 'Group', body: spelled.map((body) => ({ body })) }] : run
    for (const node of own) nodes.push({ node, caseless })
    run = []
  }
  for (const node of written) {
    if (isSpelled(node)) run.push(node)
    else {
      end()
      if (node.type !== 'Directive' || node.kind !== 'flags') nodes.push({ node, caseless })
      else if (node.flags.enable?.ignoreCase) caseless = true
      else if (node.flags.disable?.ignoreCase) caseless = false
    }
  }
  end()
  return { nodes, caseless }
}

const isSingle = ({ type }) => type === 'Character' || type === 'CharacterClass' || type === 'CharacterSet'

/** Whether a node is a few rows of characters. */
function isSpelled(node) {
  if (isSingle(node)) return true
  if (node.type === 'Quantifier') return node.min === 0 && node.max === 1 && isSpelled(node.body)
  const isGroup = node.type === 'CapturingGroup' || (node.type === 'Group' && !node.flags)
  return isGroup && node.body.every(({ body }) => body.every(isSpelled))
}

function spellings(nodes) {
  let found = [[]]
  for (const node of nodes) {
    const own = spellingsOf(node)
    if (found.length * own.length > mostSpellings) return { length: Infinity }
    found = found.flatMap((start) => own.map((rest) => start.concat(rest)))
  }
  return found
}

function spellingsOf(node) {
  if (isSingle(node)) return [[node]]
  if (node.type === 'Quantifier') return [[], ...array(spellingsOf(node.body))]
  return node.body.flatMap(({ body }) => array(spellings(body)))
}

const array = (found) => (Array.isArray(found) ? found : Array.from({ length: mostSpellings + 1 }))

/** Groups, and what looks around; whether they leave a word of which a piece was noted. */
function readNode(node, context) {
  if (node.type === 'Quantifier') return readRepeated(node, context)
  if (node.type === 'LookaroundAssertion') {
    const around = node.kind === 'lookahead' ? { after: all } : { before: all, pinned: false }
    readAlternatives(node.body, { ...context, ...around })
    return context.pinned
  }
  if (node.type === 'CapturingGroup' || node.type === 'Group')
    return readAlternatives(node.body, { ...context, caseless: caselessIn(node, context.caseless) })
  if (isZeroWide(node)) return context.pinned
  const named = context.groups.filter(({ number, name }) => node.ref === number || node.ref === name)
  if (named.length === 0) throw new Unread(node.type)
  if (node.type === 'Subroutine') for (const group of named) context.calls.add(group)
  // A quote is the same whatever the words are.
  else if (node.type !== 'Backreference' || named.some((group) => mayHoldWords(group))) throw new Unread(node.type)
  return false
}

function readRepeated(node, context) {
  const { body } = node
  const { min, max } = limitsOf(node)
  if (body.type === 'Quantifier') {
    readSequence([body], { ...context, before: all, after: all, pinned: false, loop: true })
    return false
  }
  const again = max === 1 ? 0n : all
  const isPinned = readNode(body, {
    ...context,
    pinned: context.pinned && (max === 1 || isAllOfWords(body)),
    loop: context.loop || max !== 1,
    counted: context.counted || isNumbered({ min, max }),
    before: context.before | (again & lastOf(body, context.caseless)),
    after: context.after | (again & firstOf(body, context.caseless)),
  })
  return isPinned && (min > 0 || context.pinned)
}

function isAllOfWords(node) {
  const set = setOfNode(node, false)
  if (set !== undefined) return isOfWords(set)
  if (isZeroWide(node)) return true
  if (node.type === 'Quantifier') return isAllOfWords(node.body)
  return Array.isArray(node.body) && node.body.every((each) => isAllOfWords(each))
}

/** Groups of a pattern. */
function groupsOf(nodes) {
  return nodes.flatMap((node) => {
    const inner = Array.isArray(node.body) && node.type !== 'CharacterClass' ? groupsOf(node.body) : []
    const own = node.type === 'Quantifier' ? groupsOf([node.body]) : inner
    return node.type === 'CapturingGroup' ? [node, ...own] : own
  })
}

function mayHoldWords(node) {
  if (isZeroWide(node)) return false
  const set = setOfNode(node, false)
  if (set !== undefined) return (set & wordSet) !== 0n
  if (node.type === 'Quantifier') return mayHoldWords(node.body)
  return !Array.isArray(node.body) || node.body.some((each) => mayHoldWords(each))
}

/** The groups of a pattern, by number, that may hold words. */
function wordyGroups(source) {
  const { body } = parsed(source)
  return new Set(
    groupsOf(body)
      .filter((group) => mayHoldWords(group))
      .map(({ number }) => number),
  )
}

function caselessIn({ flags }, caseless) {
  if (flags?.enable?.ignoreCase) return true
  return flags?.disable?.ignoreCase ? false : caseless
}

const isOfWords = (set) => set !== 0n && (set & ~wordSet) === 0n

/** Whether a set holds each part of the words wholly or not at all. */
function isPlain(set, parts) {
  const own = set & wordSet
  return parts.every((part) => (own & part) === part || (own & part) === 0n)
}

/** Of a set that holds other characters too, only what it tells apart is of use. */
function noteSet(set, { before, after, forced, again, pinned, ...context }) {
  const own = set & wordSet
  if (own !== 0n && !pinned) note({ sets: [own], before, after, forced, again }, context)
}

/** Answers whether it is noted. */
function note({ sets, before, after, forced, again }, { pieces, loop, counted, parts }) {
  const isCounted = forced || counted || sets.length > countable || (loop && sets.length > 1)
  const isFirstDigit = !again && sets.length === 1 && sameAsDigits.has(sets[0]) && (before & wordSet) === 0n
  const isSame = isFirstDigit || sets.every((set) => isPlain(set, parts))
  if (isSame && !isCounted) return false
  const told = isCounted || sets.length > 1 ? sets : [toldApart(sets[0], parts)]
  if (before !== 0n && after !== 0n) pieces.push({ before, sets: told, after })
  return true
}

/** Of a set what stands in no whole part of it: other characters are replaced by such of the set. */
function toldApart(set, parts) {
  return parts.reduce((rest, part) => ((set & part) === part ? rest & ~part : rest), set)
}

/** What may stand before each node, and after the last one. */
function beforeEach(nodes, first) {
  const found = [first]
  for (const [index, { node, caseless }] of nodes.entries()) {
    let now = found.at(-1)
    if (node.type === 'Assertion') now = besides(now, node, endOfRest(nodes.slice(index + 1), forward))
    else if (node.type === 'LookaroundAssertion') now = node.kind === 'lookbehind' ? looked(now, node, caseless) : now
    else now = (isNullable(node) ? now : 0n) | lastOf(node, caseless)
    // What was found out of a place holds for it: it is what the next piece has before it.
    found.push(now)
  }
  return found
}

/** What may stand after each node. */
function afterEach(nodes, last) {
  const found = Array.from({ length: nodes.length })
  let now = last
  for (let index = nodes.length - 1; index >= 0; index--) {
    found[index] = now
    const { node, caseless } = nodes[index]
    if (node.type === 'Assertion') now = besides(now, node, endOfRest(nodes.slice(0, index).toReversed(), backward))
    else if (node.type === 'LookaroundAssertion') now = node.kind === 'lookahead' ? looked(now, node, caseless) : now
    else now = (isNullable(node) ? now : 0n) | firstOf(node, caseless)
  }
  return found
}

/** What the nodes in one direction begin with; what looks around has no letters. */
function endOfRest(nodes, order) {
  let found = 0n
  for (const { node, caseless } of nodes) {
    found |= endOf(node, caseless, order)
    if (!isNullable(node)) return found
  }
  return all
}

/** What may stand on one side of an assertion, by what is on the other. */
function besides(set, { kind, negate }, opposite) {
  if (kind === 'word_boundary') {
    const isWord = isOfWords(opposite)
    const isNone = (opposite & wordSet) === 0n && (opposite & other) === 0n
    if (isWord) return negate ? set & (wordSet | other) : set & ~wordSet
    return isNone ? (negate ? set & ~wordSet : set & (wordSet | other)) : set
  }
  return isEdge({ type: 'Assertion', kind }) ? set & edges : set
}

/** What may stand where a lookaround looked. */
function looked(set, { body, negate, kind }, caseless) {
  if (negate) {
    for (const { body: nodes } of body) {
      const single = nodes.length === 1 ? setOfNode(nodes[0], caseless) : undefined
      if (single !== undefined) set &= ~(single & ~other)
    }
    return set
  }
  const order = kind === 'lookahead' ? forward : backward
  return set & body.reduce((sum, each) => sum | endsOf(each.body, caseless, order), 0n)
}

function isNullable(node) {
  if (node.type === 'Quantifier') return node.min === 0 || isNullable(node.body)
  if (node.type === 'CapturingGroup' || node.type === 'Group')
    return node.body.some(({ body }) => body.every((each) => isNullable(each)))
  return isZeroWide(node) ? !isEdge(node) : !['Character', 'CharacterSet', 'CharacterClass'].includes(node.type)
}

const isZeroWide = ({ type }) => type === 'Assertion' || type === 'LookaroundAssertion' || type === 'Directive'
const isEdge = ({ type, kind }) => type === 'Assertion' && /^(?:line|string)/.test(kind)
const edges = edge | setOf(/\n/)

const forward = (nodes) => nodes
const backward = (nodes) => nodes.toReversed()
const firstOf = (node, caseless) => endOf(node, caseless, forward)
const lastOf = (node, caseless) => endOf(node, caseless, backward)

/** What a node may begin with, or end with, where it is not empty; of what cannot be told, anything. */
function endOf(node, caseless, order) {
  if (isZeroWide(node)) return isEdge(node) ? edges : 0n
  const set = setOfNode(node, caseless)
  if (set !== undefined) return set
  if (node.type === 'Quantifier') return endOf(node.body, caseless, order)
  if (node.type !== 'CapturingGroup' && node.type !== 'Group') return all
  const own = caselessIn(node, caseless)
  return node.body.reduce((sum, { body }) => sum | endsOf(body, own, order, 0n), 0n)
}

/** Of nodes in a row; `empty`: what it is if all of them are. */
function endsOf(nodes, caseless, order, empty = all) {
  if (nodes.some(({ type }) => type === 'Directive')) return all
  let found = 0n
  for (const node of order(nodes)) {
    found |= endOf(node, caseless, order)
    if (!isNullable(node)) return found
  }
  return found | empty
}

/** The characters of a node that is one of a set; `undefined` for all other nodes. */
function setOfNode(node, caseless) {
  if (node.type === 'Character') return caseless ? cased(setOfCode(node.value)) : setOfCode(node.value)
  if (node.type === 'CharacterSet') return setOfKind(node)
  if (node.type !== 'CharacterClass') return undefined
  return setOfClass(node, caseless)
}

const setOfCode = (code) => (code < 128 ? 1n << BigInt(code) : other)

function cased(set) {
  return set | ((set & small) >> 32n) | ((set & large) << 32n)
}

function setOfClass({ kind, negate, body }, caseless) {
  const sets = body.map((each) => {
    if (each.type === 'CharacterClassRange') return setOfRange(each.min.value, each.max.value)
    const set = setOfNode(each, false)
    if (set === undefined) throw new Unread(each.type)
    return set
  })
  const own =
    kind === 'intersection'
      ? sets.reduce((some, each) => some & each, all)
      : sets.reduce((some, each) => some | each, 0n)
  const members = caseless ? cased(own) : own
  // Of the other characters some are always left.
  return negate ? (~members & all & ~edge) | other : members & ~edge
}

function setOfRange(min, max) {
  let set = max >= 128 ? other : 0n
  for (let code = min; code <= Math.min(max, 127); code++) set |= 1n << BigInt(code)
  return set
}

const kinds = { digit: /\d/, word: /\w/, space: /\s/, hex: /[\da-fA-F]/, newline: /\n/, dot: /[^\n]/, any: /[^]/ }
const posix = {
  alnum: /[a-z\d]/i,
  alpha: /[a-z]/i,
  word: /\w/,
  upper: /[A-Z]/,
  lower: /[a-z]/,
  digit: /\d/,
  xdigit: /[\da-f]/i,
  space: /\s/,
  blank: /[ \t]/,
  punct: /[!-/:-@[-`{-~]/,
  cntrl: /\p{Cc}/u,
  print: /[ -~]/,
  graph: /[!-~]/,
  ascii: /[^]/,
}

/** Sets that have a name. */
const known = new Map()

function setOfKind({ kind, value, negate }) {
  const key = `${kind} ${value}`
  if (!known.has(key)) {
    const regex = kind === 'posix' ? posix[value] : kind === 'property' ? propertyOf(value) : kinds[kind]
    if (!regex) throw new Unread(kind)
    known.set(key, setOf(regex))
  }
  const set = known.get(key)
  return negate ? (~set & all & ~edge) | other : set | (kind === 'digit' || kind === 'hex' ? 0n : other)
}

function propertyOf(name) {
  if (posix[name.toLowerCase()]) return posix[name.toLowerCase()]
  try {
    return new RegExp(`\\p{${name}}`, 'u')
  } catch {
    return undefined
  }
}

/**
 * What tells the words of a grammar apart, as `line-shapes.ts` reads it; `undefined` where words cannot be told. `begins`:
 * patterns of which what they found is looked for again later, with the numbers of the groups that are. `more`: pieces that no
 * pattern by itself shows.
 */
export function wordTable({ sources, begins, more = [] }, needsOf, kind) {
  const [words, pieces, exact] = [new Set(), new Set(), new Map()]
  const leave = (source) => {
    const needs = needsOf(source).map((need) => need.words)
    exact.set(JSON.stringify(needs), needs)
  }
  for (const source of sources) {
    const found = piecesOf(source, partitions[kind])
    if (!found || (found.some(isVague) && needsOf(source).some((need) => need.words.every(isRare)))) {
      leave(source)
      continue
    }
    for (const piece of found) {
      const word = wholeWord(piece)
      if (word) words.add(word)
      else pieces.add(JSON.stringify([piece.before, piece.after, ...piece.sets].map(rangesOf)))
    }
  }
  for (const [source, groups] of begins) if (groups.some((group) => wordyGroups(source).has(group))) leave(source)
  if ([...exact.values()].some((needs) => needs.length === 0)) return undefined
  for (const piece of more) pieces.add(JSON.stringify(piece))
  const sorted = [...pieces].sort().map((piece) => JSON.parse(piece))
  return { kind, words: [...words].sort().join(' '), pieces: sorted, exact: [...exact.values()] }
}

/** Whether many a word is kept for its first letter, or for any. */
const isVague = ({ before, sets, after }) =>
  sets.length === 1 && (after & small) === small && ((before & blank) !== 0n || (before & small) === small)
const blank = setOf(/ /)
/** Few lines hold it: they may stay as they are. */
const isRare = (word) => /[!%@&|^~\\`]|^[A-Z]{3}/.test(word)

function wholeWord({ before, sets, after }) {
  if (((before | after) & wordSet) !== 0n) return undefined
  const letters = sets.map((set) => [...new Set(lettersIn(set).map((letter) => letter.toLowerCase()))])
  return letters.every(({ length }) => length === 1) ? letters.join('') : undefined
}

function lettersIn(set) {
  const found = new Set((set & edge) === 0n ? [] : ['\n'])
  for (let code = 0; code < 128; code++) if ((set >> BigInt(code)) & 1n) found.add(String.fromCharCode(code))
  return [...found].sort()
}

/** The first and the last of each range of a set; nothing for any character. */
function rangesOf(set) {
  if ((set | other) === all) return ''
  const codes = lettersIn(set).map((letter) => letter.charCodeAt(0))
  const starts = codes.filter((code) => !codes.includes(code - 1))
  const ends = codes.filter((code) => !codes.includes(code + 1))
  return starts.map((start, index) => String.fromCharCode(start, ends[index])).join('')
}
