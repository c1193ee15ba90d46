import { curlCommand, curlOption, curlPart } from '../../util/curl-command.ts'
import { jsonText } from './json-text.ts'
import type { Language } from './language.ts'
import type { SampleBody } from './request.ts'

/** A command line for curl in a POSIX shell. */
export const curl: Language = {
  label: 'cURL',
  names: ['bash', 'curl', 'sh', 'shell'],
  language: 'bash',
  usual: true,
  print: ({ body, ...request }) => curlCommand({ ...request, ...(body && { body: bodyOptions(body) }) }),
  lexis: { strings: [String.raw`(?:'[^']*'|\\')+`], keywords: 'curl' },
}

function bodyOptions(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      return [curlOption('data', jsonText(body.value))]
    case 'form':
      return body.fields.length === 0
        ? ["--data ''"]
        : body.fields.map(([name, value]) =>
            curlOption('data-urlencode', `${encodeURIComponent(name.toWellFormed())}=${value}`),
          )
    case 'multipart':
      return body.parts.map(({ contentType: type, ...part }) =>
        curlPart({ ...part, ...(type !== undefined && { type }) }),
      )
    case 'text':
      return [curlOption('data-raw', body.text)]
    case 'file':
      return [curlOption('data-binary', `@${body.name}`)]
  }
}
