import { describe, expect, test } from 'vitest'
import { evaluate } from '../../../src/markdown/evaluate/evaluate.ts'
import { missing } from '../../../src/markdown/evaluate/frame.ts'
import type { Environment } from '../../../src/markdown/evaluate/frame.ts'
import { globals } from '../../../src/markdown/evaluate/globals.ts'
import { react } from '../../../src/markdown/evaluate/hooks.ts'
import { parseExpression, parseModule, parseSpread } from '../../../src/markdown/evaluate/parse-expression.ts'
import { runBody } from '../../../src/markdown/evaluate/statements.ts'
import { plainOf, unknown } from '../../../src/markdown/evaluate/value.ts'
import type { PlainObject, Value } from '../../../src/markdown/evaluate/value.ts'
import { newWork } from '../../../src/markdown/evaluate/work.ts'

function valueOf(text: string): unknown {
  const parsed = parseExpression(text)
  return parsed.kind === 'expression' ? evaluate(parsed.expression, environment()) : parsed.kind
}

/** Names of a page without JSX. */
function environment(): Environment {
  const beyond = (name: string) => (globals.has(name) ? globals.get(name) : missing)
  const slots = new Map<string, Value>([
    ['known', 'yes'],
    ['list', [3, 1, 2]],
    ['item', plainOf([['id', 7]])],
  ])
  const context = { work: newWork(), evaluate, run: runBody, draw: () => unknown, scope: {}, node: {} }
  return { frame: { slots, beyond, file: 'a.mdx' }, context: context as unknown as Environment['context'] }
}

describe('values', () => {
  test.each<[string, unknown]>([
    ['1', 1],
    ['-2.5', -2.5],
    ['"a"', 'a'],
    ['`a ${1} ${known}`', 'a 1 yes'],
    ['true', true],
    ['!true', false],
    ['null', null],
    ['undefined', undefined],
    ['[1, "b", [null]]', [1, 'b', [null]]],
    ['known', 'yes'],
    ['/* c */', 'comment'],
    ['// c', 'comment'],
    ['', 'empty'],
    [' \n ', 'empty'],
    ['a b', 'invalid'],
    ['...x', 'invalid'],
  ])('%j', (text, value) => expect(valueOf(text)).toEqual(value))

  test.each<[string, unknown]>([
    ['list[0] + list.length', 6],
    ['item.id', 7],
    ['item["id"]', 7],
    ['item.none', undefined],
    ['item?.none?.more.yet', undefined],
    ['item.none?.()', undefined],
    ['known ? 1 : 2', 1],
    ['null ?? "d"', 'd'],
    ['0 || "e"', 'e'],
    ['known && 3', 3],
    ['1 + 2 * 3 ** 2 % 5', 1 + ((2 * 3 ** 2) % 5)],
    ['"a" + 1 + null', 'a1null'],
    ['"b" > "a" && 2 >= 1 && 1 < 2 && 1 <= 1', true],
    ['1 == "1" || null != undefined', true],
    ['typeof known + typeof 1 + typeof undefined + typeof (() => 1)', 'stringnumberundefinedfunction'],
    ['typeof window', 'undefined'],
    ['[...list, ..."ab"]', [3, 1, 2, 'a', 'b']],
    ['{...item, [known]: 1}.yes', 1],
    ['"id" in item', true],
    ['(() => 1)()', 1],
    ['((a, b = 2, ...c) => [a, b, c])(1, undefined, 3, 4)', [1, 2, [3, 4]]],
    ['(({a, b: {c = 5} = {}, ...rest}) => [a, c, Object.keys(rest)])({a: 1, d: 2})', [1, 5, ['d']]],
    ['(([a, , b, ...c]) => [a, b, c])("wxyz")', ['w', 'y', ['z']]],
    ['(function () { return 2 })()', 2],
  ])('%j', (text, value) => expect(valueOf(`(${text})`)).toEqual(value))

  test.each<[string, unknown]>([
    ['list.map((x, i) => x * i)', [0, 1, 4]],
    ['list.filter((x) => x > 1)', [3, 2]],
    ['[1, 0, ""].filter(Boolean)', [1]],
    ['list.find((x) => x < 3)', 1],
    ['list.findIndex((x) => x === 9)', -1],
    ['list.findLast((x) => x < 3)', 2],
    ['list.some((x) => x > 2) && list.every((x) => x > 0)', true],
    ['list.reduce((a, b) => a + b)', 6],
    ['list.reduceRight((a, b) => a + b, "")', '213'],
    ['list.slice(1).concat(4, [5]).join("-")', '1-2-4-5'],
    ['list.includes(2) && list.indexOf(2)', 2],
    ['[[1, [2]], 3].flat()', [1, [2], 3]],
    ['list.flatMap((x) => [x, x])', [3, 3, 1, 1, 2, 2]],
    ['[...list].sort()', [1, 2, 3]],
    ['[10, 9, undefined, 1].sort()', [1, 10, 9, undefined]],
    ['[...list].sort((a, b) => b - a)', [3, 2, 1]],
    ['[...list].reverse()', [2, 1, 3]],
    ['list.toSorted().at(-1)', 3],
    [
      '[...list.entries()]',
      [
        [0, 3],
        [1, 1],
        [2, 2],
      ],
    ],
    ['[...list.keys()]', [0, 1, 2]],
    ['Array.from({length: 3}, (_, i) => i)', [0, 1, 2]],
    ['Array(2).fill(0)', [0, 0]],
    ['Array.isArray(list) && Array.of(1)', [1]],
    ['[...new Set([1, 1, 2])]', [1, 2]],
    ['new Set([1]).has(1) && new Set([1, 2]).size', 2],
    ['new Map([["a", 1]]).get("a")', 1],
    ['Object.keys(item).concat(Object.values(item))', ['id', 7]],
    ['Object.entries(item)', [['id', 7]]],
    ['Object.fromEntries([["a", 1]]).a', 1],
    ['Object.assign({}, item, {b: 1}).b', 1],
    ['item.hasOwnProperty("id")', true],
    ['[1, 2, 1].indexOf(1, 1)', 2],
    ['[1, 2].includes(1, 1)', false],
    ['[1, 2, 1].lastIndexOf(1, 1)', 0],
    ['[1, 2, 1].lastIndexOf(1)', 2],
    ['list.with(-1, 9)', [3, 1, 9]],
    ['["a", "b"].findLast((x, i) => i === 0)', 'a'],
    ['["a", "b"].findLastIndex((x) => x === "a")', 0],
    ['["a", "b"].reduceRight((all, x, i) => all + x + i, "")', 'b1a0'],
    [
      'Object.entries("ab")',
      [
        ['0', 'a'],
        ['1', 'b'],
      ],
    ],
  ])('lists and objects: %j', (text, value) => expect(valueOf(text)).toEqual(value))

  test.each<[string, unknown]>([
    ['"aBc".toUpperCase() + "aBc".toLowerCase()', 'ABCabc'],
    ['" a ".trim().length', 1],
    ['"abcd".substr(-3, 2) + "abc".substr(1) + "abc".substr(-9, 1) + "abc".substr(0, -1)', 'bcbca'],
    ['"a".padStart(NaN)', 'a'],
    ['Number.parseInt("0x10") + parseInt("z", 36)', 51],
    ['"a,b".split(",")', ['a', 'b']],
    ['"a1b22".split(/\\d+/)', ['a', 'b', '']],
    ['"aa".replace("a", "b") + "aa".replaceAll("a", "$&$&")', 'baaaaa'],
    ['"//x//".replace(/^\\/+|\\/+$/g, "")', 'x'],
    ['"ab".replace(/(a)(b)/, "$2$1")', 'ba'],
    ['"ab".replace(/./g, (x) => x + x)', 'aabb'],
    ['/^a/i.test("ABC")', true],
    ['"x-y".match(/(\\w)-(\\w)/)[2]', 'y'],
    ['"abc".startsWith("a") && "abc".endsWith("c") && "abc".includes("b")', true],
    ['"abc".slice(-2) + "abc".substring(1, 2) + "abc".charAt(0) + "abc".at(-1) + "abc"[1]', 'bcbacb'],
    ['"1".padStart(3, "0") + "1".padEnd(2) + "|" + "ab".repeat(2)', '0011 |abab'],
    ['"b".localeCompare("a")', 1],
    ['(1.005).toFixed(1) + (255).toString(16)', '1.0ff'],
    ['(1234567.891).toLocaleString()', '1,234,567.891'],
    ['(5).toLocaleString("en-US", {minimumFractionDigits: 2})', '5.00'],
    ['String(1) + String([1, 2]) + Number("2") + Boolean("")', '11,22false'],
    ['Math.max(...list) + Math.round(1.5) + Math.abs(-1)', 6],
    ['parseInt("12px", 10) + Number.parseFloat("1.5")', 13.5],
    ['JSON.stringify({a: [1, null], f: () => 1}, null, 2)', '{\n  "a": [\n    1,\n    null\n  ]\n}'],
    ['JSON.parse("[1]")[0]', 1],
    ['encodeURIComponent("a b")', 'a%20b'],
    ['decodeURIComponent("a%20b") + decodeURI("%C3%A9")', 'a bé'],
    ['btoa(JSON.stringify({ a: 1 })) + atob("aGk=")', 'eyJhIjoxfQ==hi'],
  ])('text and numbers: %j', (text, value) => expect(valueOf(text)).toEqual(value))

  test.each(['decodeURIComponent("%")', 'btoa("語")', 'atob("*")'])('%s has no value', (text) =>
    expect(valueOf(text)).toBe(unknown),
  )

  test.each<[string, unknown]>([
    ['let s = 0; for (let i = 0; i < 5; i++) { if (i === 1) continue; if (i > 3) break; s += i } return s', 5],
    ['const a = []; for (const x of list) a.push(x); a[0] = 9; return a', [9, 1, 2]],
    ['const o = {}; for (const k in item) (o[k] ||= []).push(k); return Object.values(o)', [['id']]],
    ['let i = 3; while (i > 0) i--; do { i++ } while (i < 2); return i', 2],
    ['switch (list.length) { case 1: return "a"; case 3: case 4: return "b"; default: return "c" }', 'b'],
    ['if (!known) { return 1 } else if (list[0] === 3) return 2; return 3', 2],
    ['return f(2); function f(n) { return n < 1 ? 0 : n + f(n - 1) }', 3],
    ['const fs = []; for (let i = 0; i < 2; i++) fs.push(() => i); return fs.map((f) => f())', [0, 1]],
    ['let [a, b] = [1, 2]; [a, b] = [b, a]; return [a, b]', [2, 1]],
    ['const o = {a: 1, b: 2}; delete o.a; return Object.keys(o)', ['b']],
    ['let last; for (last of list) {} return last', 2],
    ['let k; for (k in item) {} return k', 'id'],
    ['const o = {}; for (o.x of list) {} return o.x', 2],
    ['if (known) { var v = 1 } return v', 1],
    ['for (var i = 0; i < 3; i++) { var w = i } return [i, w]', [3, 2]],
    ['for (var x of list) {} return x', 2],
    ['const fs = []; for (var i = 0; i < 2; i++) fs.push(() => i); return fs.map((f) => f())', [2, 2]],
    ['var a = 1; { var a = 2; let b = 3; var { c = b } = {} } return [a, c]', [2, 3]],
    ['const unused = window.innerWidth; document.title = "x"; console.log(unused); return 1', 1],
  ])('bodies: %j', (text, value) => expect(valueOf(`(() => { ${text} })()`)).toEqual(value))

  test.each([
    'const a = []; a.push(window.x); return a',
    'if (window.x) return 1; return 2',
    'throw 1',
    'try { return 1 } catch { return 2 }',
    'label: for (;;) { break label }',
    'const a = []; a[5] = 1; return a',
  ])('what depends on more than is known is not computed: %j', (text) =>
    expect(valueOf(`(() => { ${text} })()`)).toBe(unknown),
  )

  test('objects have no prototype', () => {
    const value = valueOf('{a: 1, "b-c": {d: []}, __proto__: 2}') as Record<string, unknown>
    expect(Object.getPrototypeOf(value)).toBeNull()
    expect(Object.entries(value)).toMatchObject([
      ['a', 1],
      ['b-c', { d: [] }],
      ['__proto__', 2],
    ])
  })

  test.each([
    'x',
    'f()',
    'process',
    'globalThis',
    'a ? 1 : 2',
    '1n',
    'new Date()',
    'import("x")',
    '`${x}`',
    'known = 1',
    'this',
    '<b/>',
    'known.constructor',
    'list["__proto__"]',
    'item.prototype',
    '(() => 1).constructor("return 1")()',
    '"".sub.call(1)',
    'Object.getPrototypeOf(item)',
    'Object["constructor"]',
    'Math.random()',
    'Date.now()',
    'eval("1")',
    'Function("return 1")()',
    'new Function("return 1")',
    '(async () => 1)()',
    '(function* () {})()',
    'new Proxy({}, {})',
    '{a: 1, get b() { return 1 }}',
    '{[known + "o"]: 1, ["__proto__"]: 2}',
    '/(a+)+$/.test("a")',
    '(1).toLocaleString("de")',
    'null.x',
    'item.none()',
    'list.nope()',
    'list.with(9, 1)',
    '(() => { Math.PI = 3; return 1 })()',
    '(() => { delete Math.max; return 1 })()',
    'Object.assign(JSON, {x: 5})',
    'Object.assign(Object, {keys: 1})',
    '"".repeat(Infinity)',
    '"a".padStart(Infinity)',
    'parseInt({})',
    'Number.parseFloat({a: 1})',
    'parseInt("1", {})',
    '({a: 1}).hasOwnProperty({})',
    'Object.keys("a".repeat(3000000))',
  ])('%j is not computed', (text) => {
    expect(valueOf(text)).toBe(unknown)
  })

  test('text that is too deep or too long is no expression', () => {
    expect(valueOf('('.repeat(5000))).toBe('invalid')
    expect(valueOf('!'.repeat(100_001))).toBe('invalid')
    expect(['invalid', unknown]).toContain(valueOf(`${'!'.repeat(99_000)}1`))
  })
})

test('what all pages share stays as it is', () => {
  for (const text of [
    '(() => { Math.PI = 3 })()',
    '(() => { delete Math.max })()',
    'Object.assign(JSON, {x: 5})',
    '(() => { console.log = 1 })()',
  ])
    valueOf(text)
  expect(valueOf('[Math.PI, Math.max(1, 2), JSON.x, typeof console.log]')).toEqual([Math.PI, 2, undefined, 'function'])
  expect(Object.isFrozen(react) && Object.isFrozen((react as PlainObject)['Children'])).toBe(true)
})

test('what is no amount is not counted, and what follows is computed', () => {
  const at = environment()
  for (const text of ['"".repeat(Infinity)', '"a".repeat(Infinity)', '"a".padStart(NaN)', '"a".padEnd(Infinity)']) {
    const parsed = parseExpression(text)
    if (parsed.kind === 'expression') evaluate(parsed.expression, at)
  }
  expect([Number.isFinite(at.context.work.size), at.context.work.exceeded]).toEqual([true, undefined])
})

test('what is too deep is unknown by itself', () => {
  const at = environment()
  const [deep, flat] = [
    parseExpression('(() => { function f() { return f() } return f() })()'),
    parseExpression('1 + 1'),
  ]
  if (deep.kind !== 'expression' || flat.kind !== 'expression') throw new Error('no expression')
  expect([evaluate(deep.expression, at), evaluate(flat.expression, at)]).toEqual([unknown, 2])
  expect([at.context.work.exceeded, at.context.work.tooDeep, at.context.work.depth]).toEqual([undefined, true, 0])
})

describe('limits', () => {
  test.each([
    ['(() => { while (true) {} })()', 'steps'],
    ['(() => { let s = "ab"; while (true) s += s })()', 'size'],
    ['"a".repeat(1e9)', 'size'],
    ['"a".padStart(1e9)', 'size'],
    ['[..."a".repeat(5e6)].map((x) => x + "a".repeat(5e6))', 'size'],
    ['(() => { let a = [1]; while (true) a = [...a, ...a] })()', 'steps'],
    ['(() => { let a = [1]; for (let i = 0; i < 60; i++) a = [a, a]; return JSON.stringify(a) })()', 'size'],
    ['(() => { let a = [1]; for (let i = 0; i < 60; i++) a = [a, a]; return String(a) })()', 'size'],
    ['(() => { let a = [1]; for (let i = 0; i < 60; i++) a = [a, a]; return a.flat(Infinity) })()', 'size'],
    ['("a".repeat(3e6) + "b").indexOf("a".repeat(1e6) + "c")', 'size'],
    ['"a".repeat(1e6).replace(/a+$/, "")', 'size'],
  ])('%j ends', (text, limit) => {
    const parsed = parseExpression(text)
    if (parsed.kind !== 'expression') throw new Error('no expression')
    const at = environment()
    const value = evaluate(parsed.expression, at)
    if (at.context.work.exceeded === undefined) expect(['no', value]).toEqual(['no', unknown])
    else expect([value, at.context.work.exceeded]).toEqual([unknown, limit])
  })

  test('long sums are computed', () => {
    expect(valueOf(Array.from({ length: 200 }, () => '1').join(' + '))).toBe(200)
    expect([unknown, 'invalid']).toContain(valueOf(Array.from({ length: 20_000 }, () => '1').join(' + ')))
  })
})

test('spreads and modules are told apart from text', () => {
  expect(parseSpread(' ...x').kind).toBe('expression')
  expect(parseSpread('x').kind).toBe('invalid')
  expect('program' in parseModule('import a from "b"\nexport const c = <p/>')).toBe(true)
  expect(parseModule('export the data')).toMatchObject({ offset: 7 })
})
