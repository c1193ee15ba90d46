/** The documentation of our own components is complete. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { components } from '../../../theme/components/index.ts'
import { inOrder } from '../../../theme/docs/component-pages.ts'
import { readExample } from '../../../theme/docs/example.ts'
import { faults } from '../../../theme/docs/faults.ts'

const repository = resolve(import.meta.dirname, '../../..')
const folder = join(repository, 'theme')
const examples = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.example.mdx'))
  .map((file) => readExample(basename(file, '.example.mdx'), readFileSync(join(folder, file), 'utf8')))

test('every component says what it is for, describes its props and is shown', () => {
  expect(faults(components, examples)).toEqual([])
})

test('the navigation lists the gallery and the page of every component, in the order of the gallery', () => {
  interface Docs {
    readonly navigation: readonly { readonly group: string; readonly pages: readonly string[] }[]
  }
  const { navigation } = JSON.parse(readFileSync(join(repository, 'docs.json'), 'utf8')) as Docs
  const names = inOrder(examples, components).map(({ name }) => name)
  expect(navigation.find(({ group }) => group === 'Components')?.pages).toEqual(
    ['index', ...names].map((name) => `components/${name}`),
  )
})
