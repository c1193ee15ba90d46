/** All pages of the components' documentation, from the example files beside the components. */
import { byCode } from '../../src/util/order.ts'
import { componentPage } from './component-page.ts'
import type { Components, PageTools } from './component-page.ts'
import { readExample } from './example.ts'
import type { Example } from './example.ts'
import { gallery } from './gallery.ts'

interface TextFile {
  readonly name: string
  readonly text: string
}

/** Name and MDX of each page, the gallery first; its page is the index. */
export async function componentPages(files: readonly TextFile[], tools: PageTools): Promise<readonly TextFile[]> {
  const examples = inOrder(
    files.map(({ name, text }) => readExample(name, text)),
    tools.components,
  )
  const pages: TextFile[] = [{ name: 'index', text: gallery(examples) }]
  for (const example of examples) pages.push({ name: example.name, text: await componentPage(example, tools) })
  return pages
}

/** In the order in which the components are listed; pages of no component come first. */
export function inOrder(examples: readonly Example[], components: Components): readonly Example[] {
  const names = Object.keys(components)
  const first = ({ components: own }: Example) => Math.min(...own.map((name) => names.indexOf(name)))
  const rank = (example: Example) => (example.components.length === 0 ? -1 : first(example))
  return examples.toSorted((a, b) => rank(a) - rank(b) || byCode(a.name, b.name))
}
