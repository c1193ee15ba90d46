import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { flatleaf } from '../command-kit.ts'
import { docs, mdx } from '../site-kit.ts'
import { folder } from '../temporary.ts'

const project = () => folder({ 'docs.json': docs({ navigation: [{ pages: ['index'] }] }), 'index.mdx': mdx('Start') })

describe('another output folder in the project', () => {
  test.each(['site', 'guides/out', 'public'])('what stands in %s is no content', async (other) => {
    const root = project()
    expect((await flatleaf(root, 'build', '--out', other)).exitCode).toBe(0)
    const second = await flatleaf(root, 'build')
    expect(second).toMatchObject({ exitCode: 0, noted: [] })
    expect(second.printed[0]).toContain('1 page')
    for (const path of [other, 'index/index.html', 'dist']) expect(existsSync(join(root, 'dist', path))).toBe(false)
    const third = await flatleaf(root, 'build', '--out', other)
    expect(third).toMatchObject({ exitCode: 0, noted: [] })
  })

  test('an older site that somebody put into "public" is published', async () => {
    const root = project()
    await flatleaf(root, 'build', '--out', 'old')
    mkdirSync(join(root, 'public'))
    renameSync(join(root, 'old'), join(root, 'public/v1'))
    await flatleaf(root, 'build')
    expect(readFileSync(join(root, 'dist/v1/index.html'), 'utf8')).toContain('Start')
  })

  test('a file of that name which is not ours hides nothing', async () => {
    const root = folder({
      'docs.json': docs({ navigation: [{ pages: ['index', 'guides/one'] }] }),
      'index.mdx': mdx('Start'),
      'guides/one.mdx': mdx('One'),
      'guides/.flatleaf.json': '{"theme": "dark"}',
    })
    expect((await flatleaf(root, 'build')).exitCode).toBe(0)
  })
})
