/** Finds the schema that an author names in front matter. */
import type { Diagnostic } from '../model/diagnostic.ts'
import { nearest } from '../util/suggest.ts'
import { entriesAt, objectAt, own } from './json.ts'
import { pointer } from './pointer.ts'
import type { Description } from './store.ts'

export interface FoundRef {
  readonly spec?: string
  readonly ref?: string
  /** What is wrong with the name; whoever knows where it stands adds the place. */
  readonly problem?: Omit<Diagnostic, 'at'>
}

/** `Pet`, `openapi.yaml Pet`, `openapi Pet`: the first description that has a schema of that name. */
export function findSchemaRef(descriptions: ReadonlyMap<string, Description>, reference: string): FoundRef {
  const words = reference.trim().split(/\s+/)
  const [file, name] = words.length > 1 ? [words[0]!, words.slice(1).join(' ')] : [undefined, words[0] ?? '']
  const some = [...descriptions].filter(([spec]) => file === undefined || isFile(spec, file))
  for (const [spec, { root }] of some) {
    if (own(objectAt(objectAt(root, 'components'), 'schemas'), name) !== undefined) {
      return { spec, ref: `#${pointer('components', 'schemas', name)}` }
    }
  }
  const names = some.flatMap(([, { root }]) => entriesAt(objectAt(root, 'components'), 'schemas').map(([each]) => each))
  const near = nearest(name, names)
  const message = `There is no schema "${reference.trim()}".`
  const hint = near ? `Did you mean "${near}"?` : 'Name a schema of "components.schemas".'
  return { problem: { code: 'schema-unknown', severity: 'error', message, hint } }
}

function isFile(spec: string, written: string): boolean {
  const bare = (text: string) => text.replace(/^\.?\/+/, '').replace(/\.(?:json|ya?ml)$/i, '')
  return bare(spec) === bare(written) || bare(spec).replace(/^.*\//, '') === bare(written)
}
