/** Snippets: files whose content stands in the place of a tag, by `import X from '/snippets/x.mdx'` or `<Snippet file="x.mdx"/>`. */
import type { ElementContent } from 'hast'
import { warn } from '../page.ts'
import type { Scope } from '../page.ts'
import { isBlock } from '../plugins/paragraph.ts'
import type { Call, Props } from './call.ts'
import { snippetPath } from './snippet-path.ts'
import { unknownElement } from './unknown.ts'

/** A snippet that an element names. `file` is missing when no such file is there. */
export interface SnippetUse {
  readonly written: string
  readonly file?: string
}

/** The snippet that an element stands for; `undefined` when it is none. */
export function snippetOf(name: string, props: Props, scope: Scope): SnippetUse | undefined {
  const binding = scope.module.names.get(name)
  if (binding) return binding.kind === 'snippet' ? binding : undefined
  const written = name === 'Snippet' ? props.get('file') : undefined
  if (typeof written !== 'string') return undefined
  return { written, file: snippetPath(written, scope.module.file, scope.page.tools, 'element') }
}

/** So many times snippets are placed on one page; files that include each other twice would double without end. */
const mostUses = 2_000

/** The content of a snippet. A missing file leaves the children, a circle is told with its chain. */
export function showSnippet({ written, file }: SnippetUse, call: Call, scope: Scope): readonly ElementContent[] {
  const { page, chain } = scope
  if (file !== undefined && chain.includes(file)) {
    const circle = [...chain.slice(chain.indexOf(file)), file].join(' → ')
    const message = `The snippet includes itself: ${circle}.`
    const hint = 'Remove one of these includes.'
    warn(scope, call.node, { code: 'snippet-circle', severity: 'error', message, hint }, circle)
    return call.children
  }
  const module = file === undefined ? undefined : page.modules.get(file)
  if (!module) {
    const hint = 'Check the path: it is relative to the project root, or to this file when it starts with a dot.'
    warn(scope, call.node, { code: 'snippet-missing', message: `There is no snippet "${written}".`, hint }, written)
    return unknownElement(call)
  }
  page.counts.snippets += 1
  if (page.counts.snippets > mostUses || chain.length > mostDeep) {
    const message = `This page includes snippets more than ${mostUses} times, or more than ${mostDeep} levels deep.`
    warn(scope, call.node, { code: 'snippet-limit', severity: 'error', message, hint: 'Include fewer snippets.' }, '')
    return call.children
  }
  const inner: Scope = { page, module, chain: [...chain, module.file] }
  const body = [...page.walk.nodes(structuredClone(module.hast.children), inner), ...call.children]
  return call.node.type === 'mdxJsxTextElement' ? inLine(body) : body
}
const mostDeep = 20

/** In a line of text a snippet of one paragraph gives its words only. */
function inLine(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const content = nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '')
  const [only] = content
  return content.length === 1 && only && isParagraph(only) ? only.children : nodes
}

function isParagraph(node: ElementContent): node is Extract<ElementContent, { type: 'element' }> {
  return isBlock(node) && node.tagName === 'p'
}
