/** Every page of our documentation without scripts, and with them: complete, quiet, and asking nobody else. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { htmlFiles, routeOf } from './built.ts'
import { ourDocs } from './our-docs.ts'
import { desktop, visit } from './visit.ts'

const docs = ourDocs()

const routes = htmlFiles(inject('docs')).map(routeOf)

test('every page can be read, and offers only what works', async () => {
  const seen = await visit(docs.browser, `${docs.origin}/`, { ...desktop, javaScriptEnabled: false })
  for (const route of routes) {
    await seen.page.goto(docs.origin + route)
    expect({ route, ...(await readable(seen.page)) }).toEqual({ route, title: true, text: true, links: true, idle: [] })
  }
  expect(seen.others).toEqual([])
  await seen.close()
}, 240_000)

test('with scripts no page says an error, breaks its policy or asks another host', async () => {
  const seen = await visit(docs.browser, `${docs.origin}/`, desktop)
  for (const route of routes) {
    await seen.page.goto(docs.origin + route, { waitUntil: 'load' })
    expect({ route, violations: await seen.violations() }).toEqual({ route, violations: [] })
  }
  // What the next page interrupted is no error.
  expect(seen.errors.filter((error) => !error.includes('ERR_ABORTED'))).toEqual([])
  expect(seen.others).toEqual([])
  await seen.close()
}, 240_000)

test('panels are all there, each under its title, and the contents lead to headings', async () => {
  const seen = await visit(docs.browser, `${docs.origin}/components/tabs/`, { ...desktop, javaScriptEnabled: false })
  const { page } = seen
  const panels = page.locator('#content .tab-panel')
  expect(await panels.count()).toBeGreaterThan(3)
  expect(await panels.filter({ visible: true }).count()).toBe(await panels.count())
  await page.goto(`${docs.origin}/reference/cli/`)
  const entry = page
    .getByRole('navigation', { name: 'On this page' })
    .filter({ visible: true })
    .getByRole('link')
    .last()
  const id = decodeURIComponent((await entry.getAttribute('href'))!.slice(1))
  await entry.click()
  const box = await page.locator(`[id="${id}"]`).boundingBox()
  expect(box!.y).toBeLessThan(900)
  expect(box!.y).toBeGreaterThan(0)
  await seen.close()
})

/** What a reader without scripts finds. */
async function readable(page: Page): Promise<Record<string, unknown>> {
  const idle = page.locator('button:visible:not([popovertarget]), select:visible, input:visible:not([disabled])')
  return {
    title: await page.locator('h1').first().isVisible(),
    text: (await page.locator('main').innerText()).length > 60,
    links: (await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').count()) > 3,
    // What an author wrote as an example may stay.
    idle: await idle.evaluateAll((all) =>
      all.filter((each) => !each.closest('#content')).map((each) => each.outerHTML.slice(0, 80)),
    ),
  }
}
