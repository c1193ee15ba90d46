/** Our own documentation, which is built once for all tests, and a browser to read it with. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { launch } from './chromium.ts'
import type { Server } from './command.ts'
import { repository, serve } from './command.ts'

export interface OurDocs {
  readonly browser: Browser
  readonly origin: string
}

/** Both are there while the tests of a file run, not before. */
export function ourDocs(): OurDocs {
  let browser: Browser
  let server: Server
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([launch(), serve('preview', [repository, '--out', inject('docs')])])
  })
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
  })
  return {
    get browser() {
      return browser
    },
    get origin() {
      return server.origin
    },
  }
}
