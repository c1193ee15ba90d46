/** A part of the navigation that is empty because of a fault is told by that fault alone. */
import { expect, test } from 'vitest'
import { mdx, project } from '../site-kit.ts'

const empty = JSON.stringify({ openapi: '3.1.0', info: { title: 'Empty', version: '1' }, paths: {} })

test.each([
  ['a page that is missing', { tab: 'T', pages: ['gone'] }, ['page-missing']],
  ['one in a group', { tab: 'T', groups: [{ group: 'G', pages: ['gone'] }] }, ['page-missing']],
  ['an operation that is missing', { tab: 'T', pages: ['GET /gone'] }, ['operation-unknown']],
  ['a description that is missing', { tab: 'T', openapi: 'gone.json' }, ['openapi-missing']],
  ['one that cannot be read', { tab: 'T', openapi: 'bad.json' }, ['openapi-syntax']],
  ['one of a group', { tab: 'T', groups: [{ group: 'G', openapi: 'gone.json' }] }, ['openapi-missing']],
  ['one outside', { tab: 'T', openapi: '../out.json' }, ['openapi-outside']],
  ['one outside, of a group', { tab: 'T', groups: [{ group: 'G', openapi: ['../out.json'] }] }, ['openapi-outside']],
  ['one that is no name', { tab: 'T', openapi: 5 }, ['value-type']],
  ['one on another host', { tab: 'T', openapi: 'https://a.example/o.json' }, ['description-remote']],
  ['a label that is no text', { tab: 5, pages: ['a'] }, ['value-type']],
  ['nothing', { tab: 'T' }, ['section-empty']],
  ['no description', { tab: 'T', openapi: [] }, ['section-empty']],
  ['a description of nothing', { tab: 'T', openapi: 'empty.json' }, ['section-empty']],
  ['a page that is hidden', { tab: 'T', pages: ['hidden'] }, ['section-empty']],
])('%s', async (_, tab, codes) => {
  const site = await project({
    'docs.json': { name: 'N', navigation: { tabs: [{ tab: 'Docs', pages: ['index'] }, tab] } },
    'index.mdx': mdx('Home'),
    'a.mdx': mdx('A'),
    'hidden.mdx': mdx('Hidden').replace('\n', '\nhidden: true\n'),
    'empty.json': empty,
    'bad.json': '{',
  })
  expect(site.codes).toEqual(codes)
})
