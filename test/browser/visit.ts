/** A page opened by a reader, and everything that went wrong meanwhile. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

export interface Visit {
  readonly page: Page
  /** Errors of the console and of scripts, failed requests, answers of 400 and more. */
  readonly errors: readonly string[]
  /** Requests to other hosts. */
  readonly others: readonly string[]
  /** Violations of the content security policy so far. */
  readonly violations: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** Opens an address in a fresh context. */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  const errors: string[] = []
  const others: string[] = []
  const { origin } = new URL(url)
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('requestfailed', (request) => {
    // What was fetched ahead is given up when the reader is faster.
    if (request.headers()['sec-purpose']) return
    errors.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`)
  })
  page.on('response', (response) => response.status() >= 400 && errors.push(`${response.status()}: ${response.url()}`))
  page.on('request', (request) => {
    const to = new URL(request.url())
    if (/^(https?|wss?):$/.test(to.protocol) && to.origin !== origin) others.push(request.url())
  })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { policyViolations: seen })
    addEventListener('securitypolicyviolation', (event) => seen.push(`${event.violatedDirective} ${event.blockedURI}`))
  })
  await page.goto(url, { waitUntil: 'load' })
  const violations = () =>
    page.evaluate(() => (globalThis as unknown as { policyViolations?: readonly string[] }).policyViolations ?? [])
  return { page, errors, others, violations, close: () => context.close() }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong, one line a rule with the elements it means. */
export async function accessibilityProblems(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe: runner } = globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }
    interface Violation {
      readonly id: string
      readonly help: string
      readonly nodes: readonly { readonly target: readonly string[] }[]
    }
    const { violations } = await runner.run()
    return violations.map(
      ({ id, help, nodes }) =>
        `${id} (${help}): ${nodes
          .slice(0, 3)
          .map((node) => node.target.join(' '))
          .join(', ')}`,
    )
  })
}

/** By how many pixels the page is wider than the window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
