/** What operations and servers name: each operation by an id of its own, servers by values that may be. */
import type { Json, JsonObject } from '../../model/operation.ts'
import { itemsOf, operationsOf, sentMethod } from '../items.ts'
import { entriesAt, isObject, listAt, stringAt, stringsAt } from '../json.ts'
import { pointer } from '../pointer.ts'
import type { Description } from '../store.ts'
import type { Finding } from './fault.ts'

interface Holder {
  readonly value: JsonObject
  readonly pointer: string
}

interface Operation extends Holder {
  /** `GET /plants` */
  readonly name: string
}

/** Operations that stand under a path or a webhook themselves, without what references bring. */
function operationsIn(description: Description): readonly Operation[] {
  return itemsOf(description).flatMap(({ kind, key, written, pointer: at }) => {
    if (!isObject(written)) return []
    const word = kind === 'webhook' ? () => `webhook ${key}` : (method: string) => `${sentMethod(method)} ${key}`
    return operationsOf(written).flatMap(([method, value, inside]): Operation[] =>
      isObject(value) ? [{ value, pointer: at + inside, name: word(method) }] : [],
    )
  })
}

/** An `operationId` that an operation before has too. */
export function repeatedIds(description: Description): readonly Finding[] {
  const first = new Map<string, string>()
  return operationsIn(description).flatMap(({ value, pointer: at, name }): readonly Finding[] => {
    const id = stringAt(value, 'operationId')
    if (id === undefined) return []
    const before = first.get(id)
    if (before === undefined) {
      first.set(id, name)
      return []
    }
    const message = `${before} has the "operationId" "${id}" too.`
    const hint = 'Give each operation an id of its own.'
    return [{ code: 'operation-id-repeated', message, hint, pointer: at + pointer('operationId') }]
  })
}

function below(holder: Json | undefined, key: string, at: string): readonly Holder[] {
  return entriesAt(holder, key).flatMap(([name, value]) =>
    isObject(value) ? [{ value, pointer: at + pointer(key, name) }] : [],
  )
}

/** Values that a hint names. */
const mostNamed = 9

/** Variables of servers whose default is none of the values that they may have. */
export function unknownDefaults(description: Description): readonly Finding[] {
  return serversIn(description).flatMap(({ value, pointer: at }) =>
    below(value, 'variables', at).flatMap(({ value: variable, pointer: place }): readonly Finding[] => {
      const initial = stringAt(variable, 'default')
      const values = stringsAt(variable, 'enum')
      if (initial === undefined || values.length === 0 || values.includes(initial)) return []
      const message = `The default "${initial}" is none of the values in "enum".`
      const some = values.slice(0, mostNamed).map((each) => `"${each}"`)
      const hint = `Add it to them, or write one of ${some.join(', ')}${values.length > mostNamed ? ' …' : '.'}`
      return [{ code: 'server-default-unknown', message, hint, pointer: place + pointer('default') }]
    }),
  )
}

function serversIn(description: Description): readonly Holder[] {
  const items = itemsOf(description).flatMap(({ written, pointer: at }): readonly Holder[] =>
    isObject(written) ? [{ value: written, pointer: at }] : [],
  )
  const holders = [{ value: description.root, pointer: '' }, ...items, ...operationsIn(description)]
  return holders.flatMap(({ value, pointer: at }) =>
    listAt(value, 'servers').flatMap((server, index): readonly Holder[] =>
      isObject(server) ? [{ value: server, pointer: at + pointer('servers', index) }] : [],
    ),
  )
}
