import { expect, test } from 'vitest'
import { theme } from '../../theme/index.ts'
import { project, mdx } from '../site-kit.ts'

test('every id of the layout is reserved, so that no heading of a page gets it', async () => {
  const made = await project({
    'docs.json': {
      name: 'Garden',
      banner: { content: 'New' },
      navigation: {
        tabs: [
          { tab: 'A', pages: ['index', 'next'] },
          { tab: 'B', pages: ['other'] },
        ],
      },
    },
    'index.mdx': mdx('Welcome', '## One\n\n## Two'),
    'next.mdx': mdx('Next'),
    'other.mdx': mdx('Other'),
  })
  const ids = [...made.html('/').matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!)
  expect(ids.filter((id) => !theme.ids.includes(id))).toEqual(['one', 'two'])
})

test('the id, the link to itself and the entry in the contents agree, whatever names are taken', async () => {
  const made = await project({
    'docs.json': { name: 'Garden', navigation: { pages: ['index'] } },
    'index.mdx': mdx(
      'Welcome',
      `## Setup

## Setup

## Footer

<Accordion title="Setup">

## Inside

</Accordion>

<Accordion title="Late">Text.</Accordion>

## Late

<div id="box">Text.</div>

## Box

<Steps>
  <Step title="Late" titleSize="h3">Text.</Step>
  <Step title="Own" titleSize="h2" id="mine">Text.</Step>
</Steps>`,
    ),
  })
  const main = made.html('/').match(/<main[\s\S]*<\/main>/)![0]
  const headings = [...main.matchAll(/<h[23] id="([^"]+)"[^>]*>([^<]*)<a class="self-link" href="#([^"]+)"/g)]
  expect(headings.map(([, id, text, link]) => `${text} ${id} ${link}`)).toEqual([
    'Setup setup setup',
    'Setup setup-2 setup-2',
    'Footer footer-2 footer-2',
    'Inside inside inside',
    'Late late-2 late-2',
    'Box box-2 box-2',
    'Late late-3 late-3',
    'Own mine mine',
  ])
  expect([...main.matchAll(/<details class="accordion" id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'setup-3',
    'late',
  ])
  const [contents] = made.html('/').match(/id="table-of-contents"[\s\S]*?<\/nav>/)!
  const entries = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(entries).toEqual(headings.map(([, id]) => id))
})
