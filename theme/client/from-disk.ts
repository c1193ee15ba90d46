/** Read from a folder on disk, a link to `guides/` shows a list of files; the page in it is meant. */
import { around } from './dom.ts'

/** Leads links to folders to the page inside them, on `file:` only. */
export function mendFolderLinks(): void {
  if (location.protocol !== 'file:') return
  addEventListener('click', (event) => {
    const link = around(event.target)
    if (!link || link.protocol !== 'file:' || !link.pathname.endsWith('/')) return
    link.pathname += 'index.html'
  })
}
