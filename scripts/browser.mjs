import { forNode } from './for-node.mjs'

/** A browser as the tests find and start it. */
export async function launch() {
  const chromium = await import(await forNode('test/browser/chromium.ts'))
  return chromium.launch()
}
