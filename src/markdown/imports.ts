/** What there is to say about imports when a file is opened. Components that are missing are told where they are used. */
import { isReact } from './evaluate/hooks.ts'
import type { ImportLine, ImportPlace } from './module-names.ts'
import type { Place } from '../model/diagnostic.ts'
import { isAsset } from './components/snippet-path.ts'
import { tell } from './page.ts'
import type { Page } from './page.ts'

/** Images and data that are missing; no tag will ask for them. Packages: said once each. What a package gives under the name of a built-in component, the component is used for. */
export function tellImports(
  imports: readonly ImportLine[],
  { page, file, text }: { readonly page: Page; readonly file: string; readonly text?: string },
): void {
  const { components } = page.tools.theme
  for (const { target, names, written, ...at } of imports) {
    if (target.kind === 'missing' && (isAsset(written) || written.endsWith('.json'))) {
      const hint = 'Check the path: it is relative to the project root, or to this file when it starts with a dot.'
      const message = `There is no file "${written}".`
      tell(page, { code: 'import-missing', message, at: importPlace(at, file, text), hint })
    }
    if (target.kind !== 'package' || isReact(written)) continue
    if (names.length > 0 && names.every((name) => Object.hasOwn(components, name))) continue
    const message = `"${target.name}" is a package, and packages do not run while a site is built.`
    const hint = 'Use a built-in component, or write what you need in a file of the project.'
    tell(page, { code: 'import-package', message, at: importPlace(at, file, text), hint }, target.name)
  }
}

/** The place of an import in its file. `text`: what a file of code holds, which has no nodes. */
export function importPlace({ node, offset }: ImportPlace, file: string, text = ''): Place {
  const { start } = node?.position ?? { start: { line: 1, column: 1 } }
  const before = (node?.value ?? text).slice(0, offset).split('\n')
  const line = start.line + before.length - 1
  return { file, line, column: before.length === 1 ? start.column + offset : before.at(-1)!.length + 1 }
}
