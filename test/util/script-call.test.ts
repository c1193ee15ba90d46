import { expect, test } from 'vitest'
import { scriptCall } from '../../src/util/script-call.ts'

test('nothing in a value ends the script or a line of it', () => {
  expect(scriptCall('f', ['</script>', '\u2028\u2029'])).toBe('f(["\\u003c/script>","\\u2028\\u2029"])\n')
})
