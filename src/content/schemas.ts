/** Which schemas get a page, at which address, and what front matter finds by name. */
import type { ApiConfig } from '../model/config.ts'
import type { GroupNode, NavNode } from '../model/navigation.ts'
import type { OperationSlice, SchemaSlice } from '../model/operation.ts'
import type { Description } from '../openapi/description.ts'
import { itemsOf } from '../openapi/items.ts'
import { findSchemaRef } from '../openapi/find-schema.ts'
import { schemasOf, type Schemas } from '../openapi/schemas.ts'
import type { FoundSchema } from './tools.ts'

export interface SchemasInput {
  readonly descriptions: ReadonlyMap<string, Description>
  /** Generated pages and those of authors that show an operation. */
  readonly operations: readonly { readonly slice: OperationSlice; readonly page: string }[]
  readonly directoryOf: (spec: string) => string
  /** Front matter that names a schema: page id → what is written. */
  readonly references: ReadonlyMap<string, string>
  readonly taken: ReadonlySet<string>
  readonly api: ApiConfig
}

export interface SchemaPages {
  /** Descriptions that have nothing but schemas. */
  readonly alone: ReadonlySet<string>
  /** Generated pages. */
  readonly pages: ReadonlyMap<string, SchemaSlice>
  readonly find: (reference: string) => FoundSchema
  /** The slice with the addresses of the schemas that it reaches. */
  readonly withPages: (slice: OperationSlice) => OperationSlice
}

/** Plans the schema pages of all descriptions. */
export function schemaPages(input: SchemasInput): SchemaPages {
  const { descriptions, operations, references, directoryOf, taken, api } = input
  const bySpec = new Map<string, Schemas>()
  const alone = new Set<string>()
  for (const [spec, description] of descriptions) {
    const own = new Map<string, string>()
    for (const [page, reference] of references) {
      const { ref, spec: found } = findSchemaRef(descriptions, reference)
      if (ref !== undefined && found === spec && !own.has(ref)) own.set(ref, page)
    }
    const mine = operations.filter(({ slice }) => slice.spec === spec)
    const isAlone = mine.length === 0 && own.size === 0
    if (isAlone && (api.generate === 'none' || itemsOf(description).length > 0)) continue
    if (isAlone) alone.add(spec)
    bySpec.set(spec, schemasOf({ description, operations: mine, directory: directoryOf(spec), taken, own, api }))
  }
  const all = [...bySpec.values()].flatMap(({ slices, pages }) =>
    slices.map((slice) => [pages[slice.key]!, slice] as const),
  )
  return {
    alone,
    pages: new Map(all.filter(([page]) => !taken.has(page))),
    find: (reference) => {
      const { ref, spec, problem } = findSchemaRef(descriptions, reference)
      if (ref === undefined || spec === undefined) return { problem }
      return { slice: bySpec.get(spec)?.slices.find(({ key }) => key === ref) }
    },
    withPages: (slice) => {
      const pages = bySpec.get(slice.spec)?.pages
      return pages ? { ...slice, schemaPages: pages } : slice
    },
  }
}

/**
 * Puts the pages of schemas into the part of the site that holds their operations, where search finds them. No menu lists
 * them, but for a description that has nothing else: readers come from the operation that they read, and a hundred names would
 * hide the operations. An author who wants some in a menu names their pages in the navigation.
 */
export function withSchemas(
  navigation: readonly NavNode[],
  { pages, alone }: Pick<SchemaPages, 'pages' | 'alone'>,
  operations: ReadonlyMap<string, string>,
): readonly NavNode[] {
  const bySpec = new Map<string, NavNode[]>()
  for (const [page, { spec, hidden, at }] of pages) {
    if (hidden) continue
    const some = bySpec.get(spec) ?? []
    some.push({ kind: 'page', page, at })
    bySpec.set(spec, some)
  }
  let filled = navigation
  for (const [spec, children] of bySpec) {
    const at = { file: spec, line: 1, column: 1 }
    const visibility = alone.has(spec) ? 'always' : 'never'
    const group: GroupNode = {
      kind: 'group',
      label: 'Schemas',
      word: 'Schemas',
      visibility,
      searchable: true,
      children,
      at,
    }
    filled = beside(filled, group, (id) => operations.get(id) === spec) ?? [...filled, group]
  }
  return filled
}

/** After the last group of the innermost section that holds one of the pages; `undefined`: none does. */
function beside(
  nodes: readonly NavNode[],
  group: GroupNode,
  isMine: (page: string) => boolean,
): readonly NavNode[] | undefined {
  for (const [index, node] of nodes.entries()) {
    if (node.kind === 'section') {
      const children = beside(node.children, group, isMine)
      if (children) return nodes.with(index, { ...node, children })
    } else if (holds(node, isMine)) return [...nodes, group]
  }
  return undefined
}

function holds(node: NavNode, isMine: (page: string) => boolean): boolean {
  if (node.kind === 'page') return isMine(node.page)
  if (node.kind === 'operation') return node.page !== undefined && isMine(node.page)
  return node.kind === 'group' && node.children.some((child) => holds(child, isMine))
}
