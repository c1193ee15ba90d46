/** @jsxRuntime automatic */
/** @jsxImportSource preact */
/** A field with its label, what the description says of it, and what is wrong with it. */
import type { ComponentChildren, VNode } from 'preact'
import type { FormField, FormSchema } from '../../../src/model/request-form.ts'
import { curlOnly, say } from './words.ts'

/** A DOM id made of a key: any characters but white space. */
export function domId(key: string): string {
  return `try-${key.replace(/\s+/g, '_')}`
}

/** Ids of the texts that belong to a control. */
export function describedBy(key: string, about: string | undefined, problem: string | undefined): string | undefined {
  const ids = [about && `${domId(key)}-about`, problem && `${domId(key)}-problem`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

export interface RowProps {
  readonly id: string
  readonly field: Pick<FormField, 'name' | 'required' | 'deprecated' | 'about'> & { readonly schema?: FormSchema }
  readonly problem?: string
  /** A page cannot send it. */
  readonly isCurlOnly?: boolean
  /** The label is a word of ours, not a name of the API. */
  readonly isWord?: boolean
  readonly children: ComponentChildren
}

/** One control with its label. */
export function Row({ id, field, problem, isCurlOnly, isWord, children }: RowProps): VNode {
  return (
    <div class="try-row">
      <div class="try-label">
        <label for={domId(id)} class={isWord ? 'try-word' : undefined}>
          {field.name}
        </label>
        <Facts field={field} isCurlOnly={isCurlOnly} />
      </div>
      <div class="try-control">
        {children}
        <Notes id={id} about={isCurlOnly ? say(curlOnly) : field.about} problem={problem} />
      </div>
    </div>
  )
}

/** Type, and whether it must be given. */
export function Facts({ field, isCurlOnly }: Pick<RowProps, 'field' | 'isCurlOnly'>): VNode {
  const type = field.schema && typeWords(field.schema)
  return (
    <>
      {type ? <span class="try-type"> {type}</span> : null}
      {field.required ? <span class="try-required"> {say('required')}</span> : null}
      {field.deprecated ? <span class="try-deprecated"> {say('deprecated')}</span> : null}
      {isCurlOnly ? <span class="try-deprecated"> {say('curl only')}</span> : null}
    </>
  )
}

/** Text and fault of a field, which its control names. */
export function Notes({ id, about, problem }: { id: string; about?: string; problem?: string }): VNode {
  return (
    <>
      {about ? (
        <p class="try-about" id={`${domId(id)}-about`}>
          {about}
        </p>
      ) : null}
      {problem ? (
        <p class="try-problem" id={`${domId(id)}-problem`}>
          {problem}
        </p>
      ) : null}
    </>
  )
}

function typeWords({ type, format, items, file, choice }: FormSchema): string {
  if (file) return say('file')
  if (type === 'array') {
    if (items?.file) return say('files')
    return items?.type ? say('array of {}', items.type) : say('array')
  }
  if (type === undefined) return choice ? say('one of several') : ''
  return format && type !== 'boolean' ? `${type} · ${format}` : type
}
