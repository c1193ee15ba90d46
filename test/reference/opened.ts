/** Entry of `scripts/reference-pages.mjs`: pages of built descriptions as readers open them. */
import type { Page } from 'playwright-core'
import { launch } from '../browser/chromium.ts'
import { accessibilityProblems, desktop, overflow, phone, visit } from '../browser/visit.ts'

const [origin = '', ...routes] = process.argv.slice(2)
const browser = await launch()
const faults: string[] = []
for (const route of routes) {
  const note = (found: readonly string[]) => faults.push(...found.map((each) => `${route}: ${each}`))
  for (const size of [desktop, phone]) {
    const seen = await visit(browser, origin + route, size)
    await openAll(seen.page)
    note(await accessibilityProblems(seen.page))
    const wider = await overflow(seen.page)
    if (wider > 0) note([`${wider} pixels wider than the window`])
    note(seen.errors.filter((error) => !isOfAuthor(error)))
    note(await seen.violations())
    await seen.close()
  }
  const quiet = await visit(browser, origin + route, { ...desktop, javaScriptEnabled: false })
  await openAll(quiet.page)
  note(await unreadable(quiet.page))
  await quiet.close()
}
await browser.close()
for (const fault of faults.slice(0, 40)) console.log(fault)
console.log(`${routes.length} pages opened, ${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)

/** Pictures that a description names may lie elsewhere, or nowhere; what fails is told with its address too. */
function isOfAuthor(error: string): boolean {
  const isAddress = /^(?:failed|404): /.test(error) && !error.includes('/_flatleaf/')
  return isAddress || error.startsWith('Failed to load resource')
}

async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLDetailsElement>('#content details')) {
      // Of details with one name only one stays open.
      each.removeAttribute('name')
      each.open = true
    }
  })
}

/** Texts of the content that stand nowhere where a reader can see them, though everything is unfolded. */
async function unreadable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('#content')!, NodeFilter.SHOW_TEXT)
    const texts: { readonly text: string; readonly isSeen: boolean }[] = []
    while (walker.nextNode()) {
      const holder = walker.currentNode.parentElement!
      const text = walker.currentNode.nodeValue!.trim()
      // What only scripts use is shown by them.
      const isText = text !== '' && !holder.closest('button, label, script, style, svg, .visually-hidden')
      if (isText) texts.push({ text, isSeen: holder.checkVisibility() })
    }
    const seen = texts.flatMap(({ text, isSeen }) => (isSeen ? [text] : [])).join('\n')
    const lost = texts.filter(({ text, isSeen }) => !isSeen && !seen.includes(text))
    return lost.map(({ text }) => `not seen without scripts: ${text.slice(0, 60)}`)
  })
}
