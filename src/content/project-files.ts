/** Texts of project files by their path, read once a build, or once a change. Only files that the walk found exist here. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ImageSize } from '../model/image.ts'
import { hash } from '../util/hash.ts'
import { stampOf } from '../util/stamp.ts'
import { maxDescriptionBytes } from './descriptions.ts'
import { imageSizeOf, isImage } from './image-size.ts'
import type { ImageCache } from './image-size.ts'
import { noLive } from './live.ts'
import type { Live } from './live.ts'
import { decode } from './read-text.ts'

export interface ProjectFiles {
  /** Every file, relative to the root. */
  readonly paths: ReadonlySet<string>
  /** Text of a file; `undefined` when there is none or it is no text. */
  readonly read: (path: string) => string | undefined
  /**
   * Hash of a file's text, as the cache compares it; `undefined` only for a file that is not there. Of an image pages hold no
   * more than its size, so that is what is compared: no build reads every picture of a project.
   */
  readonly hashOf: (path: string) => string | undefined
  /** Width and height of an image; `undefined` when there is none or it says nothing of them. */
  readonly imageSize: (path: string) => ImageSize | undefined
}

/** Reads lazily below `root`. A path that leads out of the project or over a link is not among the `known` ones. */
export function projectFiles(
  root: string,
  known: ReadonlySet<string>,
  {
    images = new Map(),
    live: { texts, hashes, stamps, isWatched } = noLive(),
  }: { readonly images?: ImageCache; readonly live?: Live } = {},
): ProjectFiles {
  const read = (path: string): string | undefined => {
    if (!known.has(path)) return undefined
    if (!texts.has(path)) {
      if (isWatched) stamps.set(path, stampOf(join(root, path)))
      texts.set(path, textOf(join(root, path), path))
    }
    return texts.get(path)
  }
  const sizes = new Map<string, ImageSize | undefined>()
  // Looked at once a build: many pages show the same picture.
  const imageSize = (path: string) => {
    if (known.has(path) && !sizes.has(path)) sizes.set(path, imageSizeOf(join(root, path), images))
    return sizes.get(path)
  }
  const textHash = (path: string) => {
    const text = read(path)
    return text === undefined ? (known.has(path) ? 'no text' : undefined) : hash(text)
  }
  const hashOf = (path: string): string | undefined => {
    if (!hashes.has(path))
      hashes.set(path, known.has(path) && isImage(path) ? sizeWord(imageSize(path)) : textHash(path))
    return hashes.get(path)
  }
  return { paths: known, read, hashOf, imageSize }
}

const sizeWord = (size: ImageSize | undefined) => (size ? `${size.width}x${size.height}` : 'no size')

function textOf(absolute: string, path: string): string | undefined {
  try {
    const bytes = readFileSync(absolute)
    const found = bytes.length > maxDescriptionBytes ? undefined : decode(bytes, path)
    return found && 'text' in found ? found.text : undefined
  } catch {
    return undefined
  }
}
