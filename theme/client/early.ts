/** Runs before the first paint: the reader's mode, the sign that scripts work, a banner that was dismissed. */
import { bannerKey, modeKey, recall } from './stored.ts'

const html = document.documentElement
html.classList.add('js')

const mode = recall(modeKey)
if (!('themeLocked' in html.dataset)) {
  if (mode === 'light' || mode === 'dark') html.dataset['theme'] = mode
  else if (mode === 'system') delete html.dataset['theme']
}

// A rule, not an attribute, hides it: the banner is not parsed yet, and the policy allows no inline styles.
const banner = recall(bannerKey)
if (banner && /^[\w-]{1,64}$/.test(banner)) {
  try {
    const sheet = new CSSStyleSheet()
    sheet.insertRule(`[data-banner="${banner}"] { display: none }`)
    document.adoptedStyleSheets = [sheet]
  } catch {
    // An older browser shows it once more.
  }
}
