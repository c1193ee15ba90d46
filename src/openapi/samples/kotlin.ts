import { jsonText } from './json-text.ts'
import { doubleQuoted, joined, type Language } from './language.ts'
import { hexFour, indented, isBlock, quoting } from './quote.ts'
import type { Part, SampleBody, SampleRequest } from './request.ts'

/** OkHttp, the usual client on Android. */
export const kotlin: Language = {
  label: 'Kotlin',
  names: ['kotlin', 'kt'],
  language: 'kotlin',
  print,
  lexis: { strings: ['"""[^]*?"""', doubleQuoted], keywords: 'import fun val null' },
}

function print({ method, url, headers, body }: SampleRequest): string {
  const type = headers.find(([name]) => isContentType(name))?.[1]
  const sent = headers.filter(([name]) => !isContentType(name) || !body)
  const source = body && bodyOf(body, type)
  return joined([
    'import okhttp3.*',
    source?.includes('.toMediaType()') && 'import okhttp3.MediaType.Companion.toMediaType',
    source?.includes('.asRequestBody(') && 'import okhttp3.RequestBody.Companion.asRequestBody',
    source?.includes('.toRequestBody(') && 'import okhttp3.RequestBody.Companion.toRequestBody',
    source?.includes('File(') && 'import java.io.File',
    '',
    'fun main() {',
    source && `    val body = ${source}`,
    '    val request = Request.Builder()',
    `        .url(${text(url)})`,
    ...sent.map(([name, value]) => `        .header(${text(name)}, ${text(value)})`),
    method === 'GET' && !body ? undefined : `        .method(${text(method)}, ${body ? 'body' : 'null'})`,
    '        .build()',
    '',
    '    OkHttpClient().newCall(request).execute().use { response ->',
    '        println("${response.code} ${response.body?.string()}")',
    '    }',
    '}',
  ])
}

function isContentType(name: string): boolean {
  return name.toLowerCase() === 'content-type'
}

function bodyOf(body: SampleBody, type: string | undefined): string {
  const media = type === undefined ? '' : `${text(type)}.toMediaType()`
  switch (body.kind) {
    case 'json':
      return `${block(jsonText(body.value))}.toRequestBody(${media})`
    case 'text':
      return `${block(body.text)}.toRequestBody(${media})`
    case 'form':
      return joined([
        'FormBody.Builder()',
        ...body.fields.map(([name, value]) => `        .add(${text(name)}, ${text(value)})`),
        '        .build()',
      ])
    case 'multipart':
      return joined([
        'MultipartBody.Builder()',
        '        .setType(MultipartBody.FORM)',
        ...body.parts.map((part) => `        .addFormDataPart(${partOf(part)})`),
        '        .build()',
      ])
    case 'file':
      return `File(${text(body.name)}).asRequestBody(${media})`
  }
}

function partOf({ name, value, isFile, contentType }: Part): string {
  const media = contentType === undefined ? '' : `${text(contentType)}.toMediaType()`
  if (isFile) return `${text(name)}, ${text(value)}, File(${text(value)}).asRequestBody(${media})`
  return media === '' ? `${text(name)}, ${text(value)}` : `${text(name)}, null, ${text(value)}.toRequestBody(${media})`
}

const escaped = quoting({ mark: '"', escaped: /\$/g, code: hexFour })

/** A dollar between two backslashes makes some parsers lose the end of the literal. */
function text(value: string): string {
  return escaped(value).replaceAll('\\$\\', '\\u0024\\')
}

/** A raw string knows no escapes, but fills in what a dollar names. */
function block(value: string): string {
  if (!isBlock(value) || value.includes('"""')) return text(value)
  return `"""\n${indented(
    value.toWellFormed().replace(/\$/g, () => dollar),
    '        ',
  )}\n    """.trimIndent()`
}

const dollar = "${'$'}"
