/** What the playground of an operation asks for, as `request.json` beside the page holds it: plain, bounded, without refs. */
import type { Json } from './operation.ts'
import type { EnumValue } from './reference.ts'

export interface RequestForm {
  /** Upper case. */
  readonly method: string
  readonly path: string
  /** At least one; the first is chosen. */
  readonly servers: readonly FormServer[]
  /** One of these sets is enough; an empty one means "no authentication". */
  readonly security: readonly (readonly FormScheme[])[]
  readonly parameters: readonly FormParameter[]
  readonly body?: FormBody
  /** The owner's own server that passes requests on; it gets the address in its query, as `url`. */
  readonly proxy?: string
  /** Whether cookies are sent along. */
  readonly credentials?: true
  /** Whether the form begins with the examples of the description. */
  readonly prefill?: true
  /** What the endpoint takes is written on the page, not in a description. */
  readonly handWritten?: true
}

export interface FormServer {
  /** Absolute: `https://{region}.example.com/v1`, without a slash at the end. */
  readonly url: string
  /** As the bar of the endpoint shows it, so that both choices are one. */
  readonly shown: string
  readonly about?: string
  readonly variables: readonly {
    readonly name: string
    readonly default?: string
    readonly enum: readonly string[]
    readonly about?: string
  }[]
}

/**
 * `token`: one text; `basic`: a user and a password, as Base64; `certificate`: nothing that a page could send;
 * `unknown`: declared nowhere.
 */
export interface FormScheme {
  readonly name: string
  /** `bearer token`, in words of the page's language. */
  readonly label: string
  readonly kind: 'token' | 'basic' | 'certificate' | 'unknown'
  readonly in: 'header' | 'query' | 'cookie'
  /** Name of the header, the query parameter or the cookie. */
  readonly field: string
  /** Stands before the text: `Bearer sk_`. */
  readonly prefix: string
  /** Stands in shown commands for what is secret: `ACCESS_TOKEN`. */
  readonly stand?: string
  /** What the owner starts the text with (`inputPrefix`); part of `prefix`. */
  readonly start?: string
  /** Labels of user and password. */
  readonly pair?: readonly [user: string, password: string]
  readonly about?: string
  /** `x-default`: a text for everybody. */
  readonly value?: string
}

export interface FormParameter extends FormField {
  /** `querystring`: the value is the whole query. */
  readonly in: 'path' | 'query' | 'querystring' | 'header' | 'cookie'
  readonly style: string
  readonly explode: boolean
  readonly allowReserved: boolean
  /** The value is written as this media type. */
  readonly mediaType?: string
}

export interface FormField {
  readonly name: string
  readonly required?: true
  readonly deprecated?: true
  /** One plain sentence or two. */
  readonly about?: string
  readonly schema: FormSchema
}

export interface FormBody {
  readonly required: boolean
  readonly contents: readonly FormContent[]
}

export interface FormContent {
  readonly mediaType: string
  readonly kind: 'json' | 'form' | 'multipart' | 'file' | 'text'
  readonly schema: FormSchema
  readonly example?: Json
  /** How fields of forms are written; by name. */
  readonly encoding?: Readonly<Record<string, FormEncoding>>
}

export interface FormEncoding {
  readonly contentType?: string
  readonly style?: string
  readonly explode?: boolean
}

/** A schema as far as a form and its checks need it. Without a type the value is written as JSON. */
export interface FormSchema {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array'
  readonly nullable?: true
  readonly format?: string
  readonly enum?: readonly EnumValue[]
  readonly default?: Json
  readonly example?: Json
  /** `x-default`: what the form begins with. */
  readonly start?: Json
  readonly minimum?: number
  readonly maximum?: number
  readonly above?: number
  readonly below?: number
  readonly multipleOf?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minItems?: number
  readonly maxItems?: number
  readonly fields?: readonly FormField[]
  /** No other properties are allowed. */
  readonly closed?: true
  readonly items?: FormSchema
  readonly choice?: FormChoice
  /** Bytes. */
  readonly file?: true
  /** More than the form holds: written as JSON, and not checked. */
  readonly cut?: true
}

export interface FormChoice {
  readonly combine: 'oneOf' | 'anyOf'
  readonly variants: readonly { readonly label: string; readonly schema: FormSchema }[]
  /** The property that tells the variants apart, and its value for each. */
  readonly property?: string
  readonly values?: readonly (string | undefined)[]
}
