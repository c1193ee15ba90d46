/** Components of a site that move: complete without scripts, alive with them, on the pages that hold one only. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './chromium.ts'
import type { Server } from './command.ts'
import { buildSite, remove, serve } from './command.ts'
import { visit } from './visit.ts'
import { mdx } from '../site-kit.ts'
import { folder as temporary } from '../temporary.ts'

const root = join(import.meta.dirname, 'islands')
let out = ''
let browser: Browser
let server: Server
beforeAll(async () => {
  out = buildSite(root)
  ;[browser, server] = await Promise.all([launch(), serve('preview', [root, '--out', out])])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  remove(out)
})

test('an island reacts, and nothing else is loaded or refused', async () => {
  const seen = await visit(browser, `${server.origin}/`)
  const { page } = seen
  const main = page.locator('main')
  await page.getByRole('button', { name: 'add' }).click()
  await page.getByRole('button', { name: 'add' }).click()
  expect(await main.innerText()).toContain('5 ferns')
  // Effects run behind the next frame.
  await expect.poll(() => page.title()).toBe('n5')
  await page.getByRole('button', { name: 'change' }).click()
  expect(await main.innerText()).toContain('Bye, Rose')
  await page.locator('main input').fill('moss')
  expect(await page.locator('main .card-title').innerText()).toBe('Chosen moss')
  expect([seen.errors, seen.others, await seen.violations()]).toEqual([[], [], []])
  await seen.close()
})

test('what an author wrote between the tags opens with its markup and its links', async () => {
  const { page, close } = await visit(browser, `${server.origin}/`)
  const button = page.getByRole('button', { name: 'More' })
  expect(await button.getAttribute('aria-expanded')).toBe('false')
  expect(await page.getByText('Hidden words').count()).toBe(0)
  await button.click()
  expect(await button.getAttribute('aria-expanded')).toBe('true')
  expect(await page.locator('main .inside strong').innerText()).toBe('words')
  await page.locator('main .inside a').click()
  await page.waitForURL(/two/)
  await close()
})

test('without scripts every word is there', async () => {
  const { page, close } = await visit(browser, `${server.origin}/`, { javaScriptEnabled: false })
  const text = await page.locator('main').innerText()
  for (const words of ['3 ferns', 'Hello, Rose', 'Hidden words', 'Chosen a', 'Words of the second fold', 'Text after'])
    expect(text).toContain(words)
  await close()
})

test('works from the disk, and other pages load nothing of it', async () => {
  const disk = buildSite(root, ['--relative'])
  const { page, errors, close } = await visit(browser, pathToFileURL(join(disk, 'index.html')).href)
  await page.getByRole('button', { name: 'add' }).click()
  expect(await page.locator('main').innerText()).toContain('4 ferns')
  expect(errors).toEqual([])
  await close()
  const other = await visit(browser, `${server.origin}/two/`)
  expect(await other.page.locator('script[src*="islands"]').count()).toBe(0)
  await other.close()
  remove(disk)
})

/** What a reader sees of the built-in components in an island, before it starts and after. */
async function parts(url: string, options?: Parameters<typeof visit>[2]) {
  const seen = await visit(browser, url, options)
  const found = await seen.page.evaluate(() => {
    const main = document.querySelector('main [data-island]')!
    const all = (selector: string) => [...main.querySelectorAll(selector)]
    const texts = (selector: string) => all(selector).map((each) => (each.textContent ?? '').trim())
    return {
      hrefs: all('a[href]').flatMap((each) => (each.matches('.self-link') ? [] : [(each as HTMLAnchorElement).href])),
      images: all('img').map((each) => `${(each as HTMLImageElement).src} ${each.getAttribute('width')}`),
      heading: main.querySelector('h2')?.id,
      titles: [...texts('.accordion-title'), ...texts('.card-title'), ...texts('.tree-name'), ...texts('.code-title')],
      accordion: main.querySelector('.accordion')?.id,
      code: texts('pre code').filter((each) => !each.includes('graph')),
      math: all('math').length,
      diagrams: all('.diagram-view svg').length,
      icons: all('svg.icon-inline').length,
      undefinedNames: all('[class~="undefined"]').length,
    }
  })
  return { ...seen, found }
}

test('built-in components in an island look as they first did, and go on', async () => {
  const url = `${server.origin}/guides/parts/`
  const before = await parts(url, { javaScriptEnabled: false })
  const { found, page, errors, violations, close } = await parts(url)
  expect(found).toEqual(before.found)
  expect(found).toMatchObject({
    heading: 'a-heading-within',
    accordion: 'of-ferns',
    math: 1,
    diagrams: 1,
    icons: 1,
    undefinedNames: 0,
    code: ['const a = 1', 'b = 2'],
  })
  expect(found.titles).toEqual(expect.arrayContaining(['Of ferns', 'Card', 'Inner', 'a.js', 'b.py']))
  const main = page.locator('main')
  const text = await main.innerText()
  for (const words of ['roots', 'Dig', 'Plant', 'Second', 'kept by nobody', 'moss', 'Called', 'In a card'])
    expect(text).toContain(words)
  const icon = () => page.locator('main svg.icon-inline').innerHTML()
  const heart = await icon()
  await page.getByRole('button', { name: 'next' }).click()
  expect(await main.innerText()).toContain('Number 2')
  expect(await main.innerText()).toContain('Words 2')
  expect(await icon()).not.toBe(heart)
  expect([await page.locator('main math').count(), await page.locator('main h2').first().getAttribute('id')]).toEqual([
    1,
    'a-heading-within',
  ])
  await page.getByRole('tab', { name: 'Second' }).click()
  await page.getByRole('tab', { name: 'b.py' }).click()
  const visible = await main.innerText()
  for (const words of ['Two', 'b = 2']) expect(visible).toContain(words)
  for (const words of ['One 2', 'const a = 1']) expect(visible).not.toContain(words)
  await page.getByText('Inner').click()
  expect(await main.innerText()).toContain('Number 50')
  expect([errors, await violations()]).toEqual([[], []])
  await before.close()
  await close()
})

test.each([
  ['a base path', ['--base', '/docs/']],
  ['relative links', ['--relative']],
])('an island keeps its addresses with %s', async (_, options) => {
  const folder = buildSite(root, options)
  const url = pathToFileURL(join(folder, 'guides/parts/index.html')).href
  const before = await parts(url, { javaScriptEnabled: false })
  const after = await parts(url)
  expect(after.found.hrefs).toEqual(before.found.hrefs)
  expect(after.found.images).toEqual(before.found.images)
  expect(after.found.hrefs[0]).toMatch(/two\/(?:index\.html)?$/)
  await before.close()
  await after.close()
  remove(folder)
})

test('what an island draws anew speaks the language of its page', async () => {
  const kinds = [
    "import { useState } from 'react'",
    'export const Kinds = () => {',
    '  const [count, setCount] = useState(1)',
    '  return (',
    '    <div>',
    '      <button onClick={() => setCount(count + 1)}>more</button>',
    '      <Update date={`2026-04-1${count}`} tags={["a"]}>New {count}</Update>',
    '      <ParamField body={`f${count}`} type="string" required deprecated default="x">Field</ParamField>',
    '      <Expandable>Inside {count}</Expandable>',
    '      <Warning>Care {count}</Warning>',
    '      <Card title="Out" href="https://example.com/">Card {count}</Card>',
    '    </div>',
    '  )',
    '}',
  ].join('\n')
  const page = (title: string) => mdx(title, `${kinds}\n\n<Kinds />`)
  const languages = ['fr', 'en'].map((language) => ({
    language,
    groups: [{ group: 'G', pages: [`${language}/index`] }],
  }))
  const project = temporary({
    'docs.json': { name: 'N', navigation: { languages } },
    'fr/index.mdx': page('Accueil'),
    'en/index.mdx': page('Home'),
  })
  const made = buildSite(project, ['--relative'])
  for (const lang of ['fr', 'en']) {
    const url = pathToFileURL(join(made, lang, 'index.html')).href
    const still = await visit(browser, url, { javaScriptEnabled: false })
    const first = await still.page.locator('main [data-island]').innerText()
    const labels = (each: typeof still.page) =>
      each.locator('main [data-island] [aria-label]').evaluateAll((all) => all.map((one) => one.ariaLabel))
    const firstLabels = await labels(still.page)
    const { page: moved, errors, close } = await visit(browser, url)
    expect(await moved.locator('main [data-island]').innerText()).toBe(first)
    await moved.getByRole('button', { name: 'more' }).click()
    const second = await moved.locator('main [data-island]').innerText()
    const again = (text: string) => text.replaceAll(/\b1\b/g, '2').replace('f1', 'f2').replace('11', '12')
    expect(second).toBe(again(first))
    expect(await labels(moved)).toEqual(firstLabels.map((label) => again(label ?? '')))
    for (const word of lang === 'fr' ? ['obligatoire', 'obsolète', '12 avril 2026'] : ['required', '12 April 2026'])
      expect(second).toContain(word)
    expect(errors).toEqual([])
    await Promise.all([still.close(), close()])
  }
  remove(made)
})
