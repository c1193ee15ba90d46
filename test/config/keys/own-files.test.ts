import { expect, test } from 'vitest'
import { site } from '../read-text.ts'

test('scripts and styles of the project are named by their paths; those of other hosts are not loaded', () => {
  const { config, diagnostics } = site({ scripts: ['/b.js', 'https://x.example/a.js', './a.js'], styles: '/a.css' })
  expect(config.head.scripts?.map(({ path }) => path)).toEqual(['b.js', 'a.js'])
  expect(config.head.styles).toMatchObject([{ path: 'a.css', at: { file: 'docs.json' } }])
  expect(diagnostics).toMatchObject([
    {
      code: 'file-remote',
      severity: 'warning',
      message: expect.stringContaining('"https://x.example/a.js" is not loaded'),
    },
  ])
})
