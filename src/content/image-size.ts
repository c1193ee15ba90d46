/** Width and height of image files: the head of a file is read, once as long as the file stays what it is. */
import { closeSync, openSync, readSync } from 'node:fs'
import { imageSize } from 'image-size'
import type { ImageSize } from '../model/image.ts'
import { stampOf } from '../util/stamp.ts'
import { svgSize } from './svg-size.ts'

/** Sizes by absolute path, with what tells that a file is still the same. Kept between builds. */
export type ImageCache = Map<string, { readonly stamp: string; readonly size: ImageSize | undefined }>

/** Whether a file is an image by its name. */
export function isImage(path: string): boolean {
  return /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|ico)$/i.test(path)
}

/** The size of an image; `undefined` for what cannot be read or is no image. Never throws. */
export function imageSizeOf(file: string, cache: ImageCache): ImageSize | undefined {
  const stamp = stampOf(file)
  if (stamp === undefined) return undefined
  const known = cache.get(file)
  if (known?.stamp === stamp) return known.size
  const size = measure(file)
  cache.set(file, { stamp, size })
  return size
}

/** Most files say their size at once; a photograph may carry a colour profile and a preview before that. */
const heads = [32 * 1024, 512 * 1024] as const

function measure(file: string): ImageSize | undefined {
  for (const most of heads) {
    const head = headOf(file, most)
    const size = head && sizeIn(head)
    if (size || !head || head.length < most) return size
  }
  return undefined
}

function headOf(file: string, most: number): Buffer | undefined {
  try {
    const descriptor = openSync(file, 'r')
    try {
      // A buffer of its own: image-size keeps views by their memory.
      const bytes = Buffer.alloc(most)
      return bytes.subarray(0, readSync(descriptor, bytes, 0, most, 0))
    } finally {
      closeSync(descriptor)
    }
  } catch {
    return undefined
  }
}

/** What browsers show, by its first bytes: image-size knows more kinds, and nobody has asked those for their bounds. */
// eslint-disable-next-line no-control-regex
const bitmaps = /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF.{4}WEBP|.{4}ftyp|BM|\x00\x00\x01\x00)/s

function sizeIn(head: Buffer): ImageSize | undefined {
  try {
    if (!bitmaps.test(head.toString('latin1', 0, 16))) return rounded(svgSize(head.toString('utf8')))
    const { width, height, orientation = 1 } = imageSize(head)
    // Photographs that say how they were held are turned by browsers.
    return rounded(orientation > 4 ? { width: height, height: width } : { width, height })
  } catch {
    return undefined
  }
}

const most = 100_000

function rounded(size: ImageSize | undefined): ImageSize | undefined {
  const width = Math.max(1, Math.round(size?.width ?? Number.NaN))
  const height = Math.max(1, Math.round(size?.height ?? Number.NaN))
  return width <= most && height <= most && size!.width > 0 && size!.height > 0 ? { width, height } : undefined
}
