/**
 * The faults that tell something. A validator that looks at every branch says of one slip that no branch fits, and why each
 * does not; readers want the one reason in the branch that was meant.
 */
import { isObject, objectAt, own } from '../json.ts'
import type { Json } from '../../model/operation.ts'
import { isWithin, type Fault } from './fault.ts'
import { isKnownKey, partsOf } from './known-keys.ts'

/** What is left when the noise is gone. `root` is the schema that was checked against. */
export function telling(faults: readonly Fault[], root: Json): readonly Fault[] {
  const reduced = withoutBranches(faults, root)
  const real = reduced.filter((each) => !isNoise(each))
  const around = new Set(faults.filter((each) => !isKeyFault(each) && each.keyword !== 'if').flatMap(pathsAround))
  return real.filter((each) => !isKeyFault(each) || isTelling(each, root, around))
}

/** `if` only repeats what its branch said; a name that is wrong is said by `propertyNames`; references are followed elsewhere. */
function isNoise(fault: Fault): boolean {
  const { keyword, params, propertyName, instancePath } = fault
  if (keyword === 'if' || propertyName !== undefined) return true
  if (keyword === 'required' && params['missingProperty'] === '$ref') return true
  return isReference(fault) || instancePath.endsWith('/$ref')
}

/** Whether what is wrong is a reference that stands where something else is asked for. */
export function isReference({ data }: Fault): boolean {
  return isObject(data) && typeof own(data, '$ref') === 'string'
}

function isKeyFault({ keyword }: Fault): boolean {
  return keyword === 'unevaluatedProperties' || keyword === 'additionalProperties'
}

/** A key that is known is only refused because something else is wrong, where there is something. */
function isTelling(fault: Fault, root: Json, around: ReadonlySet<string>): boolean {
  return !isKnownKey(keyOf(fault), fault.parentSchema, root) || !around.has(fault.instancePath)
}

/** The key that a fault refuses. */
export function keyOf({ params }: Fault): string {
  return String(params['unevaluatedProperty'] ?? params['additionalProperty'])
}

function pathsAround({ instancePath }: Fault): readonly string[] {
  const steps = instancePath.split('/')
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'))
}

/** Each "no branch fits" becomes the faults of the branch that was meant. */
function withoutBranches(faults: readonly Fault[], root: Json): readonly Fault[] {
  const kept: Fault[] = []
  for (const fault of faults) {
    if (fault.keyword !== 'oneOf' && fault.keyword !== 'anyOf') kept.push(fault)
    else kept.push(...meant(fault, takeBranches(fault, kept), root))
  }
  return kept
}

/** Takes the faults of a choice's branches from the end of the list: those of the same value that no keyword beside it made. */
function takeBranches(choice: Fault, kept: Fault[]): readonly Fault[] {
  const isOthers = ({ instancePath, parentSchema }: Fault) =>
    !isWithin(instancePath, choice.instancePath) || parentSchema === choice.parentSchema
  let start = kept.length
  while (start > 0 && !isOthers(kept[start - 1]!)) start--
  return kept.splice(start)
}

function meant(choice: Fault, inside: readonly Fault[], root: Json): readonly Fault[] {
  const branches = byBranch(choice, inside, root)
  if (branches.every((branch) => branch.every(isOwnKey(choice)))) return [choice]
  const ranked = branches.map((branch) => ({ branch, wrong: strangeness(branch, choice) }))
  const least = Math.min(...ranked.map(({ wrong }) => wrong))
  const nearest = ranked.filter(({ wrong }) => wrong === least).map(({ branch }) => branch)
  const shortest = nearest.toSorted((a, b) => a.length - b.length)[0]!
  return least > 0 ? (oneOfAll(choice, nearest) ?? shortest) : shortest
}

/** How much a branch is about another kind of thing: its type counts more than what else it asks for. */
function strangeness(branch: readonly Fault[], choice: Fault): number {
  const wrong = branch.filter((each) => isIdentity(each, choice))
  return wrong.reduce((sum, { instancePath }) => sum + (/\/(in|style)$/.test(instancePath) ? 1 : 100), 0)
}

/** `oneOf` over keys, such as "schema" or "content": the choice itself says it best. */
function isOwnKey({ instancePath }: Fault): (fault: Fault) => boolean {
  return (each) =>
    each.instancePath === instancePath && each.keyword === 'required' && each.params['missingProperty'] !== '$ref'
}

/** The branches follow each other; the schema that a fault comes from says which one it belongs to. */
function byBranch(choice: Fault, inside: readonly Fault[], root: Json): readonly (readonly Fault[])[] {
  const schemas = (Array.isArray(choice.schema) ? (choice.schema as Json[]) : []).map((branch) =>
    schemasOf(branch, root),
  )
  const branches: Fault[][] = schemas.map(() => [])
  let current = 0
  for (const fault of inside) {
    const next = schemas.findIndex((some, index) => index >= current && some.has(fault.parentSchema!))
    if (next >= 0) current = next
    branches[current]?.push(fault)
  }
  return branches.filter((branch) => branch.length > 0)
}

/** A branch: its parts, and the schemas of its keys. */
function schemasOf(branch: Json, root: Json): ReadonlySet<Json> {
  const parts = isObject(branch) ? partsOf(branch, root) : []
  return new Set([...parts, ...parts.flatMap((part) => Object.values(objectAt(part, 'properties') ?? {}))])
}

const kindKeys = ['type', 'in', 'style', 'flow', 'scheme', '$ref']

/** Whether a fault says that the branch is about another kind of thing. */
function isIdentity({ keyword, instancePath, params }: Fault, choice: Fault): boolean {
  if (keyword === 'required' && params['missingProperty'] === '$ref') return instancePath === choice.instancePath
  if (keyword === 'type' && instancePath === choice.instancePath) return true
  const isKind = kindKeys.some((key) => instancePath === `${choice.instancePath}/${key}`)
  return isKind && ['enum', 'const', 'pattern', 'not', 'type'].includes(keyword)
}

/** When every branch wants another value of the same key, the value may be any of theirs. */
function oneOfAll(choice: Fault, branches: readonly (readonly Fault[])[]): readonly Fault[] | undefined {
  const all = branches.map((branch) => branch.find((each) => isIdentity(each, choice) && allowed(each).length > 0))
  const wanted = all.filter((each) => each !== undefined)
  const [first] = wanted
  if (!first || wanted.length < 2 || wanted.some(({ instancePath }) => instancePath !== first.instancePath))
    return undefined
  return [{ ...first, keyword: 'enum', params: { allowedValues: [...new Set(wanted.flatMap(allowed))] } }]
}

/** The values that a fault asks for. */
export function allowed({ params }: Fault): readonly Json[] {
  const one = params['allowedValue']
  return Array.isArray(params['allowedValues'])
    ? (params['allowedValues'] as Json[])
    : one === undefined
      ? []
      : [one as Json]
}
