#!/usr/bin/env node
/**
 * Pages that are made to be slow, at full size: each is built, or refused with one error that names a limit, within five
 * seconds; the verdict is the same every time; the page beside it comes out as ever.
 *
 *   node scripts/pathological.mjs [CASE …] [--limit 5] [--times 2] [--program lib/cli.js] [--examples ../shared/hostile]
 *
 * The cases are in `own-pathological.json` of the examples, and some are our own. Without examples it says so and runs ours.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const repository = resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    limit: { type: 'string', default: '5' },
    times: { type: 'string', default: '2' },
    program: { type: 'string', default: join(repository, 'lib/cli.js') },
    examples: { type: 'string', default: join(repository, '../shared/hostile') },
  },
})
const [limit, times] = [Number(values.limit), Number(values.times)]

/** Cases of ours, in the notation of the examples. */
const own = [
  {
    id: 'own-address-entities',
    parts: [
      ['www.a.b', 1],
      ['&amp;', 30_000],
    ],
  },
  {
    id: 'own-address-middle',
    parts: [
      ['www.a.b', 1],
      ['&amp;', 30_000],
      ['x', 1],
    ],
  },
  { id: 'own-headings', parts: [['# a\n\n', 20_000]] },
  { id: 'own-headings-5k', parts: [['## a b\n\ntext\n\n', 5_000]] },
  { id: 'own-footnotes', footnotes: 20_000 },
  { id: 'own-links', parts: [['[a](/b) ', 20_000]] },
  { id: 'own-mdx-unclosed', parts: [['<Note>\n', 100_000]], mdx: true },
  { id: 'own-mdx-unclosed-items', parts: [['- <Note>\n  a\n', 20_000]], mdx: true },
  { id: 'own-mdx-apart', parts: [['<Note>a\n\nb</Note>\n\n', 5_000]], mdx: true },
  { id: 'own-mdx-placeholders', parts: [['<your-key> and {a b} ', 20_000]], mdx: true },
  {
    id: 'own-mdx-elements',
    parts: [
      ['{<b>', 60],
      ['</b>}', 60],
    ],
    mdx: true,
  },
]
const given = join(resolve(values.examples), 'own-pathological.json')
if (!existsSync(given)) console.log(`SKIPPED in part: there are no examples at "${given}".`)
const all = [...(existsSync(given) ? JSON.parse(readFileSync(given, 'utf8')).cases : []), ...own]
const cases = all.filter(({ id }) => positionals.length === 0 || positionals.some((wanted) => id.includes(wanted)))
const work = mkdtempSync(join(tmpdir(), 'flatleaf-pathological-'))
let failures = 0
try {
  const alone = run('alone', undefined)
  for (const each of cases) check(each, alone)
} finally {
  rmSync(work, { recursive: true, force: true })
}
console.log(`pathological: ${cases.length - failures} of ${cases.length} cases fine`)
process.exit(failures > 0 ? 1 : 0)

function check(example, alone) {
  const runs = Array.from({ length: times }, () => run(example.id, example))
  const [first] = runs
  const problems = []
  const seconds = Math.min(...runs.map((each) => each.seconds)) - alone.seconds
  if (seconds > limit) problems.push(`took ${seconds.toFixed(1)} s`)
  if (first.status !== 0 && first.status !== 1) problems.push(`ended with ${first.status ?? first.signal}`)
  // A file past the size limit is not read at all.
  if (!first.page && !first.errors.includes('file-large')) problems.push('no page was written')
  if (first.errors.length > 1) problems.push(`gave ${first.errors.length} errors`)
  if (runs.some(({ verdict }) => verdict !== first.verdict)) problems.push('gave different verdicts')
  if (runs.some(({ other }) => other !== alone.other)) problems.push('changed the other page')
  if (problems.length > 0) failures += 1
  const verdict = first.errors.length > 0 ? first.errors.join(', ') : `built, ${Math.round(first.page / 1000)} KB`
  const note = problems.length > 0 ? `: ${problems.join('; ')}` : ''
  console.log(
    `${problems.length > 0 ? '✗' : '✓'} ${example.id}  ${Math.max(0, seconds).toFixed(1)} s  ${verdict}${note}`,
  )
}

function run(name, example) {
  const [root, out] = [join(work, name), join(work, `${name}-out`)]
  rmSync(root, { recursive: true, force: true })
  rmSync(out, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  const pages = example ? ['other', 'page'] : ['other']
  const config = { name: 'Pathological', navigation: { pages: ['other'] } }
  writeFileSync(join(root, 'docs.json'), JSON.stringify(config))
  writeFileSync(join(root, 'other.md'), '---\ntitle: Other\ndescription: The other page.\n---\n\n## A\n\nText.\n')
  if (example)
    writeFileSync(
      join(root, example.mdx ? 'page.mdx' : 'page.md'),
      `---\ntitle: Page\ndescription: The page.\n---\n\n${textOf(example)}\n`,
    )
  const started = performance.now()
  const { status, signal, stdout } = spawnSync(
    process.execPath,
    [resolve(values.program), 'build', root, '--out', out, '--json'],
    { encoding: 'utf8', maxBuffer: 1 << 28, timeout: 120_000 },
  )
  const seconds = (performance.now() - started) / 1000
  const told = stdout.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line)]
    } catch {
      return []
    }
  })
  const errors = told
    .filter(({ type, severity }) => type === 'diagnostic' && severity === 'error')
    .map(({ code }) => code)
  const [other, page] = pages.map((id) => read(join(out, id, 'index.html')))
  return { status, signal, seconds, errors, other, page: page?.length, verdict: `${status} ${errors} ${page?.length}` }
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** The text of a case: see the notes of the examples. */
function textOf(example) {
  const { stairs, backticks, table, refdefs, footnotes, headsuffix } = example
  const lines = (count, line) => Array.from({ length: count }, (_, index) => line(index)).join('\n')
  if (stairs) return lines(stairs, (index) => `${'  '.repeat(index)}* a`)
  if (backticks) return Array.from({ length: backticks }, (_, index) => `e${'`'.repeat(index + 1)}`).join('')
  if (table) {
    const row = (cell) => `|${cell.repeat(table[0])}`
    return [row('a|'), row('-|'), ...Array.from({ length: table[1] }, () => '|x|')].join('\n')
  }
  if (refdefs) return `${lines(refdefs, (index) => `[x${index}]: /u`)}\n\n${'[x0]'.repeat(refdefs)}`
  if (footnotes) return `[^0]\n\n${lines(footnotes, (index) => `[^${index}]: [^${index + 1}]\n`)}`
  if (headsuffix) return `${lines(headsuffix, (index) => `# a-${index}\n`)}\n${lines(headsuffix, () => '# a\n')}`
  return example.parts.map(([text, count]) => text.repeat(count)).join('')
}
