/** Containers of docs.json, and the key that names a part of each. */
export const labelKeys = {
  tabs: 'tab',
  anchors: 'anchor',
  dropdowns: 'dropdown',
  products: 'product',
  versions: 'version',
  languages: 'language',
  menu: 'item',
  groups: 'group',
} as const

export type Container = keyof typeof labelKeys
export const containers = Object.keys(labelKeys) as Container[]
