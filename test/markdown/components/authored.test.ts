import type { Element, ElementContent } from 'hast'
import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../../src/markdown/compile.ts'
import { finish, walk } from '../../../src/markdown/finish.ts'
import { openModule } from '../../../src/markdown/module.ts'
import { createPage } from '../../../src/markdown/page.ts'
import { loadEngine } from '../../../src/markdown/parse.ts'
import type { IslandNote } from '../../../src/model/notes.ts'
import { page, toolsWith } from '../fake-theme.ts'

const head = '---\ntitle: T\ndescription: D\n---\n\n'
async function compiled(text: string, files: Record<string, string> = {}) {
  const { html, diagnostics, markdown } = await compileMarkdown(page(head + text), toolsWith(files))
  // What the browser's part adds has a test of its own.
  const plain = html.replace(/ data-(?:island|props)="[^"]*"/g, '')
  return { html: plain, markdown, codes: diagnostics.map(({ code }) => code) }
}

/** The notes of islands on a page. */
async function islands(text: string, files: Record<string, string> = {}): Promise<IslandNote[]> {
  const made = createPage({ id: 'a', path: 'a.mdx' }, toolsWith(files), await loadEngine(), walk)
  const module = await openModule(made, { file: 'a.mdx', text })
  if ('code' in module) throw new Error(module.code)
  const found: IslandNote[] = []
  const look = (nodes: readonly ElementContent[]) => {
    for (const node of nodes) {
      if (node.type !== 'element') continue
      if (node.data?.island) found.push(node.data.island)
      look((node as Element).children)
    }
  }
  look(finish(module.hast.children, { page: made, module, chain: ['a.mdx'] }))
  return found
}

describe('components of a page', () => {
  test('are drawn with their props, defaults and children', async () => {
    const text =
      'export const Badge = ({ version, kind = "new", children, ...rest }) => <b className={`x ${kind}`} {...rest}>In {version} {children}</b>\n\n<Badge version="2.0" id="v"/>\n\nNow <Badge version={3} kind="old">*yes*</Badge>.\n'
    expect(await compiled(text)).toEqual({
      html: '<b class="x new" id="v">In 2.0 </b>\n<p>Now <b class="x old">In 3 <em>yes</em></b>.</p>',
      markdown: '**In 2.0 **\n\nNow **In 3 *yes***.',
      codes: [],
    })
  })

  test('may be functions, and call each other, built-ins and snippets', async () => {
    const text =
      'import Word from "/snippets/word.mdx"\n\nexport function Row({ items }) {\n  if (!items) return null\n  return <>{items.map((item) => <Cell key={item} text={item}/>)}</>\n}\nexport const Cell = ({ text }) => <Card title={text}><Word n={text}/></Card>\n\n<Row items={["a", "b"]}/>\n\n<Row/>\n'
    expect(await compiled(text, { 'snippets/word.mdx': 'word {n}' })).toMatchObject({
      html: '<div class="card" data-cols="2">a<p>word a</p></div><div class="card" data-cols="2">b<p>word b</p></div>',
      codes: [],
    })
  })

  test('have dotted names, names in variables and other names', async () => {
    const text =
      'export const icons = { Star: () => <i>*</i>, Box: Card }\nexport const H = ({ as: Tag = "h2", children }) => <Tag>{children}</Tag>\n\n<icons.Star/> <icons.Box title="t"/>\n\n<H>one</H>\n\n<React.Fragment>a</React.Fragment> <Fragment>b</Fragment>\n\n<Card.Field name="x">z</Card.Field>\n'
    expect(await compiled(text)).toMatchObject({
      html: '<i>*</i>\n<div class="card" data-cols="2">t</div>\n<h2 id="one">one</h2>\na\nb\n<dl><dt>X</dt><dd>z</dd></dl>',
      codes: [],
    })
  })

  test('that cannot be computed show their children, or leave a gap', async () => {
    const text =
      'export class Old {}\nexport const Now = () => <p>{new Date().getFullYear()}</p>\n\n<Old title="t">a</Old>\n\n<Now/>\n\nb <Now/>\n'
    expect(await compiled(text)).toMatchObject({
      html: '<p><strong>t</strong></p>a\n<div data-island-gap="Now"></div>\n<p>b <span data-island-gap="Now"></span></p>',
      codes: ['component-code', 'component-code'],
    })
  })

  test('that call themselves without end are told once', async () => {
    const { codes, html } = await compiled('export const A = () => <A/>\n\n<A/>\n\n<A/>\n\nend')
    expect(codes).toEqual(['expression-limit', 'component-code'])
    expect(html).toContain('<p>end</p>')
  })

  test('cannot make more than a page may hold', async () => {
    const doubling = Array.from(
      { length: 40 },
      (_, index) => `export const a${index + 1} = <p>{a${index}}{a${index}}</p>`,
    )
    const text = `export const a0 = <b>x</b>\n${doubling.join('\n')}\n\n{a40}\n`
    const { codes, html } = await compiled(text)
    expect(codes).toEqual(['expression-limit', 'expression-unknown'])
    expect(html).toBe('<p>{a40}</p>')
    const strings = Array.from(
      { length: 40 },
      (_, index) => `export const s${index + 1} = \`\${s${index}}\${s${index}}\``,
    )
    expect((await compiled(`export const s0 = "x"\n${strings.join('\n')}\n\n{s40}\n`)).html).toBe('<p>{s40}</p>')
    const deep =
      'export const Deep = () => { let t = <b/>; for (let i = 0; i < 3000; i++) t = <b>{t}</b>; return t }\n\n<Deep/>\n'
    expect((await compiled(deep)).codes).toContain('expression-limit')
    const many = `export const Many = ({ x }) => <ul>{Array.from({length: 5000}, () => <li title={x}>{x}</li>)}</ul>\n\n<Many x={"x".repeat(5000)}/>\n`
    expect((await compiled(many)).codes).toContain('expression-limit')
  })
})

describe('components that move', () => {
  const counter =
    'import { useState } from "react"\nexport const Counter = ({ start = 0, label, children }) => {\n  const [n, setN] = useState(() => start)\n  useEffect(() => { document.title = n }, [n])\n  return <p><button onClick={() => setN(n + 1)}>{label}: {n}</button>{children}</p>\n}\n'

  test('show their first look, and note where they are found', async () => {
    const text = 'import { Counter } from "/lib/counter.jsx"\n\n<Counter start={3} label="Up">kid</Counter>\n'
    const files = { 'lib/counter.jsx': counter }
    const { html, codes } = await compiled(text, files)
    expect(html).toBe('<div><p><button type="button">Up: 3</button>kid</p></div>')
    expect(codes).toEqual([])
    expect(await islands(text, files)).toEqual([
      { file: 'lib/counter.jsx', name: 'Counter', props: { start: 3, label: 'Up', children: 'kid' } },
    ])
  })

  test('hold nodes in slots', async () => {
    const text = `${counter}\n<Counter label={<b>x</b>}>\n\n**kid**\n\n</Counter>\n`
    expect((await compiled(text)).html).toBe(
      '<div><p><button type="button"><span data-island-slot="label"><b>x</b></span>: 0</button></p><div data-island-slot="children"><p><strong>kid</strong></p></div></div>',
    )
    expect(await islands(text)).toEqual([{ file: 'a.mdx', name: 'Counter', props: {} }])
  })

  test('are one island with what they hold; one inside of a still component is its own', async () => {
    const more = `${counter}\nexport const Outer = () => { const [x] = useState(1); return <section><Counter start={x}/></section> }\nexport const Still = () => <section><Counter/></section>\n`
    expect(await islands(`${more}\n<Outer/>\n`)).toEqual([{ file: 'a.mdx', name: 'Outer', props: {} }])
    expect(await islands(`${more}\n<Still/>\n`)).toEqual([{ file: 'a.mdx', name: 'Counter', props: {} }])
  })

  test('are known by hooks of their own, `React.`, handlers, and what a browser brings', async () => {
    for (const body of [
      '{ const [a] = React.useState(1); return <b>{a}</b> }',
      '{ const { useState: s } = React; const [a] = useToggle(); return <b>{a}</b> }',
      '<b onClick={go}>x</b>',
      '{ const w = typeof window === "undefined" ? 1 : 2; return <b>{w}</b> }',
    ])
      expect(
        await islands(
          `export const useToggle = () => React.useState(2)\nexport const go = () => 1\nexport const A = () => ${body}\n\n<A/>\n`,
        ),
      ).toHaveLength(1)
    for (const body of [
      '<b title="onClick">x</b>',
      '{ const a = useMemo(() => 1, []); const r = useRef(a); return <b ref={r}>{r.current}{useId()}</b> }',
      '({ location }) => 1',
    ])
      expect(await islands(`export const A = () => ${body}\n\n<A/>\n`)).toEqual([])
  })

  test('leave a gap where their first look needs a browser', async () => {
    const text =
      'export const Wide = ({ children }) => { const w = window.innerWidth; return <p>{w}{children}</p> }\n\n<Wide>text</Wide>\n'
    expect(await compiled(text)).toMatchObject({
      html: '<div data-island-gap="Wide">text</div>',
      codes: ['component-interactive'],
    })
    expect(await islands(text)).toEqual([{ file: 'a.mdx', name: 'Wide', props: { children: 'text' } }])
  })

  test('that cannot be started by themselves are shown and told', async () => {
    const text = `${counter}\nexport const box = { In: () => { const [a] = useState(1); return <b>{a}</b> } }\n\n<Counter label="x" start={5} onPick={() => 5}/>\n\n<box.In/>\n`
    const { html, codes } = await compiled(text)
    expect(html).toBe('<p><button type="button">x: 5</button></p>\n<b>1</b>')
    expect(codes).toEqual(['component-interactive', 'component-interactive'])
    expect(await islands(text)).toEqual([])
  })

  test('may be given data that holds itself', async () => {
    const text = `${counter}\nexport const loop = (() => { const a = {}; a.a = a; const l = [a]; l.push(l, l); a.l = l; return a })()\nexport const twice = (() => { let a = [1]; for (let i = 0; i < 60; i++) a = [a, a]; return a })()\n\n<Counter start={1} data={loop}/>\n\n<Counter start={2} data={twice}/>\n\n<Card title={loop} {...loop}/>\n\n{String(loop.l)}\n`
    const { html, codes } = await compiled(text)
    expect(html).toContain(': 1</button>')
    expect(codes).toContain('component-interactive')
  })

  test('give hooks their first values', async () => {
    const text =
      'export const A = () => {\n  const [s, dispatch] = useReducer((x) => x, { n: 1 })\n  const ref = useRef(2)\n  const memo = useMemo(() => s.n + ref.current, [])\n  const call = useCallback((x) => x * 2, [])\n  const theme = useContext(React.createContext("dark"))\n  const [pending, start] = useTransition()\n  const live = useSyncExternalStore(() => {}, () => 1, () => 9)\n  useLayoutEffect(() => {})\n  dispatch({})\n  return <p id={useId()}>{memo} {call(memo)} {theme} {String(pending)} {live}</p>\n}\n\n<A/>\n'
    expect(await compiled(text)).toMatchObject({ html: '<div><p id="part-1">3 6 dark false 9</p></div>', codes: [] })
  })
})

test('handlers outside of components are left out, with a warning', async () => {
  const { html, codes } = await compiled(
    '<button onClick={() => alert(1)}>Go</button>\n\n<Card title="x" onClick={() => 1}/>\n',
  )
  expect(html).toBe('<button type="button">Go</button>\n<div class="card" data-cols="2">x</div>')
  expect(codes).toEqual(['handler-dropped'])
})
