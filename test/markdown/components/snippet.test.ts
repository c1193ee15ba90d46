import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../../src/markdown/compile.ts'
import { importTarget, snippetPath } from '../../../src/markdown/components/snippet-path.ts'
import { page, toolsWith } from '../fake-theme.ts'

const head = '---\ntitle: T\ndescription: D\nauthor: Ann\n---\n\n'
async function compiled(text: string, files: Record<string, string> = {}) {
  const document = await compileMarkdown(page(head + text), toolsWith(files, { variables: { product: 'Leaf' } }))
  const { html, markdown, includes, lookups } = document
  return {
    html,
    markdown,
    includes,
    lookups,
    codes: document.diagnostics.map(({ code, at }) => `${at?.file}:${at?.line} ${code}`),
  }
}

describe('props of a snippet', () => {
  test('stand in text, attributes, addresses and code, where they were given', async () => {
    const files = {
      'snippets/s.mdx':
        'Hi {name}, {props.n}, {other}, `x {name} {other}`, [l](/u/{name} "t {name}")\n\n```js {name}.js\nlet {name} = {other}\n```\n\n<Card title="T {name}" kind={props.kind ?? "small"}/>\n',
    }
    const { html, markdown, codes } = await compiled(
      'import S from "/snippets/s.mdx"\n\n<S name="Bob" n={3}/>\n',
      files,
    )
    expect(html).toContain(
      '<p>Hi Bob, 3, {other}, <code>x Bob {other}</code>, <a title="t Bob" href="/u/Bob/">l</a></p>',
    )
    expect(html).toContain('data-title="Bob.js"')
    expect(html.replace(/<[^>]*>/g, '')).toContain('let Bob = {other}')
    expect(html).toContain('<div class="card" data-cols="2" data-kind="small">T Bob</div>')
    expect(markdown).toContain('let Bob = {other}')
    expect(codes).toEqual(['snippets/s.mdx:1 expression-unknown'])
  })

  test('a place for children shows nothing where there are none', async () => {
    const files = { 'snippets/s.mdx': 'a {children}\n\n{children}\n' }
    const { html, codes } = await compiled('import S from "/snippets/s.mdx"\n\n<S/>\n', files)
    expect(html.replace(/<[^>]*>/g, '').trim()).toBe('a')
    expect(codes).toEqual([])
  })

  test('are each use’s own', async () => {
    const { html } = await compiled(
      '<Snippet file="s.mdx" a="1"/>\n\n<Snippet file="s.mdx" a="2"/>\n\n<Snippet file="s.mdx"/>\n',
      {
        '_snippets/s.mdx': '`{a}` {a}\n',
      },
    )
    expect(html).toBe('<p><code>1</code> 1</p>\n<p><code>2</code> 2</p>\n<p><code>{a}</code> {a}</p>')
  })

  test('hold children where the snippet wants them, else at its end', async () => {
    const files = { 'a.mdx': 'Before\n\n<Note>{children}</Note>\n', 'b.mdx': 'Before\n' }
    expect((await compiled('import A from "/a.mdx"\n\n<A>kid</A>', files)).html).toBe(
      '<p>Before</p>\n<aside data-kind="note"><p>kid</p></aside>',
    )
    expect((await compiled('import B from "/b.mdx"\n\n<B>kid</B>', files)).html).toBe('<p>Before</p>kid')
  })
})

describe('imports', () => {
  test('give names of snippets, files of code, and data', async () => {
    const files = {
      'snippets/s.mdx': 'export const price = 5\nexport const Box = () => <b>{price}</b>\n\ntext\n',
      'lib/index.ts':
        'export * from "./more"\nexport { three as four } from "./more"\nexport default function Main() { return <u>main</u> }\n',
      'lib/more.tsx':
        'import type { X } from "y"\nexport const three: number = 3\nexport const Two = ({ a }: { a?: string }): unknown => <i>{a!}</i>\nenum Unused { A }\n',
      'data/x.json': '{"list": ["p", "q"], "n": 1}',
      'images/a.png': '',
    }
    const text = `import S, { price, Box as B } from '/snippets/s.mdx'\nimport * as all from '../lib'\nimport Main from '../lib/index.js'\nimport data, { n } from '/data/x.json'\nimport pic from '/images/a.png'\nimport './x.css'\n\n{price} <B/> {all.four} <all.Two a="z"/> <Main/> {data.list.join("+")} {n} <img src={pic} alt="p"/>\n\n<S/>\n`
    const { html, codes, includes } = await compiled(text, files)
    expect(html).toBe('<p>5 <b>5</b> 3 <i>z</i> <u>main</u> p+q 1 <img src="/images/a.png" alt="p"></p>\n\n<p>text</p>')
    expect(codes).toEqual([])
    expect(includes).toEqual(['data/x.json', 'lib/index.ts', 'lib/more.tsx', 'snippets/s.mdx'])
  })

  test('of nothing are told where they are used', async () => {
    const { html, codes, lookups } = await compiled(
      'import { A } from "./none.jsx"\nimport { Nine } from "/lib.js"\nimport Bad from "/bad.js"\nimport No from "/bad.json"\n\n<A title="t">a</A>\n\n<Nine/>\n\n<Bad>c</Bad>\n',
      { 'lib.js': 'export const One = 1\nexport const Two = 2', 'bad.js': 'export const (', 'bad.json': '{' },
    )
    expect(html).toBe('<p><strong>t</strong></p>a\n<div data-island-gap="Nine"></div>\nc')
    expect(codes.sort()).toEqual([
      'bad.js:1 import-invalid',
      'bad.json:1 import-invalid',
      'guides/start.mdx:14 import-name',
      'guides/start.mdx:16 import-name',
      'guides/start.mdx:7 import-missing',
    ])
    // A page is compiled anew when one of these appears.
    expect(lookups).toContain('guides/none.jsx')
  })

  test('of packages are told once each, and built-ins stand in for their like', async () => {
    const { html, codes } = await compiled(
      'import { Star, Sun } from "lucide-react"\nimport { Moon } from "lucide-react/icons"\nimport { Card } from "nextra/components"\nimport React, { useState } from "react"\n\n<Star/> <Card title="c"/>\n',
    )
    expect(html).toBe(
      '<span data-island-gap="Star"></span>\n<div class="card" data-cols="2">c</div>'.replaceAll('span', 'div'),
    )
    expect(codes).toEqual(['guides/start.mdx:7 import-package'])
  })

  test('are told at their own lines', async () => {
    const { codes } = await compiled(
      'import { A } from "./code.ts"\nimport\n  { Star }\nfrom "pack"\nexport * from "other"\n\nimport Gone from "./gone.jsx"\n\n<Gone/>\n',
      {
        'code.ts':
          'import type { T } from "types"\nconst x: T = 1\nimport { Y } from "third"\nexport const A = () => <Y/>',
      },
    )
    expect(codes.sort()).toEqual([
      'code.ts:3 import-package',
      'guides/start.mdx:11 import-package',
      'guides/start.mdx:13 import-missing',
      'guides/start.mdx:8 import-package',
    ])
  })

  test('win over elements of the same name; data does not', async () => {
    const text = 'import chat from "/c.mdx"\nexport const code = "x"\n\n<chat/> <code>y</code> {code}\n'
    expect((await compiled(text, { 'c.mdx': 'hi' })).html).toBe('<p>hi <code>y</code> x</p>')
  })

  test('may go round: values that need themselves have none', async () => {
    const files = {
      'a.js': 'import { b } from "./b.js"\nexport const a = b\nexport const ok = 1',
      'b.js': 'import { a } from "./a.js"\nexport const b = a',
    }
    const { html } = await compiled('import { a, ok } from "/a.js"\n\nx {a} {ok}\n', files)
    expect(html).toBe('<p>x {a} 1</p>')
  })
})

describe('names of every page', () => {
  test('are its front matter and the variables of the site', async () => {
    const { html, codes } = await compiled(
      'import S from "/s.mdx"\n\n{frontmatter.author} {frontmatter.none} {variables.product} {{product}}\n\n<S/>\n',
      {
        's.mdx': '---\nauthor: Bob\n---\n{frontmatter.author} {frontmatter.title}\n',
      },
    )
    expect(html).toBe('<p>Ann  Leaf Leaf</p>\n<p>Bob T</p>')
    expect(codes).toEqual([])
  })

  test('are no names of the machine', async () => {
    const { html } = await compiled('a {process} {window} {location} {String} {Card} {globalThis} {props}\n')
    expect(html).toBe('<p>a {process} {window} {location} {String} {Card} {globalThis} {props}</p>')
  })
})

test('paths are those of files, never outside of the project', () => {
  const files = new Set(['pages/a.mdx', 'snippets/b.md', 'lib/c.tsx', 'lib/d/index.js', 'img.png'])
  const project = {
    contentDir: 'pages',
    readFile: (path: string) => (files.has(path) ? '' : undefined),
    fileExists: (path: string) => files.has(path),
  }
  const target = (written: string) => importTarget(written, 'pages/x/y.mdx', project)
  expect(target('/a.mdx')).toEqual({ kind: 'file', file: 'pages/a.mdx', format: 'markdown' })
  expect(target('../a')).toEqual({ kind: 'file', file: 'pages/a.mdx', format: 'markdown' })
  expect(target('@/lib/c.js')).toEqual({ kind: 'file', file: 'lib/c.tsx', format: 'code' })
  expect(target('/lib/d')).toEqual({ kind: 'file', file: 'lib/d/index.js', format: 'code' })
  expect(target('/img.png')).toEqual({ kind: 'asset', href: '/img.png' })
  expect(target('../../../../a.mdx')).toEqual({ kind: 'missing' })
  expect(target('./a.css')).toEqual({ kind: 'style' })
  expect(target('@scope/name/deep')).toEqual({ kind: 'package', name: '@scope/name' })
  expect(snippetPath('b', project)).toBe('snippets/b.md')
  expect(snippetPath('../../b', project)).toBeUndefined()
})
