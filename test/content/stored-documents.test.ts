import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCache } from '../../src/content/cache.ts'
import { openStore } from '../../src/store/store.ts'
import { buildFolder, docs, mdx } from '../site-kit.ts'
import { folder, write } from '../temporary.ts'

const start = {
  'docs.json': docs({}),
  'index.mdx': mdx('Welcome', "import Part from '/snippets/part.mdx'\n\n<Part />\n\n[Nowhere](/nowhere)"),
  'guides/start.mdx': mdx('First steps', '<Card titel="x" />\n\n```js\nlet a = 1\n```'),
  'snippets/part.mdx': 'Said *once*.',
}

/** A build as a new process does it. */
async function built(root: string) {
  const store = openStore({ folder: join(root, '.flatleaf/cache'), program: 'test' })
  const made = await buildFolder(root, {}, createCache(store))
  store.save()
  return {
    bytes: made.bytes,
    diagnostics: made.diagnostics,
    documents: made.site?.pages.map(({ document }) => structuredClone(document)),
  }
}

test('the next process finds every page as it was compiled, and its problems', async () => {
  const root = folder(start)
  const [first, second, fresh] = [await built(root), await built(root), await buildFolder(root)]
  expect(second.bytes).toEqual(fresh.bytes)
  expect(first.bytes).toEqual(fresh.bytes)
  expect(second.diagnostics).toEqual(fresh.diagnostics)
  expect(second.documents).toEqual(fresh.site?.pages.map(({ document }) => document))
  expect(second.diagnostics.map(({ code }) => code)).toContain('prop-unknown')
})

test.each([
  ['a page', { 'guides/start.mdx': mdx('Second steps', 'New.') }],
  ['a file that a page includes', { 'snippets/part.mdx': 'Said anew.' }],
  ['an option that compiling reads', { 'docs.json': docs({ variables: { a: 'b' }, name: 'Other' }) }],
])('%s that changed between two processes is seen', async (_, change) => {
  const root = folder(start)
  const before = await built(root)
  write(root, change)
  const after = await built(root)
  expect(after.bytes).toEqual((await buildFolder(root)).bytes)
  expect(after.bytes).not.toEqual(before.bytes)
})

test('a pack with another letter in it gives the same site', async () => {
  const root = folder(start)
  const before = await built(root)
  const place = join(root, '.flatleaf/cache')
  const pack = join(
    place,
    readdirSync(place).find((name) => name.endsWith('.pack'))!,
  )
  writeFileSync(pack, readFileSync(pack, 'latin1').replaceAll('once', 'ONCE'), 'latin1')
  expect(await built(root)).toEqual(before)
  rmSync(pack)
  expect(await built(root)).toEqual(before)
})

test('the search of pages that did not change is not made anew, and is the same when it is asked for', async () => {
  const root = folder(start)
  const [first, second] = [await built(root), await built(root)]
  const searched = [...second.bytes].filter(([path]) => path.startsWith('_flatleaf/search/'))
  expect(searched.length).toBeGreaterThan(2)
  expect(searched).toEqual([...first.bytes].filter(([path]) => path.startsWith('_flatleaf/search/')))
})
