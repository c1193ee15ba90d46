import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCache } from '../../src/content/cache.ts'
import { openStore } from '../../src/store/store.ts'
import { buildFolder } from '../site-kit.ts'
import { folder } from '../temporary.ts'
import { changes, randomOf, startOf } from './random-site.ts'

test('after random edits the next process builds what a first build would', { timeout: 120_000 }, async () => {
  const random = randomOf(7)
  const root = folder(startOf(random))
  const fresh = createCache()
  for (let step = 0; step < 8; step++) {
    const done = [changes(root, random), changes(root, random)]
    rmSync(join(root, 'dist'), { recursive: true, force: true })
    const store = openStore({ folder: join(root, '.flatleaf/cache'), program: 'test' })
    const { highlighter, assets } = fresh
    const next = await buildFolder(root, {}, { ...createCache(store), highlighter, assets })
    store.save()
    const first = await buildFolder(root, {}, { ...createCache(), highlighter, assets })
    expect(next.diagnostics, done.join(', ')).toEqual(first.diagnostics)
    expect(next.bytes, done.join(', ')).toEqual(first.bytes)
  }
})

test('the same seed gives the same site', () => {
  expect(startOf(randomOf(3))).toEqual(startOf(randomOf(3)))
  expect(startOf(randomOf(3))).not.toEqual(startOf(randomOf(4)))
})
