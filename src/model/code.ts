/** One line of highlighted code. */
import type { ElementContent } from 'hast'

export interface CodeLine {
  readonly content: readonly ElementContent[]
  readonly mark?: 'highlight' | 'added' | 'removed' | 'warning' | 'error'
  readonly focus?: boolean
}
