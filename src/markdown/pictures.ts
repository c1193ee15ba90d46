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
  return visitAll(nodes, { still: false, inside: [] }, { zoom: theme.markdown.zoom, styles, hasFirst: false })
}

function visitAll(nodes: readonly ElementContent[], around: Around, look: Look): ElementContent[] {
  return nodes.map((node) => (node.type === 'element' ? visit(node, around, look) : node))
}

const pressed = new Set(['a', 'button', 'summary', 'label', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'svg', 'pre'])

function visit(element: Element, around: Around, look: Look): Element {
  if (element.tagName === 'img') return zoomed(loaded(element, look), around, look)
  if (element.children.length === 0) return element
  const name = element.data?.component?.name
  const inner: Around = {
    still: around.still || pressed.has(element.tagName) || element.tagName === 'picture',
    inside: name === undefined ? around.inside : [...around.inside, name],
    parent: element,
  }
  const children = visitAll(element.children, inner, look)
  const changed = children.some((child, index) => child !== element.children[index])
  const visited = changed ? { ...element, children } : element
  return element.tagName === 'picture' ? zoomed(visited, around, look) : visited
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
function zoomed(shown: Element, { still, inside, parent }: Around, { zoom, styles }: Look): Element {
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
