import { forNode } from './for-node.mjs'

/** A browser as the tests find and start it. */
export async function launch() {
  return (await asInTests()).launch()
}

/** Path of the browser that the tests use; throws with the way to one where there is none. */
export async function chromiumPath() {
  return (await asInTests()).chromiumPath()
}

async function asInTests() {
  return import(await forNode('test/browser/chromium.ts'))
}
