import { describe, expect, test } from 'vitest'
import { classSelector } from '../../src/util/class-names.ts'
import { utilities } from '../../src/assets/utilities.ts'
import type { UtilityCache } from '../../src/assets/utilities.ts'
import type { LookConfig } from '../../src/model/config.ts'

const look = {
  accent: { light: '#16794c', dark: '#4fd69c' },
  button: '#0d5c39',
  background: { light: '#ffffff', dark: '#0b1210' },
} as unknown as LookConfig
const made = (names: readonly string[], themeCss = '') => utilities(names, { look, themeCss })
/** What a class says, without the machinery around it. */
const rule = async (name: string) => {
  const { css = '' } = await made([name])
  const start = css.indexOf(`${classSelector(name)}{`)
  return start < 0 ? undefined : css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
}

describe('names mean what they meant in version 3', () => {
  test.each([
    ['mt-4', 'margin-top:1rem'],
    ['w-1/2', 'width:50%'],
    ['aspect-video', 'aspect-ratio:16 / 9'],
    ['rounded-sm', 'border-radius:.125rem'],
    ['rounded', 'border-radius:.25rem'],
    ['flex-shrink-0', 'flex-shrink:0'],
    ['flex-grow', 'flex-grow:1'],
    ['overflow-ellipsis', 'text-overflow:ellipsis'],
    ['max-w-screen-lg', 'max-width:64rem'],
    ['ms-2', 'margin-inline-start:.5rem'],
    ['w-[calc(100%-2rem)]', 'width:calc(100% - 2rem)'],
    ['!p-4', 'padding:1rem!important'],
    ['text-primary', 'color:#16794c'],
    ['bg-background-dark', 'background-color:#0b1210'],
    ['font-mono', 'font-family:var(--font-mono)'],
  ])('%s', async (name, declarations) => {
    expect(await rule(name)).toBe(declarations)
  })

  test('shadows, blurs and rings have their old sizes', async () => {
    expect(await rule('shadow-sm')).toContain('0 1px 2px 0')
    expect(await rule('blur-sm')).toContain('blur(4px)')
    expect(await rule('ring')).toContain('3px')
    expect(await rule('ring')).toContain('rgb(59 130 246')
  })

  test('a border has the colour of hairlines until a class gives it one', async () => {
    const { css } = await made(['border', 'md:border-t-2', 'divide-y', 'border-red-500', 'border-collapse'])
    expect(css).toMatch(/:where\(\.border,\.md\\:border-t-2,\.divide-y>\*\)\{border-color:var\(--hairline\)\}/)
  })

  test('an opacity of its own changes the colour of another class', async () => {
    const { css } = await made(['bg-black', 'bg-opacity-50'])
    expect(css).toContain('.bg-black{background-color:color-mix(in srgb,#000 var(--tw-bg-opacity, 100%),transparent)}')
    expect(css).toContain('.bg-opacity-50{--tw-bg-opacity: 50%}')
    expect(await rule('bg-black')).toBe('background-color:#000')
  })
})

describe('colour modes', () => {
  test("follow the reader's choice, else the system, and never paper", async () => {
    const { css } = await made(['hidden', 'dark:block'])
    expect(css).toContain(
      '@media screen{.dark\\:block:where([data-theme=dark] *){display:block}}' +
        '@media screen and (prefers-color-scheme:dark){.dark\\:block:where(:root:not([data-theme]) *){display:block}}',
    )
    expect(css!.indexOf('.hidden{')).toBeLessThan(css!.indexOf('.dark\\:block'))
  })
})

describe('what is left out', () => {
  test('class names of the theme', async () => {
    expect((await made(['table', 'mt-4'], '.table>td{color:red}')).css).not.toContain('.table')
  })

  test.each([
    'bg-[url(https://evil.example/x.png)]',
    '[background:url(x)]',
    'before:content-[url(x)]',
    '[background-image:image-set("x"_1x)]',
    '[--x:URL(x)]',
    '[position:fixed]',
    'fixed',
    'md:fixed',
    '[&:hover,body]:hidden',
    '[html:has(&)]:hidden',
    '[:is(body,&)]:hidden',
    'w-[1px;color:red]',
    'w-[1px}body{display:none]',
    'w-[</style>]',
    'w-[\\75rl(x)]',
    `w-[${'9'.repeat(200)}px]`,
  ])('%s', async (name) => {
    expect((await made([name])).css).toBeUndefined()
  })

  test.each(['[&_p]:mt-4', '[&>li]:p-2', '[.card_&]:p-2'])('not %s', async (name) => {
    expect((await made([name])).css).toContain(':')
  })
})

test('names that look like utilities and are none are told, others are the author’s own', async () => {
  expect(
    (await made(['text-foo-500', 'dark:nothing', 'my-own-box', 'prose', 'dark:prose-invert', 'group', 'mt-4'])).unknown,
  ).toEqual(['dark:nothing', 'text-foo-500'])
})

test('no class, no sheet', async () => {
  expect(await made([])).toEqual({ unknown: [] })
  expect(await made(['my-own-box'])).toEqual({ unknown: [] })
})

test('the order of the names means nothing', async () => {
  const names = ['mt-4', 'flex', 'dark:hidden', 'md:grid-cols-2', 'border', 'shadow-sm']
  expect((await made(names)).css).toBe((await made(names.toReversed())).css)
})

test('a sheet is made anew only when a name has come or gone', async () => {
  const cache: UtilityCache = new Map()
  const first = await utilities(['mt-4'], { look, themeCss: '', cache })
  expect(await utilities(['mt-4'], { look, themeCss: '', cache })).toBe(first)
  expect((await utilities(['mt-5'], { look, themeCss: '', cache })).css).toContain('.mt-5')
})

test('ten thousand names are a bounded sheet', async () => {
  const { css } = await made(Array.from({ length: 10_000 }, (_, index) => `w-[${index}px]`))
  expect(css!.length).toBeLessThan(200_000)
})
