import { array, assert, constantFrom, property, stringMatching } from 'fast-check'
import { createHighlighterCoreSync } from 'shiki/core'
import type { LanguageRegistration } from 'shiki/core'
import { bundledLanguages } from 'shiki/langs'
import { describe, expect, test } from 'vitest'
import { numberedTheme } from '../../src/markdown/highlight-theme.ts'
import { lineMemory } from '../../src/markdown/line-memory.ts'
import type { LineMemory } from '../../src/markdown/line-memory.ts'
import { placesIn, shaperOf } from '../../src/markdown/line-shapes.ts'
import type { WordTable } from '../../src/markdown/line-shapes.ts'
import { needsOf } from '../../src/markdown/regex-needs.ts'
import { regexEngine } from '../../src/markdown/regex-engine.ts'

const samples = {
  typescript:
    'import type { Client } from "./client"\nexport async function listItems<T>(id: string, n = 0x1fn): Promise<T[]> {\n  const found = await client.get(`/items/${id}?page=${n}`)\n  if (/^[a-z]+$/gi.test(id)) return found as T[] // all\n}\nenum Kind { Small = 1, LARGE_ONE }\nlet big = 12n, half = 1e5, mask = 0b101\n',
  tsx: 'const App = ({ name }: Props) => (\n  <Card title="Hi" {...rest}>\n    {names.map((each) => <li key={each}>{each}</li>)}\n  </Card>\n)\n',
  json: '{\n  "name": "order_501",\n  "path": "a\\u00e9\\n",\n  "count": -10.5e3, "zero": 0, "open": true, "none": null\n}\n',
  yaml: 'name: deploy\non: [push, off, yes]\ncount: 10\ndate: 2024-01-31\nanchors: &base\n  <<: *base\n  text: |\n    retry region\n',
  bash: 'export TOKEN="$HOME/x" && curl -X POST https://example.com/$id -d \'{"a": 1}\'\nfor item in *.txt; do echo "${item%.txt}" >> out; done\ncat <<EOF\nplain $USER\nEOF\ncat <<-\'END\' | sort -n\n\tplain\n\tEND\n',
  python:
    'from client import Order as Other\n@cached(limit=10)\nasync def list_items(self, ids: list[str], *, n: int = 0xff) -> dict:\n    """Lists %s of them."""\n    print(f"no {ids!r:>10} of {n:03d}", rb"x\\n", "%d%%" % n)\n    raise OrderError(1_000j) if n is None else MAX_SIZE\nzeros = [00., 0.0, 007, 1.00]\n',
  go: 'package main\n\nfunc (c *Client) List(ids []string) (map[string]int, error) {\n\tfmt.Printf("%s %d\\n", ids, 0x1F)\n\treturn nil, err\n}\n',
  rust: 'pub fn list<\'a, T: Clone>(ids: &\'a [u8]) -> Result<Vec<T>, Error> {\n    println!("{} of {n:?}", ids.len(), 1_000u32);\n    Ok(vec![])\n}\n',
  java: '@Override\npublic final class Order<T> extends Base implements Item {\n  private static final int MAX_SIZE = 0x1FL;\n  String name() { return "a\\tb" + \'c\'; }\n}\n',
  kotlin:
    'data class Order(val id: String, var count: Int = 10)\nfun List<Order>.total(): Long = sumOf { it.count.toLong() }\n',
  css: '@media (min-width: 40rem) {\n  .card > a:hover::before { color: #fa0; margin: 0 auto 1.5em; --gap: calc(1px + var(--x)); }\n}\n',
  docker: 'FROM node:20-slim AS build\nRUN npm ci && npm run build\nCOPY --from=build /app /app\n',
  toml: '[package]\nname = "order"\nsince = 1979-05-27T07:32:00Z\nlist = [1_000, 0xff, true]\n',
  xml: '<?xml version="1.0"?>\n<order id="10" a:b=\'c\'>text &amp; <!-- note --></order>\n',
  diff: '--- a/client.ts\n+++ b/client.ts\n@@ -1,2 +1,2 @@\n-const a = 1\n+const b = 2\n',
  ini: '[core]\nname = order ; note\n',
  graphql: 'query List($id: ID!) {\n  order(id: $id) { ...Fields @include(if: true) }\n}\n',
}
interface Patterns {
  readonly wordsOf: (language: string, needs: typeof needsOf) => Promise<WordTable | undefined>
}
const script = new URL('../../scripts/patterns.mjs', import.meta.url).href
const { wordsOf } = (await import(script)) as Patterns

type Name = keyof typeof samples

const names = Object.keys(samples) as Name[]
const grammars = await Promise.all(
  names.map(async (name) => (await bundledLanguages[name]()).default as LanguageRegistration[]),
)
const core = createHighlighterCoreSync({ themes: [numberedTheme], langs: grammars, engine: regexEngine() })
const tables = new Map<Name, WordTable>()
for (const name of names) tables.set(name, (await wordsOf(name, needsOf))!)

const memoryOf = (name: Name, shaper?: ReturnType<typeof shaperOf>) => {
  core.setTheme(numberedTheme.name!)
  const draw: Parameters<typeof lineMemory>[1] = (parts) =>
    parts.map(({ text, color }) => ({ type: 'text', value: `${color} ${text}` }))
  return lineMemory(core.getLanguage(name), draw, shaper)
}

function read(code: string, memory: LineMemory) {
  let state = memory.start
  return code.split('\n').map((line) => {
    const { content, next } = memory.step(line, state)
    state = next
    return content
  })
}

test('lines that differ in names and numbers are one shape', () => {
  const shape = shaperOf(tables.get('typescript')!)
  const text = (line: string) => shape(line)?.text
  expect(text('const client = new Client(10)')).toBe(text('const server = new Server(25)'))
  expect(text('const client = 10')).not.toBe(text('let client = 10'))
  expect(text('const client = 10')).not.toBe(text('const Client = 10'))
  expect(text('const client = 10')).not.toBe(text('const client = 10n'))
})

test.each([
  ['json', '  "count": 15.25, "id": "order_7712"', '  "count": 30.81, "id": "order_4409"'],
  [
    'yaml',
    '  retry: { max: 3, backoff: 15s, name: strict-stream }',
    '  retry: { max: 9, backoff: 72s, name: plain-metric }',
  ],
  ['bash', 'wait 15 --for 73s "$url?limit=80"', 'wait 90 --for 42s "$url?limit=33"'],
] as const)('%s: lines that differ in numbers are one shape', (name, one, other) => {
  const shape = shaperOf(tables.get(name)!)
  expect(shape(other)!.text).toBe(shape(one)!.text)
})

test('places in a shape are found in its line, unless they lie in a word', () => {
  const shape = shaperOf(tables.get('typescript')!)('const client = 10')!
  expect(shape.text).toBe('const kkk = 11')
  expect(placesIn(shape, [0, 5, 6, 9, 12, 14])).toEqual([0, 5, 6, 12, 15, 17])
  expect(placesIn(shape, [0, 7])).toBeUndefined()
})

describe.each(names)('%s', (name) => {
  test('looks by shapes as it looks by itself, whatever its names are', () => {
    const table = tables.get(name)!
    const plain = memoryOf(name)
    const shaped = memoryOf(name, shaperOf(table))
    expect(read(samples[name], shaped)).toEqual(read(samples[name], plain))
    const words = [...new Set(samples[name].match(/[A-Za-z_]\w{2,}/g))]
    const other = stringMatching(
      /^(?:[a-z]{1,9}|[A-Z][a-z]{1,5}(?:[A-Z][a-z]{1,5})?|[a-z]{1,4}_[a-z0-9]{1,4}|[A-Z]{1,4}|\d{1,5}[a-z]?)$/,
    )
    assert(
      property(
        array(constantFrom(...words), { maxLength: 4 }),
        array(other, { minLength: 4, maxLength: 4 }),
        (old, now) => {
          const code = old.reduce((text, word, index) => text.replaceAll(word, now[index]!), samples[name])
          expect(read(code, shaped)).toEqual(read(code, plain))
        },
      ),
      { numRuns: 30 },
    )
  })
})

test.each([
  ['bash', 'x="$(echo truex>y)" a=`run falsey>log`'],
  ['yaml', 'k: !a-b_c!d v\n%TAG !a-b_c! tag:yaml.org,2002:'],
  ['css', '@font-face { unicode-range: U+?ab, U+4??; }'],
  ['python', 'n = [0_0, 00, 0b0, 0_0.0, 0.00j]'],
  ['yaml', '%TAG !a-b_c! tag:x\nk: [!a-b!c d, TAG, 2024-1-2T3:4:5 -07, 9:59:01, -98, +12:30]'],
  ['bash', 'n=$((16#ff + 2#101 + 123#4)) && echo $10 ${10} \\123'],
  ['json', '[0, 00, 0105, 1e5, -0.5e+10, 12E-3, a007]'],
] as const)('%s: words between signs, %j', (name, code) => {
  expect(read(code, memoryOf(name, shaperOf(tables.get(name)!)))).toEqual(read(code, memoryOf(name)))
})

describe.each(names)('%s between any signs', (name) => {
  test('looks by shapes as it looks by itself', () => {
    const [plain, shaped] = [memoryOf(name), memoryOf(name, shaperOf(tables.get(name)!))]
    const words = [
      ...new Set(samples[name].match(/\w+/g)),
      'true',
      'truex',
      'a_b',
      'x1',
      '00',
      '12',
      'ab',
      'Ab',
      'ABC',
      'é',
      '105',
      '1e5',
      '25s',
      '1_000',
      '17o',
      '19o',
      'a007',
      '0105',
    ]
    const signs = [...'-?><"\'`$(){}[]:;,.!=+&|#@/\\% *~^', '"$(', ')"', '${', '&&', '->', '=>', '//', '  ']
    const part = constantFrom(...words, ...signs, ...signs)
    assert(
      property(array(part, { minLength: 3, maxLength: 12 }), (parts) => {
        const code = parts.join('')
        expect(read(code, shaped)).toEqual(read(code, plain))
      }),
      { numRuns: 200 },
    )
  })
})
