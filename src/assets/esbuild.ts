/**
 * The door to esbuild, opened when it is first needed. `require` takes it as it is, while `import` first reads all of it for the
 * names that it exports: 20 ms.
 */
import { createRequire } from 'node:module'
import type * as Package from 'esbuild'

const load = createRequire(import.meta.url)

export const esbuild = () => load('esbuild') as typeof Package
