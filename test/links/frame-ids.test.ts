/** Links to the parts of the frame: they lead somewhere on pages that have the part, and are told on the others. */
import { expect, test } from 'vitest'
import { docs, mdx, project } from '../site-kit.ts'
import { theme } from '../../theme/index.ts'

const matter = (title: string, more: string, body = 'Text.') =>
  mdx(title, body).replace('\n---\n\n', `\n${more}\n---\n\n`)

const kinds = {
  rich: matter('Rich', 'related: ["/free"]', '## One\n\nText.'),
  free: matter('Free', 'mode: custom', '# Free\n\n## One\n\nText.'),
  bare: matter('Bare', 'hideFooterPagination: true'),
  wide: matter('Wide', 'mode: wide', '## One\n\nText.'),
  notes: matter('Notes', 'hideFooterPagination: true', 'Text.[^1]\n\n[^1]: Note.'),
}

test.each([{}, { banner: { content: 'New' } }])(
  'a link to a part of the frame is told where the page lacks it',
  async (more) => {
    const names = Object.keys(kinds)
    const links = names.flatMap((name) => theme.ids.map((id) => `[${name} ${id}](/${name}#${id})`))
    const pages = Object.fromEntries(Object.entries(kinds).map(([name, text]) => [`${name}.mdx`, text]))
    const navigation = [{ group: 'All', pages: ['index', ...names] }]
    const files = {
      'index.mdx': mdx('Start', links.join('\n\n')),
      ...pages,
      'docs.json': docs({ navigation, ...more }),
    }
    const made = await project(files)
    const told = made.diagnostics
      .filter(({ code }) => code === 'anchor-broken')
      .map(({ message }) => /"(\/.*?)"/.exec(message)![1])
    const dead = names.flatMap((name) =>
      theme.ids.filter((id) => !made.html(`/${name}/`).includes(`id="${id}"`)).map((id) => `/${name}#${id}`),
    )
    expect(dead).toContain('/free#page-title')
    expect(dead).toContain('/bare#table-of-contents')
    expect(dead).not.toContain('/rich#related')
    expect(told).toEqual(dead)
  },
)
