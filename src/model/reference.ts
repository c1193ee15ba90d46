/** An operation or webhook as its page shows it: refs resolved as far as the page goes, prose already hast. */
import type { ElementContent } from 'hast'
import type { Json } from './operation.ts'

/** Markdown of the description, rendered and made safe. */
export type Prose = readonly ElementContent[]

export interface OperationView {
  readonly kind: 'operation' | 'webhook'
  /** `GET` … or `WEBHOOK`. */
  readonly method: string
  readonly path: string
  readonly deprecated: boolean
  readonly description: Prose
  readonly servers: readonly ServerView[]
  readonly security: SecurityView
  readonly parameters: readonly ParameterGroupView[]
  /** For a webhook: the payload. `undefined`: the description declares none. */
  readonly body?: BodyView
  readonly responses: readonly ResponseView[]
  /** Text of problems found in the description, shown on the page. */
  readonly problems: readonly string[]
}

export interface ServerView {
  readonly url: string
  readonly description: Prose
  readonly variables: readonly {
    readonly name: string
    readonly default?: string
    readonly enum: readonly string[]
    readonly description: Prose
  }[]
}

/** `alternatives`: one of them is enough; inside one, all schemes are needed. An empty one means "no authentication". */
export interface SecurityView {
  readonly declared: 'operation' | 'root' | 'config' | 'none'
  readonly alternatives: readonly (readonly SchemeView[])[]
}

export interface SchemeView {
  readonly name: string
  /** `http bearer`, `apiKey in header "x-key"`, … as words. */
  readonly kind: string
  /** How a request carries it: `Authorization: Bearer <ACCESS_TOKEN>`. */
  readonly example?: string
  readonly scopes: readonly string[]
  readonly description: Prose
}

export interface ParameterGroupView {
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly fields: readonly FieldView[]
}

/** A parameter or a property. */
export interface FieldView {
  /** Id of the row: `param-query-limit`, `body.user.email`. */
  readonly id: string
  readonly name: string
  readonly required: boolean
  readonly deprecated: boolean
  readonly schema: SchemaView
  readonly description: Prose
}

export interface SchemaView {
  /** `string · email`, `array of Pet`, `string or null`. */
  readonly type: string
  readonly name?: string
  readonly description: Prose
  /** Limits as one sentence each: `at most 100`, `matches ^a+$`. */
  readonly limits: readonly string[]
  readonly default?: Json
  readonly examples: readonly Json[]
  readonly enum: readonly { readonly value: Json; readonly description?: string }[]
  readonly fields: readonly FieldView[]
  readonly variants: readonly { readonly label: string; readonly schema: SchemaView }[]
  /** How variants combine: exactly one, or at least one. */
  readonly combine?: 'oneOf' | 'anyOf'
  /** The schema stands above on the same branch, or deeper than the page shows; only its name is given. */
  readonly cut?: 'recursive' | 'deep'
}

export interface BodyView {
  readonly required: boolean
  readonly description: Prose
  readonly contents: readonly ContentView[]
}

export interface ContentView {
  readonly mediaType: string
  readonly schema?: SchemaView
  readonly examples: readonly { readonly label: string; readonly language: string; readonly text: string }[]
}

export interface ResponseView {
  /** `200`, `4XX`, `default`. */
  readonly status: string
  readonly description: Prose
  readonly headers: readonly FieldView[]
  readonly contents: readonly ContentView[]
}
