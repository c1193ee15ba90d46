import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loopbackNames } from '../../src/dev/guard.ts'
import { createHandler } from '../../src/dev/handler.ts'
import type { Listening } from '../../src/dev/listen.ts'
import { listen } from '../../src/dev/listen.ts'
import { byPath } from '../../src/dev/served.ts'
import { rawGet, rawRequest } from './raw-request.ts'

const folder = mkdtempSync(join(tmpdir(), 'flatleaf-handler-'))
const errors: unknown[] = []
let server: Listening
const get = (target: string, headers?: readonly string[]) => rawGet(server.port, target, headers)

beforeAll(async () => {
  writeFileSync(join(folder, 'film.mp4'), '0123456789')
  writeFileSync(join(folder, 'secret.txt'), 'SECRET')
  symlinkSync('secret.txt', join(folder, 'leak.txt'))
  const copy = (path: string, source: string) => ({ path, copyOf: join(folder, source), body: () => '' })
  const page = (path: string, text: string) => ({
    path,
    body: () => `<html><head><title>${text}</title></head></html>`,
  })
  const files = byPath([
    page('index.html', 'home'),
    page('guides/start/index.html', 'start'),
    page('flat.html', 'flat'),
    page('a b/ä/index.html', 'letters'),
    page('404.html', 'not found'),
    { path: '__proto__', body: () => 'plain' },
    { path: 'site.css', body: () => 'p{}' },
    { path: 'broken.txt', body: () => Promise.reject(new Error('/secret/path')) },
    copy('film.mp4', 'film.mp4'),
    copy('leak.txt', 'leak.txt'),
  ])
  const handler = createHandler({
    served: () => ({ base: '/docs/', files }),
    names: new Set(loopbackNames),
    onError: (error) => errors.push(error),
  })
  server = (await listen(handler, { port: 0, search: false, addresses: ['127.0.0.1'] }))!
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('addresses', () => {
  test.each([
    ['/docs/', 'home'],
    ['/docs/index.html', 'home'],
    ['/docs/guides/start/', 'start'],
    ['/docs/guides/start/?q=%00', 'start'],
    ['/docs/flat', 'flat'],
    ['/docs/a%20b/%C3%A4/', 'letters'],
    ['/docs/__proto__', 'plain'],
  ])('%s gives %s', async (target, text) => {
    const answer = await get(target)
    expect(answer.status).toBe(200)
    expect(answer.body).toContain(text)
  })

  test.each([
    ['/', '/docs/'],
    ['/docs', '/docs/'],
    ['/docs/guides/start', '/docs/guides/start/'],
    ['/docs/guides/start?a=1', '/docs/guides/start/?a=1'],
    ['/docs/guides/start?a=<script>', '/docs/guides/start/'],
    ['/docs/a%20b/ä', '/docs/a%20b/%C3%A4/'],
  ])('%s leads to %s', async (target, place) => {
    const answer = await get(
      Buffer.from(target).toString('latin1') === target ? target : encodeURI(target).replaceAll('%25', '%'),
    )
    expect(answer.status).toBe(302)
    expect(answer.head).toContain(`\r\nLocation: ${place}\r\n`)
  })

  test('an unknown address gives the 404 page of the site and repeats nothing', async () => {
    const answer = await get('/docs/<img/src=x/onerror=alert(1)>')
    expect(answer.status).toBe(404)
    expect(answer.body).toContain('not found')
    expect(answer.body).not.toContain('onerror')
  })
})

describe('targets that no browser sends', () => {
  test.each([
    '/docs/../../etc/passwd',
    '/docs/%2e%2e/%2e%2e/etc/passwd',
    '/docs/..%2f..%2fetc%2fpasswd',
    '/docs/..\\..\\etc\\passwd',
    '/docs/..%5c..%5cetc',
    '/docs/a/%2e/b',
    '/docs/film.mp4%00.html',
    '/docs/%',
    '/docs/%c0%ae%c0%ae/etc/passwd',
    '//evil.example/%2e%2e',
    '//evil.example/docs/',
    '/docs//evil.example/',
    '/\\evil.example',
    '/docs/#/../x',
    'http://evil.example/docs/',
    'file:///etc/passwd',
    '*',
    `/docs/${'a/'.repeat(5000)}`,
  ])('%s', async (target) => {
    const answer = await get(target)
    expect(answer.status).toBe(400)
    expect(answer.head).not.toContain('Location')
    expect(answer.body).not.toContain('evil')
  })

  test('%2e%2e that is still encoded after one decoding is a name like any other', async () => {
    expect((await get('/docs/%252e%252e%252fetc/passwd')).status).toBe(404)
  })

  test('a target of 70 KB is refused, and the server lives on', async () => {
    expect((await get(`/docs/${'a'.repeat(70_000)}`)).status).toBe(431)
    expect((await get('/docs/')).status).toBe(200)
  })

  test.each(['.env', '.git/config', 'docs.json', 'node_modules/yaml/package.json', '.flatleaf.json', '@fs/etc/passwd'])(
    'nothing is served that is not in the site: %s',
    async (name) => {
      expect((await get(`/docs/${name}`)).status).toBe(404)
    },
  )

  test('a link that took the place of a file is not followed', async () => {
    const answer = await get('/docs/leak.txt')
    expect(answer.status).toBe(500)
    expect(answer.body).not.toContain('SECRET')
  })
})

describe('who asks', () => {
  const local = 'Host: localhost:PORT'
  test.each([
    ['a name that was pointed at this machine', ['Host: evil.example:PORT'], 403],
    ['a name that begins like ours', ['Host: localhost.evil.example'], 403],
    ['a user before the host', ['Host: localhost@evil.example'], 403],
    ['an empty host', ['Host: '], 403],
    ['two hosts', [local, 'Host: evil.example'], 400],
    ['no host', ['X: y'], 400],
    ['every address', ['Host: 0.0.0.0:PORT'], 403],
    ['IPv6 loopback', ['Host: [::1]:PORT'], 200],
    ['upper case', ['Host: LOCALHOST:PORT'], 200],
    ['a forwarded host', [local, 'X-Forwarded-Host: evil.example'], 200],
    ['an origin on another port', [local, 'Origin: http://localhost:1'], 403],
    ['the null origin', [local, 'Origin: null'], 403],
    ['our own origin', [local, 'Origin: http://localhost:PORT'], 200],
    [
      'an image on another site',
      [local, 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: no-cors', 'Sec-Fetch-Dest: image'],
      403,
    ],
    [
      'a frame on another site',
      [local, 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: iframe'],
      403,
    ],
    [
      'a script on another port',
      [local, 'Sec-Fetch-Site: same-site', 'Sec-Fetch-Mode: no-cors', 'Sec-Fetch-Dest: script'],
      403,
    ],
    [
      'a link that was followed',
      [local, 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: document'],
      200,
    ],
    ['a protocol to switch to', [local, 'Upgrade: h2c'], 200],
  ])('%s', async (_, headers, status) => {
    const answer = await get('/docs/', headers)
    expect(answer.status).toBe(status)
    expect(answer.head).not.toMatch(/access-control/i)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'])('%s is not answered', async (method) => {
    const answer = await rawRequest(
      server.port,
      `${method} /docs/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    )
    expect(answer.status).toBe(405)
    expect(answer.head).toContain('Allow: GET, HEAD')
  })

  test('two ways to say where a request ends are refused', async () => {
    const smuggled =
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'
    expect((await rawRequest(server.port, smuggled)).status).toBe(400)
  })
})

describe('answers', () => {
  test('carry the headers that keep a page to itself', async () => {
    const { head } = await get('/docs/')
    for (const line of [
      "Content-Security-Policy: default-src 'none'; script-src 'self'",
      "frame-ancestors 'none'",
      'X-Content-Type-Options: nosniff',
      'X-Frame-Options: DENY',
      'Cross-Origin-Resource-Policy: same-origin',
      'Content-Type: text/html; charset=utf-8',
    ])
      expect(head).toContain(line)
  })

  test('HEAD has the headers and no body', async () => {
    const answer = await rawRequest(
      server.port,
      'HEAD /docs/site.css HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    )
    expect(answer).toMatchObject({ status: 200, body: '' })
    expect(answer.head).toContain('Content-Length: 3')
  })

  test('what a browser has already is not sent again', async () => {
    const tag = /ETag: (\S+)/.exec((await get('/docs/site.css')).head)![1]!
    expect(await get('/docs/site.css', ['Host: localhost', `If-None-Match: ${tag}`])).toMatchObject({
      status: 304,
      body: '',
    })
  })

  test.each([
    ['bytes=2-4', 206, '234'],
    ['bytes=7-', 206, '789'],
    ['bytes=-3', 206, '789'],
    ['bytes=-1e99', 200, '0123456789'],
    ['bytes=0-,0-,0-', 200, '0123456789'],
    ['bytes=99-', 416, ''],
  ])('range %s', async (range, status, body) => {
    expect(await get('/docs/film.mp4', ['Host: localhost', `Range: ${range}`])).toMatchObject({ status, body })
  })

  test('a fault says nothing about itself', async () => {
    const answer = await get('/docs/broken.txt')
    expect(answer).toMatchObject({ status: 500, body: 'This file could not be made. See the terminal.\n' })
    expect(errors.map(String)).toContain('Error: /secret/path')
  })
})
