/** Files of code and data that pages import: parsed, never run. Types are taken out as text; what is left is read by acorn. */
import { stripTypes } from '../assets/strip-types.ts'
import { importTarget } from './components/snippet-path.ts'
import { parseModule, refusal } from './evaluate/parse-expression.ts'
import { isPlain, valueOfData } from './evaluate/value.ts'
import type { Value } from './evaluate/value.ts'
import { tellImports } from './imports.ts'
import { programNames } from './module-names.ts'
import type { Binding, ModuleNames } from './module-names.ts'
import { emptyModule, tell } from './page.ts'
import type { Page } from './page.ts'

/** Opens a file. Its names are answered, so that the files it needs can be opened; `undefined` when it cannot be read. */
export async function openCode(page: Page, path: string, text: string): Promise<ModuleNames | undefined> {
  if (/\.json$/i.test(path)) {
    openData(page, path, text)
    return undefined
  }
  const refused = refusal(text, 'module')
  const plain = refused === undefined && /\.m?tsx?$/i.test(path) ? await withoutTypes(text, path) : { code: text }
  const parsed = 'code' in plain ? parseModule(plain.code) : plain
  if (!('program' in parsed)) {
    unreadable(page, path, { text, offset: parsed.offset, reason: refused ?? parsed.message })
    return undefined
  }
  const found = programNames(parsed.program, (written) => importTarget(written, path, page.tools))
  const { names, exports, stars } = found
  // Without types the text is shorter: each is looked for in what the author wrote.
  const imports = found.imports.map((each) => ({ ...each, offset: offsetOf(each.written, text) }))
  tellImports(imports, { page, file: path, text })
  page.modules.set(path, { ...emptyModule(path), names, exports, stars })
  return found
}

function offsetOf(written: string, text: string): number {
  const places = [`"${written}"`, `'${written}'`].map((each) => text.indexOf(each)).filter((index) => index >= 0)
  return places.length > 0 ? Math.min(...places) : 0
}

/** Authors write JSX into `.ts` files too. */
async function withoutTypes(text: string, path: string) {
  const plain = /\.tsx$/i.test(path) ? undefined : await stripTypes(text, 'ts')
  return plain && 'code' in plain ? plain : stripTypes(text, 'tsx')
}

/** Data is the default export, and each key of an object an export of its own. */
function openData(page: Page, path: string, text: string): void {
  const data = dataOf(text)
  if (data === undefined) {
    unreadable(page, path, { text, offset: 0, reason: 'no JSON' })
    return
  }
  const entries: [string, Value][] = [...(isPlain(data) ? Object.entries(data) : []), ['default', data]]
  const names = new Map(entries.map(([name, value]): [string, Binding] => [name, { kind: 'value', value }]))
  const exports = new Map(entries.map(([name]) => [name, { kind: 'local', name } as const]))
  page.modules.set(path, { ...emptyModule(path), names, exports })
}

function dataOf(text: string): Value {
  try {
    return valueOfData(JSON.parse(text))
  } catch {
    return undefined
  }
}

function unreadable(
  page: Page,
  file: string,
  { text, offset, reason }: { readonly text: string; readonly offset: number; readonly reason: string },
): void {
  const before = text.slice(0, offset).split('\n')
  const at = { file, line: before.length, column: before.at(-1)!.length + 1 }
  const message = `"${file}" cannot be read (${reason}); what it exports is left out.`
  tell(page, { code: 'import-invalid', message, at, hint: 'Mend the file.' }, file)
}
