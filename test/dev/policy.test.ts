import { expect, test } from 'vitest'
import { filePolicy, policyOf, strictPolicy } from '../../src/dev/policy.ts'

const page = (meta: string) => `<html><head><title>x</title>${meta}</head><body></body></html>`

test('takes the policy of the page, adds what a meta tag cannot say and live reload needs', () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; frame-src https://video.example; connect-src https://api.example">`
  const html = page(meta)
  const found = policyOf(html)
  expect(found.policy).toBe(
    "default-src 'none'; frame-src https://video.example; connect-src https://api.example 'self'; script-src 'self'; style-src 'self'; frame-ancestors 'none'",
  )
  expect(html.slice(...found.meta!)).toBe(meta)
})

test.each([
  ['none', ''],
  ['one in the body', '</head><meta http-equiv="Content-Security-Policy" content="default-src *">'],
  ['one that would break the header', '<meta http-equiv="Content-Security-Policy" content="a&#x0d;&#x0a;b">'],
])('is strict for a page with %s', (_, meta) => {
  expect(policyOf(page(meta))).toEqual({ policy: strictPolicy })
})

test('an SVG that is opened by itself runs nothing', () => {
  expect(filePolicy('img/a.SVG')).toBe("default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox")
  expect(filePolicy('a.css')).toBe(strictPolicy)
})
