/** What a hand-written page says of its parameters in words, read from the page itself: `<ParamField>` draws `.field`s. */
import type { FormField, FormParameter, FormSchema, RequestForm } from '../../../src/model/request-form.ts'
import { all } from '../dom.ts'

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
  const initial = text('.field-default code')
  const schema = schemaOf(text('.field-type') ?? '', initial)
  return {
    place,
    field: { name, ...(text('.field-required') === undefined ? {} : { required: true }), schema },
  }
}

const types = [
  ['integer', /^int/],
  ['number', /^(?:number|float|double)/],
  ['boolean', /^bool/],
] as const

function schemaOf(type: string, initial: string | undefined): FormSchema {
  const word = type.toLowerCase()
  const found = types.find(([, pattern]) => pattern.test(word))?.[0]
  if (/\[\]$|^(?:array|list|object|map|dict|any)/.test(word)) return {}
  return { type: found ?? 'string', ...(initial === undefined ? {} : { default: initial }) }
}
