/** Languages that a project brings the grammar of: coloured in fences, read from its own files only, faults with a place. */
import { describe, expect, test } from 'vitest'
import { createCache } from '../../src/content/cache.ts'
import { buildFolder, docs, mdx, project } from '../site-kit.ts'
import { folder, write } from '../temporary.ts'

const rule = (match: string, name: string) => ({ match, name })
const plant = (keyword = 'grow|water') => ({
  name: 'Plantscript',
  scopeName: 'source.plant',
  aliases: ['plants'],
  fileTypes: ['.plt'],
  patterns: [
    rule(`\\b(${keyword})\\b`, 'keyword.control.plant'),
    { begin: '\\[', end: '\\]', patterns: [{ include: 'source.plant' }, { include: '#word' }] },
    { begin: '<js>', end: '</js>', contentName: 'meta.embedded', patterns: [{ include: 'source.js' }] },
  ],
  repository: { word: rule('"[^"]*"', 'string.quoted.double.plant') },
})
const page = (fence: string, code: string) => mdx('Page', `\`\`\`${fence}\n${code}\n\`\`\``)
const config = (custom: unknown) =>
  docs({ navigation: [{ group: 'All', pages: ['index'] }], styling: { codeblocks: { languages: { custom } } } })
const colored = (html: string) =>
  [.../<pre.*<\/pre>/s.exec(html)![0].matchAll(/<span class="(tok-[^"]*|[\w-]+)">([^<]*)<\/span>/g)].map(
    ([, kind, text]) => `${text!.trim()}: ${kind}`,
  )

test.each(['plantscript', 'Plantscript', 'plants', 'plt'])('a fence of "%s" has colours', async (fence) => {
  const made = await project({
    'docs.json': config(['/grammars/plant.json']),
    'grammars/plant.json': plant(),
    'index.mdx': page(fence, 'grow fern ["wet" water]\n<js> const a = 1 </js>'),
  })
  expect(made.diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([])
  expect(made.diagnostics.map(({ code }) => code)).not.toContain('language-unknown')
  const found = colored(made.html('/'))
  const kindOf = (text: string) => found.find((each) => each.startsWith(`${text}:`))?.split(': ')[1]
  expect(kindOf('grow')).toBeDefined()
  expect(kindOf('water')).toBe(kindOf('grow'))
  expect(kindOf('const')).toBe(kindOf('grow'))
  expect(kindOf('"wet"')).toBeDefined()
  expect(kindOf('"wet"')).not.toBe(kindOf('grow'))
})

test('a grammar that changes colours its pages anew, also from a cache', async () => {
  const root = folder({
    'docs.json': config('grammars/plant.json'),
    'grammars/plant.json': plant(),
    'index.mdx': page('plantscript', 'grow prune'),
  })
  const cache = createCache()
  const texts = async () => colored((await buildFolder(root, {}, cache)).html('/')).map((each) => each.split(':')[0])
  expect(await texts()).toEqual(['grow'])
  write(root, { 'grammars/plant.json': plant('prune') })
  expect(await texts()).toEqual(['prune'])
})

test('a grammar takes the place of no other, whatever it calls itself', async () => {
  const code = 'const a = "b" // c'
  const html = async (files: object) => {
    const made = await project({ 'index.mdx': page('js', code), ...files })
    return /<pre.*<\/pre>/s.exec(made.html('/'))![0]
  }
  const liar = { ...plant(), scopeName: 'source.js', injectTo: ['source.js'], injectionSelector: 'L:source.js' }
  const own = await html({ 'docs.json': config(['a.json']), 'a.json': liar })
  expect(own).toBe(await html({ 'docs.json': docs({ navigation: [{ group: 'All', pages: ['index'] }] }) }))
})

test.each([
  ['a/missing.json', {}, 'grammar-missing', 'docs.json', 'Did you mean'],
  ['../outside.json', {}, 'grammar-missing', 'docs.json', ''],
  ['https://example.com/x.json', {}, 'grammar-missing', 'docs.json', ''],
  ['a/bad.json', { 'a/bad.json': '{\n  "name": ' }, 'grammar-invalid', 'a/bad.json', 'TextMate'],
  ['a/list.json', { 'a/list.json': [] }, 'grammar-invalid', 'docs.json', 'TextMate'],
  ['a/shape.json', { 'a/shape.json': { scopeName: 'source.x', patterns: 1 } }, 'grammar-invalid', 'docs.json', ''],
  ['a/empty.json', { 'a/empty.json': '' }, 'grammar-invalid', 'a/empty.json', ''],
])('%s is told', async (...[path, files, code, file, hint]) => {
  const made = await project({
    'docs.json': config([path]),
    'a/missed.json': {},
    'index.mdx': page('plantscript', 'grow'),
    ...files,
  })
  const found = made.diagnostics.filter((each) => each.code.startsWith('grammar-'))
  expect(found).toMatchObject([{ code, at: { file }, hint: expect.stringContaining(hint) }])
  expect(found[0]!.at!.line).toBeGreaterThan(file === 'docs.json' ? 1 : 0)
  expect(made.text('/')).toContain('grow')
})

test.each([
  ['no rule', { patterns: [null, 1, 'x', {}] }],
  ['a bad pattern', { patterns: [rule('([', 'keyword'), rule('(?<=a*)b', 'keyword')] }],
  ['includes that lead nowhere', { patterns: [{ include: '#gone' }, { include: 'source.gone' }, { include: 1 }] }],
  [
    'a circle',
    { patterns: [{ include: '#a' }], repository: { a: { patterns: [{ include: '#a' }, { include: '$self' }] } } },
  ],
  ['an endless match', { patterns: [{ begin: '(?=x)', end: '(?=x)' }, rule('', 'keyword')] }],
  ['a repository that is a list', { patterns: [{ include: '#a' }], repository: [1] }],
])('a grammar of %s leaves the page as it is', async (_, rules) => {
  const made = await project({
    'docs.json': config(['x.json']),
    'x.json': { name: 'x', scopeName: 'source.x', ...rules },
    'index.mdx': page('x', 'grow xx'),
  })
  expect(made.text('/')).toContain('grow xx')
  expect(made.codes.filter((code) => code !== 'grammar-invalid')).toEqual([])
})

describe('a grammar whose patterns take time without end', () => {
  const hostile = (name: string, match: string) => ({
    name,
    scopeName: `source.${name}`,
    patterns: [rule(match, 'keyword.control')],
  })
  const text = 'a'.repeat(60)

  test.each([
    ['one that looks ahead', '(?=(a|aa)+$)a'],
    ['many in a row', 'a*a*a*a*a*a*a*a*a*a*\\d'],
  ])(
    '%s does not hold up the build',
    async (_, match) => {
      const fences = ['evil', 'plantscript', 'js'].map((name) => `\`\`\`${name}\n${text}!b grow\nconst b = 1\n\`\`\``)
      const made = await project({
        'docs.json': config(['evil.json', 'plant.json']),
        'evil.json': hostile('evil', match),
        'plant.json': plant(),
        'index.mdx': mdx('Page', [...fences, fences[0]].join('\n\n')),
        'other.mdx': mdx('Other', fences[0]),
      })
      expect(made.diagnostics.filter(({ code }) => code === 'code-plain')).toMatchObject([
        { severity: 'error', at: { file: 'index.mdx' } },
        { severity: 'error', at: { file: 'other.mdx' } },
      ])
      const blocks = [...made.html('/').matchAll(/<pre.*?<\/pre>/gs)].map(([block]) => block.includes('class="t-'))
      expect(blocks).toEqual([false, true, true, false])
      expect(made.text('/')).toContain(`${text}!b grow`)
    },
    30_000,
  )
})
