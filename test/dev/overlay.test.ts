import { describe, expect, test } from 'vitest'
import { problemPage, problemsOf, warningsOf } from '../../src/dev/overlay.ts'
import type { Diagnostic, Severity } from '../../src/model/diagnostic.ts'

const found = (severity: Severity, file?: string): Diagnostic => ({
  code: 'x',
  severity,
  message: 'm',
  at: file ? { file, line: 1, column: 1 } : undefined,
})

describe('problems', () => {
  const fatal = found('fatal')
  const own = found('error', 'a.md')
  const other = found('error', 'b.mdx')
  const description = found('error', 'openapi.yaml')
  const nowhere = found('error')
  const all = [fatal, own, other, found('warning', 'a.md'), description, nowhere]

  test('a page shows what stops the site, errors in its files and in what is no page', () => {
    expect(problemsOf(all, new Set(['a.md']))).toEqual([fatal, own, description, nowhere])
  })

  test('where there is no page, every error may be the reason', () => {
    expect(problemsOf(all, 'missing')).toEqual([fatal, own, other, description, nowhere])
  })
})

test('warnings are those in the files of the page', () => {
  const all = [
    found('warning', 'a.md'),
    found('warning', 'b.md'),
    found('warning', 'docs.json'),
    found('error', 'a.md'),
  ]
  expect(warningsOf(all, new Set(['a.md']))).toEqual([found('warning', 'a.md')])
  expect(warningsOf(all, 'missing')).toEqual([])
})

test('the page without a site shows text as text', () => {
  expect(problemPage(['<script>alert(1)</script> & more'])).toContain('&lt;script>alert'.replace('>', '&gt;'))
})
