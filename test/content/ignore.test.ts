import { expect, test } from 'vitest'
import { ignoreRules } from '../../src/content/ignore.ts'

test('only folders of these very names are never looked into', () => {
  const { skipsFolder } = ignoreRules([], 'site')
  expect(['node_modules', 'a/node_modules', '.git', 'site'].map(skipsFolder)).toEqual([true, true, true, true])
  expect(['my_node_modules', 'a/site', 'docs'].map(skipsFolder)).toEqual([false, false, false])
})
