import { expect, test } from 'vitest'
import * as z from 'zod'
import { component } from '../../../src/model/component.ts'
import { componentPages } from '../../../theme/docs/component-pages.ts'
import { faults } from '../../../theme/docs/faults.ts'
import { readExample } from '../../../theme/docs/example.ts'

const Box = component({
  about: 'Something square.',
  props: z.object({
    size: z.enum(['s', 'm']).default('m').describe('How large: `{s}` | less < more.'),
    shape: z.string().describe('Its {form}.'),
  }),
  view: () => null,
})
const Lid = component({ about: 'What closes a box.', props: z.object({}), view: () => null })
const components = { Lid, Box, Crate: Box }
const example = (name: string, names: string, body: string) => ({
  name,
  text: `---\ntitle: 'The ${name}'\nsidebarTitle: ${name}\ndescription: All of it.\ncomponents: [${names}]\n---\n\n${body}\n`,
})
const live = (source: string, alone = '') => `\`\`\`\`mdx live${alone}\n${source}\n\`\`\`\``
const box = example(
  'box',
  'Box, Crate',
  `Words.\n\n${live('<Box>\n```js\n1\n```\n</Box>')}\n\n${live('<Crate />', ' alone')}`,
)
const lid = example('lid', 'Lid', live('<Lid />'))
const twin = (source: string) => Promise.resolve(`twin of ${source.length}`)

test('each page shows its examples drawn and as source, then the props and the Markdown form', async () => {
  const pages = await componentPages([box, lid], { components, twin })
  expect(pages.map(({ name }) => name)).toEqual(['index', 'lid', 'box'])
  expect(pages[2]!.text).toMatchInlineSnapshot(`
    "---
    title: "The box"
    sidebarTitle: "box"
    description: "All of it."
    editUrl: false
    ---

    Words.

    <Box>
    \`\`\`js
    1
    \`\`\`
    </Box>

    \`\`\`\`mdx
    <Box>
    \`\`\`js
    1
    \`\`\`
    </Box>
    \`\`\`\`

    <Crate />

    \`\`\`mdx
    <Crate />
    \`\`\`

    ## Props

    ### \`<Box>\`

    Something square. Also written \`<Crate>\`.

    <ResponseField name="size" type="s | m" default="m">
      How large: \`{s}\` | less \\< more.
    </ResponseField>

    <ResponseField name="shape" type="string" required>
      Its \\{form}.
    </ResponseField>

    ## In Markdown

    In the [Markdown twin](/project-structure#from-file-to-address) of a page the first example reads:

    \`\`\`md
    twin of 24
    \`\`\`
    "
  `)
})

test('the gallery shows all examples but those that change a whole page', async () => {
  const [index] = await componentPages([box, lid], { components, twin })
  expect(index!.text.slice(index!.text.indexOf('## '))).toMatchInlineSnapshot(`
    "## lid

    All of it. [Source and props](/components/lid)

    <Lid />

    ## box

    All of it. [Source and props](/components/box)

    <Box>
    \`\`\`js
    1
    \`\`\`
    </Box>

    *It changes the page around it, so only its own page shows it.*
    "
  `)
})

test('what is missing is named', () => {
  const Bare = component({
    about: 'no sentence',
    props: z.object({ a: z.map(z.string(), z.string()) }),
    view: () => null,
  })
  const examples = [box, example('lid', 'Lid, Hinge', 'Text.')].map(({ name, text }) => readExample(name, text))
  expect(faults({ ...components, Bare }, examples)).toEqual([
    '<Lid> is in no live example of its page.',
    '<Bare> does not say what it is for.',
    'The prop "a" of <Bare> has no description.',
    'The type of the prop "a" of <Bare> cannot be named.',
    '<Bare> is on 0 documentation pages instead of one.',
    'The example "lid" names an unknown <Hinge>.',
  ])
})
