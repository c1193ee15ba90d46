import { expect, test } from 'vitest'
import { scriptValue } from '../../src/util/script-value.ts'

test('nothing in a value ends the script or a line of it', () => {
  expect(scriptValue(['</script>', '\u2028\u2029'])).toBe('["\\u003c/script>","\\u2028\\u2029"]')
})
