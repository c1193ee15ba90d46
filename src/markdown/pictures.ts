/**
 * A last look at the images of a page, when it is known what stands around them: the first is loaded at once, since it is
 * probably what the reader sees first; those that have more to show lead to their larger view.
 */
import type { Element, ElementContent } from 'hast'
import type { Theme } from '../model/theme.ts'
import { classes } from '../hast/classes.ts'

interface Around {
  /** Inside of something that is pressed or names something. */
  readonly still: boolean
  readonly inside: readonly string[]
  readonly parent?: Element
}

interface Look {
  /** The elements around the place, the nearest last. */
  readonly path: Element[]
  readonly zoom: Theme['markdown']['zoom']
  /** Class → declarations, of the author's `style` attributes. */
  readonly styles: ReadonlyMap<string, string>
  hasFirst: boolean
}

/** The same tree with its images finished. */
export function pictures(
  nodes: readonly ElementContent[],
  { theme, styles }: { readonly theme: Theme; readonly styles: ReadonlyMap<string, string> },
): ElementContent[] {
  return [...visitAll(nodes, { path: [], zoom: theme.markdown.zoom, styles, hasFirst: false })]
}

/** The same array where nothing in it is an image. */
function visitAll(nodes: readonly ElementContent[], look: Look): readonly ElementContent[] {
  let made: ElementContent[] | undefined
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index]!
    const visited = node.type === 'element' ? visit(node, look) : node
    if (visited !== node) (made ??= [...nodes])[index] = visited
  }
  return made ?? nodes
}

const pressed = new Set(['a', 'button', 'summary', 'label', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'svg', 'pre'])

function visit(element: Element, look: Look): Element {
  if (element.tagName === 'img') return zoomed(loaded(element, look), look)
  if (element.children.length === 0) return element
  look.path.push(element)
  const children = visitAll(element.children, look)
  look.path.pop()
  const visited = children === element.children ? element : { ...element, children: [...children] }
  return element.tagName === 'picture' ? zoomed(visited, look) : visited
}

/** What stands around a place: asked of images alone. */
function aroundOf(path: readonly Element[]): Around {
  const parent = path.at(-1)
  const names = path.map(({ data }) => data?.component?.name)
  return {
    still: path.some(({ tagName }) => pressed.has(tagName) || tagName === 'picture'),
    inside: names.filter((name) => name !== undefined),
    ...(parent && { parent }),
  }
}

/** An image that waits for its mode is not what a reader sees first. */
function loaded(image: Element, look: Look): Element {
  if (look.hasFirst || image.data?.image?.mode) return image
  look.hasFirst = true
  if (image.data?.image?.asked) return image
  const { loading: _, ...properties } = image.properties
  return { ...image, properties }
}

/** `shown`: an `<img>`, or the `<picture>` around it. */
function zoomed(shown: Element, { path, zoom, styles }: Look): Element {
  const { still, inside, parent } = aroundOf(path)
  const image = shown.tagName === 'img' ? shown : shown.children.find(isImage)
  if (!zoom || still || !image || image.data?.image === undefined || image.data.image.still) return shown
  const href = fullSize(image)
  if (href === undefined || isSmall(image, parent) || isPlaced(shown, parent, styles)) return shown
  const { mode } = image.data.image
  return zoom({ image: shown, href, alt: String(image.properties.alt ?? ''), ...(mode && { mode }), inside })
}

const isImage = (node: ElementContent): node is Element => node.type === 'element' && node.tagName === 'img'

/** The largest of the files that show the picture. An image inside the page has no address of its own. */
function fullSize({ properties: { src, srcSet } }: Element): string | undefined {
  const candidates = typeof srcSet === 'string' ? srcSet.split(', ').map((part) => part.split(' ')) : []
  const sizeOf = ([, size = '']: readonly string[]) => Number.parseFloat(size) || 0
  const largest = candidates.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]
  const href = largest && sizeOf(largest) > 1 ? largest[0] : src
  return typeof href === 'string' && !href.startsWith('data:') ? href : undefined
}

/** Icons and badges. Of an image that nothing is known of, one that has a paragraph for itself is taken for a picture. */
function isSmall(image: Element, parent: Element | undefined): boolean {
  const size = image.data?.image?.size
  if (size) return Math.max(size.width, size.height) < 160 || Math.min(size.width, size.height) < 48
  if (Number(image.properties.width ?? Number.NaN) < 160 || Number(image.properties.height ?? Number.NaN) < 48)
    return true
  return (parent?.children ?? []).filter((node) => node.type !== 'text' || node.value.trim() !== '').length > 1
}

/** A part of a row or grid with a width of its own: a link around it would take its place. */
function isPlaced(shown: Element, parent: Element | undefined, styles: ReadonlyMap<string, string>): boolean {
  if (!parent || classes(shown.properties.className).length === 0) return false
  return classes(parent.properties.className).some(
    (name) =>
      /^(?:[\w-]+:)*(?:inline-)?(?:flex|grid)$/.test(name) ||
      /(?:^|; )display: (?:inline-)?(?:flex|grid)/.test(styles.get(name) ?? ''),
  )
}
