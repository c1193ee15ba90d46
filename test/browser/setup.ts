/** Builds the repository's own documentation once for all browser tests. */
import type { TestProject } from 'vitest/node'
import { buildSite, remove, repository } from './command.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built documentation. */
    docs: string
  }
}

export function setup(project: TestProject): () => void {
  const docs = buildSite(repository)
  project.provide('docs', docs)
  return () => remove(docs)
}
