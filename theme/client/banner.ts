/** The banner can be put away. */
import { closeButton, one } from './dom.ts'
import { say } from './say.ts'
import { bannerKey, remember } from './stored.ts'

/** Adds the button for it. The id is remembered, so a new text shows again. */
export function dismissBanner(): void {
  const banner = one('[data-banner]')
  const id = banner?.dataset['banner']
  if (!banner || !id) return
  const close = closeButton(say('Dismiss'))
  close.addEventListener('click', () => {
    remember(bannerKey, id)
    banner.remove()
  })
  banner.append(close)
}
