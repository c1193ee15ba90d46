import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BuildOptions } from '../../src/build.ts'
import { commands } from '../../src/commands/index.ts'
import { run } from '../../src/commands/run.ts'
import { fakeBuild } from '../dev/fake-build.ts'
import { folder } from '../temporary.ts'
import { fakeContext } from './fake-context.ts'

function signal() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve: () => resolve() }
}

test('a page that is asked for too late for the first build does not hold up the next one', async () => {
  const root = folder({ 'docs.json': '{"name": "X", "navigation": ["index"]}', 'index.md': 'One' })
  const [gate, asked, rebuilt, stop] = [signal(), signal(), signal(), signal()]
  const build = async ({ live }: BuildOptions) => {
    if (live?.changed === undefined) {
      const { turns } = live!.kept
      const { urgently } = turns
      Object.assign(turns, {
        urgently: (work: () => Promise<unknown>) => {
          asked.resolve()
          return urgently(work)
        },
      })
      await gate.promise
    } else {
      await live.kept.turns.next()
      rebuilt.resolve()
    }
    return fakeBuild({ pages: { index: 'one' } })
  }
  const engine = { build, loadConfig: async () => ({ config: undefined, diagnostics: [] }) }
  const context = fakeContext(root, engine, { stopped: stop.promise })
  const running = run(['dev', '--port', '0'], commands, context)
  await expect.poll(() => [...context.printed, ...context.noted].join('\n'), { timeout: 20_000 }).toContain('http://')
  const [origin] = /http:\/\/[^\s/]+/.exec([...context.printed, ...context.noted].join('\n'))!
  const page = fetch(`${origin}/`)
  await asked.promise
  gate.resolve()
  expect((await page).status).toBe(200)
  writeFileSync(join(root, 'index.md'), 'Two')
  await rebuilt.promise
  stop.resolve()
  expect(await running).toBe(0)
})
