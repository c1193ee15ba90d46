/** References that pages follow although the standard would not: told once, since other tools will not show them. */
import type { Description } from '../store.ts'
import { refsIn } from '../refs.ts'
import { stepsOf } from '../pointer.ts'
import type { Fault, Finding } from './fault.ts'
import { isReference } from './telling.ts'
import { subjectInside } from './words.ts'

/** A reference in a place that has none, such as a description. */
export function oddReferences(faults: readonly Fault[]): readonly Finding[] {
  const all = [...new Set(faults.filter(isReference).map(({ instancePath }) => instancePath))]
  const [first] = all
  if (first === undefined) return []
  const message = `OpenAPI knows no reference in ${subjectInside(first)}${more(all.length)}; it is followed all the same.`
  return [
    { code: 'ref-nonstandard', message, hint: 'Write the content there if other tools read the file.', pointer: first },
  ]
}

/** 2.0 and 3.0 ignore what stands beside a `$ref`; readers mean it. Path items are free to have both. */
export function referenceSiblings({ version, written }: Description): readonly Finding[] {
  if (!/^(2|3\.0)/.test(version)) return []
  const all = refsIn(written).flatMap(({ holder, key, pointer }) => {
    const isItem = stepsOf(pointer).length === 2 && pointer.startsWith('/paths/')
    if (key !== '$ref' || isItem) return []
    const beside = Object.keys(holder).find((each) => each !== '$ref' && !each.startsWith('x-'))
    return beside === undefined ? [] : [{ beside, pointer }]
  })
  const [first] = all
  if (!first) return []
  const message = `OpenAPI ${version} ignores "${first.beside}" beside a "$ref"${more(all.length)}; it is shown all the same.`
  const hint =
    version === '2.0' ? 'Put "allOf" around the reference.' : 'Write "openapi: 3.1.0", or "allOf" around the reference.'
  return [{ code: 'ref-siblings', message, hint, pointer: first.pointer }]
}

function more(count: number): string {
  return count === 1 ? '' : ` (and in ${count - 1} more ${count === 2 ? 'place' : 'places'})`
}
