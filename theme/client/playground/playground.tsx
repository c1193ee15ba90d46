/** @jsxRuntime automatic */
/** @jsxImportSource preact */
/** The playground as a script of its own: loaded when a reader first reaches for it (start.ts), with Preact. */
import { render } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Fragment, jsx, jsxs } from 'preact/jsx-runtime'
import type { RequestForm } from '../../../src/model/request-form.ts'
import { make, one } from '../dom.ts'
import { answerLoader } from './answer-tools.ts'
import { Panel } from './panel.tsx'
import type { PreactWindow } from './shared-preact.ts'
import type { PlaygroundWindow } from './start.ts'
import { withPageFields } from './page-fields.ts'

const loadAnswer = answerLoader((document.currentScript as HTMLScriptElement).src)

/** The dialog, made once: what was entered is still there when it is opened again. */
function playground(read: RequestForm, closed: () => void) {
  const form = read.handWritten ? withPageFields(read) : read
  const dialog = make('dialog', { class: 'try', 'aria-labelledby': 'try-title' })
  const select = one<HTMLSelectElement>('select[data-base-url]')
  const indexOf = (shown: string | undefined) =>
    Math.max(
      0,
      form.servers.findIndex((each) => each.shown === shown),
    )
  const onServer = (index: number) => {
    const { shown } = form.servers[index]!
    if (!select || select.value === shown || ![...select.options].some(({ value }) => value === shown)) return
    select.value = shown
    select.dispatchEvent(new Event('change'))
  }
  const followServer = (follow: (index: number) => void) => {
    const tell = () => follow(indexOf(select?.value))
    select?.addEventListener('change', tell)
    return () => select?.removeEventListener('change', tell)
  }
  const close = () => dialog.close()
  const chosen = { server: indexOf(select?.value), onServer, followServer }
  render(<Panel form={form} {...chosen} loadAnswer={loadAnswer} close={close} />, dialog)
  dialog.addEventListener('close', closed)
  // A press beside the dialog closes it; one that began inside, as marking a text may, does not.
  let isOutside = false
  dialog.addEventListener('pointerdown', (event) => (isOutside = event.target === dialog))
  dialog.addEventListener('click', (event) => isOutside && event.target === dialog && close())
  one('body')?.append(dialog)
  return {
    open() {
      dialog.showModal()
      dialog.querySelector<HTMLElement>('.try-form')?.focus()
    },
  }
}

;(window as PlaygroundWindow).flatleafPlayground = playground
;(window as unknown as PreactWindow).flatleafPreact = { Fragment, jsx, jsxs, useEffect, useMemo, useRef, useState }
