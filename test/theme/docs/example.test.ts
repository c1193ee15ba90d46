import { expect, test } from 'vitest'
import { livesOf, readExample } from '../../../theme/docs/example.ts'

const front = '---\ntitle: Boxes\nsidebarTitle: Boxes\ndescription: Square things.\ncomponents: [Box]\n---\n'

test('only fences marked as live are examples; all else is prose, other fences too', () => {
  const text = `${front}\nSee:\n\n\`\`\`\`mdx live\n<Box>\n\`\`\`js\n1\n\`\`\`\n</Box>\n\`\`\`\`\n\n\`\`\`mdx\n<Box />\n\`\`\`\n`
  expect(readExample('box', text)).toEqual({
    name: 'box',
    title: 'Boxes',
    sidebarTitle: 'Boxes',
    description: 'Square things.',
    components: ['Box'],
    parts: [
      { kind: 'prose', text: 'See:' },
      { kind: 'live', source: '<Box>\n```js\n1\n```\n</Box>', alone: false },
      { kind: 'prose', text: '```mdx\n<Box />\n```' },
    ],
  })
})

test('an example that changes the whole page is marked as alone', () => {
  expect(livesOf(readExample('box', `${front}\`\`\`mdx live alone\n<Box />\n\`\`\`\n`))).toEqual([
    { kind: 'live', source: '<Box />', alone: true },
  ])
})

test('a file that is not whole is refused by name', () => {
  expect(() => readExample('box', 'Text.')).toThrow('The example "box" has no front matter.')
  expect(() => readExample('box', '---\ntitle: Boxes\n---\n')).toThrow('The front matter of the example "box" is wrong')
  expect(() => readExample('box', `${front}\`\`\`mdx live\n`)).toThrow('The fence "```mdx live" is not closed.')
})
