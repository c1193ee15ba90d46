/** Random expressions: none escapes, hangs or crashes, and what is computed is what JavaScript computes. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileMarkdown } from '../../../src/markdown/compile.ts'
import { evaluate } from '../../../src/markdown/evaluate/evaluate.ts'
import { missing } from '../../../src/markdown/evaluate/frame.ts'
import type { Environment } from '../../../src/markdown/evaluate/frame.ts'
import { globals } from '../../../src/markdown/evaluate/globals.ts'
import { parseExpression } from '../../../src/markdown/evaluate/parse-expression.ts'
import { runBody } from '../../../src/markdown/evaluate/statements.ts'
import { collectionMethods, listMethods } from '../../../src/markdown/evaluate/lists.ts'
import { numberMethods, patternMethods, stringMethods } from '../../../src/markdown/evaluate/strings.ts'
import { isCallable, isPlain, plainOf, treeOf, unknown } from '../../../src/markdown/evaluate/value.ts'
import type { Value } from '../../../src/markdown/evaluate/value.ts'
import { newWork, workLimits } from '../../../src/markdown/evaluate/work.ts'
import { page, toolsWith } from '../fake-theme.ts'

function environment(slots: ReadonlyMap<string, Value> = new Map()): Environment {
  const beyond = (name: string) => (globals.has(name) ? globals.get(name) : missing)
  // With values given, little is left to spend, so that what runs until a limit is soon there.
  const work = { ...newWork(), ...(slots.size > 0 && { size: workLimits.size - 5000, steps: workLimits.steps - 2000 }) }
  const context = { work, evaluate, run: runBody, draw: () => unknown, scope: {}, node: {} }
  return {
    frame: { slots: new Map(slots), beyond, file: 'a.mdx' },
    context: context as unknown as Environment['context'],
  }
}

function valueOf(text: string, slots?: ReadonlyMap<string, Value>): unknown {
  const parsed = parseExpression(text)
  return parsed.kind === 'expression' ? evaluate(parsed.expression, environment(slots)) : unknown
}

const literal = fc.constantFrom(
  '0',
  '1',
  '2.5',
  '-3',
  '"a"',
  '"B c"',
  '""',
  'true',
  'null',
  'undefined',
  '[]',
  '[1, "x", null]',
  '{a: 1, b: "c"}',
)
const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    literal,
    fc
      .tuple(
        tie('expression'),
        fc.constantFrom('+', '-', '*', '===', '<', '>=', '&&', '||', '??', '%', '!=='),
        tie('expression'),
      )
      .map(([a, o, b]) => (o === '??' ? `((${a}) ${o} (${b}))` : `(${a} ${o} ${b})`)),
    fc.tuple(tie('expression'), tie('expression'), tie('expression')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    fc
      .tuple(tie('expression'), fc.constantFrom('length', 'a', 'b', '0'))
      .map(([a, name]) => `(${a})?.${name === '0' ? '[0]' : name}`),
    fc.tuple(fc.constantFrom('!', 'typeof ', '-', '+'), tie('expression')).map(([o, a]) => `(${o}${a})`),
    fc.tuple(tie('expression'), tie('expression')).map(([a, b]) => `[${a}, ${b}]`),
    fc.tuple(tie('expression'), tie('expression')).map(([a, b]) => `({a: ${a}, ...{b: ${b}}})`),
    tie('expression').map((a) => `\`x\${${a}}y\``),
    fc.tuple(tie('expression'), tie('expression')).map(([a, b]) => `((x, y = 2) => [x, y, ${b}])(${a})`),
    fc
      .tuple(
        tie('expression'),
        fc.constantFrom(
          '.map((x, i) => [x, i])',
          '.filter((x) => x)',
          '.slice(1)',
          '.join("-")',
          '.reverse()',
          '.concat([1])',
          '.includes("x")',
          '.flat()',
          '.at(-1)',
        ),
      )
      .map(([a, call]) => `[${a}, 2]${call}`),
    fc
      .tuple(
        tie('expression'),
        fc.constantFrom(
          '.toUpperCase()',
          '.slice(1, 3)',
          '.split("")',
          '.replace("a", "[$&]")',
          '.padStart(5, "ab")',
          '.repeat(2)',
          '.indexOf("1")',
          '.trim()',
          '.charAt(1)',
          '.replace(/[a-c]+/g, "z")',
        ),
      )
      .map(([a, call]) => `String(${a})${call}`),
    tie('expression').map(
      (a) => `(() => { let n = 0; for (const x of [${a}, 1]) { if (x) n += 1; else continue } return n })()`,
    ),
    tie('expression').map((a) => `Object.entries({a: ${a}})`),
    tie('expression').map((a) => `JSON.stringify([${a}])`),
  ),
}))

/** Marked objects and missing prototypes are ours; what they hold is compared. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null || isCallable(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]))
}

test('what is computed is what JavaScript computes', () => {
  let known = 0
  fc.assert(
    fc.property(expression, (text) => {
      const value = valueOf(text)
      if (value === unknown) return
      known++
      // The text is this test's own.
      // eslint-disable-next-line typescript/no-implied-eval
      const wanted: unknown = new Function(`return (${text})`)()
      expect(plain(value), text).toEqual(plain(wanted))
    }),
    { numRuns: 3000, seed: 11 },
  )
  expect(known).toBeGreaterThan(1500)
})

const word = fc.constantFrom(
  'constructor',
  '__proto__',
  'prototype',
  'call',
  'apply',
  'bind',
  'toString',
  'valueOf',
  'globalThis',
  'process',
  'require',
  'import',
  'module',
  'window',
  'Function',
  'eval',
  'Object',
  'Array',
  'JSON',
  'Math',
  'React',
  'useState',
  'this',
  'arguments',
  'super',
  'new',
  'class',
  'async',
  'await',
  'yield',
  'x',
  'a',
  'length',
  'map',
  'members',
  'nodes',
  'about',
  'hasOwnProperty',
  'getPrototypeOf',
  'defineProperty',
  'Symbol',
  'Proxy',
  'Reflect',
)
const sign = fc.constantFrom(
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '.',
  '?.',
  ',',
  '=>',
  '=',
  ';',
  '`',
  '${',
  '"',
  "'",
  '+',
  '...',
  '<',
  '/>',
  '>',
  '</',
  ':',
  '!',
  '/',
  '*',
  '??',
  '++',
  ' ',
  '\n',
  '1',
  'a',
  'return ',
  'for(;;)',
  'while(1)',
  '@',
  '#',
)

test('random tokens never throw, and give data or nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(word, sign), { maxLength: 40 }), (parts) => {
      const value = valueOf(parts.join(''))
      expect(['string', 'number', 'boolean', 'undefined', 'object', 'symbol']).toContain(typeof value)
      // Nothing of this process gets out: no function, no object with a prototype that was not made here.
      if (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.getPrototypeOf(value) !== null)
        expect(Object.getOwnPropertySymbols(value).length).toBeGreaterThan(0)
    }),
    { numRuns: 20_000, seed: 5 },
  )
})

test('reaching for prototypes finds nothing', () => {
  const base = fc.constantFrom(
    '""',
    '[]',
    '({})',
    '(() => 1)',
    '1',
    'Math',
    'JSON',
    'Object',
    'Array',
    'Math.max',
    '"a".at',
    '/a/',
    'new Set([1])',
    '[1].map',
    'React',
  )
  const key = fc.constantFrom(
    '.constructor',
    '["const" + "ructor"]',
    '.__proto__',
    '["__proto__"]',
    '.prototype',
    '[`constructor`]',
    '?.constructor',
    '["__pro" + "to__"]',
    '.__defineGetter__',
    '.__lookupGetter__("a")',
    '.toString.constructor',
    '.valueOf.constructor',
  )
  fc.assert(
    fc.property(
      base,
      key,
      fc.constantFrom('', '("return process")()', '.constructor("return process")()', '.constructor', '.polluted'),
      (a, b, c) => {
        expect([unknown, undefined]).toContain(valueOf(`${a}${b}${c}`))
      },
    ),
    { numRuns: 500, seed: 3 },
  )
  valueOf(
    '(() => { const o = {}; o["__proto__"] = {polluted: 1}; o.__proto__.polluted = 1; Object.assign({}, JSON.parse(\'{"__proto__": {"polluted": 1}}\')); return o })()',
  )
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})

test('no code of an author runs: expressions, exports, imports, files of code', async () => {
  const canary = 'globalThis.CANARY = (globalThis.CANARY ?? 0) + 1'
  const files = {
    'lib/a.jsx': `${canary}\nexport const A = () => { ${canary}; return <b>{(${canary}, 1)}</b> }`,
    'lib/b.ts': `${canary}\nimport fs from 'node:fs'\nfs.writeFileSync('/nowhere/x', '')\nexport const b: number = (() => { ${canary}; return 1 })()\nexport class C { static { ${canary} } }`,
    'lib/c.js': `export default function () { process.exit(3) }`,
    'lib/d.mdx': `export const d = (() => { ${canary} })()\n\n{eval(${JSON.stringify(canary)})}{new Function(${JSON.stringify(canary)})()}`,
  }
  const text = `import { A } from '/lib/a.jsx'\nimport { b, C } from '/lib/b'\nimport c from '/lib/c.js'\nimport D from '/lib/d.mdx'\nexport const e = (${canary})\nexport const f = import('data:text/javascript,${canary}')\n\n<A/> {b} <C/> {c()} <D/> {e} {(() => { ${canary} })()} {\`\${${canary}}\`}\n\n<p title={(${canary})} {...(${canary})}>x</p>\n\n{String.raw\`x\`} {[].map.constructor(${JSON.stringify(canary)})()}\n`
  const document = await compileMarkdown(page(text), toolsWith(files))
  expect((globalThis as { CANARY?: number }).CANARY).toBeUndefined()
  expect(document.html).toContain('x</p>')
})

const made = ['() => 1', '(x) => x', '/a+b/g', 'new Set([1, {}])', 'Math.max', 'Math', '[].map'].map(
  (text, index) => [`made${index}`, valueOf(text) as Value] as const,
)

/** One value of every kind; fresh ones, because methods may change them. */
function kinds(): Map<string, Value> {
  const own: Value[] = [1]
  own.push(own, own)
  const ring = plainOf([['a', 1]]) as Record<string, Value>
  ring['ring'] = ring
  return new Map<string, Value>([
    ['text', 'a1b'],
    ['empty', ''],
    ['number', -1.5],
    ['nan', Number.NaN],
    ['endless', Number.POSITIVE_INFINITY],
    ['nothing', undefined],
    ['none', null],
    ['yes', true],
    ['list', [2, 'a', [3]]],
    ['own', own],
    ['object', plainOf([['length', 2]])],
    ['ring', ring],
    ['tree', treeOf([{ type: 'text', value: 'x' }])],
    ...made,
  ])
}

const names = [...kinds().keys()]
const methods = [stringMethods, numberMethods, patternMethods, listMethods, collectionMethods].flatMap(Object.keys)

test.each([...new Set([...methods, 'hasOwnProperty'])])('the method %s is total, whatever it is given', (method) => {
  for (const self of names)
    for (const first of ['', ...names])
      for (const second of first === '' ? [''] : ['', 'object', 'nan', 'endless', 'own'])
        valueOf(`${self}.${method}(${[first, second].filter(Boolean)})`, kinds())
})

const functions = [...globals].flatMap(([name, value]) => {
  const members = isPlain(value) ? value : isCallable(value) ? (value.members ?? {}) : {}
  const inner = Object.keys(members).map((each) => `${name}.${each}`)
  return isCallable(value) ? [name].concat(inner) : inner
})

test.each(functions)('the function %s is total, whatever it is given', (name) => {
  for (const first of ['', ...names])
    for (const second of first === '' ? [''] : ['', 'object', 'own', 'made0', 'nan', 'tree'])
      valueOf(`${name}(${[first, second].filter(Boolean)})`, kinds())
})

test('operators, literals and statements are total, whatever they are given', () => {
  const forms = [
    'x + y',
    'x in y',
    'x == y',
    'x < y',
    '-x',
    '[...x]',
    '({...x, [y]: 1})',
    '`${x}${y}`',
    'x[y]',
    'f(...x)',
  ]
  const bodies = [
    'x[y] = 1',
    'delete x[y]',
    'for (const k of x) y',
    'for (const k in x) y',
    'const { [y]: a, ...b } = x',
    'x++',
    'new Set(x)',
    'new Map(x)',
  ]
  for (const x of names)
    for (const y of names)
      for (const form of [...forms, ...bodies.map((body) => `((x, y) => { ${body}; return x })(x, y)`)])
        expect(() => valueOf(form.replace(/\bx\b/g, x).replace(/\by\b/g, y), kinds()), form).not.toThrow()
})
