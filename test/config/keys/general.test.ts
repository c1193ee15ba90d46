import { expect, test } from 'vitest'
import { site } from '../read-text.ts'

test('description, search prompt and 404 page', () => {
  const { config, codes } = site({
    description: 'All about plants',
    search: { prompt: 'Find' },
    errors: { '404': { title: 'Gone', description: 'Try *search*.', redirect: true } },
  })
  expect(codes).toEqual([])
  expect(config).toMatchObject({
    description: 'All about plants',
    search: { prompt: 'Find' },
    notFound: { title: 'Gone', description: 'Try *search*.', redirect: true },
  })
})

test('the older forms of "search" name its place', () => {
  expect(site({ search: 'top' }).config.search).toEqual({ prompt: 'Search…' })
  expect(site({ search: 'side' }).config.search).toEqual({ prompt: 'Search…', place: 'side' })
  const { config, codes } = site({ search: { location: 'side', prompt: 'Find' } })
  expect(codes).toEqual([])
  expect(config.search).toEqual({ prompt: 'Find', place: 'side' })
})

test('an empty name is an error', () => {
  const { config, codes } = site({ name: '' })
  expect(codes).toEqual(['value-size'])
  expect(config.name).toBe('Documentation')
})

test('variables keep numbers as they were written; without the key there are none', () => {
  expect(site({}).config.variables).toBeUndefined()
  const { config, lines } = site({ variables: { version: '2.0', port: 8080, 'two words': 'x', __proto__x: 'y' } })
  expect({ ...config.variables }).toEqual({ version: '2.0', port: '8080', 'two words': 'x', __proto__x: 'y' })
  expect(lines).toEqual(['docs.json:14:5 warning variable-name'])
})

test('the content folder is a path inside the project', () => {
  expect(site({ content: './docs/' }).config.content).toBe('docs')
  expect(site({ content: '.' }).config.content).toBe('')
  const { config, codes } = site({ content: '../docs' })
  expect(codes).toEqual(['content-outside'])
  expect(config.content).toBeUndefined()
})
