import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isVariableFont } from '../../../src/content/fonts/font-file.ts'
import { faceOf } from '../../../src/content/fonts/font-names.ts'
import { siteWith } from '../../site-kit.ts'

const inter = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json'))
const variable = readFileSync(join(inter, 'files/inter-latin-wght-normal.woff2'))
/** A font with these tables, of which nothing is looked at but their names. */
const openType = (...tags: readonly string[]) => {
  const bytes = Buffer.alloc(12 + 16 * tags.length)
  bytes.writeUInt32BE(0x00010000, 0)
  bytes.writeUInt16BE(tags.length, 4)
  for (const [index, tag] of tags.entries()) bytes.write(tag, 12 + 16 * index, 'latin1')
  return bytes
}
const still = openType('glyf', 'head')

const made = async (fonts: unknown, files: Readonly<Record<string, Uint8Array>> = {}) => {
  const site = await siteWith({ fonts, navigation: { pages: ['index', 'guides/start'] } }, files)
  const text = site.styles('/').text.replaceAll(/["']/g, '')
  const faces = [...text.matchAll(/@font-face\{([^}]*)\}/g)].map(([, body]) => body!)
  const own = faces.filter((face) => !/Inter/.test(face))
  return {
    site,
    faces,
    own,
    text: /--font-text: ?([^;}]*)[;}](?!.*--font-text:)/s.exec(text)?.[1],
    heading: /--font-heading: ?([^;}]*)[;}](?!.*--font-heading:)/s.exec(text)?.[1],
    preload: /<link rel="preload" href="([^"]*)"/.exec(site.html('/'))?.[1],
    fontFiles: site.files.filter((path) => /^_flatleaf\/.*\.(?:woff2?|ttf|otf)$/.test(path)),
    told: site.diagnostics.map(({ code, message, hint }) => `${code}: ${message} ${hint ?? ''}`),
  }
}

describe('a site', () => {
  test('without wishes has Inter, loaded first', async () => {
    const { faces, own, preload, fontFiles } = await made(undefined)
    expect([faces.length, own.length]).toEqual([3, 0])
    expect(fontFiles).toHaveLength(1)
    expect(preload).toBe(`/${fontFiles[0]}`)
  })

  test('that wants what the system has loads no font', async () => {
    const { faces, text, preload, fontFiles, told } = await made({ family: 'system' })
    expect([faces, fontFiles, preload, told]).toEqual([[], [], undefined, []])
    expect(text).toMatch(/^system-ui,/)
  })

  test('may want a font whose name is a word of the language', async () => {
    const { text, told } = await made({ family: 'Constructor' })
    expect(text).toMatch(/^Constructor,\s?system-ui/)
    expect(told.join()).toMatch(/^font-missing: "Constructor"/)
  })

  test('with a file of its own loads that and not Inter', async () => {
    const { faces, text, preload, fontFiles, told } = await made(
      { family: 'Nice "Face"', source: '/fonts/nice.woff2', format: 'woff2' },
      { 'pages/fonts/nice.woff2': variable },
    )
    expect(told).toEqual([])
    expect(faces).toHaveLength(1)
    expect(faces[0]).toMatch(
      /font-family:Nice Face;font-style:normal;font-display:swap;font-weight:100 900;src:url\(font-1\./,
    )
    expect(faces[0]).not.toContain('unicode-range')
    expect(text).toMatch(/^Nice Face,\s?system-ui/)
    expect(fontFiles).toHaveLength(1)
    expect(preload).toBe(`/${fontFiles[0]}`)
  })

  test('finds the files of a family in the folder for fonts, and none of a family with a longer name', async () => {
    const { own, preload, told } = await made(
      { family: 'Plant Sans' },
      {
        'fonts/PlantSans-Regular.ttf': still,
        'fonts/PlantSans-Regular.otf': still,
        'fonts/PlantSans-BoldItalic.ttf': still,
        'fonts/PlantSansNarrow-Regular.ttf': still,
      },
    )
    expect(told).toEqual([])
    expect(
      own
        .map((face) => face.replace(/.*font-style:(\w+);.*font-weight:([^;]*);.*format\((\w+)\).*/s, '$1 $2 $3'))
        .sort(),
    ).toEqual(['italic 700 truetype', 'normal 400 truetype'])
    // Not the newest format: nothing to load first.
    expect(preload).toBeUndefined()
  })

  test('takes the font package that the project has installed', async () => {
    const { own, told, text } = await made(
      { body: { family: 'Source Serif 4' } },
      {
        'node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2': variable,
        'node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2': variable,
        'node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-greek-wght-normal.woff2': variable,
      },
    )
    expect(told).toEqual([])
    expect(own.map((face) => /font-style:(\w+)/.exec(face)?.[1]).sort()).toEqual(['italic', 'normal'])
    expect(text).toMatch(/^Source Serif 4,\s?ui-serif/)
  })

  test('is told when a font is nowhere, and asks nobody for it', async () => {
    const { told, faces, text, site } = await made({ family: 'Lora' })
    expect(told).toEqual([
      'font-missing: "Lora" is not bundled; only readers who have it installed see it. Add a source: put its file into the folder "fonts", or install the package "@fontsource-variable/lora".',
    ])
    expect(site.diagnostics[0]).toMatchObject({ severity: 'warning', at: { file: 'docs.json' } })
    expect([faces, text?.startsWith('Lora,')]).toEqual([[], true])
    expect(site.html('/') + site.styles('/').text).not.toMatch(/fonts\.g/)
  })

  test('is told that an address is not fetched, and that a path leads nowhere', async () => {
    const remote = await made({ family: 'Lora', source: 'https://fonts.example/lora.woff2', format: 'woff2' })
    expect(remote.told.join()).toMatch(/^font-remote: The font "https:\/\/fonts.example\/lora.woff2" is not loaded/)
    expect(remote.site.styles('/').text).not.toContain('fonts.example')
    expect(remote.site.diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([])
    expect((await made({ family: 'Lora', source: 'fonts/lora.woff2' })).told.join()).toMatch(
      /^font-missing: There is no font file "fonts\/lora.woff2"\./,
    )
  })
})

describe('headings and text', () => {
  test('may have fonts and weights of their own; one file is loaded first', async () => {
    const { own, text, heading, preload, fontFiles, site } = await made(
      { heading: { family: 'Big', weight: 750 }, body: { family: 'Small', weight: 450 } },
      { 'fonts/big.woff2': variable, 'fonts/small.woff2': Buffer.concat([variable, Buffer.from('x')]) },
    )
    expect(own).toHaveLength(2)
    expect([text?.slice(0, 5), heading?.slice(0, 3)]).toEqual(['Small', 'Big'])
    expect(site.styles('/').text).toMatch(/@layer flatleaf\{html\{font-weight:450\}.*font-weight:750\}/s)
    expect(fontFiles).toHaveLength(2)
    expect(fontFiles).toContain(preload?.slice(1))
    expect(own.find((face) => face.includes('family:Small'))).toContain(preload?.replace(/.*\//, ''))
  })

  test('headings alone leave the text in Inter', async () => {
    const { text, heading, preload, fontFiles } = await made(
      { heading: { family: 'Big' } },
      { 'fonts/big.woff2': variable },
    )
    expect(text).toMatch(/^.?Inter Variable/)
    expect(heading).toMatch(/^Big/)
    expect(fontFiles).toHaveLength(2)
    expect(preload).toMatch(/inter\./)
  })

  test('the older words mean the same', async () => {
    const site = await siteWith(
      { font: { headings: { family: 'Big', url: '/big.woff2' }, body: { family: 'sans-serif' } } },
      { 'pages/big.woff2': variable },
    )
    expect(site.diagnostics).toEqual([])
    expect(site.styles('/').text).toMatch(/--font-text: ?system-ui.*--font-heading: ?["']Big/s)
  })
})

test('variable fonts are told from others in each format', () => {
  expect(isVariableFont(variable)).toBe(true)
  expect(isVariableFont(openType('fvar', 'glyf'))).toBe(true)
  expect(isVariableFont(still)).toBe(false)
  for (const length of [0, 3, 20, 49, 60]) expect(isVariableFont(variable.subarray(0, length))).toBe(false)
})

test.each([
  ['Lora-Regular.woff2', 'Lora', { weight: 400, style: 'normal' }],
  ['lora-v35-latin-600italic.woff2', 'Lora', { weight: 600, style: 'italic' }],
  ['Lora[wght].ttf', 'Lora', { weight: 400, style: 'normal' }],
  ['SourceSans3-ExtraLight.otf', 'Source Sans 3', { weight: 200, style: 'normal' }],
  ['InterTight-Bold.woff2', 'Inter', undefined],
  ['Lora.woff2', '', undefined],
])('%s is a file of %s or not', (file, family, face) => {
  expect(faceOf(file, family)).toEqual(face)
})
