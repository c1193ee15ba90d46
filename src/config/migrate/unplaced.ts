/** Keys of the flat navigation that the nested file does not hold: each is named with its place. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import { placeOf } from '../../schema/json-file.ts'
import type { JsonNode, JsonObjectNode } from '../../schema/json-tree.ts'

const ofNodes = new Set(
  (
    'group pages icon iconType version tag hidden searchable root expanded boost directory openapi public href ' +
    'color description default groups tab anchor'
  ).split(' '),
)
const ofSections = new Set('name url icon iconType color version isDefaultHidden openapi'.split(' '))
const ofVersions = new Set('name version default'.split(' '))

/** Codes: `migrate-dropped` (warning). `languages`: whether the versions become languages, so that these keys come along. */
export function unplacedKeys(root: JsonObjectNode, languages: boolean): Diagnostic[] {
  const known: Readonly<Record<string, ReadonlySet<string>>> = {
    navigation: ofNodes,
    tabs: ofSections,
    anchors: ofSections,
    primaryTab: ofSections,
    topAnchor: ofSections,
    versions: new Set([...ofVersions, ...(languages ? ['locale'] : [])]),
  }
  const hasTabs = root.members.has('tabs')
  return Object.entries(known).flatMap(([key, names]) => {
    const member = root.members.get(key)
    if (!member) return []
    if (key === 'topAnchor' && hasTabs) return [dropped('topAnchor', member.key, 'tabs stand in its place')]
    return below(member.value, key, names)
  })
}

function below(node: JsonNode, path: string, names: ReadonlySet<string>): Diagnostic[] {
  if (node.kind === 'array') return node.items.flatMap((item) => below(item, path, names))
  if (node.kind !== 'object') return []
  return [...node.members].flatMap(([key, { key: at, value }]): Diagnostic[] => {
    if (!names.has(key) && !key.startsWith('x-')) return [dropped(`${path}.${key}`, at, reasons[key])]
    return key === 'pages' || key === 'groups' ? below(value, path, names) : []
  })
}

const reasons: Readonly<Record<string, string>> = {
  locale: 'write languages as "navigation.languages"',
}

function dropped(
  name: string,
  at: Parameters<typeof placeOf>[0],
  reason = 'the nested form has no such key',
): Diagnostic {
  return {
    code: 'migrate-dropped',
    severity: 'warning',
    message: `"${name}" is left out: ${reason}.`,
    at: placeOf(at),
  }
}
