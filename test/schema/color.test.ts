import { expect, test } from 'vitest'
import { readColor } from '../../src/schema/color.ts'

test.each([
  ['#16794c', { hex: '#16794c', plain: true }],
  ['#ABC', { hex: '#aabbcc', plain: true }],
  ['#11223380', { hex: '#112233', plain: false }],
  ['RebeccaPurple', { hex: '#663399', plain: false }],
  ['rgb(255, 0, 10)', { hex: '#ff000a', plain: false }],
  ['rgb(100% 50% 0% / 20%)', { hex: '#ff8000', plain: false }],
  ['rgba(1,2,3,0.5)', { hex: '#010203', plain: false }],
])('reads %s', (text, color) => {
  expect(readColor(text)).toEqual(color)
})

test.each([
  '',
  '16794c',
  '#12',
  '#12345',
  '#gggggg',
  'rgb(1,2)',
  'rgb(a,b,c)',
  'rgb(1,2,3,4,5)',
  'hsl(1 2% 3%)',
  'greeen',
  'toString',
])('refuses %j', (text) => {
  expect(readColor(text)).toBeUndefined()
})
