import { expect, test } from 'vitest'
import { problemPage, problemsOf } from '../../src/dev/overlay.ts'
import type { Diagnostic, Severity } from '../../src/model/diagnostic.ts'

const found = (severity: Severity, file?: string): Diagnostic => ({
  code: 'x',
  severity,
  message: 'm',
  at: file ? { file, line: 1, column: 1 } : undefined,
})

test('a page shows what stops the site, and errors in the files it is made of', () => {
  const all = [found('fatal'), found('error', 'a.md'), found('error', 'b.md'), found('warning', 'a.md'), found('error')]
  expect(problemsOf(all, new Set(['a.md']))).toEqual([found('fatal'), found('error', 'a.md')])
})

test('the page without a site shows text as text', () => {
  expect(problemPage(['<script>alert(1)</script> & more'])).toContain('&lt;script>alert'.replace('>', '&gt;'))
})
