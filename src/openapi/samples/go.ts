import { jsonText } from './json-text.ts'
import { doubleQuoted, joined, type Language } from './language.ts'
import { hexFour, isReadable, quoting } from './quote.ts'
import type { Part, SampleBody, SampleRequest } from './request.ts'

/** `net/http`. */
export const go: Language = {
  label: 'Go',
  names: ['go', 'golang'],
  language: 'go',
  usual: true,
  print,
  lexis: { strings: [doubleQuoted, '`[^`]*`'], keywords: 'package import func if nil defer var' },
}

function print({ method, url, headers, body }: SampleRequest): string {
  const { lines, name: sent, uses } = body ? bodyOf(body) : { lines: [], name: 'nil', uses: [] }
  const typed = body?.kind === 'multipart' ? ['\trequest.Header.Set("Content-Type", form.FormDataContentType())'] : []
  return joined([
    'package main\n\nimport (',
    ...[...new Set(['fmt', 'io', 'log', 'net/http', ...uses])].sort().map((path) => `\t"${path}"`),
    ')\n\nfunc main() {',
    ...lines,
    `\trequest, err := http.NewRequest(${text(method)}, ${text(url)}, ${sent})`,
    ...check,
    ...headers.map(([name, value]) => `\trequest.Header.Set(${text(name)}, ${text(value)})`),
    ...typed,
    '',
    '\tresponse, err := http.DefaultClient.Do(request)',
    ...check,
    '\tdefer response.Body.Close()',
    '',
    '\tcontent, err := io.ReadAll(response.Body)',
    ...check,
    '\tfmt.Println(response.Status, string(content))',
    '}',
  ])
}

const check = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}']

interface BodyCode {
  readonly lines: readonly string[]
  /** The variable that is sent. */
  readonly name: string
  /** Packages. */
  readonly uses: readonly string[]
}

function bodyOf(body: SampleBody): BodyCode {
  switch (body.kind) {
    case 'json':
      return stringBody(block(jsonText(body.value)))
    case 'text':
      return stringBody(block(body.text))
    case 'form': {
      const adds = body.fields.map(([name, value]) => `\tform.Add(${text(name)}, ${text(value)})`)
      const { lines, name, uses } = stringBody('form.Encode()')
      return { lines: ['\tform := url.Values{}', ...adds, ...lines], name, uses: ['net/url', ...uses] }
    }
    case 'multipart':
      return multipart(body.parts)
    case 'file':
      return {
        lines: [`\tbody, err := os.Open(${text(body.name)})`, ...check, '\tdefer body.Close()', ''],
        name: 'body',
        uses: ['os'],
      }
  }
}

function stringBody(source: string): BodyCode {
  return { lines: [`\tbody := strings.NewReader(${source})`, ''], name: 'body', uses: ['strings'] }
}

function multipart(parts: readonly Part[]): BodyCode {
  const lines = parts.flatMap(({ name, value, isFile, contentType }, index) => {
    const open = isFile ? [`\tfile${index}, err := os.Open(${text(value)})`, ...check] : []
    if (contentType === undefined && !isFile) return [`\tform.WriteField(${text(name)}, ${text(value)})`]
    const head = `form-data; name="${name.replace(/["\\]/g, String.raw`\$&`)}"${isFile ? `; filename="${value}"` : ''}`
    const create =
      contentType === undefined
        ? `form.CreateFormFile(${text(name)}, ${text(value)})`
        : `form.CreatePart(textproto.MIMEHeader{\n\t\t"Content-Disposition": {${text(head)}},\n\t\t"Content-Type":        {${text(contentType)}},\n\t})`
    const copy = isFile ? `\tio.Copy(part${index}, file${index})` : `\tio.WriteString(part${index}, ${text(value)})`
    return [...open, `\tpart${index}, err := ${create}`, ...check, copy]
  })
  return {
    lines: ['\tbody := &bytes.Buffer{}', '\tform := multipart.NewWriter(body)', ...lines, '\tform.Close()', ''],
    name: 'body',
    uses: [
      'bytes',
      'mime/multipart',
      ...(parts.some(({ isFile }) => isFile) ? ['os'] : []),
      ...(parts.some(({ contentType }) => contentType !== undefined) ? ['net/textproto'] : []),
    ],
  }
}

const text = quoting({ mark: '"', code: hexFour })

/** A raw string knows no escapes, so one that holds its quote is written line by line. */
function block(value: string): string {
  if (!value.includes('\n'))
    return value.includes('"') && isReadable(value) && !value.includes('`') ? raw(value) : text(value)
  if (isReadable(value) && !value.includes('`')) return raw(value)
  return value
    .split(/(?<=\n)/)
    .map(text)
    .join(' +\n\t\t')
}

const raw = (value: string) => `\`${value.toWellFormed()}\``
