import { defineConfig } from 'vitest/config'

/** Tests in a real browser: `npm run test:browser`. They use the bundle in `lib/`, as users do. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/browser/setup.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
})
