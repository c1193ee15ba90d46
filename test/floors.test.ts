/** Keeps the table of CONTRIBUTING.md: a room imports itself and lower floors, never its own floor, never up. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const floors: readonly (readonly string[])[] = [
  ['src/model', 'src/hast', 'src/util'],
  [
    'src/schema',
    'src/openapi',
    'src/icons',
    'src/diagrams',
    'src/site',
    'src/outputs',
    'src/assets',
    'src/report',
    'src/emit',
    'src/store',
    'theme',
  ],
  ['src/markdown', 'src/config'],
  ['src/content'],
  ['src/build.ts'],
  ['src/dev', 'src/engine.ts'],
  ['src/commands', 'src/load-scripts.ts', 'src/flags.ts'],
  ['src/cli.ts', 'src/worker.ts'],
  ['src/start.ts'],
]
/** model/ knows the one value that only to-html.ts can make, and the child of a JSX tag; both are types. */
const allowed = new Set(['src/model → src/hast'])
/** Single files that a room may take from its own floor: the browser writes parameters with the code that samples do. */
const allowedFiles = new Set(['theme/client/playground/build-request.ts → src/openapi/serialize.ts'])
/** Packages that stand in one room, behind one of our functions. */
const rooms: Readonly<Record<string, string>> = {
  'gray-matter': 'src/markdown',
  satteri: 'src/markdown',
  shiki: 'src/markdown',
  esbuild: 'src/assets',
  tailwindcss: 'src/assets',
  'image-size': 'src/content',
  chokidar: 'src/dev',
  'jsonc-parser': 'src/schema',
  picocolors: 'src/report',
  temml: 'src/markdown',
  elkjs: 'src/diagrams',
  '@seriousme': 'src/openapi',
}

const root = resolve(import.meta.dirname, '..')
const files = ['src', 'theme'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
)

function roomOf(file: string): string {
  const found = floors.flat().find((room) => file === room || file.startsWith(`${room}/`))
  if (!found) throw new Error(`${file} stands in no room`)
  return found
}
const floorOf = (room: string) => floors.findIndex((names) => names.includes(room))

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1]!)
}

describe('who may import whom', () => {
  test.each(files)('%s', (file) => {
    const room = roomOf(file)
    for (const name of importsOf(file)) {
      if (!name.startsWith('.')) {
        const owner = rooms[name.split('/')[0]!]
        if (owner && room !== owner) expect.fail(`${file} imports ${name}, which stands in ${owner}`)
        continue
      }
      const imported = relative(root, resolve(root, dirname(file), name))
      if (allowedFiles.has(`${file} → ${imported}`)) continue
      const target = roomOf(imported)
      if (target === room || allowed.has(`${room} → ${target}`)) continue
      expect(floorOf(target), `${file} imports ${name}`).toBeLessThan(floorOf(room))
    }
  })
})
