/** An operation or webhook as its page shows it: refs resolved as far as the page goes, prose already hast. */
import type { ElementContent } from 'hast'
import type { CodeLine } from './code.ts'
import type { Json } from './operation.ts'

/** Markdown of the description, rendered and made safe. */
export type Prose = readonly ElementContent[]

/** Text of the description: as written, for the Markdown twin and search, and rendered. Both are empty when there is none. */
export interface RichText {
  readonly markdown: string
  readonly nodes: Prose
}

export interface OperationView {
  readonly kind: 'operation' | 'webhook'
  /** `GET` … or `WEBHOOK`. */
  readonly method: string
  /** The HTTP method of the request; for a webhook what its key in the description says. */
  readonly verb: string
  readonly path: string
  /** The address of the server as it stands before the path, where that is wanted everywhere. */
  readonly base?: string
  readonly title: string
  readonly deprecated: boolean
  /** Words that the author puts on it: `Beta`, what `x-badges` says. */
  readonly badges: readonly string[]
  readonly tags: readonly string[]
  /** How a webhook travels, in one sentence. */
  readonly note?: string
  readonly description: RichText
  /** What the path says for all its operations, beside the operation's own words. */
  readonly pathText?: RichText
  /** Words of `x-mint.content`, before the generated part. */
  readonly before?: RichText
  readonly externalDocs?: LinkOut
  readonly servers: readonly ServerView[]
  readonly security: SecurityView
  readonly parameters: readonly ParameterGroupView[]
  /** For a webhook: the payload. `undefined`: the description declares none. */
  readonly body?: BodyView
  readonly responses: readonly ResponseView[]
  readonly callbacks: readonly CallbackView[]
  /**
   * `hide`: method and path are a plain line, and there are no samples; else they stand in a bar with the base URL.
   * Webhooks are always shown alike.
   */
  readonly playground: 'show' | 'simple' | 'hide'
  /** With `show`: the address of the playground's form. */
  readonly request?: string
  /** Code that sends the request; none for webhooks, or when `playground` is `hide`. */
  readonly samples: readonly SampleView[]
  /** The API that the operation belongs to, as `info` states it; of an endpoint without a description nothing is known. */
  readonly about?: AboutView
  /** The description as a file of the site. */
  readonly download?: LinkOut
  /** Text of problems found in the description, shown on the page. */
  readonly problems: readonly string[]
  /** Whether nested properties are open from the start. */
  readonly fieldsOpen: boolean
  /** Titles of the parts that webhooks name differently. */
  readonly words: Readonly<Record<'body' | 'responses', string>>
}

/** What the description says of the API as a whole. */
export interface AboutView {
  readonly title: string
  /** `version 1.0.0`, `OpenAPI 3.1.0`, `MIT licence`: what is given. */
  readonly facts: readonly string[]
  /** The first paragraph of the description, if it is short. */
  readonly text?: string
}

/** A link to elsewhere. No `href`: the address is none that a page may link to, its text is shown. */
export interface LinkOut {
  readonly label: string
  readonly href?: string
}

export interface ServerView {
  /** What OpenAPI 3.2 calls it. */
  readonly name?: string
  /** As written: `https://{region}.example.com`. */
  readonly url: string
  /** With the variables' default values. */
  readonly resolved: string
  /** What stands before the path in code samples: `https://eu.example.com`, or `BASE_URL` where no host is known. */
  readonly base: string
  readonly description: RichText
  readonly variables: readonly {
    readonly name: string
    readonly default?: string
    readonly enum: readonly string[]
    /** What the values mean, in the same order. */
    readonly meanings?: readonly (string | undefined)[]
    readonly description: RichText
  }[]
}

/** `alternatives`: one of them is enough; inside one, all schemes are needed. An empty one means "no authentication". */
export interface SecurityView {
  readonly declared: 'operation' | 'root' | 'config' | 'none'
  /** All of it in one sentence. */
  readonly sentence: string
  readonly alternatives: readonly (readonly SchemeView[])[]
}

export interface SchemeView {
  readonly name: string
  /** `bearer token`, `API key in the header "x-key"`, … as words. */
  readonly kind: string
  /** How a request carries it: `Authorization: Bearer <ACCESS_TOKEN>`. */
  readonly example?: string
  readonly scopes: readonly string[]
  readonly description: RichText
  /** Addresses of OAuth 2.0 flows and of OpenID Connect. */
  readonly flows: readonly {
    readonly label: string
    readonly urls: readonly (LinkOut & { readonly use: string })[]
    readonly scopes: readonly { readonly name: string; readonly text: string }[]
  }[]
}

export interface ParameterGroupView {
  /** `other`: what the description says is no place that a request has. */
  readonly in: 'path' | 'query' | 'querystring' | 'header' | 'cookie' | 'other'
  readonly fields: readonly FieldView[]
}

/** A parameter or a property. */
export interface FieldView {
  /** Id of the row: `param-query-limit`, `body.user.email`. */
  readonly id: string
  readonly name: string
  readonly required: boolean
  readonly deprecated: boolean
  /** Only ever received (`read-only`) or only ever sent (`write-only`). */
  readonly access?: 'read-only' | 'write-only'
  readonly schema: SchemaView
  readonly description: RichText
  /** Short words that the author wants beside its name. */
  readonly pills?: { readonly before: readonly string[]; readonly after: readonly string[] }
  /** How an array or object stands in the URL: `ids=1|2`. */
  readonly wire?: string
  /** Examples that have a name and words of their own. */
  readonly named?: readonly {
    readonly label: string
    readonly description: RichText
    readonly value?: Json
    readonly elsewhere?: LinkOut
  }[]
  /** The row says the same wherever it stands, but for its id: what is made of it, kept by the first page for the others. */
  readonly kept?: KeptRow
}

/** `undefined` of its parts: not made yet. `name`, `words`: what its first line says; `below`: what stands under that. */
export interface KeptRow {
  drawn?: Readonly<Record<'name' | 'words' | 'below', Prose>>
  markdown?: string
}

export interface SchemaView {
  /** `string · email`, `array of Pet`, `string or null`. */
  readonly type: string
  readonly name?: string
  readonly description: RichText
  /** Of a list whose items have words of their own and no page that says them. */
  readonly itemText?: RichText
  /** The schemas that `allOf` puts together. */
  readonly origins?: readonly SchemaPage[]
  readonly externalDocs?: LinkOut
  /** Limits as one sentence each: `at most 100`, `matches ^a+$`. */
  readonly limits: readonly string[]
  readonly default?: Json
  readonly examples: readonly Json[]
  readonly enum: readonly EnumValue[]
  /** The values are those of the items of a list. */
  readonly enumOf?: 'items'
  readonly fields: readonly FieldView[]
  readonly choices: readonly ChoiceView[]
  /** The schema stands above on the same branch, or on a page of its own; only its name is given. */
  readonly cut?: 'recursive' | 'deep'
  /** Of a recursion: `#body.user`, the row above. */
  readonly above?: string
  /** The page of the schema, or of what is in its list, if it has one; for `deep` with its number of properties. */
  readonly page?: SchemaPage
  /** There are more properties or variants than this page shows: so many, on that page. */
  readonly rest?: SchemaPage & { readonly count: number }
  /** Rarer keywords that hold a schema: `Must not be`, `If the value is`. */
  readonly parts?: readonly { readonly label: string; readonly schema: SchemaView }[]
  readonly docs?: LinkOut
}

/** A link to the page of a schema. No `href`: it has none. */
export interface SchemaPage {
  readonly label: string
  readonly href?: string
  readonly count?: number
}

/** The page of a schema of the description. */
export interface SchemaPageView {
  readonly kind: 'schema'
  readonly title: string
  readonly deprecated: boolean
  readonly description: RichText
  /** Without its description. */
  readonly schema: SchemaView
  readonly examples: readonly ExampleView[]
  /** Where several pages share its rows: all of them, the one without `href` is this. */
  readonly pages: readonly LinkOut[]
  /** Operations and schemas that name it; `more`: so many others. */
  readonly usedBy: { readonly links: readonly UseView[]; readonly more: number }
  readonly about: AboutView
  readonly problems: readonly string[]
  readonly fieldsOpen: boolean
}

export interface UseView {
  readonly label: string
  readonly href: string
  /** Of an operation: `GET`, `WEBHOOK`. */
  readonly method?: string
}

export interface EnumValue {
  readonly value: Json
  readonly description?: string
}

/** Variants and how they combine: exactly one, or at least one. */
export interface ChoiceView {
  readonly combine: 'oneOf' | 'anyOf'
  readonly variants: readonly { readonly label: string; readonly id: string; readonly schema: SchemaView }[]
  /** The property whose value tells the variants apart, and which value means which. */
  readonly discriminator?: {
    readonly property: string
    readonly mapping: readonly { readonly value: string; readonly label: string }[]
    /** What any other value means. */
    readonly otherwise?: string
  }
}

export interface BodyView {
  readonly required: boolean
  readonly description: RichText
  readonly contents: readonly ContentView[]
}

export interface ContentView {
  readonly mediaType: string
  readonly schema?: SchemaView
  /** Of a sequence whose whole has a schema too: one item of it. */
  readonly items?: SchemaView
  /** How the body and its parts are sent, a sentence each. */
  readonly notes?: readonly string[]
  readonly examples: readonly ExampleView[]
  /** Headers of the parts of a form. */
  readonly encoding?: readonly EncodingView[]
}

export interface EncodingView {
  /** Of the property, or the place of the part. */
  readonly name: string
  readonly headers: readonly FieldView[]
}

export interface ExampleView {
  readonly label: string
  readonly description: RichText
  readonly language: string
  readonly text: string
  readonly lines: readonly CodeLine[]
  /** Made from the schema, not written by the author. */
  readonly generated: boolean
  /** The text is longer than the page shows. */
  readonly cut: boolean
  /** The example stands elsewhere (`externalValue`). */
  readonly elsewhere?: LinkOut
}

export interface ResponseView {
  readonly id: string
  /** `200`, `4XX`, `default`. */
  readonly status: string
  /** A few words beside the description. */
  readonly summary?: string
  readonly description: RichText
  readonly headers: readonly FieldView[]
  readonly contents: readonly ContentView[]
  /** Operations that go on with what this answer gives. */
  readonly links?: readonly LinkView[]
}

export interface LinkView {
  readonly name: string
  /** The operation: its title and page, or the name that the description has for it. */
  readonly target?: LinkOut
  readonly description: RichText
  /** Parameters and body of that operation: expressions, or constants. */
  readonly values: readonly { readonly name: string; readonly value: string }[]
  readonly server?: ServerView
}

/** A request that the service sends later, to an address that the caller gave. */
export interface CallbackView {
  readonly id: string
  readonly name: string
  readonly method: string
  /** `{$request.body#/callbackUrl}` */
  readonly expression: string
  /** The summary, where it says more than the name. */
  readonly title?: string
  readonly deprecated?: boolean
  readonly description: RichText
  readonly externalDocs?: LinkOut
  readonly servers?: readonly ServerView[]
  /** How the request proves where it comes from, if it says so itself. */
  readonly security?: SecurityView
  readonly parameters?: readonly ParameterGroupView[]
  readonly body?: BodyView
  readonly responses: readonly ResponseView[]
}

export interface SampleView {
  /** Name for readers: `cURL`. */
  readonly label: string
  /** Name for the highlighter: `bash`. */
  readonly language: string
  readonly text: string
  readonly lines: readonly CodeLine[]
}
