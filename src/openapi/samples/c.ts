import { jsonText } from './json-text.ts'
import { doubleQuoted, joined, type Language } from './language.ts'
import { quoting } from './quote.ts'
import type { Part, SampleBody, SampleRequest } from './request.ts'

const lexis = { strings: [doubleQuoted, '<[\\w./]+>'], keywords: '#include int void return struct const char' }

/** libcurl. */
export const c: Language = { label: 'C', names: ['c'], language: 'c', print, lexis }

/** The same code. */
export const cpp: Language = { label: 'C++', names: ['c++', 'cpp'], language: 'cpp', print, lexis }

function print({ method, url, headers, body }: SampleRequest): string {
  return joined([
    '#include <curl/curl.h>',
    body?.kind === 'file' && '#include <stdio.h>',
    '',
    'int main(void) {',
    '  CURL *curl = curl_easy_init();',
    `  curl_easy_setopt(curl, CURLOPT_URL, ${text(url)});`,
    method === 'GET' && !body ? undefined : `  curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, ${text(method)});`,
    method === 'HEAD' && '  curl_easy_setopt(curl, CURLOPT_NOBODY, 1L);',
    headers.length > 0 && '  struct curl_slist *headers = NULL;',
    ...headers.map((each) => `  headers = curl_slist_append(headers, ${text(headerLine(each))});`),
    headers.length > 0 && '  curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);',
    ...(body ? bodyLines(body) : []),
    '',
    '  CURLcode result = curl_easy_perform(curl);',
    headers.length > 0 && '  curl_slist_free_all(headers);',
    body?.kind === 'multipart' && '  curl_mime_free(mime);',
    '  curl_easy_cleanup(curl);',
    '  return (int)result;',
    '}',
  ])
}

/** As on curl's command line, a semicolon sends an empty header. */
function headerLine([name, value]: readonly [string, string]): string {
  return value.trim() === '' ? `${name};` : `${name}: ${value}`
}

function bodyLines(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      return [`  curl_easy_setopt(curl, CURLOPT_POSTFIELDS, ${block(jsonText(body.value))});`]
    case 'text':
      return [`  curl_easy_setopt(curl, CURLOPT_POSTFIELDS, ${block(body.text)});`]
    case 'form':
      return [`  curl_easy_setopt(curl, CURLOPT_POSTFIELDS, ${text(body.encoded)});`]
    case 'multipart':
      return [
        '  curl_mime *mime = curl_mime_init(curl);',
        '  curl_mimepart *part;',
        ...body.parts.flatMap(partLines),
        '  curl_easy_setopt(curl, CURLOPT_MIMEPOST, mime);',
      ]
    case 'file':
      return [
        `  FILE *file = fopen(${text(body.name)}, "rb");`,
        '  curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);',
        '  curl_easy_setopt(curl, CURLOPT_READDATA, file);',
      ]
  }
}

function partLines({ name, value, isFile, contentType }: Part): readonly string[] {
  return [
    '  part = curl_mime_addpart(mime);',
    `  curl_mime_name(part, ${text(name)});`,
    isFile
      ? `  curl_mime_filedata(part, ${text(value)});`
      : `  curl_mime_data(part, ${text(value)}, CURL_ZERO_TERMINATED);`,
    ...(contentType === undefined ? [] : [`  curl_mime_type(part, ${text(contentType)});`]),
  ]
}

/** Hexadecimal escapes take any number of digits, octal ones three. Two question marks may begin a trigraph. */
const text = quoting({
  mark: '"',
  escaped: /(?<=\?)\?/g,
  code: (code) => [...new TextEncoder().encode(String.fromCodePoint(code))].map(octal).join(''),
})

function octal(byte: number): string {
  return `\\${byte.toString(8).padStart(3, '0')}`
}

/** One literal for each line: the compiler puts them together. */
function block(value: string): string {
  return value
    .split(/(?<=\n)/)
    .map(text)
    .join('\n    ')
}
