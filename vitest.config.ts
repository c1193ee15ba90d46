import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: '#hast' } },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/browser/**', 'node_modules/**'],
    testTimeout: 30_000,
    // No module holds state, so files share what they import: a quarter of the time.
    isolate: false,
  },
})
