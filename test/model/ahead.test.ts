import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { aheadRules } from '../../src/model/ahead.ts'
import { contentPolicy, scriptSource } from '../../src/outputs/csp.ts'

test('names pages of the site, whatever signs its base path has', () => {
  const rules = JSON.parse(aheadRules('/a(b)/')) as { prefetch: readonly { where: unknown; eagerness: string }[] }
  expect(rules.prefetch).toHaveLength(1)
  expect(rules.prefetch[0]!.eagerness).toBe('moderate')
  expect(JSON.stringify(rules.prefetch[0]!.where)).toContain(JSON.stringify({ href_matches: '/a\\(b\\)/*' }))
})

test('the policy lets exactly this text pass', () => {
  const digest = createHash('sha256').update(aheadRules('/docs/')).digest('base64')
  expect(contentPolicy([], scriptSource(aheadRules('/docs/')))).toContain(`script-src 'self' 'sha256-${digest}';`)
  expect(contentPolicy([])).toContain("script-src 'self';")
})
