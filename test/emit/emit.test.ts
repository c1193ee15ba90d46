import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { mkdtempSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { signOf } from '../../src/emit/signature.ts'
import { emit, openOutput, repairOutput } from '../../src/emit/emit.ts'
import { readMarker } from '../../src/emit/marker.ts'
import { siblings } from '../../src/emit/siblings.ts'
import { stageFiles } from '../../src/emit/stage.ts'
import { refusePlace } from '../../src/emit/target.ts'
import type { OutputFile } from '../../src/model/output.ts'

const base = mkdtempSync(join(tmpdir(), 'flatleaf-emit-'))
afterAll(() => rmSync(base, { recursive: true, force: true }))
let root = ''
let count = 0
beforeEach(() => {
  root = join(base, `site-${count++}`)
  mkdirSync(root)
})
const out = () => join(root, 'dist')
const target = (more: object = {}) => ({ out: out(), root, sources: [root], ...more })
const file = (path: string, body: string): OutputFile => ({ path, body: () => body })
const tree = (folder = out()) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
const beside = () => readdirSync(root).filter((name) => name.includes('flatleaf'))

describe('a build over a build', () => {
  test('does not print what is known to stand there, and prints what somebody changed', async () => {
    const page = (body: () => string) => ({ path: 'a.html', key: () => 'k', body })
    const { files } = await emit([page(() => 'A')], target())
    expect(files.get('a.html')?.key).toBe('k')
    const sign = signOf(join(out(), 'a.html'))!.whole
    const never = () => {
      throw new Error('printed')
    }
    const { hash } = files.get('a.html')!
    const known = (key: string) => new Map([['a.html', { key, sign, hash }]])
    expect(await emit([page(never)], { ...target(), known: known('k') })).toMatchObject({ written: 0, unchanged: 1 })
    expect(await emit([page(() => 'B')], { ...target(), known: known('j') })).toMatchObject({ written: 1 })
    expect(await emit([page(() => 'A')], { ...target(), known: known('k') })).toMatchObject({ written: 1 })
  })

  test('prints what the marker does not say, whatever is known of it', async () => {
    const page = { path: 'a.html', key: () => 'k', body: () => 'A' }
    const { files } = await emit([page], target())
    const { hash } = files.get('a.html')!
    const marker = join(out(), '.flatleaf.json')
    const text = readFileSync(marker, 'utf8')
    writeFileSync(marker, text.replace(hash, hash.replace(/./g, '0')))
    const known = new Map([['a.html', { key: 'k', sign: signOf(join(out(), 'a.html'))!.whole, hash }]])
    expect(await emit([page], { ...target(), known })).toMatchObject({ written: 1, unchanged: 0 })
    expect(readFileSync(marker, 'utf8')).toBe(text)
  })

  test('writes files in folders, and a marker that lists them by name', async () => {
    expect(await emit([file('b/index.html', 'B'), file('a.html', 'A')], target())).toEqual({
      written: 2,
      unchanged: 0,
      at: expect.any(Number),
      removed: 0,
      files: expect.any(Map) as unknown,
      folders: new Map(),
      diagnostics: [],
    })
    expect(tree()).toEqual(['.flatleaf.json', 'a.html', 'b/index.html'])
    expect(readFileSync(join(out(), '.flatleaf.json'), 'utf8')).toBe(
      '{\n  "madeBy": "flatleaf",\n  "files": [\n    ["a.html","559aead08264d5795d3909718cdd05ab"],\n' +
        '    ["b/index.html","df7e70e5021544f4834bbee64a9e3789"]\n  ]\n}\n',
    )
    expect(beside()).toEqual([])
  })

  test('keeps the inode of what is equal, removes what is no longer made', async () => {
    await emit([file('same.html', 'S'), file('new.html', '1'), file('gone.html', 'G')], target())
    const before = statSync(join(out(), 'same.html')).ino
    expect(await emit([file('same.html', 'S'), file('new.html', '2')], target())).toMatchObject({
      written: 1,
      unchanged: 1,
      removed: 1,
    })
    expect(statSync(join(out(), 'same.html')).ino).toBe(before)
    expect(tree()).toEqual(['.flatleaf.json', 'new.html', 'same.html'])
  })

  test('keeps folders in which nothing changes, and beside a change all files', async () => {
    const pages = ['a/1/x.html', 'a/1/y.html', 'a/2/x.html', 'b/x.html', 'c.html'].map((path) => file(path, path))
    await emit(pages, target())
    const folders = ['a/1', 'b'].map((path) => statSync(join(out(), path)).ino)
    const changed = pages.map((page) => (page.path === 'a/2/x.html' ? file(page.path, 'new') : page))
    expect(await emit(changed, target())).toMatchObject({ written: 1, unchanged: 4, removed: 0, diagnostics: [] })
    expect(tree()).toEqual(['.flatleaf.json', ...pages.map(({ path }) => path)].sort())
    expect(readFileSync(join(out(), 'a/2/x.html'), 'utf8')).toBe('new')
    expect(['a/1', 'b'].map((path) => statSync(join(out(), path)).ino)).toEqual(folders)
    expect(await emit(pages.slice(1), target())).toMatchObject({ written: 1, unchanged: 3, removed: 1 })
    expect(tree()).toEqual(['.flatleaf.json', 'a/1/y.html', 'a/2/x.html', 'b/x.html', 'c.html'])
    expect(beside()).toEqual([])
  })

  test('swaps the tree when much changes', async () => {
    const pages = Array.from({ length: 120 }, (_, index) => file(`a/${index}.html`, 'A'))
    await emit([...pages, file('b/x.html', 'B'), file('c.html', 'C')], target())
    const [before, kept] = [statSync(out()).ino, statSync(join(out(), 'b')).ino]
    const changed = pages.map(({ path }) => file(path, 'new'))
    const all = [...changed, file('b/x.html', 'B'), file('c.html', 'C')]
    expect(await emit(all, target())).toMatchObject({ written: 120, unchanged: 2, removed: 0, diagnostics: [] })
    expect(statSync(out()).ino).not.toBe(before)
    expect(statSync(join(out(), 'b')).ino).toBe(kept)
    expect(tree()).toEqual(['.flatleaf.json', ...all.map(({ path }) => path)].sort())
    expect(beside()).toEqual([])
  })

  test('puts a folder in the place of a file, and a file in that of a folder', async () => {
    await emit([file('a', 'file'), file('b/c/x.html', 'X'), file('same.html', 'S')], target())
    const before = statSync(out()).ino
    await emit([file('a/y.html', 'Y'), file('b', 'file'), file('same.html', 'S')], target())
    expect(tree()).toEqual(['.flatleaf.json', 'a/y.html', 'b', 'same.html'])
    // To make and remove folders while there is no output would take too long.
    expect(statSync(out()).ino).not.toBe(before)
    await emit([file('same.html', 'S')], target())
    expect(readdirSync(out()).sort()).toEqual(['.flatleaf.json', 'same.html'])
    expect(beside()).toEqual([])
  })

  test('puts folders in each other in the place of a file', async () => {
    await emit([file('a', 'file'), file('same.html', 'S')], target())
    const deep = [file('a/b/c.html', 'C'), file('same.html', 'S')]
    expect(await emit(deep, target())).toMatchObject({ written: 1, unchanged: 1, removed: 1, diagnostics: [] })
    expect(tree()).toEqual(['.flatleaf.json', 'a/b/c.html', 'same.html'])
  })

  test('leaves droppings of file managers behind, wherever they lie', async () => {
    const pages = ['a/1/x.html', 'b/x.html'].map((path) => file(path, path))
    await emit(pages, target())
    writeFileSync(join(out(), 'a/1/.DS_Store'), '')
    writeFileSync(join(out(), '.DS_Store'), '')
    await emit([...pages, file('c.html', '')], target())
    expect(tree()).toEqual(['.flatleaf.json', 'a/1/x.html', 'b/x.html', 'c.html'])
  })

  test('links the files of such folders where they cannot be moved', async () => {
    const pages = ['a/x.html', 'b/x.html'].map((path) => file(path, path))
    await emit(pages, target())
    const stage = join(root, 'stage')
    const before = readMarker(out())
    const { complete, linkFolders } = await stageFiles([...pages, file('c.html', '')], { stage, out: out(), before })
    expect(await complete()).toEqual(['a', 'b'])
    expect(tree(stage)).toEqual(['c.html'])
    await linkFolders()
    expect(tree(stage)).toEqual(['a/x.html', 'b/x.html', 'c.html'])
  })

  test('writes anew what somebody changed by hand', async () => {
    await emit([file('a.html', 'A')], target())
    writeFileSync(join(out(), 'a.html'), 'tampered')
    await emit([file('a.html', 'A')], target())
    expect(readFileSync(join(out(), 'a.html'), 'utf8')).toBe('A')
  })

  test('copies a file of the project, and links it when neither end changed', async () => {
    const source = join(root, 'logo.png')
    writeFileSync(source, Buffer.alloc(600_000, 7))
    const copied: OutputFile = { path: 'logo.png', body: () => readFileSync(source), copyOf: source }
    await emit([copied], target())
    expect(readFileSync(join(out(), 'logo.png')).equals(readFileSync(source))).toBe(true)
    expect(await emit([copied], target())).toMatchObject({ written: 0, unchanged: 1 })
    writeFileSync(source, 'other')
    expect(await emit([copied], target())).toMatchObject({ written: 1, unchanged: 0 })
    expect(readFileSync(join(out(), 'logo.png'), 'utf8')).toBe('other')
  })

  test('touches nothing when nothing changed', async () => {
    await emit([file('a.html', 'A'), file('b.html', 'B')], target())
    const before = statSync(out()).ino
    expect(await emit([file('a.html', 'A'), file('b.html', 'B')], target())).toMatchObject({ written: 0, unchanged: 2 })
    expect(statSync(out()).ino).toBe(before)
    expect(await emit([file('a.html', 'A')], target())).toMatchObject({ written: 0, unchanged: 1, removed: 1 })
    expect(tree()).toEqual(['.flatleaf.json', 'a.html'])
  })

  test('a site without files is a folder with a marker', async () => {
    expect(await emit([], target())).toMatchObject({ written: 0, diagnostics: [] })
    expect(tree()).toEqual(['.flatleaf.json'])
  })

  test('keeps .git, CNAME and .nojekyll that it did not write', async () => {
    mkdirSync(join(out(), '.git'), { recursive: true })
    writeFileSync(join(out(), '.git/HEAD'), 'ref')
    writeFileSync(join(out(), 'CNAME'), 'docs.example')
    await emit([file('a.html', 'A'), file('.nojekyll', '')], target())
    await emit([file('a.html', 'A2')], target())
    expect(tree()).toEqual(['.flatleaf.json', '.git/HEAD', 'CNAME', 'a.html'])
  })

  test('drops a CNAME that it wrote itself once the site has none', async () => {
    await emit([file('a.html', 'A'), file('CNAME', 'docs.example')], target())
    await emit([file('a.html', 'A')], target())
    expect(tree()).toEqual(['.flatleaf.json', 'a.html'])
  })
})

describe('a folder that may hold more than our files', () => {
  const refusal = async (more: object = {}) => (await emit([file('a.html', 'A')], target(more))).diagnostics[0]

  test('refuses a folder with files and no marker, and takes it with force', async () => {
    mkdirSync(out())
    writeFileSync(join(out(), 'thesis.txt'), 'mine')
    expect(await refusal()).toEqual({
      code: 'output-refused',
      severity: 'fatal',
      message: 'The output folder "dist" is refused: it holds "thesis.txt" and was not written by flatleaf.',
      hint: 'Choose another folder with --out, or replace this one with --force.',
    })
    expect(tree()).toEqual(['thesis.txt'])
    expect(await refusal({ force: true })).toBeUndefined()
    expect(tree()).toEqual(['.flatleaf.json', 'a.html'])
  })

  test('takes a marker that breaks off for none, however well it begins', async () => {
    await emit([file('a.html', 'old')], target())
    const marker = join(out(), '.flatleaf.json')
    writeFileSync(marker, readFileSync(marker, 'utf8').slice(0, -4))
    expect(await refusal()).toMatchObject({ code: 'output-refused', message: expect.stringContaining('"a.html"') })
    expect(readFileSync(join(out(), 'a.html'), 'utf8')).toBe('old')
  })

  test('takes a marker that was laid out anew for what it is', async () => {
    await emit([file('a.html', 'old')], target())
    const marker = join(out(), '.flatleaf.json')
    writeFileSync(marker, JSON.stringify(JSON.parse(readFileSync(marker, 'utf8'))))
    expect(await refusal()).toBeUndefined()
    expect(readFileSync(join(out(), 'a.html'), 'utf8')).toBe('A')
  })

  test('never replaces a folder outside the project that it did not write, whatever the force', async () => {
    const elsewhere = join(base, `elsewhere-${process.pid}`)
    mkdirSync(elsewhere)
    writeFileSync(join(elsewhere, 'passwd'), 'root')
    expect(await refusal({ out: elsewhere, force: true })).toMatchObject({ code: 'output-refused', severity: 'fatal' })
    expect(readdirSync(elsewhere)).toEqual(['passwd'])
    rmSync(join(elsewhere, 'passwd'))
    expect(await refusal({ out: elsewhere })).toBeUndefined()
    expect(await refusal({ out: elsewhere, force: true })).toBeUndefined()
  })

  test('never replaces a folder with pages in it, whatever the force', async () => {
    mkdirSync(join(out(), 'deep'), { recursive: true })
    writeFileSync(join(out(), 'deep/page.mdx'), '# Mine')
    expect((await refusal({ force: true }))!.message).toContain('holds "page.mdx", which somebody wrote')
    expect(tree()).toEqual(['deep/page.mdx'])
  })

  test('refuses to lose a file that somebody put among ours', async () => {
    await emit([file('sub/a.html', 'A')], target())
    writeFileSync(join(out(), 'sub/google123.html'), 'proof')
    expect(await refusal()).toMatchObject({
      code: 'output-foreign',
      severity: 'fatal',
      message: '"dist/sub/google123.html" was not written by flatleaf and would be lost.',
    })
    expect(tree()).toContain('sub/google123.html')
    expect(await refusal({ force: true })).toBeUndefined()
  })

  test.each([
    ['the project', () => root, 'is the project itself'],
    ['the project by another spelling', () => join(root, 'x/..'), 'is the project itself'],
    ['the folder above', () => join(root, '..'), 'holds the project'],
    ['the root of the file system', () => '/', 'is the root of the file system'],
    ['.git', () => join(root, '.git/site'), 'lies in a folder that another tool owns'],
    ['node_modules', () => join(root, 'node_modules'), 'lies in a folder that another tool owns'],
    ['the pages', () => join(root, 'pages'), 'lies in "pages", which the site is made from'],
    ['a folder in the pages', () => join(root, 'pages/dist'), 'lies in "pages", which the site is made from'],
  ])('refuses %s, also with force', async (_, place, why) => {
    mkdirSync(join(root, 'pages'))
    mkdirSync(join(root, 'x'))
    const found = await refusal({ out: place(), sources: [root, join(root, 'pages')], force: true })
    expect(found).toMatchObject({ code: 'output-refused', severity: 'fatal' })
    expect(found!.message).toContain(why)
  })

  test('refuses the home folder and what holds it', () => {
    expect(refusePlace({ out: homedir(), root, sources: [] })!.message).toMatch(
      /is or holds your home folder|holds the project/,
    )
    expect(refusePlace({ out: dirname(homedir()), root, sources: [] })).toMatchObject({ code: 'output-refused' })
  })

  test('refuses a symbolic link and a file', async () => {
    mkdirSync(join(root, 'elsewhere'))
    symlinkSync('elsewhere', out())
    expect((await refusal())!.message).toContain('is a symbolic link')
    rmSync(out())
    writeFileSync(out(), '')
    expect((await refusal())!.message).toContain('is a file')
  })

  test('writes into a folder whose parents are missing', async () => {
    const deep = join(root, 'a/b/site')
    await emit([file('a.html', 'A')], target({ out: deep }))
    expect(tree(deep)).toEqual(['.flatleaf.json', 'a.html'])
  })
})

describe('a build that fails', () => {
  test('leaves the old output when a body throws, and passes our own bug on', async () => {
    await emit([file('a.html', 'A')], target())
    const broken: OutputFile = { path: 'b.html', body: () => Promise.reject(new TypeError('bug')) }
    await expect(emit([file('a.html', 'new'), broken], target())).rejects.toThrow('bug')
    expect(readFileSync(join(out(), 'a.html'), 'utf8')).toBe('A')
    expect(beside()).toEqual([])
  })

  test('names a source file that vanished', async () => {
    await emit([file('a.html', 'A')], target())
    const source = join(root, 'img/gone.png')
    const { diagnostics } = await emit([{ path: 'gone.png', body: () => '', copyOf: source }], target())
    expect(diagnostics).toEqual([
      {
        code: 'output-failed',
        severity: 'fatal',
        message: '"img/gone.png" could not be read: it is gone. The output was left as it was.',
        hint: 'Run the command again: something removed it meanwhile.',
      },
    ])
    expect(tree()).toEqual(['.flatleaf.json', 'a.html'])
    expect(beside()).toEqual([])
  })

  test('removes the stage and the lock when it is interrupted', async () => {
    let undo = () => {}
    let letGo = () => {}
    let asked = () => {}
    const begun = new Promise<void>((done) => (asked = done))
    const body = () => {
      asked()
      return new Promise<string>((done) => (letGo = () => done('late')))
    }
    const onInterrupt = (each: () => void) => {
      undo = each
      return () => (undo = () => {})
    }
    const running = emit([file('a.html', 'A'), { path: 'slow.html', body }], target({ onInterrupt }))
    await Promise.race([begun, running])
    expect(beside()).toHaveLength(2)
    undo()
    expect(beside()).toEqual([])
    letGo()
    expect((await running).diagnostics[0]).toMatchObject({ code: 'output-failed', severity: 'fatal' })
    expect(existsSync(out())).toBe(false)
  })

  test('leaves out an unsafe path and says so', async () => {
    const { diagnostics } = await emit([file('a.html', 'A'), file('../evil.html', 'E')], target())
    expect(diagnostics).toMatchObject([{ code: 'output-path-unsafe', severity: 'error' }])
    expect(tree()).toEqual(['.flatleaf.json', 'a.html'])
    expect(existsSync(join(root, 'evil.html'))).toBe(false)
  })
})

test('says which old tree could not be removed', async () => {
  await emit([file('a.html', 'old')], target())
  writeFileSync(siblings(out()).trash, 'a file where a folder should come')
  const { diagnostics } = await emit([file('a.html', 'new')], target())
  expect(diagnostics).toMatchObject([{ code: 'output-leftover', severity: 'warning' }])
  expect(readFileSync(join(out(), 'a.html'), 'utf8')).toBe('new')
  rmSync(siblings(out()).trash)
  repairOutput(target())
  expect(beside()).toEqual([])
})

describe('two builds', () => {
  test('the second ends at once and names the first', async () => {
    const lock = openOutput(target())
    expect('release' in lock).toBe(true)
    const { diagnostics } = await emit([file('a.html', 'A')], target())
    expect(diagnostics).toEqual([
      {
        code: 'output-locked',
        severity: 'fatal',
        message: `Another build is writing "dist" (process ${process.pid}).`,
        hint: 'Wait until it has ended, or choose another --out.',
      },
    ])
    if ('release' in lock) lock.release()
    expect((await emit([file('a.html', 'A')], target())).diagnostics).toEqual([])
  })

  test('opening leaves nothing behind when the parent folder was missing', () => {
    const lock = openOutput(target({ out: join(root, 'a/b/site') }))
    if ('release' in lock) lock.release()
    expect(readdirSync(root)).toEqual([])
  })
})

test('a file that somebody puts into a new folder while its first site is printed is not lost', async () => {
  const late = {
    path: 'a.html',
    body: () => {
      mkdirSync(out())
      writeFileSync(join(out(), 'notes.txt'), 'mine')
      return 'late'
    },
  }
  expect((await emit([late], target())).diagnostics).toMatchObject([{ code: 'output-refused' }])
  expect(readdirSync(out())).toEqual(['notes.txt'])
  expect(beside()).toEqual([])
})

test('a file that somebody puts where a new one goes is not lost', async () => {
  const some = ['a', 'b', 'c'].map((name) => file(`${name}.html`, 'old'))
  await emit(some, target())
  const late = {
    path: 'd.html',
    body: () => {
      writeFileSync(join(out(), 'd.html'), 'mine')
      return 'late'
    },
  }
  expect((await emit([...some, late], target())).diagnostics).toMatchObject([{ code: 'output-foreign' }])
  expect(readFileSync(join(out(), 'd.html'), 'utf8')).toBe('mine')
})

test('an old tree that cannot be put back is said to be away', () => {
  const names = siblings(out())
  for (const folder of [names.old, names.stage, names.trash]) mkdirSync(folder)
  mkdirSync(join(names.old, 'a'))
  writeFileSync(join(names.old, 'a/x'), '')
  writeFileSync(join(names.trash, '0'), 'old')
  writeFileSync(join(names.old, '.flatleaf-patch.json'), '{"gone":["a"],"put":[]}')
  expect(openOutput(target())).toMatchObject({
    code: 'output-failed',
    message: expect.stringMatching(
      /^"dist" could not be written: .* The next command puts the old output back\.$/,
    ) as string,
  })
})

test('a file that somebody puts among ours while the site is printed is not lost', async () => {
  const some = Array.from({ length: 50 }, (_, index) => file(`a/${index}.html`, 'old'))
  await emit(some, target())
  const late = {
    path: 'a/late.html',
    body: () => {
      writeFileSync(join(out(), 'a/notes.txt'), 'mine')
      return 'late'
    },
  }
  const changed = some.map(({ path }) => file(path, 'new'))
  const { diagnostics } = await emit([...changed, late], target())
  expect(diagnostics).toMatchObject([{ code: 'output-foreign', severity: 'fatal' }])
  expect(readFileSync(join(out(), 'a/notes.txt'), 'utf8')).toBe('mine')
  expect(readFileSync(join(out(), 'a/1.html'), 'utf8')).toBe('old')
  expect(beside()).toEqual([])
})

test.each([['guide'], ['.'], [''], ['../kept.txt'], ['link/x', 'link/y', 'link']])(
  'a marker that names %j, which was not written, costs nothing',
  async (...names) => {
    const site = ['guide/a.html', 'link/y', 'more/b.html', 'more/c.html'].map((path) => file(path, 'Y'))
    await emit(site, target())
    writeFileSync(join(root, 'kept.txt'), 'kept')
    mkdirSync(join(root, 'elsewhere'))
    for (const name of ['x', 'y']) writeFileSync(join(root, 'elsewhere', name), 'Y')
    if (names.includes('link')) {
      rmSync(join(out(), 'link'), { recursive: true })
      symlinkSync(join(root, 'elsewhere'), join(out(), 'link'))
    }
    const marker = readMarker(out())!
    const files = [...names.map((name) => [name, 'hash']), ...marker]
    writeFileSync(join(out(), '.flatleaf.json'), JSON.stringify({ madeBy: 'flatleaf', files }))
    const { diagnostics } = await emit([...site.slice(0, 3), file('more/c.html', 'new')], target())
    expect(diagnostics).toEqual([])
    const made = site.map(({ path }) => readFileSync(join(out(), path), 'utf8'))
    expect(made).toEqual(['Y', 'Y', 'Y', 'new'])
    expect(readFileSync(join(root, 'kept.txt'), 'utf8')).toBe('kept')
    expect(readdirSync(join(root, 'elsewhere'))).toEqual(['x', 'y'])
    expect(beside()).toEqual([])
  },
)

describe('after a kill', () => {
  const old = () => join(root, '.dist.flatleaf-old-999999')

  test('between the two renames: the old tree is put back by any command', async () => {
    await emit([file('a.html', 'A')], target())
    mkdirSync(join(root, '.dist.flatleaf-stage-999999'))
    // As rename(dist, old) leaves it.
    renameSync(out(), old())
    repairOutput(target())
    expect(tree()).toEqual(['.flatleaf.json', 'a.html'])
    expect(beside()).toEqual([])
  })

  test('after the second rename: the new tree stays and takes what survives', async () => {
    await emit([file('a.html', 'new')], target())
    mkdirSync(join(old(), '.git'), { recursive: true })
    writeFileSync(join(old(), '.git/HEAD'), 'ref')
    writeFileSync(join(old(), 'a.html'), 'old')
    repairOutput(target())
    expect(readFileSync(join(out(), 'a.html'), 'utf8')).toBe('new')
    expect(tree()).toContain('.git/HEAD')
    expect(beside()).toEqual([])
  })

  test('a half-deleted tree is never put back', async () => {
    mkdirSync(join(root, '.dist.flatleaf-trash-999999'))
    writeFileSync(join(root, '.dist.flatleaf-trash-999999/half.html'), '')
    repairOutput(target())
    expect(existsSync(out())).toBe(false)
    expect(beside()).toEqual([])
  })

  test('the lock of a dead process is taken over', async () => {
    writeFileSync(join(root, '.dist.flatleaf-lock'), '{"pid":2147483646,"started":"1"}')
    expect((await emit([file('a.html', 'A')], target())).diagnostics).toEqual([])
    expect(beside()).toEqual([])
  })
})
