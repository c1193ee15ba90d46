/** Variants of a schema: exactly one of them, or at least one, and what tells them apart. */
import { english } from '../../model/english.ts'
import type { Json } from '../../model/operation.ts'
import type { ChoiceView } from '../../model/reference.ts'
import type { Say } from '../../model/words.ts'
import type { Build } from '../build.ts'
import { entriesAt, stringAt } from '../json.ts'
import { nameOf } from '../pointer.ts'
import { mappedRef } from '../refs.ts'
import { flatten, type Choice, type Flat } from './flatten.ts'
import type { Showing } from './draft.ts'
import { deeper } from './spot.ts'
import { isArrayLike, typeWords } from './words.ts'

/** The variants, each with the values that mean it. */
export function choiceView(
  choice: Choice,
  [from, to]: readonly [from: number, to: number],
  { show, spot, build }: Showing,
): ChoiceView {
  const { combine, discriminator } = choice
  const property = stringAt(discriminator, 'propertyName')
  const mapping = property === undefined ? [] : mappingOf(choice)
  const variants = choice.variants.slice(from, to).map((variant, index) => {
    const name = labelOf(variant, from + index, build, english)
    const label = labelOf(variant, from + index, build, build.say)
    const wanted = `${spot.id}~${name}`
    const values = mapping.filter(({ ref }) => ref === stringAt(variant, '$ref')).map(({ value }) => value)
    const constant = property !== undefined && values.length > 0 ? { constant: { property, values } } : {}
    const place = deeper(spot.place, `~${name}`)
    const { constant: _, ...around } = spot
    const schema = show(variant, { ...around, id: wanted, place, ...constant, depth: spot.depth + 1 }, build)
    return { label, id: build.id(wanted), schema }
  })
  if (property === undefined) return { combine, variants }
  const fallback = stringAt(discriminator, 'defaultMapping')
  const otherwise = fallback === undefined ? {} : { otherwise: nameOf(mappedRef(fallback)) }
  return { combine, variants, discriminator: { property, mapping: mapping.map(withLabel), ...otherwise } }
}

interface Mapped {
  readonly value: string
  readonly ref: string
}

function withLabel({ value, ref }: Mapped): { readonly value: string; readonly label: string } {
  return { value, label: nameOf(ref) }
}

/** What is mapped, and variants that are not under their own names. */
function mappingOf({ variants, discriminator }: Choice): readonly Mapped[] {
  const written = entriesAt(discriminator, 'mapping').flatMap(([value, target]) =>
    typeof target === 'string' ? [{ value, ref: mappedRef(target) }] : [],
  )
  const known = new Set(written.map(({ ref }) => ref))
  const refs = variants.flatMap((variant) => stringAt(variant, '$ref') ?? [])
  return [...written, ...refs.filter((ref) => !known.has(ref)).map((ref) => ({ value: nameOf(ref), ref }))]
}

/** `Cat`, a title, the type in words, else a number. */
function labelOf(variant: Json, index: number, build: Build, say: Say): string {
  const flat = flatten(variant, build.refs, new Set())
  const words = flat.name ?? stringAt(flat.schema, 'title')
  if (words !== undefined) return words
  const type = typeWords(flat, undefined, say)
  return type === 'object' || type === say('any') ? say('Variant {}', String(index + 1)) : type
}

/** The type of a schema that is variants, in words. */
export function choiceWords(flat: Flat, choices: readonly Choice[], say: Say): string | undefined {
  const [choice] = choices
  if (!choice || isArrayLike(flat.schema)) return undefined
  const names = choice.variants.map((variant) => stringAt(variant, '$ref'))
  const isShort = names.length <= 3 && names.every((name) => name !== undefined)
  const words = isShort
    ? names.map((name) => nameOf(name!)).reduce((all, each) => say('{} or {}', all, each))
    : say.count(choice.combine === 'oneOf' ? 'one of {} variants' : 'any of {} variants', names.length)
  return flat.nullable ? say('{} or {}', words, 'null') : words
}
