/** A link to an image opens it over the page, in a native dialog: Escape, focus and screen readers are the browser's own. */
import { all, closeButton, isBeside, make } from './dom.ts'
import { say } from './say.ts'

/** Takes over the links that the layout put around images. A click with a modifier still opens the file. */
export function zoomImages(): void {
  if (!('HTMLDialogElement' in window)) return
  for (const link of all<HTMLAnchorElement>('a.zoom')) {
    link.setAttribute('aria-haspopup', 'dialog')
    link.addEventListener('click', (event) => {
      if (isBeside(event)) return
      event.preventDefault()
      open(link)
    })
  }
}

function open(link: HTMLAnchorElement): void {
  const shown = link.querySelector('img')
  const image = make('img', { src: link.href, alt: shown?.alt ?? '' })
  const close = closeButton(say('Close'), 'lightbox-close')
  const dialog = make('dialog', { class: 'lightbox', 'aria-label': shown?.alt || say('Image') }, image, close)
  grow(image, shown)
  const caption = captionOf(link)
  if (caption) dialog.append(make('p', { class: 'lightbox-caption' }, caption))
  // Anywhere: beside the picture, on it, on the button.
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    // Some browsers give no focus to a link that is clicked, and so have none to give back.
    link.focus({ preventScroll: true })
  })
  all('body')[0]?.append(dialog)
  dialog.showModal()
}

/** The picture takes its place before the file has come; a drawing has no size of its own to stop at. */
function grow(image: HTMLImageElement, shown: HTMLImageElement | null): void {
  const width = shown?.naturalWidth || Number(shown?.getAttribute('width'))
  const height = shown?.naturalHeight || Number(shown?.getAttribute('height'))
  if (!width || !height) return
  const scale = /\.svg(?:$|[?#])/i.test(image.src) ? Math.max(1, 1600 / width) : 1
  image.width = Math.round(width * scale)
  image.height = Math.round(height * scale)
}

function captionOf(link: HTMLElement): string {
  return link.closest('figure')?.querySelector('figcaption')?.textContent?.trim() ?? ''
}
