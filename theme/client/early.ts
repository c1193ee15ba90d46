/**
 * Runs before the first paint: the reader's mode, the sign that scripts work, a dismissed banner, chosen tabs; and a second
 * time behind the list of pages, for the list.
 */
import { choiceRules } from './chosen.ts'
import { one } from './dom.ts'
import { lateListRule, startList } from './start-list.ts'
import { bannerKey, modeKey, recall } from './stored.ts'

const html = document.documentElement
html.classList.add('js')

const mode = recall(modeKey)
if (!('themeLocked' in html.dataset)) {
  if (mode === 'light' || mode === 'dark') html.dataset['theme'] = mode
  else if (mode === 'system') delete html.dataset['theme']
}

// Rules, not attributes: what they speak of is not parsed yet, and the policy allows no inline styles.
const banner = recall(bannerKey)
const rules = [
  ...(banner && /^[\w-]{1,64}$/.test(banner) ? [`[data-banner="${banner}"] { display: none }`] : []),
  ...choiceRules(),
  ...lateListRule(),
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
    if (target instanceof HTMLScriptElement && /\/(?:early|site)\.[^/]*$/.test(target.src)) html.classList.remove('js')
  },
  true,
)

if (one('#sidebar.sidebar')) startList()
