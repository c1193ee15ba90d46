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

/** Screens of most readers. */
export const desktop = { viewport: { width: 1440, height: 900 } } as const
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

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
    const reason = request.failure()?.errorText ?? ''
    // What was still loading when the page was left.
    if (reason !== 'net::ERR_ABORTED') errors.push(`failed: ${request.url()} ${reason}`)
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

/** WCAG 2.2 AA, and what axe advises beyond it. `target-size` runs only where its tag is asked for. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong, one line a rule with the elements it means. */
export async function accessibilityProblems(page: Page): Promise<readonly string[]> {
  // It looks over several tasks, and takes text that is shown meanwhile for hidden.
  await page.waitForFunction(() => document.querySelector('.js .not-found-near:not([data-asked])') === null)
  await page.evaluate(axe)
  return page.evaluate(async (wanted) => {
    interface Axe {
      run(options: { runOnly: readonly string[] }): Promise<{ violations: Violation[] }>
    }
    const { axe: runner } = globalThis as unknown as { axe: Axe }
    interface Violation {
      readonly id: string
      readonly help: string
      readonly nodes: readonly { readonly target: readonly string[] }[]
    }
    const { violations } = await runner.run({ runOnly: wanted })
    return violations.map(
      ({ id, help, nodes }) =>
        `${id} (${help}): ${nodes
          .slice(0, 3)
          .map((node) => node.target.join(' '))
          .join(', ')}`,
    )
  }, tags)
}

/** By how many pixels the page is wider than the window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
