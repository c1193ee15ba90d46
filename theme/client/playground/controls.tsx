/** @jsxRuntime automatic */
/** @jsxImportSource preact */
/** The controls for single values. An empty one means that nothing is sent. */
import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Json } from '../../../src/model/operation.ts'
import type { EnumValue } from '../../../src/model/reference.ts'
import type { FormSchema } from '../../../src/model/request-form.ts'
import { parseJson } from './json-text.ts'
import { printed } from './state.ts'
import { say, syntaxWords } from './words.ts'

export interface ControlProps {
  readonly id: string
  readonly value: Json | undefined
  readonly onChange: (value: Json | undefined) => void
  readonly schema: FormSchema
  readonly required?: boolean
  readonly invalid: boolean
  readonly describedBy?: string
}

/** Attributes that all controls share. */
function common({ id, required, invalid, describedBy }: ControlProps) {
  return {
    id,
    'aria-required': required ? ('true' as const) : undefined,
    'aria-invalid': invalid ? ('true' as const) : undefined,
    'aria-describedby': describedBy,
    autocomplete: 'off',
    spellcheck: false,
  }
}

/** What stands in an empty field: an example, else the default. */
function placeholder({ example, default: initial }: FormSchema): string | undefined {
  const value = example ?? initial
  return value === undefined ? undefined : shown(value)
}

function shown(value: Json | undefined): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A line of text, or several where it begins with several. Of `null` the word is shown; typing puts a text in its place. */
export function PlainText(props: ControlProps): VNode {
  const { value, onChange, schema } = props
  const [isLong] = useState(() => typeof value === 'string' && (value.length > 80 || value.includes('\n')))
  const type = schema.format === 'password' ? 'password' : schema.format === 'date' ? 'date' : 'text'
  const enter = (text: string) => onChange(text === '' ? undefined : text)
  const text = value === null ? '' : shown(value)
  if (isLong) {
    return <textarea {...common(props)} rows={3} value={text} onInput={(event) => enter(event.currentTarget.value)} />
  }
  return (
    <input
      {...common(props)}
      type={type as 'text'}
      placeholder={value === null ? 'null' : placeholder(schema)}
      value={text}
      onInput={(event) => enter(event.currentTarget.value)}
    />
  )
}

/** A number as it is typed; what is none stays as text, so that it can be said. */
export function NumberText(props: ControlProps): VNode {
  const { value, onChange, schema } = props
  const [draft, setDraft] = useState(shown(value))
  useEffect(() => {
    if (JSON.stringify(numberOf(draft)) !== JSON.stringify(value)) setDraft(shown(value))
  }, [value])
  const enter = (text: string) => {
    setDraft(text)
    onChange(numberOf(text))
  }
  return (
    <input
      {...common(props)}
      type="text"
      inputMode={schema.type === 'integer' ? 'numeric' : 'decimal'}
      placeholder={placeholder(schema)}
      value={draft}
      onInput={(event) => enter(event.currentTarget.value)}
    />
  )
}

/** A whole number that is too long for a number of JavaScript is kept as text: in an address it is the same. */
function numberOf(text: string): Json | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const isNumber = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed)
  const number = Number(trimmed)
  return isNumber && Number.isFinite(number) && (Number.isSafeInteger(number) || !Number.isInteger(number))
    ? number
    : trimmed
}

/** One of several values. */
export function Choice(props: ControlProps & { readonly values: readonly EnumValue[] }): VNode {
  const { value, onChange, values, required, schema } = props
  const index = values.findIndex((each) => JSON.stringify(each.value) === JSON.stringify(value))
  const isNull = value === null && index < 0
  const enter = (text: string) => {
    if (text === 'null') onChange(null)
    else onChange(text === '' ? undefined : values[Number(text)]?.value)
  }
  const hasNull = schema.nullable && values.every((each) => each.value !== null)
  return (
    <select
      {...common(props)}
      value={isNull ? 'null' : index < 0 ? '' : String(index)}
      onChange={(event) => enter(event.currentTarget.value)}
    >
      {required && index >= 0 ? null : <option value="">{say('Not set')}</option>}
      {values.map((each, at) => (
        <option value={String(at)}>
          {shown(each.value)}
          {each.description ? ` – ${each.description.slice(0, 80)}` : ''}
        </option>
      ))}
      {hasNull ? <option value="null">null</option> : null}
    </select>
  )
}

/** A value as JSON. */
export function JsonText(props: ControlProps): VNode {
  const { value, onChange, schema } = props
  const [draft, setDraft] = useState(value === undefined ? '' : printed(value))
  const read = draft.trim() === '' ? { value: undefined } : parseJson(draft)
  useEffect(() => {
    if ('value' in read && JSON.stringify(read.value) !== JSON.stringify(value)) {
      setDraft(value === undefined ? '' : printed(value))
    }
  }, [value])
  const enter = (text: string) => {
    setDraft(text)
    const next = text.trim() === '' ? { value: undefined } : parseJson(text)
    if ('value' in next) onChange(next.value)
  }
  return (
    <>
      <textarea
        {...common(props)}
        class="try-code"
        rows={3}
        placeholder={placeholder(schema)}
        value={draft}
        onInput={(event) => enter(event.currentTarget.value)}
      />
      <p class={'value' in read ? 'try-about' : 'try-problem'}>
        {'value' in read ? say('Written as JSON.') : syntaxWords(read)}
      </p>
    </>
  )
}
