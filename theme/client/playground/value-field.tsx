/** @jsxRuntime automatic */
/** @jsxImportSource preact */
/** A value by its schema: one control, a list, a group of fields, or JSON for what no form fits. */
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { Json } from '../../../src/model/operation.ts'
import type { FormField, FormSchema } from '../../../src/model/request-form.ts'
import { below, meantVariant } from './check.ts'
import { Choice, JsonText, NumberText, PlainText } from './controls.tsx'
import { Facts, Notes, Row, describedBy, domId } from './row.tsx'
import { partOf, withPart } from './state.ts'
import { say } from './words.ts'

export interface ValueProps {
  /** Key of the field: problems are found by it, and ids are made of it. */
  readonly id: string
  readonly field: FormField
  readonly value: Json | undefined
  readonly onChange: (value: Json | undefined) => void
  readonly problems: ReadonlyMap<string, string>
  /** A text stands as it is where no type is told: in an address everything is text. */
  readonly isLoose?: boolean
  readonly isCurlOnly?: boolean
  /** One of a list, which says what its items are. */
  readonly isItem?: boolean
}

/** The field for a value. */
export function ValueField(props: ValueProps): VNode {
  const { id, field, problems, isCurlOnly, isItem } = props
  const { schema } = field
  if (isGroup(schema)) return <Group {...props} />
  if (schema.type === 'array' && schema.items && !schema.items.file && !schema.cut) return <List {...props} />
  const problem = problems.get(id)
  return (
    <Row id={id} field={isItem ? { name: field.name } : field} problem={problem} isCurlOnly={isCurlOnly}>
      <Control {...props} />
    </Row>
  )
}

function isGroup({ fields, choice, cut }: FormSchema): boolean {
  return !cut && ((fields !== undefined && fields.length > 0) || choice !== undefined)
}

function Control({ id, field, value, onChange, problems, isLoose }: ValueProps): VNode {
  const { schema } = field
  const problem = problems.get(id)
  const shared = {
    id: domId(id),
    value,
    onChange,
    schema,
    required: field.required,
    invalid: problem !== undefined,
    describedBy: describedBy(id, field.about, problem),
  }
  if (schema.enum && schema.enum.length > 0) return <Choice {...shared} values={schema.enum} />
  if (schema.type === 'boolean') return <Choice {...shared} values={[{ value: true }, { value: false }]} />
  if (schema.type === 'number' || schema.type === 'integer') return <NumberText {...shared} />
  if (schema.type === 'string' || (isLoose && schema.type === undefined)) return <PlainText {...shared} />
  return <JsonText {...shared} />
}

/** The fields of an object. They can be folded, since few requests need them all. */
function Group(props: ValueProps): VNode {
  const { id, field, value, problems } = props
  const [isOpen, setOpen] = useState(field.required === true || value !== undefined)
  return (
    <details
      class="try-group"
      open={isOpen || hasProblem(id, problems)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span class="try-label">
          <span class="try-name">{field.name}</span>
          <Facts field={field} />
        </span>
      </summary>
      <Notes id={id} about={field.about} problem={problems.get(id)} />
      <Fields {...props} />
    </details>
  )
}

function hasProblem(id: string, problems: ReadonlyMap<string, string>): boolean {
  return [...problems.keys()].some((key) => key === id || key.startsWith(`${id}/`))
}

/** The fields of an object without a frame, and those of the variant that was chosen. */
export function Fields({ id, field, value, onChange, problems }: ValueProps): VNode {
  const { fields = [], choice } = field.schema
  const [chosen, choose] = useState(() => (choice ? meantVariant(value, choice) : 0))
  const variant = choice?.variants[chosen]
  const known = new Set(fields.map(({ name }) => name))
  const others = (variant?.schema.fields ?? []).filter(({ name }) => !known.has(name))
  const told = choice?.values?.[chosen]
  /** What is entered of a variant comes with what tells it apart. */
  const set = (name: string, part: Json | undefined) => {
    const next = withPart(value, name, part)
    const property = choice?.property
    const isTold = property === undefined || told === undefined || next === undefined || name === property
    onChange(isTold || partOf(next, property) !== undefined ? next : withPart(next, property, told))
  }
  const pick = (index: number) => {
    choose(index)
    const next = choice?.values?.[index]
    if (choice?.property !== undefined && next !== undefined) onChange(withPart(value, choice.property, next))
  }
  return (
    <div class="try-fields">
      {choice ? (
        <Row id={`${id} variant`} field={{ name: say('Variant of {}', field.name) }} isWord>
          <select
            id={domId(`${id} variant`)}
            value={String(chosen)}
            onChange={(event) => pick(Number(event.currentTarget.value))}
          >
            {choice.variants.map(({ label }, index) => (
              <option value={String(index)}>{label}</option>
            ))}
          </select>
        </Row>
      ) : null}
      {[...fields, ...others].map((each) => (
        <ValueField
          key={`${chosen} ${each.name}`}
          id={below(id, each.name)}
          field={each}
          value={partOf(value, each.name)}
          onChange={(part) => set(each.name, part)}
          problems={problems}
        />
      ))}
      {variant && !isGroup(variant.schema) ? (
        <ValueField
          key={`${chosen} itself`}
          id={id}
          field={{ name: variant.label, schema: variant.schema }}
          value={value}
          onChange={onChange}
          problems={problems}
        />
      ) : null}
    </div>
  )
}

function List({ id, field, value, onChange, problems, isLoose, isCurlOnly }: ValueProps): VNode {
  const items = Array.isArray(value) ? (value as readonly Json[]) : []
  const schema = field.schema.items!
  const add = () => onChange([...items, startOf(schema)])
  const remove = (index: number) => {
    const rest = withPart(value, index, undefined)
    onChange(Array.isArray(rest) && rest.length === 0 ? undefined : rest)
  }
  return (
    <fieldset class="try-list" aria-describedby={describedBy(id, field.about, problems.get(id))}>
      <legend class="try-label">
        <span class="try-name">{field.name}</span>
        <Facts field={field} isCurlOnly={isCurlOnly} />
      </legend>
      <Notes id={id} about={field.about} problem={problems.get(id)} />
      {items.map((item, index) => (
        // eslint-disable-next-line react/no-array-index-key
        <div class="try-item" key={`${items.length} ${index}`}>
          <ValueField
            id={below(id, index)}
            field={{ name: `${field.name} ${index + 1}`, schema, required: true }}
            value={item}
            onChange={(part) => onChange(withPart(value, index, part ?? startOf(schema)))}
            problems={problems}
            isLoose={isLoose}
            isItem
          />
          <button
            class="button-icon"
            type="button"
            aria-label={say('Remove {}', `${field.name} ${index + 1}`)}
            onClick={() => remove(index)}
          >
            <svg
              class="icon"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              stroke-width="1.75"
              aria-hidden="true"
            >
              <path d="m6 6 12 12M18 6 6 18" stroke-linecap="round" />
            </svg>
          </button>
        </div>
      ))}
      <button class="button button-quiet try-add" type="button" id={domId(id)} onClick={add}>
        {say('Add to {}', field.name)}
      </button>
    </fieldset>
  )
}

/** What a new item of a list begins with: an item always has a value. */
function startOf({ type, enum: values, start, nullable }: FormSchema): Json {
  if (start !== undefined) return start
  if (values?.[0]) return values[0].value
  if (type === 'object') return {}
  if (type === 'array') return []
  if (type === 'boolean') return false
  return nullable && type === undefined ? null : ''
}
