import { expect, test } from 'vitest'
import { styleSheet } from './style-sheet.ts'

test('gives the value of a custom property per mode, in one spelling', () => {
  const css = styleSheet([
    ':root{--accent:#16794C;--page:light-dark(#fff, #0b1210)}',
    ':root[data-theme=dark]{--accent:#4fd69c}',
  ])
  expect(css.value('accent', 'light')).toBe('#16794c')
  expect(css.value('accent', 'dark')).toBe('#4fd69c')
  expect(css.value('page', 'light')).toBe('#ffffff')
  expect(css.value('page', 'dark')).toBe('#0b1210')
  expect(css.value('other', 'dark')).toBeUndefined()
})

test('gives the declarations of a rule', () => {
  expect(styleSheet(['/* .no{} */ a{color:red} .tile-1{--tile:red}']).rule('.tile-1')).toBe('--tile:red')
})
