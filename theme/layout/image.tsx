import type { Element } from 'hast'

/** An image as the author placed it, loaded when it comes near; what the author said about loading stays. */
export function image(view: Element): Element {
  return { ...view, properties: { loading: 'lazy', decoding: 'async', ...view.properties } }
}
