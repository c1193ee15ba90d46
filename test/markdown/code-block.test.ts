import { describe, expect, test } from 'vitest'
import { codeBlock } from '../../src/markdown/code-block.ts'

function read(info: string) {
  const [lang = '', ...rest] = info.split(' ')
  const {
    highlight,
    focus,
    code: _,
    position: __,
    meta: ___,
    ...block
  } = codeBlock({ lang, meta: rest.join(' '), value: '' })
  return { ...block, highlight: [...highlight], focus: [...focus] }
}
const plain = {
  language: 'js',
  highlight: [],
  focus: [],
  numbers: false,
  wrap: false,
  expandable: false,
  copy: true,
  twoslash: false,
}

describe('info strings', () => {
  test.each([
    ['js', {}],
    ['js app.js', { title: 'app.js' }],
    ['js Two words {1,3-5}', { title: 'Two words', highlight: [1, 3, 4, 5] }],
    ['js title="a b" lines', { title: 'a b', numbers: true }],
    ["js filename='x.js'", { title: 'x.js' }],
    ['js highlight={1-2,5} focus=2,4', { highlight: [1, 2, 5], focus: [2, 4] }],
    ['js highlight="1,2" focus={2,4-5}', { highlight: [1, 2], focus: [2, 4, 5] }],
    ['js lines={true} wrap expandable nocopy', { numbers: true, wrap: true, expandable: true, copy: false }],
    ['js lines=5', { numbers: true, startAt: 5 }],
    ['js nocopy="false" icon="square-js"', { icon: 'square-js' }],
    ['js [expandable] [Label]', { expandable: true, title: 'Label' }],
    ['js{2}', { highlight: [2] }],
    ['js=', {}],
    ['js theme={null} twoslash', { twoslash: true }],
    ['python {1, 6} Before test="skip"', { language: 'python', title: 'Before', highlight: [1, 6] }],
    ['python{15}', { language: 'python', highlight: [15] }],
    ['bash=', { language: 'bash' }],
    ['js showLineNumbers', { numbers: true }],
    ['js lines={false}', {}],
    ['js showLineNumbers startLine={7}', { numbers: true, startAt: 7 }],
    ['js title={"a b.js"}', { title: 'a b.js' }],
    ['js highlight=1', { highlight: [1] }],
    ['js highlight="[1,3]"', { highlight: [1, 3] }],
    ['js copy={false}', { copy: false }],
    ['js theme="x" icon=java', { icon: 'java' }],
    ['lines=5', { language: '', numbers: true, startAt: 5 }],
    ['text wrap', { language: 'text', wrap: true }],
    ['nocopy', { language: '', copy: false }],
    ['bash Install "foo", now', { language: 'bash', title: 'Install "foo", now' }],
    ['js "a b" {1}', { title: 'a b', highlight: [1] }],
    ["js 'a' 'b' wrap", { title: "'a' 'b'", wrap: true }],
    ['js {1-999999}', { highlight: Array.from({ length: 10_001 }, (_, index) => index + 1) }],
  ])('%j', (info, more) => {
    expect(read(info)).toEqual({ ...plain, ...more })
  })
})
