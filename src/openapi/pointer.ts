/** JSON Pointers (RFC 6901): `/paths/~1plants/get`. */
import type { Json } from '../model/operation.ts'
import { decoded } from '../util/decoded.ts'
import { own } from './json.ts'

/** A pointer from its steps. */
export function pointer(...steps: readonly (string | number)[]): string {
  let text = ''
  for (const step of steps) text += `/${typeof step === 'string' ? escaped(step) : step}`
  return text
}

function escaped(step: string): string {
  return /[~/]/.test(step) ? step.replaceAll('~', '~0').replaceAll('/', '~1') : step
}

/** The steps of a pointer; a URI fragment is decoded. */
export function stepsOf(text: string): readonly string[] {
  if (text === '' || text === '/') return []
  return text
    .replace(/^\//, '')
    .split('/')
    .map((step) => decoded(step).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The value that a pointer names; `undefined` when there is none. */
export function valueAt(root: Json, text: string): Json | undefined {
  let value: Json | undefined = root
  for (const step of stepsOf(text)) {
    value = Array.isArray(value) ? (value as readonly Json[])[Number(step)] : own(value, step)
    if (value === undefined) return undefined
  }
  return value
}

/** The last step of a `$ref`: the name that readers know a schema by. `models/pet.yaml` without a pointer is `pet`. */
export function nameOf(ref: string): string {
  if (isUsual.test(ref)) return ref.slice(ref.lastIndexOf('/') + 1)
  const [file = '', fragment = ''] = ref.split('#')
  const last = stepsOf(fragment).at(-1)
  return last ?? file.replace(/^.*\//, '').replace(/\.(json|ya?ml)$/i, '')
}

/** Nearly all references: nothing in them stands for anything else. */
const isUsual = /^[^#%~]*#\/[^#%~]+$/
