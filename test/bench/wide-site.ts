/** A small site that uses most of what a configuration says, and changes of all that a build reads. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProjectFiles } from '../temporary.ts'
import { write } from '../temporary.ts'
import type { Random } from './random-site.ts'

const some = <T>(random: Random, ...values: readonly T[]): T => values[random(values.length)]!

/** Either way of each key, or without it. */
function configOf(random: Random): object {
  const any = (...values: readonly unknown[]) => some(random, undefined, ...values)
  return {
    name: `Wide ${random(2)}`,
    description: any('About it'),
    theme: any('mint', 'maple'),
    colors: any({ primary: '#0a7' }, { primary: '#a07', light: '#f6c', dark: '#306' }, { primary: '#eee' }),
    background: any(
      { decoration: 'grid' },
      { image: '/images/a.svg' },
      { color: { light: '#fefefe', dark: '#111111' } },
    ),
    appearance: any({ default: 'dark', strict: true }),
    icons: any({ library: 'lucide' }),
    styling: any(
      { codeblocks: 'dark' },
      { codeblocks: { theme: { light: 'github-light', dark: 'nord' } } },
      { codeblocks: { languages: { custom: ['grammars/pot.json'] } } },
      { eyebrows: 'breadcrumbs', latex: false },
    ),
    fonts: any({ family: 'Own', source: 'fonts/own.woff2', format: 'woff2' }, { family: 'Lora' }),
    logo: any('/images/a.svg', { light: '/images/a.svg', dark: '/images/b.svg' }),
    favicon: any('/images/a.svg', '/gone.png'),
    variables: any({ product: 'Pot' }, { product: 'Pan' }),
    banner: any({ content: 'News', dismissible: true }),
    navbar: any({ links: [{ label: 'More', href: '/b' }], primary: { type: 'button', label: 'Go', href: '/gone' } }),
    footer: any({ socials: { github: 'https://github.com/a/b' } }),
    seo: any({ indexing: 'all' }, { metatags: { 'og:image': '/images/a.svg' } }, { trailingSlash: false }),
    site: any({ url: 'https://example.com' }, { url: 'https://example.com', base: '/docs' }, { relative: true }),
    redirects: any([{ source: '/old', destination: '/b' }], [{ source: '/b', destination: '/c' }]),
    markdown: any({ instructions: 'Read this.' }),
    metadata: any({ timestamp: true }),
    head: any('<meta name="robots" content="noarchive">'),
    integrations: any({ plausible: { domain: 'example.com' } }),
    contextual: any({ options: ['copy', 'view'] }),
    errors: any({ '404': { redirect: false, title: 'Gone' } }),
    api: {
      openapi: some<unknown>(random, 'api/a.yaml', ['api/a.yaml', 'api/b.yaml'], {
        source: 'api/a.yaml',
        directory: 'ref',
      }),
      baseUrl: any('https://api.example.com'),
      playground: any({ display: 'simple' }, { display: 'none' }),
      examples: any({ languages: ['curl', 'python'] }),
      params: any({ expanded: 'all' }),
    },
    navigation: navigationOf(random),
  }
}

function navigationOf(random: Random): object {
  const pages = ['index', 'a', 'b', { group: 'Deep', icon: some(random, 'leaf', 'own'), pages: ['deep/c', 'deep/d'] }]
  const groups = [
    { group: `Group ${random(2)}`, pages, ...(random(3) ? {} : { hidden: true }) },
    ...(random(2) ? [{ group: 'Made', openapi: 'api/a.yaml' }] : []),
  ]
  const kinds = [
    { groups },
    {
      tabs: [
        { tab: 'One', groups },
        { tab: 'Two', pages: ['e'] },
      ],
    },
    {
      versions: [
        { version: 'v2', groups },
        { version: 'v1', pages: ['e'] },
      ],
    },
    {
      languages: [
        { language: 'en', groups },
        { language: 'de', pages: ['e'] },
      ],
    },
    {
      anchors: [
        { anchor: 'Docs', groups },
        { anchor: 'Away', href: 'https://example.com' },
      ],
    },
  ]
  return kinds[random(kinds.length)]!
}

const parts = [
  "import Outer from '/snippets/outer.mdx'\n\n<Outer />",
  "import { Counter } from '/snippets/counter.jsx'\n\n<Counter />",
  '![Picture](/images/a.svg) <img src="/images/b.svg" />',
  '<p className="text-red-500 flex">Styled</p>',
  '<p className="mt-4 own-class" style={{ width: "30px" }}>Otherwise</p>',
  '<Card title="To b" href="/b" icon="leaf">Card</Card>',
  '[b](/b#below) [c](/deep/c) [file](/files/a.txt) [other file](files/b.zip) [api](/api/a.yaml)',
  '```pot title="x"\nboil water\n```',
  '```js\nlet a = 1\n```',
  '```mermaid\ngraph TD; A-->B\n```',
  'Formula $a^2$ and {{product}}.',
  '## Below\n\nText.',
  '<Tabs><Tab title="One">1</Tab></Tabs>',
]
const matter = [
  'hidden: true',
  'public: false',
  'noindex: true',
  'groups: [team]',
  'url: https://example.com',
  'aliases: [/was]',
  'related: [b, deep/c]',
  'icon: leaf',
  'sidebarTitle: Short',
  'openapi: GET /a',
  'openapi: api/b.yaml GET /z',
  'openapi-schema: Pot',
  'mode: wide',
  'tag: NEW',
  'deprecated: true',
  'timestamp: true',
  'lastUpdatedDate: 2026-01-02',
  'keywords: [pan]',
  'canonical: /b',
  'boost: 3',
]

function pageOf(random: Random): string {
  const chosen = [parts[random(parts.length)]!, parts[random(parts.length)]!, parts[random(parts.length)]!]
  const body = [...new Set(chosen)].sort((a, b) => Number(b.startsWith('import')) - Number(a.startsWith('import')))
  const own = random(2) ? [matter[random(matter.length)]!] : []
  return `---\n${[`title: Title ${random(3)}`, `description: About ${random(2)}`, ...own].join('\n')}\n---\n\n${body.join('\n\n')}\n`
}

const svg = (random: Random) => `<svg xmlns="http://www.w3.org/2000/svg" width="${10 + random(3)}" height="10"/>`
const api = (random: Random) => `openapi: 3.1.0
info: { title: Pots ${random(2)}, version: '1', description: 'See [get](#tag/x/GET/a).' }
tags: [{ name: x, description: Tag ${random(2)} }]
paths:
  /a:
    get:
      tags: [x]
      summary: Get ${random(3)}
      ${some(random, 'deprecated: true', 'x-hidden: true', 'x-excluded: true', 'operationId: get')}
      responses: { '200': { description: Fine, content: { application/json: { schema: { $ref: '#/components/schemas/Pot' } } } } }
components:
  schemas:
    Pot: { type: object, properties: { part: { $ref: './parts.yaml#/Part' }, n: { type: integer } } }
`
const apiParts = (random: Random) => `Part: { type: string, description: Part ${random(4)} }\n`
const apiOther = (random: Random) =>
  `openapi: 3.0.0\ninfo: { title: Other, version: '1' }\npaths:\n  /z: { get: { summary: Zed ${random(2)}, responses: { '200': { description: Fine } } } }\n`
const counter = (random: Random) =>
  `import { step } from './step.js'\nexport const Counter = () => {\n  const [n, set] = useState(${random(3)})\n  return <button onClick={() => set(n + step)}>{n}</button>\n}\n`
const grammar = (random: Random) =>
  JSON.stringify({
    name: 'pot',
    scopeName: 'source.pot',
    patterns: [{ match: some(random, 'boil', 'water'), name: 'keyword.pot' }],
  })

const pages = ['index', 'a', 'b', 'deep/c', 'deep/d', 'e', 'lone']

/** The files that a sequence starts from. */
export function wideStart(random: Random): ProjectFiles {
  return {
    'docs.json': configOf(random),
    ...Object.fromEntries(pages.map((name) => [`${name}.mdx`, pageOf(random)])),
    'api/a.yaml': api(random),
    'api/b.yaml': apiOther(random),
    'api/parts.yaml': apiParts(random),
    'images/a.svg': svg(random),
    'images/b.svg': svg(random),
    'snippets/outer.mdx': "import Inner from '/snippets/inner.mdx'\n\nOuter <Inner />",
    'snippets/inner.mdx': 'Inner.',
    'snippets/counter.jsx': counter(random),
    'snippets/step.js': 'export const step = 1\n',
    'grammars/pot.json': grammar(random),
    'files/a.txt': 'A',
  }
}

/** Makes one change, and says which. */
export function wideChanges(root: string, random: Random): string {
  const page = `${pages[random(pages.length)]!}.mdx`
  const put = (path: string, text: string | object) => () => write(root, { [path]: text })
  /** Takes away what is there, makes what is not. */
  const swap = (path: string, text: string) => () => {
    if (existsSync(join(root, path))) rmSync(join(root, path))
    else write(root, { [path]: text })
  }
  const kinds: readonly (readonly [string, () => void])[] = [
    ['configure', put('docs.json', configOf(random))],
    ['configure one key', () => oneKey(root, random)],
    ['configure one key more', () => oneKey(root, random)],
    ['break docs.json', put('docs.json', '{ "name": ')],
    [`write ${page}`, put(page, pageOf(random))],
    [`write ${page} again`, put(page, pageOf(random))],
    [`title of ${page}`, () => retitle(join(root, page), random)],
    [`swap ${page}`, swap(page, pageOf(random))],
    [
      'inner snippet',
      put('snippets/inner.mdx', `Inner ${random(4)} <span className="${some(random, 'p-4', 'p-5')}">x</span>`),
    ],
    [
      'outer snippet',
      put('snippets/outer.mdx', some(random, 'Outer alone', "import Inner from './inner.mdx'\n\n<Inner /> again")),
    ],
    ['swap inner snippet', swap('snippets/inner.mdx', 'Inner again')],
    ['island', put('snippets/counter.jsx', counter(random))],
    ['module of an island', put('snippets/step.js', `export const step = ${random(4)}\n`)],
    ['swap module of an island', swap('snippets/step.js', 'export const step = 5\n')],
    ['picture', put(`images/${some(random, 'a', 'b')}.svg`, svg(random))],
    ['swap picture', swap('images/b.svg', svg(random))],
    ['description', put('api/a.yaml', api(random))],
    ['break description', put('api/a.yaml', 'openapi: [')],
    ['part of a description', put('api/parts.yaml', apiParts(random))],
    ['swap part of a description', swap('api/parts.yaml', apiParts(random))],
    ['other description', put('api/b.yaml', apiOther(random))],
    ['swap other description', swap('api/b.yaml', apiOther(random))],
    ['grammar', put('grammars/pot.json', grammar(random))],
    ['break grammar', put('grammars/pot.json', '{')],
    ['swap grammar', swap('grammars/pot.json', grammar(random))],
    ['swap font', swap('fonts/own.woff2', 'wOF2')],
    [
      'style',
      put('own.css', some(random, '.own-class { color: red }', '@import "https://fonts.example/a.css";', 'p { x: y }')),
    ],
    ['swap style', swap('more.css', '.flex { color: red }')],
    ['script', put('own.js', some(random, 'let a = 1', 'export const a = 1', '#!/bin/node'))],
    ['swap script', swap('more.js', 'let b = 1')],
    ['swap favicon', swap('favicon.svg', svg(random))],
    ['swap linked file', swap('files/a.txt', 'A again')],
    ['ignore', put('.mintignore', some(random, 'lone.mdx\n', 'deep/\n', '*.css\n', 'images/b.svg\n', ''))],
    ['swap other ignore', swap('.flatleafignore', 'e.mdx\nown.js\n')],
    ['commit', () => commit(root, random)],
    ['package.json', put('package.json', { name: 'x', repository: some(random, 'github:a/b', 'github:c/d') })],
    ['public file', swap('public/robots.txt', 'User-agent: x\n')],
    ['part of the configuration', put('navigation.json', navigationOf(random))],
    ['configuration in parts', () => oneKey(root, random, { navigation: { $ref: 'navigation.json' } })],
  ]
  const [name, change] = kinds[random(kinds.length)]!
  change()
  return name
}

function oneKey(root: string, random: Random, changed?: object): void {
  const file = join(root, 'docs.json')
  const other = configOf(random) as Record<string, unknown>
  const names = Object.keys(other)
  const key = names[random(names.length)]!
  try {
    const now = JSON.parse(readFileSync(file, 'utf8')) as object
    write(root, { 'docs.json': { ...now, ...(changed ?? { [key]: other[key] }) } })
  } catch {
    write(root, { 'docs.json': { ...other, ...changed } })
  }
}

function retitle(file: string, random: Random): void {
  if (existsSync(file))
    writeFileSync(file, readFileSync(file, 'utf8').replace(/title: Title \d/, `title: Title ${random(9)}`))
}

/** A day of its own for whatever changed. */
function commit(root: string, random: Random): void {
  const date = `2025-0${1 + random(8)}-01T00:00:00Z`
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    })
  git('init')
  git('add', '.')
  git('commit', '--allow-empty', '-m', 'Save')
}
