import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import { readFrontmatter } from '../../src/markdown/frontmatter.ts'
import { page, toolsWith } from './fake-theme.ts'

function read(text: string) {
  const { data, body, diagnostics } = readFrontmatter(text, 'a.mdx')
  return {
    data,
    body: body.trim(),
    problems: diagnostics.map(({ code, at, hint }) => `${at?.line}:${at?.column} ${code}${hint ? ` · ${hint}` : ''}`),
  }
}

describe('front matter', () => {
  test('is blanked, so that places stay the author’s', () => {
    expect(readFrontmatter('---\ntitle: Ä😀\n---\nx', 'a.mdx').body).toBe('   \n          \n   \nx')
  })

  test('takes numbers, dates and words as they were written', () => {
    const { data, problems } = read(
      "---\ntitle: 1.0\ndescription: 2024-01-02\nsidebarTitle: yes\ntag: 'a'\nversion: 1.10\nhidden: 'true'\nx: 5\n---\n",
    )
    expect(data).toEqual({
      title: '1.0',
      description: '2024-01-02',
      sidebarTitle: 'yes',
      tag: 'a',
      version: '1.10',
      hidden: true,
      x: 5,
    })
    expect(problems).toEqual([])
  })

  test.each([
    ['---\n---\nx', {}, 'x', []],
    ['no front matter', {}, 'no front matter', []],
    [
      '---\n\ntext\n\n---\n\nmore',
      {},
      '---\n\ntext\n\n---\n\nmore',
      ['1:1 frontmatter-no-keys · Write "key: value" lines, or put an empty line above the first "---".'],
    ],
    [
      '---\ntitle: a: b\ndescription: "c"\n---\nx',
      { title: 'a: b', description: 'c' },
      'x',
      ['2:8 frontmatter-yaml · Put the value in quotes: title: "a: b"'],
    ],
    [
      '---\ntitle: "a" and "b"\n---\nx',
      { title: '"a" and "b"' },
      'x',
      ['2:12 frontmatter-yaml · Put the value in quotes: title: \'"a" and "b"\''],
    ],
    ['---\ntitle: a\ntitle: b\n---\nx', { title: 'a' }, 'x', ['3:1 frontmatter-duplicate · Remove one of them.']],
    [
      '---js\nprocess.exit(1)\n---\nx',
      {},
      'x',
      ['1:1 frontmatter-language · Write "---" alone in the first line, and YAML below it.'],
    ],
    [
      '--- javascript\nx\n---\nx',
      {},
      'x',
      ['1:1 frontmatter-language · Write "---" alone in the first line, and YAML below it.'],
    ],
    ['---yaml\ntitle: a\n---\nx', { title: 'a' }, 'x', []],
    [
      '+++\ntitle = "T"\n+++\nx',
      { title: 'T' },
      'x',
      ['1:1 frontmatter-language · Write "---" around it and "key: value" lines.'],
    ],
    [
      '---\ntitle: a\n\nx',
      {},
      '---\ntitle: a\n\nx',
      ['1:1 frontmatter-unclosed · Write "---" on a line of its own after the last key.'],
    ],
    [
      '---\ntitel: a\nsideBarTitle: b\nmode: wild\n---\nx',
      { titel: 'a', sidebarTitle: 'b' },
      'x',
      [
        '2:1 frontmatter-key-unknown · Did you mean "title"?',
        '3:1 frontmatter-key-unknown · Did you mean "sidebarTitle"?',
        '4:1 frontmatter-type · Use one of "default", "wide", "custom", "frame", "center", "assistant".',
      ],
    ],
  ])('%j', (text, data, body, problems) => {
    expect(read(text)).toEqual({ data, body, problems })
  })

  test.each([
    ['title: [a]', '"title" must be text, but it is a list.', 'Write title: "…"'],
    ['title: {a: b}', '"title" must be text, but it is a map of keys.', 'Write title: "…"'],
    ['hidden: maybe', '"hidden" must be true or false, but it is "maybe".', 'Write hidden: true'],
    ['boost: high', '"boost" must be a number, but it is "high".', 'Write boost: 1'],
    ['boost: -1', '"boost" must be greater than 0, but it is -1.', undefined],
    [
      'lastUpdatedDate: April 2026',
      '"lastUpdatedDate" must begin with a day, but it is "April 2026".',
      'Write the day as in "2026-04-14".',
    ],
    ['keywords: {a: b}', '"keywords" must be a list or text, but it is a map of keys.', 'Write keywords: ["…"]'],
    ['mode: wild', '"mode" cannot be "wild".', expect.stringMatching(/^Use one of "default", /)],
  ])('says in words what a key takes: %s', (line, message, hint) => {
    const { diagnostics } = readFrontmatter(`---\n${line}\n---\n`, 'a.mdx')
    expect(diagnostics.map((each) => [each.code, each.message, each.hint])).toEqual([
      ['frontmatter-type', message, hint],
    ])
  })

  test.each(['Public: false', 'Groups: [admin]'])('who may read is known in any spelling: %s', (line) => {
    const { data, diagnostics } = readFrontmatter(`---\n${line}\n---\n`, 'a.mdx')
    expect(data.public ?? data.groups).toBeDefined()
    expect(diagnostics).toMatchObject([{ code: 'frontmatter-key-unknown' }])
  })

  test.each([
    ['public: true\npublic: false', { public: false }],
    ['public: false\npublic: true', { public: false }],
    ['public:\npublic: false', { public: false }],
    ['public: true\nPublic: false', { public: false }],
    ['Public: true\nPUBLIC: false', { public: false }],
    ['groups: []\ngroups: [staff]', { groups: ['staff'] }],
    ['groups: [staff]\ngroups: false', { groups: ['staff'] }],
    ['groups:\n  - staff\ngroups: []', { groups: ['staff'] }],
    ['draft: false\ndraft: true', { draft: true }],
  ])('of two values the one that keeps the page back counts: %j', (lines, data) => {
    const found = readFrontmatter(`---\n${lines}\n---\n`, 'a.mdx')
    expect(found.data).toEqual(data)
    expect(found.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'frontmatter-duplicate', at: expect.objectContaining({ file: 'a.mdx' }) }),
    )
  })

  test('which of two values counts is said', () => {
    const told = (lines: string) =>
      readFrontmatter(`---\n${lines}\n---\n`, 'a.mdx').diagnostics.map(({ message, at }) => `${at?.line} ${message}`)
    expect(told('public: true\npublic: false')).toEqual([
      '3 The key "public" is given twice; the one that keeps the page back counts.',
    ])
    expect(told('public: false\npublic: true')).toEqual(['3 The key "public" is given twice; the first one counts.'])
  })

  test.each(['+++\npublic = false\npublic = true\n+++\n', '---\npublic: false\npublic: true\ntitle: x\n\nText.\n'])(
    'so it is where the block is not read as a whole: %j',
    (text) => {
      expect(readFrontmatter(text, 'a.mdx').data.public).toBe(false)
    },
  )

  test.each([
    ['related: [a, 3]', 'Entry 2 of "related" must be text or a map of keys, but it is "3".'],
    ['related: [{a: 4}]', 'Entry 1 of "related" holds a value that does not fit.'],
    ['contextual: {display: side}', '"contextual.display" must be "header" or "toc", but it is "side".'],
    ['toc: {min: one}', '"toc.min" must be a number, but it is "one".'],
  ])('what is wrong inside a value is named: %s', (line, message) => {
    expect(readFrontmatter(`---\n${line}\n---\n`, 'a.mdx').diagnostics).toMatchObject([
      { code: 'frontmatter-type', message },
    ])
  })

  test('a block without keys is one message', async () => {
    const { diagnostics } = await compileMarkdown(page('---\n- list\n---\n\nText.\n'), toolsWith())
    expect(diagnostics).toMatchObject([{ code: 'frontmatter-no-keys' }])
  })

  test('a page of a schema is nothing to remark on', () => {
    expect(readFrontmatter('---\nopenapi-schema: Pet\n---\n', 'a.mdx').diagnostics).toEqual([])
  })

  test.each([
    [
      'asyncapi: a.yaml channel',
      'info frontmatter-key-idle',
      '"asyncapi" has no effect: AsyncAPI descriptions are not shown.',
    ],
    ['slug: /x', 'info frontmatter-key-idle', '"slug" has no effect: the address of a page follows from its file.'],
    ['keywords: a, b', 'warning frontmatter-keywords', '"keywords" is a text; it was split at its commas.'],
    ['boost: 50', 'warning frontmatter-range', '"boost" is 50; 10 is used.'],
    ['boost: 0.01', 'warning frontmatter-range', '"boost" is 0.01; 0.1 is used.'],
    [
      'mode: assistant',
      'warning frontmatter-mode',
      'The mode "assistant" needs a server; the page is shown as "center".',
    ],
  ])('says what becomes of a value: %s', (line, code, message) => {
    const { diagnostics } = readFrontmatter(`---\n${line}\n---\n`, 'a.mdx')
    expect(diagnostics.map((each) => [`${each.severity} ${each.code}`, each.message])).toEqual([[code, message]])
  })

  test('takes what YAML makes awkward as it is written', () => {
    const { data, problems } = read(
      "---\ntitle: What's new: v2\ndescription: 1.0\nsidebarTitle: yes\ntag: 2024-01-02\nversion: 0777\nx: 12:30\n---\n\n---\n",
    )
    expect(data).toMatchObject({
      title: "What's new: v2",
      description: '1.0',
      sidebarTitle: 'yes',
      tag: '2024-01-02',
      version: '0777',
      x: '12:30',
    })
    expect(problems).toEqual(['2:8 frontmatter-yaml · Put the value in quotes: title: "What\'s new: v2"'])
  })

  test('a tab before a key is named with its line', () => {
    expect(read('---\ntitle: a\n\ticon: b\n---\nx').problems[0]).toMatch(/^3:1 frontmatter-yaml/)
  })

  test('a title that does not fit is one message', async () => {
    const { diagnostics } = await compileMarkdown(page('---\ntitle: [a]\ndescription: D\n---\nx'), toolsWith())
    expect(diagnostics.map(({ code }) => code)).toEqual(['frontmatter-type'])
  })

  test('refuses blocks that are too long or too deep', () => {
    expect(read(`---\na: ${'x'.repeat(70_000)}\n---\n`).problems).toEqual(['1:1 frontmatter-too-long'])
    expect(read(`---\na: ${'['.repeat(5000)}\n---\n`).problems[0]).toContain('frontmatter-yaml')
    expect(
      read(`---\n${Array.from({ length: 200 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')}\n---\n`).problems[0],
    ).toContain('frontmatter-yaml')
  })

  test('runs no code and pollutes no prototype', () => {
    const { data } = read(
      '---\n__proto__: {polluted: 1}\nf: !!js/function "function(){}"\nb: {<<: {__proto__: {polluted: 1}}}\n---\n',
    )
    expect(Object.keys(data)).toEqual(['__proto__', 'f', 'b'])
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    expect(typeof data.f).toBe('string')
  })

  test('expands aliases within limits', () => {
    expect(read('---\na: &a [1]\nb: *a\n---\n').data).toEqual({ a: [1], b: [1] })
    const bomb = `a0: &a0 [x]\n${Array.from({ length: 9 }, (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level},`.repeat(9)}]`).join('\n')}`
    expect(JSON.stringify(read(`---\n${bomb}\n---\n`).data).length).toBeLessThan(100_000)
  })
})

describe('the title', () => {
  const titleOf = async (text: string, path = 'guides/get-started.mdx') => {
    const { title, html, markdown, diagnostics } = await compileMarkdown(page(text, path), toolsWith())
    return { title, html, markdown, codes: diagnostics.map(({ code }) => code) }
  }
  test('comes from the first heading, which leaves the body', async () => {
    expect(await titleOf('# The *start*\n\nx')).toEqual({
      title: 'The start',
      html: '<p>x</p>',
      markdown: 'x',
      codes: ['frontmatter-missing'],
    })
  })
  test('comes from the file name', async () => {
    expect(await titleOf('---\nicon: x\n---\ny')).toEqual({
      title: 'Get started',
      html: '<p>y</p>',
      markdown: 'y',
      codes: ['title-missing', 'description-missing'],
    })
  })
  test.each(['""', "'  '", '"\\t"'])(
    'that is blank (%s) is none: what stands in for a missing one does',
    async (blank) => {
      expect(await titleOf(`---\ntitle: ${blank}\nsidebarTitle: ${blank}\ndescription: b\n---\ny`)).toMatchObject({
        title: 'Get started',
        codes: ['title-missing'],
      })
      expect((await titleOf(`---\ntitle: ${blank}\ndescription: b\n---\n# Head`)).title).toBe('Head')
      expect(read(`---\nsidebarTitle: ${blank}\n---\n`).data).toEqual({})
    },
  )
  test('leaves another heading alone', async () => {
    expect((await titleOf('---\ntitle: A\ndescription: b\n---\n# B')).html).toBe('<h1 id="b">B</h1>')
    expect((await titleOf('---\ntitle: A\ndescription: b\n---\n# A\n\nx')).html).toBe('<p>x</p>')
  })
  test('survives a byte order mark and other line ends', async () => {
    const plain = await titleOf('---\ntitle: A\ndescription: b\n---\n\nx\ny\n')
    expect(await titleOf('\uFEFF---\r\ntitle: A\r\ndescription: b\r\n---\r\n\r\nx\r\ny\r\n')).toEqual(plain)
    expect(await titleOf('---\rtitle: A\rdescription: b\r---\r\rx\ry\r')).toEqual(plain)
  })
})

describe('addresses that could run code', () => {
  test.each([
    ['url: javascript:alert(1)', 'url'],
    ['related: ["/a", {B: "data:text/html,x"}]', undefined],
    ['contextual: {options: [copy, {title: T, href: "javascript:x"}]}', undefined],
    ['contextual: {options: [{title: T, href: {base: "vbscript:x"}}]}', undefined],
  ])('%s', (line, dropped) => {
    const { data, problems } = read(`---\ntitle: T\n${line}\n---\n`)
    expect(problems).toEqual(['3:1 link-unsafe · Use https, mailto, tel or a path.'])
    if (dropped) expect(data).not.toHaveProperty(dropped)
  })
})

test.each([
  ['playground: auth', 'playground-auth', 'Write "show", "simple" or "hide".'],
  ['authMethod: Cobo', 'auth-method-unknown', 'Write "key".'],
])('%s is told as in the configuration', (line, code, hint) => {
  const { diagnostics } = readFrontmatter(`---\ntitle: T\n${line}\n---\n`, 'a.mdx')
  expect(diagnostics).toMatchObject([{ code, severity: 'warning', hint, at: { file: 'a.mdx', line: 3, column: 1 } }])
})
