import { expect, test } from 'vitest'
import { readMarks } from '../../src/markdown/code-marks.ts'

test('marks leave the code and name their lines', () => {
  const { code, marks, focus, words } = readMarks(
    'a // [!code ++]\nb # [!code --]\n// [!code highlight:2]\nc\nd\n<p> <!-- [!code focus] -->\n-- [!code word:x:1]\ne',
  )
  expect(code).toBe('a\nb\nc\nd\n<p>\ne')
  expect([...marks]).toEqual([
    [1, 'added'],
    [2, 'removed'],
    [3, 'highlight'],
    [4, 'highlight'],
  ])
  expect([...focus]).toEqual([5])
  expect(words).toEqual([{ text: 'x', line: 6, count: 1 }])
})

test('code without marks is left alone', () => {
  expect(readMarks('a [!code] // b').code).toBe('a [!code] // b')
})

/** A line in each family of comments. */
test.each([
  ['js', 'f() // [!code ++]', 'f()'],
  ['js, glued', 'f()// [!code ++]', 'f()'],
  ['css', 'a { } /* [!code ++] */', 'a { }'],
  ['html', '<p> <!-- [!code ++] -->', '<p>'],
  ['jsx', '<p /> {/* [!code ++] */}', '<p />'],
  ['python', 'f() # [!code ++]', 'f()'],
  ['sql', 'SELECT 1 -- [!code ++]', 'SELECT 1'],
  ['ini', 'a=1 ; [!code ++]', 'a=1'],
  ['lisp', '(f) ;; [!code ++]', '(f)'],
  ['latex', 'x % [!code ++]', 'x'],
  ['vim', 'set nu " [!code ++]', 'set nu'],
  ['basic', "x = 1 ' [!code ++]", 'x = 1'],
  ['batch', 'dir & REM [!code ++]', 'dir &'],
  ['ocaml', 'f () (* [!code ++] *)', 'f ()'],
  ['haskell', 'f {- [!code ++] -}', 'f'],
  ['lua', 'f() --[[ [!code ++] ]]', 'f()'],
  ['fortran', 'x = 1 ! [!code ++]', 'x = 1'],
  ['handlebars', '{{a}} {{!-- [!code ++] --}}', '{{a}}'],
  ['jinja', '{{ a }} {# [!code ++] #}', '{{ a }}'],
  ['erb', '<p> <%# [!code ++] %>', '<p>'],
])('the comment of %s goes with its mark', (_, line, code) => {
  const marked = readMarks(line)
  expect(marked.code).toBe(code)
  expect([...marked.marks]).toEqual([[1, 'added']])
})

test('all kinds of marks, and several on one line', () => {
  const { code, marks, focus, words } = readMarks(
    'a // [!code ++:3]\nb\nc\nd // [!code warning]\ne // [!code error] // [!code focus]\nf // [!code hl] [!code word:a\\:b]',
  )
  expect(code).toBe('a\nb\nc\nd\ne\nf')
  expect([...marks.values()]).toEqual(['added', 'added', 'added', 'warning', 'error', 'highlight'])
  expect([...focus]).toEqual([5])
  expect(words).toEqual([{ text: 'a:b', line: 6, count: Number.MAX_SAFE_INTEGER }])
})

test('a comment that says more stays, and an escaped mark is shown', () => {
  expect(readMarks('f() // why [!code ++]').code).toBe('f() // why')
  expect(readMarks('f() /* why [!code ++] */').code).toBe('f() /* why */')
  expect(readMarks('f() // [\\!code ++]').code).toBe('f() // [!code ++]')
  expect(readMarks('see [!code ++] here').code).toBe('see [!code ++] here')
})

test('reads any run of signs to its end', () => {
  for (const text of ['#'.repeat(200_000), '[!code '.repeat(30_000), `${' '.repeat(200_000)}x`, '/'.repeat(200_000)]) {
    expect(readMarks(`${text}x // [!code ++]`).code).toContain('x')
  }
})
