/** The samples of all operations below a folder, read by the parsers of their languages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiConfig } from '../../src/model/config.ts'
import type { OperationSlice } from '../../src/model/operation.ts'
import { tokenKinds } from '../../src/model/theme.ts'
import { readDescription, slicesOf } from '../../src/openapi/description.ts'
import { languages } from '../../src/openapi/samples/languages.ts'
import type { Tokens } from '../../src/openapi/samples/paint.ts'
import { sampleRequest } from '../../src/openapi/samples/request.ts'
import { operationView } from '../../src/openapi/view.ts'
import { parserOf } from '../openapi/samples/parsers.ts'

const api: ApiConfig = {
  sources: [],
  generate: 'auto',
  baseUrls: [],
  playground: 'show',
  maintainOrder: true,
  fieldsOpen: false,
}
const tokens = Object.fromEntries(tokenKinds.map((kind) => [kind, `t-${kind}`])) as Tokens

/** What is wrong; says how much was read, how long a view takes and how long its samples are. */
export async function parsed(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder)) {
    console.log(`SKIPPED: there is no folder ${folder}.`)
    return []
  }
  const parsers = []
  // One after the other: two that load at once get each other's grammar.
  for (const { label, print, language } of languages) parsers.push({ label, print, parse: await parserOf(language) })
  const faults: string[] = []
  const sizes: number[] = []
  let spent = 0
  for (const slice of readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    slicesIn(join(folder, file)),
  )) {
    const start = performance.now()
    const { view } = await operationView(slice, { api, tokens, prose: async () => [], highlight: async () => [] })
    spent += performance.now() - start
    sizes.push(view.samples.reduce((sum, { text }) => sum + text.length, 0))
    const request = sampleRequest(slice, api)
    for (const { label, print, parse } of parsers) {
      const [fault] = parse(print(request)).faults
      if (fault) faults.push(`${label}: ${slice.spec} ${slice.method} ${slice.path}: ${fault.slice(0, 200)}`)
    }
  }
  sizes.sort((a, b) => a - b)
  const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)]
  console.log(
    `${sizes.length} operations, ${(spent / sizes.length).toFixed(2)} ms each, samples of ${at(0.5)} (p50), ${at(0.99)} (p99), ${at(1)} (most) characters`,
  )
  return faults
}

function slicesIn(file: string): readonly OperationSlice[] {
  if (!/\.(ya?ml|json)$/.test(file)) return []
  const text = readFileSync(file, 'utf8')
  if (!/openapi|swagger/i.test(text.slice(0, 2_000))) return []
  const { description } = readDescription(file, text, (path) =>
    existsSync(path) ? readFileSync(path, 'utf8') : undefined,
  )
  return description ? slicesOf(description).filter(({ kind }) => kind === 'operation') : []
}
