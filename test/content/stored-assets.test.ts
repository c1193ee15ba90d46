import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storedAssets } from '../../src/content/stored-assets.ts'
import { openStore } from '../../src/store/store.ts'
import { folder, write } from '../temporary.ts'

function kept() {
  const root = folder()
  write(root, { 'theme/site.css': '@import "part.css";', 'theme/part.css': 'p { margin: 0 }' })
  const place = { folder: join(root, '.flatleaf/cache'), program: 'p' }
  const store = openStore(place)
  const paths = ['site.css', 'part.css'].map((name) => join(root, 'theme', name))
  const made = { stamps: new Map(paths.map((path) => [path, 'any'])), text: 'p{margin:0}' }
  storedAssets(store).set(join(root, 'theme/site.css'), made)
  store.save()
  return { root, found: (at = root) => storedAssets(openStore(place)).get(join(at, 'theme/site.css'))?.text }
}

test('the next process finds a compiled source as long as all its files hold the same', () => {
  const { root, found } = kept()
  expect(found()).toBe('p{margin:0}')
  writeFileSync(join(root, 'theme/part.css'), 'p { margin: 1px }')
  expect(found()).toBeUndefined()
})

test('files that hold the same elsewhere are the same', () => {
  const { root, found } = kept()
  const other = folder()
  cpSync(join(root, 'theme'), join(other, 'theme'), { recursive: true })
  expect(found(other)).toBe('p{margin:0}')
})

test('what is made of no file is told by what it was made of', () => {
  const store = openStore({ folder: join(folder(), '.flatleaf/cache'), program: 'p' })
  storedAssets(store).set('tokens', { stamps: new Map(), of: 'a', text: ':root{}' })
  expect(storedAssets(store).get('tokens')).toEqual({ stamps: new Map(), of: 'a', text: ':root{}' })
})
