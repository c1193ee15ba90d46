/** The browser part of live reload. It is sent as the text of this function, so it may use nothing from outside itself. */

export interface ClientOptions {
  /** Address of the stream. */
  readonly events: string
  /** Address of the overlay's stylesheet. */
  readonly style: string
  /** Hash of the page as it was sent. */
  readonly seen: string
}

/** What the stream sends. */
export interface ClientState {
  /** Hash of the page as it would be sent now. */
  readonly seen: string
  /** Something else that the page shows has changed. */
  readonly reload?: boolean
  /** Errors: the overlay opens with them. */
  readonly problems: readonly string[]
  /** Warnings of the page: counted in a corner. */
  readonly warnings: readonly string[]
}

/**
 * Listens while the tab is visible (browsers allow six connections to a host, and hidden tabs would use them up),
 * reloads when the page is no longer what was sent, shows its faults, and finds back after the server was away.
 */
export function client({ events, style, seen }: ClientOptions): void {
  const memory = 'flatleaf:scroll'
  let stream: EventSource | undefined
  let wait = 500
  let panel: HTMLElement | undefined
  let shown = ''
  /** When a key or the page was pressed last. */
  let touched = -Infinity

  const pause = () => {
    stream?.close()
    stream = undefined
  }
  const open = () => {
    if (stream || document.hidden) return
    stream = new EventSource(`${events}?page=${encodeURIComponent(location.pathname)}&seen=${seen}`)
    stream.addEventListener('message', (event) => {
      wait = 500
      const state = JSON.parse(event.data as string) as ClientState
      if (state.reload || state.seen !== seen) reload()
      else show(state)
    })
    stream.addEventListener('error', () => {
      pause()
      setTimeout(retry, wait)
    })
  }
  // A server that was started again knows another token and answers 403: only a new page knows the new one.
  const retry = () => {
    if (document.hidden) return
    wait = Math.min(wait * 1.6, 8000)
    fetch(events, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => (status === 403 ? reload() : status === 200 ? open() : setTimeout(retry, wait)),
      () => setTimeout(retry, wait),
    )
  }
  // What is typed into a dialog, as into search, would be lost: the page waits until it is closed, and for one on its way.
  const reload = () => {
    const rest = touched + 1000 - performance.now()
    if (document.querySelector(':modal :is(input, textarea)'))
      return document.addEventListener('close', reload, { capture: true, once: true })
    if (rest > 0) return void setTimeout(reload, rest)
    pause()
    try {
      sessionStorage.setItem(memory, JSON.stringify([location.pathname, scrollX, scrollY]))
    } catch {}
    location.reload()
  }
  const restore = () => {
    try {
      const [page, x, y] = JSON.parse(sessionStorage.getItem(memory) ?? '[]') as [string?, number?, number?]
      sessionStorage.removeItem(memory)
      if (page === location.pathname) scrollTo({ left: x, top: y, behavior: 'instant' })
    } catch {}
  }
  const count = (list: readonly string[], name: string) =>
    list.length === 0 ? [] : [`${list.length} ${name}${list.length === 1 ? '' : 's'}`]
  // Errors open the panel; closed, or with warnings alone, it is a count in the corner that opens it.
  const show = ({ problems, warnings }: ClientState) => {
    const all = [...problems, ...warnings]
    const text = all.join('\n')
    if (text === shown) return
    shown = text
    panel?.remove()
    panel = undefined
    if (all.length === 0) return
    panel = document.createElement('flatleaf-problems')
    const root = panel.attachShadow({ mode: 'open' })
    const make = (name: string, content = '') => Object.assign(document.createElement(name), { textContent: content })
    const title = [...count(problems, 'error'), ...count(warnings, 'warning')].join(', ')
    const [close, badge] = [make('button', 'Close'), make('button', title)]
    const header = make('header')
    header.append(make('h1', title), close)
    const section = make('section')
    section.append(header, ...all.map((problem) => make('pre', problem)))
    if (problems.length > 0) section.setAttribute('role', 'alert')
    section.className = problems.length > 0 ? '' : 'calm'
    badge.className = problems.length > 0 ? 'badge errors' : 'badge'
    const toggle = (isOpen: boolean) => {
      section.hidden = !isOpen
      badge.hidden = isOpen
    }
    close.addEventListener('click', () => toggle(false))
    badge.addEventListener('click', () => toggle(true))
    toggle(problems.length > 0)
    root.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: style }), section, badge)
    document.body.append(panel)
  }

  if (document.readyState === 'complete') restore()
  else addEventListener('load', restore)
  for (const press of ['keydown', 'pointerdown']) addEventListener(press, () => void (touched = performance.now()))
  document.addEventListener('visibilitychange', () => (document.hidden ? pause() : open()))
  addEventListener('pagehide', pause)
  addEventListener('pageshow', open)
  open()
}
