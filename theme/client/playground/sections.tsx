/** @jsxRuntime automatic */
/** @jsxImportSource preact */
/** The parts of the form above the body: where to, who, and the parameters. */
import type { ComponentChildren, VNode } from 'preact'
import type { FormParameter, FormScheme, RequestForm } from '../../../src/model/request-form.ts'
import { isForbidden } from './browser-rules.ts'
import { Row, describedBy, domId } from './row.tsx'
import { baseOf } from './build-request.ts'
import { parameterKey, secretKey, type FormState } from './state.ts'
import { ValueField } from './value-field.tsx'
import { curlOnly, say } from './words.ts'

export interface PartProps {
  readonly form: RequestForm
  readonly state: FormState
  readonly change: (next: Partial<FormState>) => void
  readonly problems: ReadonlyMap<string, string>
}

/** A part with its heading. */
export function Section({ title, children }: { title: string; children: ComponentChildren }): VNode {
  return (
    <section class="try-section">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** The choice among servers, and their variables. Nothing where there is nothing to choose. */
export function ServerPart({ form, state, change }: PartProps): VNode | null {
  const server = form.servers[state.server]!
  if (form.servers.length < 2 && server.variables.length === 0) return null
  return (
    <Section title={say('Base URL')}>
      {form.servers.length > 1 ? (
        <Row id="server" field={{ name: say('Server'), about: server.about }} isWord>
          <select
            id={domId('server')}
            aria-describedby={describedBy('server', server.about, undefined)}
            value={String(state.server)}
            onChange={(event) => change({ server: Number(event.currentTarget.value) })}
          >
            {form.servers.map((each, index) => (
              <option value={String(index)}>{each.variables.length > 0 ? each.url : baseOf(each, state)}</option>
            ))}
          </select>
        </Row>
      ) : null}
      {server.variables.map(({ name, enum: values, default: initial, about }) => {
        const id = `variable ${name}`
        const value = state.variables[name] ?? initial ?? values[0] ?? ''
        const set = (text: string) => change({ variables: { ...state.variables, [name]: text } })
        const shared = { id: domId(id), value, 'aria-describedby': describedBy(id, about, undefined) }
        return (
          <Row key={name} id={id} field={{ name, about }}>
            {values.length > 0 ? (
              <select {...shared} onChange={(event) => set(event.currentTarget.value)}>
                {values.map((each) => (
                  <option value={each}>{each}</option>
                ))}
              </select>
            ) : (
              <input
                {...shared}
                type="text"
                autocomplete="off"
                spellcheck={false}
                onInput={(event) => set(event.currentTarget.value)}
              />
            )}
          </Row>
        )
      })}
    </Section>
  )
}

export interface SecurityProps extends PartProps {
  readonly isShown: boolean
  readonly show: (isShown: boolean) => void
  readonly isKept: boolean
  readonly keep: (isKept: boolean) => void
}

/** What proves who sends: one of several ways, each with its fields. */
export function SecurityPart(props: SecurityProps): VNode | null {
  const { form, state, change, isShown, show, isKept, keep } = props
  const ways = form.security
  const way = ways[state.way] ?? []
  if (ways.length === 0 || (ways.length === 1 && way.length === 0)) return null
  return (
    <Section title={say('Authorization')}>
      {ways.length > 1 ? (
        <Row id="way" field={{ name: say('Way to authenticate') }} isWord>
          <select
            id={domId('way')}
            value={String(state.way)}
            onChange={(event) => change({ way: Number(event.currentTarget.value) })}
          >
            {ways.map((each, index) => (
              <option value={String(index)}>{wayWords(each)}</option>
            ))}
          </select>
        </Row>
      ) : null}
      {way.map((scheme) => (
        <Scheme key={scheme.name} scheme={scheme} {...props} />
      ))}
      {way.some(({ kind }) => kind === 'token' || kind === 'basic') ? (
        <div class="try-checks">
          <Check isOn={isShown} set={show} label={say('Show secrets')} />
          <Check isOn={isKept} set={keep} label={say('Keep for this tab')} />
          <span class="try-about">
            {isKept ? say('Kept until this tab is closed.') : say('Only in memory, and gone with the page.')}
          </span>
        </div>
      ) : null}
    </Section>
  )
}

function wayWords(way: readonly FormScheme[]): string {
  if (way.length === 0) return say('No authentication')
  return way.map(({ label, name }) => capital(label || name)).join(' + ')
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function Check({ isOn, set, label }: { isOn: boolean; set: (isOn: boolean) => void; label: string }): VNode {
  return (
    <label class="try-check">
      <input type="checkbox" checked={isOn} onChange={(event) => set(event.currentTarget.checked)} />
      {label}
    </label>
  )
}

function Scheme({ scheme, state, change, isShown }: SecurityProps & { scheme: FormScheme }): VNode {
  const { kind, name, pair, in: where } = scheme
  if (kind === 'certificate')
    return <p class="try-about">{say('A client certificate is chosen by the browser, if it has one for this host.')}</p>
  if (kind === 'unknown')
    return <p class="try-about">{say('The description does not say what "{}" is.', name || scheme.label)}</p>
  const parts = kind === 'basic' ? (['user', 'password'] as const) : (['token'] as const)
  const isCurlOnly = where === 'cookie' || (where === 'header' && isForbidden(scheme.field))
  return (
    <>
      {parts.map((part, index) => {
        const id = secretKey(name, part)
        const label = kind === 'basic' ? pair![index]! : scheme.field
        const about = [index === 0 ? capital(scheme.label) : '', index === 0 ? scheme.about : '']
          .filter(Boolean)
          .join('. ')
        const fields = { name: label, about }
        const secret = state.secrets[id] ?? ''
        return (
          <Row key={part} id={id} field={fields} isCurlOnly={isCurlOnly} isWord={kind === 'basic'}>
            <div class={part === 'token' && scheme.prefix ? 'try-prefixed' : undefined}>
              {part === 'token' && scheme.prefix ? <span aria-hidden="true">{scheme.prefix}</span> : null}
              <input
                id={domId(id)}
                type={(isShown || part === 'user' ? 'text' : 'password') as 'text'}
                autocomplete="off"
                spellcheck={false}
                aria-describedby={describedBy(id, isCurlOnly ? say(curlOnly) : about, undefined)}
                value={secret}
                onInput={(event) => change({ secrets: { ...state.secrets, [id]: event.currentTarget.value } })}
              />
            </div>
          </Row>
        )
      })}
    </>
  )
}

const places = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['querystring', 'Query string'],
  ['header', 'Header parameters'],
  ['cookie', 'Cookies'],
] as const

/** Parameters by where they stand. */
export function ParameterParts(props: PartProps): VNode {
  return (
    <>
      {places.map(([place, title]) => {
        const list = props.form.parameters.filter((each) => each.in === place)
        return list.length === 0 ? null : (
          <Section key={place} title={say(title)}>
            <div class="try-fields">
              {list.map((each) => (
                <Parameter key={each.name} parameter={each} {...props} />
              ))}
            </div>
          </Section>
        )
      })}
    </>
  )
}

function Parameter({ parameter, state, change, problems }: PartProps & { parameter: FormParameter }): VNode {
  const key = parameterKey(parameter)
  return (
    <ValueField
      id={key}
      field={parameter}
      value={state.values[key]}
      onChange={(value) => change({ values: { ...state.values, [key]: value } })}
      problems={problems}
      isLoose={parameter.mediaType === undefined}
      isCurlOnly={parameter.in === 'cookie' || (parameter.in === 'header' && isForbidden(parameter.name))}
    />
  )
}
