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
  readonly problems: readonly string[]
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
      else show(state.problems)
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
  const reload = () => {
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
  const show = (problems: readonly string[]) => {
    const text = problems.join('\n')
    if (text === shown) return
    shown = text
    panel?.remove()
    panel = undefined
    if (problems.length === 0) return
    panel = document.createElement('flatleaf-problems')
    const root = panel.attachShadow({ mode: 'open' })
    const make = (name: string, content = '') => Object.assign(document.createElement(name), { textContent: content })
    const close = make('button', 'Close')
    close.addEventListener('click', () => panel?.remove())
    const header = make('header')
    header.append(make('h1', problems.length === 1 ? '1 error' : `${problems.length} errors`), close)
    const section = make('section')
    section.setAttribute('role', 'alert')
    section.append(header, ...problems.map((problem) => make('pre', problem)))
    root.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: style }), section)
    document.body.append(panel)
  }

  if (document.readyState === 'complete') restore()
  else addEventListener('load', restore)
  document.addEventListener('visibilitychange', () => (document.hidden ? pause() : open()))
  addEventListener('pagehide', pause)
  addEventListener('pageshow', open)
  open()
}
