/** One line of highlighted code. */
import type { ElementContent } from 'hast'

export interface CodeLine {
  readonly content: readonly ElementContent[]
  readonly mark?: 'highlight' | 'added' | 'removed' | 'warning' | 'error'
  readonly focus?: boolean
  /** The prompt of a shell before the line: shown, not copied. */
  readonly prompt?: string
  /** What the machine answered in a console: not copied. */
  readonly output?: boolean
}
