import { describe, expect, test } from 'vitest'
import { mdx, project } from '../site-kit.ts'

const docs = { name: 'Garden', navigation: [{ group: 'Start', pages: ['index', 'plan'] }] }

describe('static files', () => {
  test('of the content folder and of public/ are published, those of the rest of the project are not', async () => {
    const made = await project({
      'docs.json': docs,
      'pages/index.mdx': mdx('Welcome'),
      'pages/plan.mdx': mdx('Plan'),
      'pages/images/bed.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'public/robots.txt': 'User-agent: *',
      'src/secret.ts': 'export {}',
      'pages/.hidden/x.txt': 'x',
    })
    expect(made.files).toEqual(expect.arrayContaining(['images/bed.svg', 'robots.txt']))
    expect(made.files.filter((file) => /secret|hidden/.test(file))).toEqual([])
  })

  test('of the project root are published when a page links to them', async () => {
    const made = await project({
      'docs.json': docs,
      'pages/index.mdx': mdx('Welcome', '[The plan](/plan.pdf)'),
      'pages/plan.mdx': mdx('Plan'),
      'plan.pdf': 'PDF',
      'other.pdf': 'PDF',
    })
    expect(made.files).toContain('plan.pdf')
    expect(made.files).not.toContain('other.pdf')
    expect(made.codes).toEqual([])
  })
})

describe('drafts', () => {
  const files = {
    'docs.json': docs,
    'index.mdx': mdx('Welcome'),
    'plan.mdx': '---\ntitle: Plan\ndescription: d\ndraft: true\n---\n\nSoon.\n',
  }
  test('are left out of a build, of its menus and of its complaints', async () => {
    const made = await project(files)
    expect(made.files).not.toContain('plan/index.html')
    expect(made.page('/').text('body')).not.toContain('Plan')
    expect(made.codes).toEqual([])
  })
  test('are no title page of a group', async () => {
    const groups = [{ group: 'Start', root: 'plan', pages: ['index'] }]
    const made = await project({ ...files, 'docs.json': { name: 'Garden', navigation: { groups } } })
    expect(made.codes).toEqual([])
    expect(made.page('/').text('body')).toContain('Start')
  })
  test('are there while writing', async () => {
    expect((await project(files, { drafts: true })).files).toContain('plan/index.html')
  })
})

test('a page that another one includes is a part of it, not a page of its own', async () => {
  const made = await project({
    'docs.json': { name: 'Garden', navigation: [{ pages: ['index'] }] },
    'index.mdx': mdx('Welcome', "import Part from './part.mdx'\n\n<Part />"),
    'part.mdx': 'Words of the part.',
  })
  expect(made.page('/').text('main')).toContain('Words of the part.')
  expect(made.files).not.toContain('part/index.html')
})

describe('a page whose file cannot be one', () => {
  test.each([
    ['of a name that no system likes', 'nul', mdx('Nul'), 'name-refused'],
    ['that ends in a blank', 'guide ', mdx('Guide'), 'name-refused'],
    ['that is no text', 'bad', 'a\0b', 'encoding-invalid'],
  ])('%s is one message', async (_, id, text, code) => {
    const made = await project({
      'docs.json': { name: 'Garden', navigation: ['index', id] },
      'index.mdx': mdx('Welcome'),
      [`${id}.mdx`]: text,
    })
    expect(made.codes).toEqual([code])
    expect(made.files).toContain('index.html')
  })
})

test('a description that only a page names and that is not there is told by the page', async () => {
  const made = await project({
    'docs.json': { name: 'Garden', navigation: ['index'] },
    'index.mdx': '---\ntitle: T\ndescription: D\nopenapi: gone.json GET /x\n---\n',
  })
  expect(made.codes).toEqual(['operation-file'])
})

test('nothing of a description is published that only a part for some readers shows', async () => {
  const responses = { 200: { description: 'Found' } }
  const description = (summary: string) =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {
        '/x': { get: { summary, responses } },
        '/y': { get: { summary: `Hidden ${summary}`, 'x-hidden': true, responses } },
      },
    })
  const made = await project({
    'docs.json': {
      name: 'Garden',
      navigation: {
        tabs: [
          { tab: 'Open', pages: ['index'], openapi: 'open.json' },
          { tab: 'Shown', openapi: 'open.json' },
          { tab: 'Staff', public: false, openapi: { source: 'staff.json', directory: 'staff' } },
        ],
      },
    },
    'index.mdx': mdx('Welcome'),
    'open.json': description('Find'),
    'staff.json': description('Dig'),
  })
  expect(made.codes).toEqual(['section-private'])
  expect(made.files.filter((file) => /staff|dig/i.test(file))).toEqual([])
  expect(made.files).toEqual(expect.arrayContaining(['open.json', 'api-reference/find/index.html']))
})

describe('a page that its front matter closes stays closed where the front matter is broken', () => {
  test.each([
    ['never closed', '---\ntitle: Plan\npublic: false\n\n# Vault\n'],
    ['never closed, with a list', '---\ntitle: Plan\n# who\ngroups:\n  - staff\n\nVault\n'],
    ['never closed, behind an empty line', '---\ntitle: Plan\n\ngroups: [staff]\nVault\n'],
    ['never closed, of TOML', '+++\ntitle = "Plan"\npublic = false\n\nVault\n'],
    ['no YAML', '---\ntitle: [Plan\npublic: false\n---\n\nVault\n'],
    ['too long', `---\npublic: false\nx: ${'x'.repeat(300_000)}\n---\n\nVault\n`],
    ['of TOML', '+++\ntitle = "Plan"\npublic = false\n+++\n\nVault\n'],
  ])('%s', async (_, text) => {
    const made = await project({ 'docs.json': docs, 'index.mdx': mdx('Welcome'), 'plan.mdx': text })
    expect(made.files.filter((path) => made.read(path).includes('Vault'))).toEqual([])
    expect(made.codes).toEqual(expect.arrayContaining([expect.stringMatching(/^frontmatter-/), 'page-restricted']))
  })

  test.each([
    ['says otherwise', '---\ntitle: Plan\npublic: true\n\nGarden\n'],
    ['says so in its text', '---\ntitle: Plan\n\nGarden\n\npublic: false\n'],
  ])('and one that %s does not', async (_, text) => {
    const made = await project({ 'docs.json': docs, 'index.mdx': mdx('Welcome'), 'plan.mdx': text })
    expect(made.text('/plan/')).toContain('Garden')
  })
})
