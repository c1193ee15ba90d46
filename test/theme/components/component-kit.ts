/** Components drawn without a compiler: props as they arrive from it, nodes in, HTML out. */
import type { ElementContent } from 'hast'
import type { Child } from '../../../src/hast/jsx-runtime.ts'
import { flatten } from '../../../src/hast/jsx-runtime.ts'
import { toHtml } from '../../../src/hast/to-html.ts'
import type { ComponentTools } from '../../../src/model/component.ts'
import { roleOf } from '../../../src/model/prop.ts'
import { uniqueSlugs } from '../../../src/util/slug.ts'
import { components } from '../../../theme/components/index.ts'

export type Name = keyof typeof components

/** Tools that know every icon, and whose style classes are numbered. */
export function tools(): ComponentTools & { readonly problems: string[]; readonly styles: string[] } {
  const slug = uniqueSlugs()
  const taken = new Set<string>()
  const problems: string[] = []
  const styles: string[] = []
  return {
    problems,
    styles,
    icon: () => ({ viewBox: '0 0 1 1', body: '', set: 'x', paint: 'fill' }),
    id(text, own) {
      const id = own ?? slug(text)
      taken.add(id)
      return id
    },
    alias: (id) => (taken.has(id) ? undefined : (taken.add(id), id)),
    style: (declarations) => `s-${styles.push(declarations)}`,
    warn: ({ code }) => void problems.push(code),
  }
}

/** The nodes that a component draws; `props` as an author writes them, text for inline Markdown. */
export function nodes(
  name: Name,
  props: Record<string, unknown> = {},
  children: Child = [],
  with_: ComponentTools = tools(),
): ElementContent[] {
  const component = components[name]
  const checked = component.props.parse(arrived(name, props)) as object
  return flatten(component.view({ ...checked, children: flatten(children) }, with_))
}

/** The same as HTML; drawings are `<svg/>`. */
export function draw(...call: Parameters<typeof nodes>): string {
  return html(nodes(...call))
}

export function html(child: Child): string {
  return toHtml(flatten(child)).value.replace(/<svg.*?<\/svg>/g, '<svg/>')
}

/** The Markdown form. */
export function markdown(name: Name, props: Record<string, unknown> = {}, children = ''): string | undefined {
  return components[name].markdown?.(arrived(name, props), children)
}

/** Text in place of inline Markdown becomes nodes, as the compiler does it. */
function arrived(name: Name, props: Record<string, unknown>): Record<string, unknown> {
  const { shape } = components[name].props as unknown as { shape: Record<string, Parameters<typeof roleOf>[0]> }
  return Object.fromEntries(
    Object.entries(props).map(([key, value]) => [
      key,
      typeof value === 'string' && shape[key] && roleOf(shape[key]) === 'inline' ? flatten(value) : value,
    ]),
  )
}
