/** Runs before the first paint: the reader's mode, the sign that scripts work, a dismissed banner, chosen tabs. */
import { applyMode, modeOf } from './apply-mode.ts'
import { choiceRules } from './chosen.ts'
import { root } from './dom.ts'
import { bannerKey, modeKey, recall } from './stored.ts'

root.classList.add('js')

const mode = modeOf(recall(modeKey))
if (mode && !('themeLocked' in root.dataset)) applyMode(mode)

// Rules, not attributes: what they speak of is not parsed yet, and the policy allows no inline styles.
const banner = recall(bannerKey)
const rules = [
  ...(banner && /^[\w-]{1,64}$/.test(banner) ? [`[data-banner="${banner}"] { display: none }`] : []),
  ...choiceRules(),
]
try {
  const sheet = new CSSStyleSheet()
  for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length)
  if (rules.length > 0) document.adoptedStyleSheets = [sheet]
} catch {
  // An older browser shows the banner once more, and the first tab until the other scripts run.
}

// Without the other scripts nothing that waits for them would ever be shown.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && /\/(?:site|not-found)\.[^/]*$/.test(target.src))
      root.classList.remove('js')
  },
  true,
)
