/** @jsxRuntime automatic */
/** @jsxImportSource preact */
/** Copying from inside the dialog: what stands outside it cannot be selected meanwhile. */
import type { VNode } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { say } from './words.ts'

/** A button that says what came of it. */
export function CopyButton({ text }: { text: () => string | Promise<string> }): VNode {
  const [said, tell] = useState('')
  const holder = useRef<HTMLSpanElement>(null)
  const copy = async () => {
    const isDone = await copied(await text(), holder.current!)
    tell(isDone ? say('Copied') : say('Copy failed'))
    setTimeout(() => tell(''), 1600)
  }
  return (
    <span class="try-copy" ref={holder}>
      <button type="button" class="button button-quiet" onClick={() => void copy()}>
        <span role="status">{said || say('Copy')}</span>
      </button>
    </span>
  )
}

/** Without a clipboard, on pages that are not served over https, the text is selected in a field of the dialog. */
async function copied(text: string, place: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.className = 'visually-hidden'
    field.value = text
    place.append(field)
    field.select()
    const isDone = document.execCommand('copy')
    field.remove()
    return isDone
  }
}
