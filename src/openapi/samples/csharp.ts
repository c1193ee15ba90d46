import { jsonText } from './json-text.ts'
import { doubleQuoted, joined, type Language } from './language.ts'
import { hexFour, indented, isBlock, quoting } from './quote.ts'
import type { Part, SampleBody, SampleRequest } from './request.ts'

/** `HttpClient`, since C# 11 for its raw strings. */
export const csharp: Language = {
  label: 'C#',
  names: ['csharp', 'c#', 'cs', 'dotnet', '.net'],
  language: 'csharp',
  usual: true,
  print,
  lexis: { strings: [String.raw`(?<raw>"{3,})[^]*?\k<raw>(?!")`, doubleQuoted], keywords: 'using var new await null' },
}

function print({ method, url, headers, body }: SampleRequest): string {
  const type = headers.find(([name]) => isContentType(name))?.[1]
  const sent = headers.filter(([name]) => !isContentType(name) || !body)
  return joined([
    'using System.Net.Http.Headers;',
    body && (body.kind === 'json' || body.kind === 'text') && 'using System.Text;',
    '',
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(new HttpMethod(${text(method)}), ${text(url)});`,
    ...sent.map(([name, value]) => `request.Headers.TryAddWithoutValidation(${text(name)}, ${text(value)});`),
    ...(body ? bodyLines(body) : []),
    body && type !== undefined && `request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${text(type)});`,
    '',
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  ])
}

function isContentType(name: string): boolean {
  return name.toLowerCase() === 'content-type'
}

function bodyLines(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      return [`request.Content = new StringContent(${block(jsonText(body.value))}, Encoding.UTF8);`]
    case 'text':
      return [`request.Content = new StringContent(${block(body.text)}, Encoding.UTF8);`]
    case 'form':
      return [
        'request.Content = new FormUrlEncodedContent(new KeyValuePair<string, string>[]',
        '{',
        ...body.fields.map(([name, value]) => `    new(${text(name)}, ${text(value)}),`),
        '});',
      ]
    case 'multipart':
      return ['var form = new MultipartFormDataContent();', ...body.parts.map(partLine), 'request.Content = form;']
    case 'file':
      return [`request.Content = new StreamContent(File.OpenRead(${text(body.name)}));`]
  }
}

function partLine({ name, value, isFile, contentType }: Part): string {
  const type =
    contentType === undefined ? '' : ` { Headers = { ContentType = MediaTypeHeaderValue.Parse(${text(contentType)}) } }`
  const source = isFile ? `StreamContent(File.OpenRead(${text(value)}))` : `StringContent(${text(value)})`
  return `form.Add(new ${source}${type}, ${text(name)}${isFile ? `, ${text(value)}` : ''});`
}

const text = quoting({ mark: '"', code: hexFour })

/** A raw string has more quotes at its ends than it holds in a row. */
function block(value: string): string {
  if (!isBlock(value)) return text(value)
  const longest = Math.max(2, ...[...value.matchAll(/"+/g)].map(([run]) => run.length))
  const marks = '"'.repeat(longest + 1)
  return `${marks}\n${indented(value.toWellFormed(), '    ')}\n    ${marks}`
}
