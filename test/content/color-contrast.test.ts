import { expect, test } from 'vitest'
import { siteWith } from '../site-kit.ts'

const told = async (keys: Readonly<Record<string, unknown>>) =>
  (await siteWith(keys)).diagnostics.filter(({ code }) => code === 'color-contrast')

test('an accent that is too pale as text is told with its ratio and the shade in its place', async () => {
  const site = await siteWith({ colors: { primary: '#facc15', light: '#facc15' } })
  const [found, ...more] = site.diagnostics.filter(({ code }) => code === 'color-contrast')
  expect(more).toEqual([])
  expect(found).toMatchObject({ severity: 'info', at: { file: 'docs.json' } })
  const [, ratio, ground, shade] =
    /"#facc15" reaches (\d\.\d\d):1 on the light page \((#[\da-f]{6})\), where text gets "(#[\da-f]{6})"\.$/.exec(
      found!.message,
    )!
  expect(Number(ratio)).toBeLessThan(1.6)
  const styles = site.styles('/')
  expect([styles.value('surface', 'light'), styles.value('accent-text', 'light')]).toEqual([ground, shade])
  expect(styles.value('accent-text', 'dark')).toBe('#facc15')
})

test('the place is that of the first color that fails', async () => {
  const [found] = await told({ colors: { primary: '#146c5f', light: '#333333' } })
  expect(found?.message).toMatch(/needs a contrast of 4\.5:1: "#333333" reaches 1\.\d\d:1 on the dark page/)
  expect(found?.at).toEqual(
    (await siteWith({ colors: { primary: '#146c5f', light: '#333333' } })).site?.config.look.accentAt?.dark,
  )
  expect(found?.hint).toContain('lighter')
})

test('both modes are one message', async () => {
  const found = await told({
    colors: { primary: '#888888' },
    background: { color: { light: '#999999', dark: '#777777' } },
  })
  expect(found).toHaveLength(1)
  expect(found[0]?.message).toMatch(/light page.*; "#888888" .*dark page/)
})

test.each([
  ['colors that read', { colors: { primary: '#16794c', light: '#4fd69c' } }],
  ['no colors at all', {}],
  [
    'a mode that the site does not have',
    { colors: { primary: '#facc15' }, appearance: { default: 'dark', strict: true } },
  ],
])('nothing is said of %s', async (_, keys) => {
  expect(await told(keys)).toEqual([])
})
