import { get } from 'node:http'
import { expect, test } from 'vitest'
import { folder } from '../temporary.ts'

type Host = { readonly staticHost: (folder: string) => Promise<{ origin: string; close: () => Promise<void> }> }

test('the host for measuring answers what it cannot read, and goes on', async () => {
  const script = new URL('../../scripts/static-host.mjs', import.meta.url).href
  const { staticHost } = (await import(script)) as Host
  const { origin, close } = await staticHost(folder({ 'index.html': 'home', '404.html': 'lost' }))
  const status = (path: string) =>
    new Promise<number | undefined>((done, fail) => {
      get({ port: new URL(origin).port, path }, (response) => {
        response.resume()
        done(response.statusCode)
      }).on('error', fail)
    })
  try {
    for (const path of ['/%E0%A4%A', '/%', '//', '/a%00b', `/${'a'.repeat(300)}`])
      expect([path, await status(path)]).toEqual([path, 400])
    expect([await status('/'), await status('/gone')]).toEqual([200, 404])
  } finally {
    await close()
  }
})
