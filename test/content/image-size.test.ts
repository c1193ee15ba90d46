import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { imageSizeOf } from '../../src/content/image-size.ts'
import { svgSize } from '../../src/content/svg-size.ts'
import { folder } from '../temporary.ts'

const png = (width: number, height: number) => {
  const bytes = Buffer.alloc(45)
  bytes.write('89504e470d0a1a0a0000000d49484452', 'hex')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
const gif = Buffer.from('474946383961400120000000', 'hex')
/** A photograph that was held upright: 40 × 30 in the file, orientation 6. */
const turned = Buffer.from(
  'ffd8ffe10022457869660000' +
    '49492a0008000000' +
    '0100120103000100000006000000' +
    '00000000' +
    'ffc0001108001e0028030122000211010311010000',
  'hex',
)

const sizeOf = (name: string, content: string | Buffer) =>
  imageSizeOf(join(folder({ [name]: content }), name), new Map())

describe('files', () => {
  test.each([
    ['a.png', png(640, 480), { width: 640, height: 480 }],
    ['a.gif', gif, { width: 320, height: 32 }],
    ['photo.jpg', turned, { width: 30, height: 40 }],
    ['a.svg', '<svg width="24" height="16"/>', { width: 24, height: 16 }],
    ['named-wrong.png', gif, { width: 320, height: 32 }],
  ])('%s', (name, content, size) => {
    expect(sizeOf(name, content)).toEqual(size)
  })

  test.each([
    ['nothing', ''],
    ['a text', 'Hello'],
    ['a file cut short', Buffer.from('89504e47', 'hex')],
    ['a size of nothing', png(0, 10)],
    ['a size beyond all bounds', png(4_000_000_000, 10)],
    ['a photograph without its frame', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(600_000, 0xff)])],
  ])('no size in %s', (_, content) => {
    expect(sizeOf('a.png', content)).toBeUndefined()
  })

  test('no size where no file is', () => {
    expect(imageSizeOf(join(folder(), 'a.png'), new Map())).toBeUndefined()
  })

  test('a file is read again only when it has changed', () => {
    const file = join(folder({ 'a.png': png(10, 20) }), 'a.png')
    const cache = new Map()
    const first = imageSizeOf(file, cache)
    expect(imageSizeOf(file, cache)).toBe(first)
    writeFileSync(file, png(11, 20))
    utimesSync(file, 1, 1)
    expect(imageSizeOf(file, cache)).toEqual({ width: 11, height: 20 })
  })
})

describe('drawings', () => {
  test.each([
    ['width and height', '<svg width="10" height="5px">', { width: 10, height: 5 }],
    ['units', '<svg width="1in" height="2.54cm">', { width: 96, height: 96 }],
    ['the view box', '<svg viewBox="0 0 300 150">', { width: 300, height: 150 }],
    ['one side and the view box', "<svg width='100' viewBox='0 0 300 150'>", { width: 100, height: 50 }],
    ['all the room there is', '<svg width="100%" viewBox="0,0,300,150">', { width: 1600, height: 800 }],
    [
      'what stands before the root',
      '\uFEFF<?xml version="1.0"?><!-- <svg width="1" height="1"> --><!DOCTYPE svg [<!ENTITY a "b">]><svg\n height="4" width="3">',
      { width: 3, height: 4 },
    ],
    ['a prefix', '<svg:svg xmlns:svg="x" width="3" height="4">', { width: 3, height: 4 }],
    ['signs in attributes', '<svg data-a="<g>" width="3" height="4">', { width: 3, height: 4 }],
  ])('%s', (_, text, size) => {
    expect(svgSize(text)).toEqual(size)
  })

  test.each([
    '<svg>',
    '<svg width="10">',
    '<html><svg width="1" height="1">',
    '<svg viewBox="0 0 0 0">',
    '<svg width="a" height="-1"',
  ])('nothing for %s', (text) => {
    expect(svgSize(text)).toBeUndefined()
  })

  test('hostile text takes no longer than its length', () => {
    for (const text of [
      '<svg '.repeat(100_000),
      `<svg ${' a'.repeat(200_000)}`,
      `<svg ${'a'.repeat(400_000)}>`,
      '<!--'.repeat(100_000),
    ])
      expect(() => svgSize(text)).not.toThrow()
  })
})
