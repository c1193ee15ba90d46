/** Samples that run here, against a server that notes what it is sent. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { curl } from '../../src/openapi/samples/curl.ts'
import { node } from '../../src/openapi/samples/javascript.ts'
import type { Language } from '../../src/openapi/samples/language.ts'
import { python } from '../../src/openapi/samples/python.ts'
import type { Part, SampleRequest } from '../../src/openapi/samples/request.ts'

interface Runner {
  readonly language: Language
  readonly file: string
  readonly command: readonly [string, ...string[]]
  /** Ends well where the program can run. */
  readonly test: readonly [string, ...string[]]
}

const runners: readonly Runner[] = [
  { language: curl, file: 'sample.sh', command: ['bash', 'sample.sh'], test: ['curl', '--version'] },
  { language: node, file: 'sample.mjs', command: ['node', 'sample.mjs'], test: ['node', '--version'] },
  {
    language: python,
    file: 'sample.py',
    command: ['python3', 'sample.py'],
    test: ['python3', '-c', 'import requests'],
  },
]

interface Sent {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** What is wrong: a request that did not arrive, or arrived as another. */
export async function echoed(): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'))
  const sent: Sent[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    sent.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    response.end('ok')
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const file of ['file.png', 'files-1.png', 'files-2.png'])
    writeFileSync(join(folder, file), Buffer.from([0, 255, 13, 10]))
  const faults: string[] = []
  for (const { language, file, command, test } of runners) {
    if (spawnSync(test[0], test.slice(1)).status !== 0) {
      console.log(`SKIPPED: samples of ${language.label} cannot run here.`)
      continue
    }
    for (const [name, request] of Object.entries(requests(base))) {
      sent.length = 0
      writeFileSync(join(folder, file), language.print(request))
      const said = await run(command, folder)
      const fault = sent.length === 1 ? difference(sent[0]!, request, base) : `it did not arrive: ${said.slice(0, 300)}`
      if (fault) faults.push(`${language.label}, ${name}: ${fault}`)
    }
  }
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
  return faults
}

function run([program, ...words]: Runner['command'], cwd: string): Promise<string> {
  return new Promise((done) => {
    const child = spawn(program, words, { cwd })
    let said = ''
    child.stderr.on('data', (text) => (said += String(text)))
    child.on('close', () => done(said))
  })
}

const hard = 'it\'s "so" $HOME `id` \\n #{x} %41 é 😀 @x <y> & z'

function requests(base: string): Readonly<Record<string, SampleRequest>> {
  const url = `${base}/v1/pets/7?q=a%20b&tag%5Ba%5D=it%27s`
  const typed = (type: string) => [['Content-Type', type]] as const
  return {
    'plain get': {
      method: 'GET',
      url,
      headers: [
        ['X-Key', 'it\'s "so" $HOME `id` \\n'],
        ['Cookie', 'a=1; b=2'],
      ],
    },
    delete: { method: 'DELETE', url, headers: [] },
    head: { method: 'HEAD', url, headers: [] },
    JSON: {
      method: 'POST',
      url,
      headers: typed('application/json'),
      body: { kind: 'json', value: { [hard]: [hard, 1.5, true, null, {}, []] } },
    },
    'JSON of a type of its own': {
      method: 'PATCH',
      url,
      headers: typed('application/merge-patch+json'),
      body: { kind: 'json', value: { a: null } },
    },
    'a method of its own': {
      method: 'PURGE',
      url,
      headers: typed('application/json'),
      body: { kind: 'json', value: 'text' },
    },
    form: {
      method: 'POST',
      url,
      headers: typed('application/x-www-form-urlencoded'),
      body: {
        kind: 'form',
        fields: [
          ['a b', hard],
          ['a b', '2'],
        ],
        encoded: '',
      },
    },
    text: { method: 'PUT', url, headers: typed('text/plain'), body: { kind: 'text', text: `${hard}\nline\n` } },
    file: { method: 'PUT', url, headers: typed('image/png'), body: { kind: 'file', name: 'file.png' } },
    parts: {
      method: 'POST',
      url,
      headers: [],
      body: {
        kind: 'multipart',
        parts: [
          { name: 'files', value: 'files-1.png', isFile: true, contentType: 'image/png' },
          { name: 'files', value: 'files-2.png', isFile: true, contentType: 'image/png' },
          { name: 'note', value: hard, isFile: false },
          { name: 'meta', value: `{"a":"\\"b\\" ; c"}`, isFile: false, contentType: 'application/json' },
        ],
      },
    },
  }
}

function difference(sent: Sent, { method, url, headers, body }: SampleRequest, base: string): string | undefined {
  if (sent.method !== method) return `the method is ${sent.method}`
  if (base + sent.url !== url) return `the address is ${sent.url}`
  for (const [name, value] of headers) {
    const found = sent.headers[name.toLowerCase()]
    if (found !== value) return `the header ${name} is ${String(found)}`
  }
  const text = sent.body.toString()
  switch (body?.kind) {
    case undefined:
      return text === '' ? undefined : `the body is ${text}`
    case 'json':
      return JSON.stringify(JSON.parse(text)) === JSON.stringify(body.value) ? undefined : `the body is ${text}`
    case 'form':
      return JSON.stringify([...new URLSearchParams(text)]) === JSON.stringify(body.fields)
        ? undefined
        : `the body is ${text}`
    case 'text':
      return text === body.text ? undefined : `the body is ${text}`
    case 'file':
      return sent.body.equals(Buffer.from([0, 255, 13, 10])) ? undefined : `the body is ${sent.body.toString('hex')}`
    case 'multipart':
      return partsFault(sent, body.parts)
  }
}

function partsFault({ headers, body }: Sent, parts: readonly Part[]): string | undefined {
  const boundary = /boundary=(.*)$/.exec(headers['content-type'] ?? '')?.[1]
  if (!boundary) return `the type is ${headers['content-type']}`
  const found = body.toString('latin1').split(`--${boundary}`).slice(1, -1)
  if (found.length !== parts.length) return `there are ${found.length} parts`
  for (const [index, { name, value, isFile, contentType }] of parts.entries()) {
    const [head = '', ...rest] = found[index]!.split('\r\n\r\n')
    const content = Buffer.from(rest.join('\r\n\r\n').slice(0, -2), 'latin1')
    const expected = isFile ? Buffer.from([0, 255, 13, 10]) : Buffer.from(value)
    if (!head.includes(`name="${name}"`) || head.includes('filename=') !== (isFile || head.includes('filename="blob"')))
      return `part ${index} begins ${head}`
    if (contentType && !head.toLowerCase().includes(`content-type: ${contentType}`))
      return `part ${index} begins ${head}`
    if (!content.equals(expected)) return `part ${index} is ${content.toString()}`
  }
  return undefined
}
