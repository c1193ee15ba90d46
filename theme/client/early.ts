/**
 * Runs before the first paint: the reader's mode, the sign that scripts work, a dismissed banner, chosen tabs. The same file
 * stands a second time behind the list of pages: there it starts the list, and nothing else.
 */
import { applyMode, modeOf } from './apply-mode.ts'
import { choiceRules } from './chosen.ts'
import { one, root } from './dom.ts'
import { lateListRule, startList } from './start-list.ts'
import { bannerKey, modeKey, recall } from './stored.ts'

function startPage(): void {
  root.classList.add('js')
  const mode = modeOf(recall(modeKey))
  if (mode && !('themeLocked' in root.dataset)) applyMode(mode)
  markDark()
  adopt([...bannerRules(), ...choiceRules(), ...lateListRule()])
  // Without the other scripts nothing that waits for them would ever be shown.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && /\/(?:early|site|not-found)\.[^/]*$/.test(target.src))
        root.classList.remove('js')
    },
    true,
  )
}

/** The root has the class `dark` while the page is dark: many sites' own sheets know the mode by it, as they did elsewhere. */
function markDark(): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const mark = () => root.classList.toggle('dark', (root.dataset['theme'] ?? (system.matches && 'dark')) === 'dark')
  mark()
  system.addEventListener('change', mark)
  new MutationObserver(mark).observe(root, { attributes: true })
}

function bannerRules(): readonly string[] {
  const banner = recall(bannerKey)
  return banner && /^[\w-]{1,64}$/.test(banner) ? [`[data-banner="${banner}"] { display: none }`] : []
}

/** Rules, not attributes: what they speak of is not parsed yet, and the policy allows no inline styles. */
function adopt(rules: readonly string[]): void {
  try {
    const sheet = new CSSStyleSheet()
    for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length)
    if (rules.length > 0) document.adoptedStyleSheets = [sheet]
  } catch {
    // An older browser shows the banner once more, and the first tab until the other scripts run.
  }
}

if (one('#sidebar.sidebar')) startList()
else startPage()
