/** Icons that are files: shown where the project has them, told where it has not. */
import { expect, test } from 'vitest'
import { docs, mdx, project } from '../site-kit.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'

const site = async (icon: unknown) => {
  const navigation = { groups: [{ group: 'G', icon, pages: ['index'] }] }
  const made = await project({ 'docs.json': docs({ navigation }), 'index.mdx': mdx('Home'), 'img/leaf.svg': svg })
  return made.diagnostics.filter(({ code }) => code.startsWith('icon-'))
}

test.each(['/img/leaf.svg', 'img/leaf.svg', svg, 'book', { name: '/img/leaf.svg' }])('%j is there', async (icon) => {
  expect(await site(icon)).toEqual([])
})

test.each([
  ['/img/leav.svg', 'icon-missing', 'Did you mean "/img/leaf.svg"?'],
  ['https://x.example/i.svg', 'icon-remote', 'Copy the file into the project and write its path.'],
  ['//x.example/i.svg', 'icon-remote', 'Copy the file into the project and write its path.'],
  ['no-such-icon-at-all', 'icon-unknown', expect.any(String)],
])('%s is told with its place', async (icon, code, hint) => {
  expect(await site(icon)).toMatchObject([{ code, severity: 'warning', hint, at: { file: 'docs.json' } }])
})

test('in front matter it is told at the key', async () => {
  const page = '---\ntitle: T\ndescription: D.\nicon: https://x.example/i.svg\n---\n\nText.\n'
  const made = await project({
    'docs.json': docs({ navigation: [{ group: 'G', pages: ['index'] }] }),
    'index.mdx': page,
  })
  expect(made.diagnostics).toMatchObject([{ code: 'icon-remote', at: { file: 'index.mdx', line: 4, column: 1 } }])
})
