/** The icon of a site: the configuration's, else a file of the project, else our own. */
import { expect, test } from 'vitest'
import { siteWith } from '../site-kit.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>'

/** A PNG as far as its size can be read. */
function png(side: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080600000000000000', 'hex')
  head.writeUInt32BE(side, 16)
  head.writeUInt32BE(side, 20)
  return head
}

const iconsOf = async (keys: object, files: object) => {
  const { html } = await siteWith({ ...keys }, files as never)
  return [...html('/').matchAll(/<link rel="([\w-]*icon)" href="([^"]*)"/g)].map(([, rel, href]) => [rel, href])
}

test.each([
  [{}, { 'pages/favicon.svg': svg, 'pages/favicon.ico': 'x' }, [['icon', '/favicon.svg']]],
  [{}, { 'pages/favicon.ico': 'x' }, [['icon', '/favicon.ico']]],
  [{ favicon: '/own.svg' }, { 'pages/favicon.ico': 'x', 'pages/own.svg': svg }, [['icon', '/own.svg']]],
])('%j with %j', async (keys, files, wanted) => {
  expect(await iconsOf(keys, files)).toEqual(wanted)
})

test('without any it is ours', async () => {
  expect(await iconsOf({}, {})).toEqual([['icon', expect.stringMatching(/^\/_flatleaf\/favicon\.\w+\.svg$/)]])
})

test('a PNG that is large enough is the icon of home screens as well', async () => {
  const large = { 'pages/favicon.png': png(192) }
  const both = [
    ['icon', '/favicon.png'],
    ['apple-touch-icon', '/favicon.png'],
  ]
  expect(await iconsOf({}, large)).toEqual(both)
  expect(await iconsOf({ favicon: 'favicon.png' }, large)).toEqual(both)
  expect(await iconsOf({ favicon: 'favicon.png' }, { 'pages/favicon.png': png(64) })).toEqual([
    ['icon', '/favicon.png'],
  ])
})
