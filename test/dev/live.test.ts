import { expect, test } from 'vitest'
import { createCache } from '../../src/build.ts'
import { playLive } from '../bench/live-site.ts'
import { folder } from '../temporary.ts'

const { highlighter, assets, icons } = createCache()

test.each([1, 2, 3])(
  'after each save a server has what a first build would make (%i)',
  { timeout: 120_000 },
  async (seed) => {
    expect(await playLive(folder(), seed, { steps: 12, warm: { highlighter, assets, icons } })).toEqual([])
  },
)

test.each([1, 2])(
  'and so it is where most settings are used, and files of all kinds change (%i)',
  { timeout: 120_000 },
  async (seed) => {
    expect(await playLive(folder(), seed, { steps: 8, wide: true, warm: { highlighter, assets, icons } })).toEqual([])
  },
)
