/** The same trees as `@mdx-js/mdx` makes by running a page, for what needs no running. What differs is listed below. */
import { evaluate } from '@mdx-js/mdx'
import type { ElementContent } from 'hast'
import remarkGfm from 'remark-gfm'
import { describe, expect, test } from 'vitest'
import { Fragment, element, flatten } from '../../../src/hast/jsx-runtime.ts'
import type { Child } from '../../../src/hast/jsx-runtime.ts'
import { toHtml } from '../../../src/hast/to-html.ts'
import { compileMarkdown } from '../../../src/markdown/compile.ts'
import { fakeTheme, page, toolsWith } from '../fake-theme.ts'

type Props = Readonly<Record<string, unknown>> & { readonly children?: Child }

/** React's way to call, with trees as values. */
function jsx(type: unknown, { children, ...props }: Props): Child {
  if (type === Fragment) return Fragment({ children })
  if (typeof type === 'function') return (type as (props: Props) => Child)({ ...props, children })
  const plain = Object.entries(props).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
  return element(String(type), Object.fromEntries(plain), children)
}

function builtins(): Record<string, (props: Props) => Child> {
  return Object.fromEntries(
    Object.entries(fakeTheme.components).map(([name, { view, props: schema }]) => [
      name,
      (props: Props) => view({ ...(schema.parse(props) as object), children: flatten(props.children) } as never),
    ]),
  )
}

async function theirs(text: string): Promise<string> {
  const options = { Fragment, jsx, jsxs: jsx, remarkPlugins: [remarkGfm] } as never
  const { default: Content } = await evaluate(text, options)
  const made = (Content as unknown as (props: object) => Child)({ components: builtins() })
  return normal(flatten(made))
}

async function ours(text: string): Promise<string> {
  const { html } = await compileMarkdown(page(`---\ntitle: T\n---\n${text}`), toolsWith())
  return normalHtml(html)
}

const normal = (nodes: readonly ElementContent[]) => normalHtml(toHtml(nodes).value)

/** Line ends between elements are nobody's words, and what is around a table is the theme's. */
function normalHtml(html: string): string {
  return html
    .replace(/<div class="table">(.*?)<\/div>/gs, '$1')
    .replace(/\n+/g, '\n')
    .replace(/>\n/g, '>')
    .replace(/\n</g, '<')
    .trim()
}

describe('is the same', () => {
  test.each([
    'A *b* {"c"} {`d ${1 + 1}`} e.',
    'export const name = "Bob"\n\nHi {name}, {name.length} {name.toUpperCase()}!',
    'export const list = [{a: 1, b: "x"}, {a: 2}]\n\nIn text: {list.map(({a, b = "-"}) => a + b).join(", ")}.',
    'export const list = ["a", "b"]\n\n<ul>{list.map((x, i) => <li key={x} title={`t${i}`}>{x}{" "}{i}</li>)}</ul>',
    'export const list = ["a", "b"]\n\n<ul>\n  {list.map((x) => <li key={x}>{x}</li>)}\n</ul>',
    'export const B = ({ a = 1, children, ...rest }) => <b {...rest}>{a}: {children}</b>\n\nx <B a="2" title="q">*kid*</B> y <B/>',
    'export function Row({ items }) { return items.length ? <p>{items[0]}</p> : null }\n\n<Row items={["a"]}/>\n\n<Row items={[]}/>',
    'export const on = true\n\nx {on && <i>yes</i>} {!on && <i>no</i>} {on ? "a" : "b"} {null ?? "d"}',
    'export const T = ({ rows }) => (\n  <div>\n    {/* none */}\n    {rows.map((row) => (\n      <span key={row}>\n        {row}\n      </span>\n    ))}\n    text on\n    two lines\n  </div>\n)\n\n<T rows={[1, 2]}/>',
    'export const Box = ({ children }) => <em title="in"><b>{children}</b></em>\n\n<Box>one *two*</Box>',
    '<Card title={`t ${2}`} cols={3}>\n  **x** {"y"}\n</Card>',
    'export const p = { title: "s", kind: "big" }\n\n<Card {...p} kind="small"/>',
    'export const icons = { Star: () => <i>*</i> }\n\na <icons.Star/>',
    'export const a = <b>x</b>\n\n<p>{a}{a}</p>',
    'export const H = ({ as: Tag = "em" }) => <Tag>t</Tag>\n\na <H/> <H as="strong"/>',
    'export const total = [1, 2, 3].reduce((a, b) => a + b, 0)\nexport const words = "b-a".split("-").sort().map((w) => w.toUpperCase())\n\n{total} {words.join("")} x',
    'export const Nested = () => { const inner = (x) => <u>{x}</u>; let out = []; for (const n of [1, 2]) { if (n > 0) out.push(inner(n)) } return <>{out}</> }\n\nx <Nested/>',
    '| a |\n|---|\n| {"c"} <i>d</i> |',
    '<></>\n\n<>a {"b"}</>',
  ])('%j', async (text) => expect(await ours(text)).toBe(await theirs(text)))
})

describe('is not, for a reason', () => {
  test.each([
    [
      'numbers that nobody meant to compute keep their braces',
      'a \\d{3} {1,2}',
      '<p>a \\d{3} {1,2}</p>',
      '<p>a \\d3 2</p>',
    ],
    ['text of an expression on its own is a paragraph', '{"a"}', '<p>a</p>', 'a'],
    ['expressions of one line stay one line', '{"a"} {"b"}', '<p>a b</p>', 'ab'],
  ])('%s', async (_, text, own, other) =>
    expect([await ours(text), (await theirs(text)).replace('\n', '')]).toEqual([own, other]),
  )

  test('names that nothing defines are printed, where MDX ends with an exception', async () => {
    expect(await ours('a {id}')).toBe('<p>a {id}</p>')
    await expect(theirs('a {id}')).rejects.toThrow()
  })
})

test('pages do not change what other pages use', async () => {
  const spoil =
    'export const A = () => { Math.PI = 3; Object.assign(JSON, { x: 5 }); delete Math.max; return <b>x</b> }\n\n<A/>'
  await ours(spoil)
  expect(await ours('{`${Math.PI > 3.1} ${Math.max(1, 2)} ${typeof JSON.x}`}')).toBe('<p>true 2 undefined</p>')
})

describe('contexts', () => {
  const start =
    'export const C = React.createContext("out")\nexport const D = createContext(0)\nexport const In = () => <i>{useContext(C)}{useContext(D)}</i>\n\n'
  test.each([
    ['<C.Provider value="in"><In/></C.Provider>', '<i>in0</i>'],
    ['<><C.Provider value="in"><D.Provider value={2}><In/></D.Provider></C.Provider><In/></>', '<i>in2</i><i>out0</i>'],
    ['<C.Provider value="a"><C.Provider value="b"><In/></C.Provider><In/></C.Provider>', '<i>b0</i><i>a0</i>'],
  ])('%j', async (drawn, html) => {
    const text = `${start}export const All = () => (${drawn})\n\nx <All/>`
    expect(await ours(text)).toBe(`<p>x ${html}</p>`)
  })

  test('a value that cannot be known is not guessed', async () => {
    const text = `${start}export const All = () => <C.Provider value={nobody}><In/></C.Provider>\n\nx <All/> y`
    expect(await ours(text)).not.toContain('<i>')
  })
})

test("text about React's functions stays text", async () => {
  expect(await ours('a {memo("x")} {useId()} b')).toBe('<p>a {memo("x")} {useId()} b</p>')
})

test('too many props, spread, are left out', async () => {
  const many = 'export const many = Object.fromEntries(Array.from({ length: 501 }, (_, i) => ["data-a" + i, "1"]))\n\n'
  expect(await ours(`${many}a <b {...many}>x</b>`)).toBe('<p>a <b>x</b></p>')
  expect(await ours(`${many}export const B = () => <b {...many}>x</b>\n\na <B/>`)).not.toContain('data-a')
})
