/** @jsxRuntime automatic */
/** @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact'
import { CopyButton } from './copy-button.tsx'

export interface CodeProps {
  readonly text: string
  readonly label: string
  /** The text with its colours, if it has any. */
  readonly children?: ComponentChildren
  /** What is copied, if it is not the text. */
  readonly copied?: () => string | Promise<string>
}

/** A block of code that can be copied. */
export function Code({ text, label, children = text, copied = () => text }: CodeProps): VNode {
  return (
    <div class="try-block">
      <pre tabIndex={0} role="region" aria-label={label}>
        <code>{children}</code>
      </pre>
      <CopyButton text={copied} />
    </div>
  )
}
