import { expect, test } from 'vitest'
import { site } from '../read-text.ts'

test('services, menus and scripts of others are known and have no effect', () => {
  const { lines } = site({
    integrations: { ga4: { measurementId: 'G-1' } },
    interaction: { drilldown: true },
    markdown: { schema: true },
    head: [],
    scripts: ['/a.js'],
    styles: ['/a.css'],
  })
  expect(lines).toHaveLength(6)
  expect(lines.every((line) => line.endsWith('info key-idle'))).toBe(true)
})
