/** What a hand-written page says of its parameters in words, read from the page itself: `<ParamField>` draws `.field`s. */
import type { FormField, FormParameter, RequestForm } from '../../../src/model/request-form.ts'
import { all } from '../dom.ts'
import { defaultOf, schemaOf } from './field-schema.ts'

/** The form with the parameters and properties of the page. */
export function withPageFields(form: RequestForm): RequestForm {
  const found = all('#content .field').flatMap((element) => read(element) ?? [])
  const parameters = found.flatMap(({ place, field }): readonly FormParameter[] => {
    if (place !== 'path' && place !== 'query' && place !== 'header' && place !== 'cookie') return []
    const style = place === 'query' || place === 'cookie' ? 'form' : 'simple'
    return [{ ...field, in: place, style, explode: style === 'form', allowReserved: false }]
  })
  const named = new Set(parameters.map((each) => `${each.in} ${each.name}`))
  const rest = form.parameters.filter((each) => !named.has(`${each.in} ${each.name}`))
  const fields = found.flatMap(({ place, field }) => (place === 'body' ? [field] : []))
  const isInPath = (each: FormParameter) => each.in !== 'path' || form.path.includes(`{${each.name}}`)
  return {
    ...form,
    parameters: [...rest, ...parameters.filter(isInPath)],
    ...(fields.length > 0 ? { body: bodyOf(fields) } : {}),
  }
}

function bodyOf(fields: readonly FormField[]): NonNullable<RequestForm['body']> {
  return {
    required: fields.some(({ required }) => required),
    contents: [{ mediaType: 'application/json', kind: 'json', schema: { type: 'object', fields } }],
  }
}

function read(element: HTMLElement): { readonly place: string; readonly field: FormField } | undefined {
  const text = (name: string) => element.querySelector(`:scope > .field-head ${name}`)?.textContent?.trim()
  const [place, name] = [text('.field-place'), text('.field-name')]
  if (!place || !name || element.parentElement?.closest('.field')) return undefined
  const type = text('.field-type') ?? ''
  const isJson = element.querySelector(':scope > .field-head .field-default [data-json]') !== null
  const schema = { ...schemaOf(type), ...defaultOf(text('.field-default code'), { isJson, type }) }
  return {
    place,
    field: { name, ...(text('.field-required') === undefined ? {} : { required: true }), schema },
  }
}
