/** The playground of an operation: the file that its form is made from, and what the policy of the page has to allow. */
import type { ApiConfig } from '../../model/config.ts'
import type { Embed } from '../../model/document.ts'
import type { OperationSlice } from '../../model/operation.ts'
import { fileHref, requestFileOf, type UrlStyle } from '../../model/route.ts'
import type { Say } from '../../model/words.ts'
import { serverOrigins } from '../../openapi/form-servers.ts'
import { requestFile } from '../../openapi/request-form.ts'

export interface PlaygroundForm {
  readonly href: string
  readonly text: string
  readonly embeds: readonly Embed[]
}

export interface FormPlace {
  readonly api: ApiConfig
  readonly page: { readonly id: string }
  readonly style: UrlStyle
  /** The words of the page. */
  readonly say: Say
}

/** `undefined`: nothing is sent from this page, by configuration or because nobody says where to. */
export function playgroundForm(
  slice: OperationSlice,
  { api, page, style, say }: FormPlace,
): PlaygroundForm | undefined {
  const made = api.playground === 'show' ? requestFile(slice, api, say) : undefined
  if (!made) return undefined
  const { form, text } = made
  const origins = form.proxy === undefined ? serverOrigins(form.servers) : proxyOrigins(form.proxy)
  return {
    href: fileHref(requestFileOf(page.id), page.id, style),
    text,
    embeds: [
      ...origins.map((origin): Embed => ({ kind: 'connect', origin })),
      // Answers that are pictures, sounds or films are shown from memory.
      { kind: 'img', origin: 'blob:' },
      { kind: 'media', origin: 'blob:' },
    ],
  }
}

function proxyOrigins(proxy: string): readonly string[] {
  return proxy.startsWith('/') ? [] : [new URL(proxy).origin]
}
