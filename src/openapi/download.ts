/** A description as its readers may have it: one file, its references local, nothing in it that its pages keep back. */
import { jsonOf } from '../util/json-of.ts'
import { bundled } from './bundle.ts'
import type { Description } from './store.ts'
import { withoutWithheld } from './withheld.ts'
import { yamlText } from './yaml-text.ts'

export interface Download {
  readonly format: 'json' | 'yaml'
  /** The file of the project may be given away as it is. */
  readonly isWhole: boolean
  /** Something in the project's files is kept back. */
  readonly isFiltered: boolean
  /** Made when it is asked for. */
  readonly text: () => string
}

/** What is given away of a description. */
export function downloadOf(description: Description): Download {
  const root = withoutWithheld(description)
  const isFiltered = root !== description.root
  const format = /\.json$/i.test(description.path) ? 'json' : 'yaml'
  return {
    format,
    isFiltered,
    isWhole: !isFiltered && description.files.length === 0,
    text: () => {
      const value = bundled(root, description)
      return format === 'json' ? `${jsonOf(value, '  ')}\n` : yamlText(value)
    },
  }
}
