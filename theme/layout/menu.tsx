import type { View } from '../../src/hast/jsx-runtime.ts'
import type { SwitchItem, SwitchMenu } from '../../src/model/view.ts'
import type { Say } from '../../src/model/words.ts'
import { icon, uiIcon } from './icon.tsx'
import { hiddenText, relOf } from './link.tsx'

/** A menu of versions, languages or products: a native disclosure with real links, so it works without scripts. */
export function menu(view: SwitchMenu, say: Say): View {
  return (
    <details class={`menu menu-${view.as}`} data-menu="">
      <summary>
        {hiddenText(`${say(names[view.as])}: `)}
        <span class="menu-current">{view.current}</span>
        {uiIcon('down', 'menu-chevron')}
      </summary>
      <ul class="menu-list">
        {view.items.map((item) => (
          <li>{menuItem(item)}</li>
        ))}
      </ul>
    </details>
  )
}

function menuItem(item: SwitchItem): View {
  const content = (
    <>
      {item.icon && icon(item.icon)}
      <span class="menu-text">
        {item.label}
        {item.description && <span class="menu-about">{item.description}</span>}
      </span>
      {item.tag && <span class="pill">{item.tag}</span>}
      {item.external && uiIcon('external', 'menu-external')}
    </>
  )
  if (!item.href) return <span class="menu-item">{content}</span>
  return (
    <a class="menu-item" href={item.href} rel={relOf(item.external)} aria-current={item.active ? 'true' : null}>
      {content}
    </a>
  )
}

const names = {
  language: 'Language',
  version: 'Version',
  product: 'Product',
  tab: 'Section',
  dropdown: 'Section',
  anchor: 'Section',
  menu: 'Section',
} as const
