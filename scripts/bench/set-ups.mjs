/**
 * How each peer is set up for the same pages: as its own beginners' guide does it, with search and highlighting where it has them.
 * `bare`: without search, and with a layout that holds no more than a list. `packages`: by exact version. `program`: what must be installed on the machine instead. `made`: what a build leaves, caches too.
 */
import { join } from 'node:path'
import { write } from './corpus.mjs'

const listOf = (groups) =>
  groups
    .map(({ label, pages }) => {
      const items = pages.map(({ id, title }) => `<li><a href="/${id}/">${title}</a></li>`)
      return `<details><summary>${label}</summary><ul>${items.join('')}</ul></details>`
    })
    .join('\n')

const itemsOf = ({ pages }) => pages.map(({ id, title }) => ({ text: title, link: `/${id}` }))
const page = (body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${body.title}</title></head><body><nav>${body.nav}</nav><main><h1>${body.title}</h1>${body.main}</main></body></html>\n`
const exported = (value) => `export default ${JSON.stringify(value, null, 2)}\n`

export const setUps = [
  {
    name: 'Eleventy',
    bare: true,
    packages: ['@11ty/eleventy@3.1.8', '@11ty/eleventy-plugin-syntaxhighlight@5.0.2'],
    content: 'content',
    output: '_site',
    made: ['_site', '.cache'],
    command: ['node_modules/.bin/eleventy', '--quiet'],
    setUp(site, { groups, copy }) {
      copy(join(site, 'content'))
      write(join(site, 'content/content.json'), { layout: 'page.njk' })
      write(join(site, 'list.html'), listOf(groups))
      const body = { title: '{{ title }}', nav: '{{ list | safe }}', main: '{{ content | safe }}' }
      write(join(site, '_includes/page.njk'), page(body))
      write(
        join(site, 'eleventy.config.mjs'),
        `import { readFileSync } from 'node:fs'
import highlight from '@11ty/eleventy-plugin-syntaxhighlight'
export default (config) => {
  config.addPlugin(highlight)
  config.addGlobalData('list', () => readFileSync('list.html', 'utf8'))
  return { markdownTemplateEngine: false, dir: { input: 'content', includes: '../_includes', output: '_site' } }
}
`,
      )
    },
  },
  {
    name: 'Hugo',
    bare: true,
    program: ['hugo', 'version'],
    content: 'content',
    output: 'public',
    made: ['public', 'resources', '.hugo_build.lock'],
    command: ['hugo', '--quiet'],
    setUp(site, { groups, copy }) {
      copy(join(site, 'content'), '_index.md')
      write(
        join(site, 'config.toml'),
        'baseURL = "/"\ntitle = "Bench"\ndisableKinds = ["taxonomy", "term", "RSS"]\n[markup.highlight]\nnoClasses = false\n',
      )
      write(join(site, 'layouts/partials/list.html'), listOf(groups))
      const body = { title: '{{ .Title }}', nav: '{{ partialCached "list.html" . }}', main: '{{ .Content }}' }
      for (const name of ['_default/single.html', '_default/list.html', 'index.html'])
        write(join(site, 'layouts', name), page(body))
    },
  },
  {
    name: 'MkDocs Material',
    program: ['mkdocs', '--version'],
    content: 'docs',
    output: 'site',
    made: ['site'],
    command: ['mkdocs', 'build', '-q'],
    setUp(site, { copy }) {
      copy(join(site, 'docs'))
      write(
        join(site, 'mkdocs.yml'),
        'site_name: Bench\nsite_url: https://docs.example.com/\ntheme:\n  name: material\n  font: false\nplugins: [search]\nmarkdown_extensions: [tables, pymdownx.highlight, pymdownx.superfences]\n',
      )
    },
  },
  {
    name: 'VitePress',
    packages: ['vitepress@1.6.4', 'vue@3.5.22'],
    content: 'docs',
    output: 'docs/.vitepress/dist',
    made: ['docs/.vitepress/dist', 'docs/.vitepress/cache'],
    command: ['node_modules/.bin/vitepress', 'build', 'docs'],
    page: (id) => `${id}.html`,
    setUp(site, { groups, copy }) {
      copy(join(site, 'docs'))
      const sidebar = groups.map((group) => ({ text: group.label, collapsed: true, items: itemsOf(group) }))
      const themeConfig = { search: { provider: 'local' }, outline: [2, 3], sidebar }
      write(join(site, 'docs/.vitepress/config.mjs'), exported({ title: 'Bench', ignoreDeadLinks: true, themeConfig }))
    },
  },
  {
    name: 'Starlight',
    packages: ['astro@7.3.5', '@astrojs/starlight@0.42.4'],
    // It asks for a newer Node than we do.
    node: '24.11.1',
    content: 'src/content/docs',
    output: 'dist',
    made: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    command: ['node_modules/.bin/astro', 'build'],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    setUp(site, { groups, copy }) {
      copy(join(site, 'src/content/docs'))
      const sidebar = groups.map(({ label, folder }) => ({
        label,
        collapsed: true,
        items: [{ autogenerate: { directory: folder } }],
      }))
      write(
        join(site, 'astro.config.mjs'),
        `import starlight from '@astrojs/starlight'
export default { integrations: [starlight({ title: 'Bench', sidebar: ${JSON.stringify(sidebar)} })] }
`,
      )
      write(
        join(site, 'src/content.config.ts'),
        `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
      )
    },
  },
  {
    name: 'Rspress',
    packages: ['@rspress/core@2.0.22'],
    content: 'docs',
    output: 'doc_build',
    made: ['doc_build', 'node_modules/.cache', 'node_modules/.rspress'],
    command: ['node_modules/.bin/rspress', 'build'],
    page: (id) => `${id}.html`,
    setUp(site, { groups, copy }) {
      copy(join(site, 'docs'))
      const sidebar = { '/': groups.map((group) => ({ text: group.label, collapsed: true, items: itemsOf(group) })) }
      write(join(site, 'rspress.config.mjs'), exported({ root: 'docs', title: 'Bench', themeConfig: { sidebar } }))
    },
  },
  {
    name: 'Docusaurus',
    packages: [
      '@docusaurus/core@3.10.2',
      '@docusaurus/preset-classic@3.10.2',
      '@docusaurus/faster@3.10.2',
      'react@19.2.0',
      'react-dom@19.2.0',
    ],
    content: 'docs',
    output: 'build',
    made: ['build', '.docusaurus', 'node_modules/.cache'],
    command: ['node_modules/.bin/docusaurus', 'build'],
    setUp(site, { groups, copy }) {
      copy(join(site, 'docs'))
      for (const { label, folder } of groups) write(join(site, 'docs', folder, '_category_.json'), { label })
      write(
        join(site, 'docusaurus.config.mjs'),
        exported({
          title: 'Bench',
          url: 'https://docs.example.com',
          baseUrl: '/',
          onBrokenLinks: 'ignore',
          future: { v4: true, faster: true },
          presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
          themeConfig: { prism: { additionalLanguages: ['bash', 'json', 'python', 'yaml', 'typescript'] } },
        }),
      )
    },
  },
]
