/** @jsxRuntime automatic */
/** @jsxImportSource preact */
/** The body: by its media type as fields, as text, or as files. Text and fields are two views of one value. */
import type { VNode } from 'preact'
import type { FormContent, FormField } from '../../../src/model/request-form.ts'
import { isFile, mayBeFile } from './build-request.ts'
import { isBodyless } from './browser-rules.ts'
import { below } from './check.ts'
import { keepsNumbers, parseJson } from './json-text.ts'
import { bodyKey } from './problems.ts'
import { Notes, Row, describedBy, domId } from './row.tsx'
import { Section, type PartProps } from './sections.tsx'
import { hasForm, partOf, printed, withPart, type BodyState } from './state.ts'
import { Fields, ValueField } from './value-field.tsx'
import { bodyless, byteSize, say, syntaxWords } from './words.ts'

/** Nothing where the operation takes no body. */
export function BodyPart({ form, state, change, problems }: PartProps): VNode | null {
  const contents = form.body?.contents ?? []
  const content = contents[state.media]
  const body = state.bodies[state.media]
  if (!content || !body) return null
  const set = (next: Partial<BodyState>) =>
    change({ bodies: state.bodies.map((each, index) => (index === state.media ? { ...each, ...next } : each)) })
  const parts = { content, body, set, problems }
  return (
    <Section title={say('Body')}>
      {contents.length > 1 ? (
        <Row id="media" field={{ name: say('Content type') }} isWord>
          <select
            id={domId('media')}
            value={String(state.media)}
            onChange={(event) => change({ media: Number(event.currentTarget.value) })}
          >
            {contents.map(({ mediaType }, index) => (
              <option value={String(index)}>{mediaType}</option>
            ))}
          </select>
        </Row>
      ) : (
        <p class="try-media">
          <code>{content.mediaType}</code>
        </p>
      )}
      {isBodyless(form.method) ? <p class="try-problem">{say(bodyless, form.method)}</p> : null}
      {content.kind === 'json' ? <JsonBody {...parts} /> : null}
      {content.kind === 'text' ? <TextBody {...parts} /> : null}
      {content.kind === 'file' ? <FileBody {...parts} /> : null}
      {content.kind === 'form' || content.kind === 'multipart' ? <FieldsBody {...parts} /> : null}
    </Section>
  )
}

interface BodyProps {
  readonly content: FormContent
  readonly body: BodyState
  readonly set: (next: Partial<BodyState>) => void
  readonly problems: PartProps['problems']
}

function JsonBody(props: BodyProps): VNode {
  const { content, body, set } = props
  const { schema } = content
  const canForm = hasForm(schema)
  const read = body.text === undefined || body.text.trim() === '' ? undefined : parseJson(body.text)
  const isBroken = read !== undefined && !('value' in read)
  const isLong = body.asText && body.text !== undefined && !keepsNumbers(body.text)
  const toText = () => set({ asText: true, text: body.text ?? (body.value === undefined ? '' : printed(body.value)) })
  const toForm = () => set({ asText: false, value: read && 'value' in read ? read.value : undefined })
  return (
    <>
      {canForm ? (
        <fieldset class="try-switch">
          <legend class="visually-hidden">{say('Edit the body as')}</legend>
          <label>
            <input
              type="radio"
              name="try-body"
              checked={!body.asText}
              disabled={isBroken || isLong}
              onChange={toForm}
            />
            {say('Form')}
          </label>
          <label>
            <input type="radio" name="try-body" checked={body.asText} onChange={toText} />
            {say('Text')}
          </label>
        </fieldset>
      ) : null}
      {canForm && isLong ? (
        <p class="try-media">{say('The text holds numbers with more digits than a form can keep.')}</p>
      ) : null}
      {body.asText || !canForm ? <TextBody {...props} /> : <FormBody {...props} />}
    </>
  )
}

/** What the form changes is no longer the text that was written. */
function FormBody({ content, body, set, problems }: BodyProps): VNode {
  const field: FormField = { name: say('Body'), schema: content.schema, required: true }
  const shared = {
    id: bodyKey,
    field,
    value: body.value,
    onChange: (value: BodyState['value']) => set({ value, text: undefined }),
    problems,
  }
  if (content.schema.type === 'array') return <ValueField {...shared} />
  return (
    <>
      <Notes id={bodyKey} problem={problems.get(bodyKey)} />
      <Fields {...shared} />
    </>
  )
}

function TextBody({ content, body, set, problems }: BodyProps): VNode {
  const text = body.text ?? ''
  const read = content.kind === 'json' && text.trim() !== '' ? parseJson(text) : undefined
  const syntax = read && !('value' in read) ? syntaxWords(read) : undefined
  const inside = [...problems].filter(([key]) => key.startsWith(`${bodyKey}/`))
  const problem = syntax ?? problems.get(bodyKey)
  return (
    <>
      <textarea
        id={domId(bodyKey)}
        class="try-code try-body"
        rows={Math.min(18, Math.max(6, text.split('\n').length + 1))}
        aria-label={say('Body')}
        aria-invalid={problem || inside.length > 0 ? 'true' : undefined}
        aria-describedby={describedBy(bodyKey, undefined, problem ?? (inside.length > 0 ? 'inside' : undefined))}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={text}
        onInput={(event) => set({ text: event.currentTarget.value })}
      />
      {problem || inside.length > 0 ? (
        <div class="try-problem" id={`${domId(bodyKey)}-problem`}>
          {problem ? <p>{problem}</p> : null}
          {inside.slice(0, 8).map(([key, message]) => (
            <p key={key}>
              <code>{key.slice(bodyKey.length + 1)}</code> {message}
            </p>
          ))}
        </div>
      ) : null}
    </>
  )
}

function FileBody({ body, set }: BodyProps): VNode {
  return (
    <Row id={bodyKey} field={{ name: say('File') }} isWord>
      <FileInput id={bodyKey} files={body.files['']} choose={(files) => set({ files: { '': files } })} />
    </Row>
  )
}

/** The chosen files are kept by the form: a new control shows none, so their names stand beside it. */
function FileInput(props: {
  readonly id: string
  readonly files: readonly File[] | undefined
  readonly choose: (files: readonly File[]) => void
  readonly isMany?: boolean
  readonly describedBy?: string
}): VNode {
  const { id, files = [], choose, isMany } = props
  return (
    <>
      <input
        id={domId(id)}
        type="file"
        multiple={isMany}
        aria-describedby={props.describedBy}
        onChange={(event) => choose([...(event.currentTarget.files ?? [])])}
      />
      {files.length > 0 ? (
        <p class="try-about">{files.map(({ name, size }) => `${name} (${byteSize(size)})`).join(', ')}</p>
      ) : null}
    </>
  )
}

/** Fields of a form; of `multipart` some are files. */
function FieldsBody({ content, body, set, problems }: BodyProps): VNode {
  const { kind, schema } = content
  const fields = [...(schema.fields ?? []), ...(schema.choice?.variants[0]?.schema.fields ?? [])]
  if (fields.length === 0) {
    return (
      <ValueField
        id={bodyKey}
        field={{ name: say('Body'), schema: {} }}
        value={body.value}
        onChange={(value) => set({ value })}
        problems={problems}
      />
    )
  }
  return (
    <div class="try-fields">
      <Notes id={bodyKey} problem={problems.get(bodyKey)} />
      {fields.map((field) => {
        const { name, schema: own } = field
        const id = below(bodyKey, name)
        const isMultipart = kind === 'multipart'
        const isChoice = isMultipart && mayBeFile(own)
        const value = (
          <ValueField
            key={name}
            id={id}
            field={field}
            value={partOf(body.value, name)}
            onChange={(part) => set({ value: withPart(body.value, name, part) })}
            problems={problems}
            isLoose
          />
        )
        if (!isChoice && !(isMultipart && isFile(own))) return value
        const key = isChoice ? `${id} file` : id
        const files = body.files[name]
        return (
          <>
            <Row key={key} id={key} field={field} problem={problems.get(id)}>
              <FileInput
                id={key}
                files={files}
                choose={(chosen) => set({ files: { ...body.files, [name]: chosen } })}
                isMany={own.items?.file === true || own.choice?.variants.some(({ schema: each }) => each.items?.file)}
                describedBy={describedBy(key, field.about, problems.get(id))}
              />
            </Row>
            {isChoice && (files ?? []).length === 0 ? value : null}
          </>
        )
      })}
    </div>
  )
}
