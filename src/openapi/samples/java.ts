import { jsonText } from './json-text.ts'
import { doubleQuoted, joined, type Language } from './language.ts'
import { multipartPieces } from './multipart.ts'
import { hexFour, indented, isBlock, quoting } from './quote.ts'
import type { SampleBody, SampleRequest } from './request.ts'

/** `java.net.http`, since Java 15 for its text blocks; bodies of several parts since 16. */
export const java: Language = {
  label: 'Java',
  names: ['java'],
  language: 'java',
  usual: true,
  print,
  lexis: {
    strings: [String.raw`"""(?:[^\\"]|\\.|"(?!""))*"""`, doubleQuoted],
    keywords: 'import class public static void throws var new',
  },
}

function print({ method, url, headers, body }: SampleRequest): string {
  const publisher = body ? bodyOf(body) : 'HttpRequest.BodyPublishers.noBody()'
  const hasFile = publisher.includes('Path.of(')
  return joined([
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    hasFile && 'import java.nio.file.Path;',
    '',
    'public class Example {',
    '    public static void main(String[] args) throws Exception {',
    '        var request = HttpRequest.newBuilder(URI.create(' + text(url) + '))',
    ...headers.map(([name, value]) => `            .header(${text(name)}, ${text(value)})`),
    body?.kind === 'multipart' &&
      `            .header("Content-Type", "multipart/form-data; boundary=${multipartPieces(body.parts).boundary}")`,
    method === 'GET' && !body ? '            .GET()' : `            .method(${text(method)}, ${publisher})`,
    '            .build();',
    '',
    '        var response = HttpClient.newHttpClient()',
    '            .send(request, HttpResponse.BodyHandlers.ofString());',
    '        System.out.println(response.statusCode() + " " + response.body());',
    '    }',
    '}',
  ])
}

function bodyOf(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return ofString(block(jsonText(body.value)))
    case 'text':
      return ofString(block(body.text))
    case 'form':
      return ofString(text(body.encoded))
    case 'multipart':
      return [
        'HttpRequest.BodyPublishers.concat(',
        multipartPieces(body.parts)
          .pieces.map((piece) => (piece.isFile ? ofFile(piece.value) : ofString(text(piece.value))))
          .map((piece) => `                ${piece}`)
          .join(',\n'),
        '            )',
      ].join('\n')
    case 'file':
      return ofFile(body.name)
  }
}

function ofString(source: string): string {
  return `HttpRequest.BodyPublishers.ofString(${source})`
}

function ofFile(name: string): string {
  return `HttpRequest.BodyPublishers.ofFile(Path.of(${text(name)}))`
}

/** `\u000a` is an end of line before it is anything else, so control characters are written in octal. */
const text = quoting({
  mark: '"',
  code: (code) => (code < 256 ? `\\${code.toString(8).padStart(3, '0')}` : hexFour(code)),
})

/** A text block: backslashes count as in other strings, a quote only where three meet. Many highlighters take a line with slashes for a comment. */
function block(value: string): string {
  if (!isBlock(value) || /^\s*\/[/*]/m.test(value)) return text(value)
  const inside = value.toWellFormed().replaceAll('\\', '\\\\').replaceAll('"""', '\\"""').replace(/"$/, '\\"')
  return `"""\n${indented(inside, '                ')}"""`
}
