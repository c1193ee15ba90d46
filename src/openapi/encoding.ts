/** How the parts of a form are sent, where the description says more than their types do. */
import type { Json, JsonObject } from '../model/operation.ts'
import type { EncodingView } from '../model/reference.ts'
import type { Build } from './build.ts'
import { entriesAt, isTrue, listAt, own, stringAt } from './json.ts'
import { valueField } from './parameters.ts'
import { resolved } from './resolve.ts'
import type { Spot } from './schema/view.ts'

/** `encoding` by the name of the part; `prefixEncoding` by its place, `itemEncoding` for all others. */
export function encodingViews(media: JsonObject, spot: Spot, build: Build): readonly EncodingView[] {
  const item = own(media, 'itemEncoding')
  const all: readonly (readonly [string, Json])[] = [
    ...entriesAt(media, 'encoding'),
    ...listAt(media, 'prefixEncoding').map((each, index) => [`part ${index + 1}`, each] as const),
    ...(item === undefined ? [] : [['every other part', item] as const]),
  ]
  return all.map(([name, written]) => {
    const value = resolved(written, build.refs).value
    const explode = own(value, 'explode')
    const type = stringAt(value, 'contentType')
    const style = stringAt(value, 'style')
    return {
      name,
      facts: [
        ...(type === undefined ? [] : [`sent as ${type}`]),
        ...(style === undefined ? [] : [`style ${style}`]),
        ...(typeof explode === 'boolean' ? [explode ? 'each value on its own' : 'values together'] : []),
        ...(isTrue(value, 'allowReserved') ? ['reserved characters stay'] : []),
      ],
      headers: entriesAt(value, 'headers').map(([header, each]) => {
        const found = resolved(each, build.refs).value
        const id = `${spot.id}.${name}-header-${header.toLowerCase()}`
        return valueField(
          { id, name: header, value: found, required: isTrue(found, 'required') },
          spot.direction,
          build,
        )
      }),
    }
  })
}
