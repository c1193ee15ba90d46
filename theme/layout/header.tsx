import type { Element } from 'hast'
import type { View } from '../../src/hast/jsx-runtime.ts'
import { raw } from '../../src/hast/to-html.ts'
import type { FrameView, LinkView, SwitchItem } from '../../src/model/view.ts'
import type { Say } from '../../src/model/words.ts'
import { classNames } from '../components/class-names.ts'
import { bannerClass } from '../styles/banner.ts'
import { sayIn } from '../words/index.ts'
import { icon, uiIcon } from './icon.tsx'
import { hiddenText, relOf } from './link.tsx'
import { menu } from './menu.tsx'

/** What stands at the top of every page: name, search, links, mode, and the row of tabs where there are tabs. */
export function header(view: FrameView): Element {
  const say = sayIn(view.lang)
  return (
    <div class="top">
      {banner(view.banner, say)}
      <header id="navbar" class={view.tabs.length > 0 ? 'header header-tabbed' : 'header'}>
        <div class="header-row">
          <button class="button-icon menu-button" type="button" popovertarget="sidebar" aria-label={say('Menu')}>
            {uiIcon('menu')}
          </button>
          {name(view)}
          {searchButton(view, view.search.place && 'search-narrow')}
          <div class="header-end">
            {view.menus.map((each) => menu(each, say))}
            {view.links.length > 0 && (
              <nav class="header-links" aria-label={say('Links')}>
                <ul>
                  {view.links.map((link) => (
                    <li>{headerLink(link)}</li>
                  ))}
                </ul>
              </nav>
            )}
            {view.action && action(view.action, say)}
            {view.modeSwitch && modeButton(say)}
          </div>
        </div>
        {view.tabs.length > 0 && (
          <nav class="tabs-row nav-tabs" aria-label={say('Sections')}>
            <ul>
              {view.tabs.map((tab) => (
                <li>{tabLink(tab)}</li>
              ))}
            </ul>
          </nav>
        )}
      </header>
    </div>
  ) as Element
}

/** It scrolls away with the page; only the header stays. */
function banner(view: FrameView['banner'], say: Say): View {
  if (!view) return null
  return (
    <div
      id="banner"
      class={classNames('banner', `banner-${view.type}`, view.color && bannerClass(view.color))}
      role="region"
      aria-label={say('Announcement')}
      data-banner={view.dismissible ? view.id : null}
    >
      <p>{raw(view.html)}</p>
    </div>
  )
}

/** The logo of each mode, or the name of the site. */
export function name(view: FrameView): View {
  return (
    <a class="site-name" href={view.homeHref}>
      {view.logo ? logo(view.logo, view.siteName) : view.siteName}
    </a>
  )
}

function logo({ light, dark }: NonNullable<FrameView['logo']>, alt: string): View {
  const image = (which: typeof light, className: string) => (
    <img class={className} src={which.src} alt={alt} width={which.width} height={which.height} />
  )
  if (light.src === dark.src) return image(light, 'logo')
  return [image(light, 'logo only-light'), image(dark, 'logo only-dark')]
}

/** The button that opens the search: in the header, or a second one in the sidebar. */
export function searchButton(view: FrameView, own: string | undefined): View {
  const id = own === 'sidebar-search' ? null : 'search-bar-entry'
  return (
    <button id={id} class={classNames('search-button', own, 'needs-script')} type="button" data-search-open="">
      {uiIcon('search')}
      <span class="search-prompt">{view.search.prompt}</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  )
}

function headerLink(link: LinkView): View {
  return (
    <a class="header-link" href={link.href} rel={relOf(link.external)}>
      {link.icon && icon(link.icon)}
      {link.label}
    </a>
  )
}

function buttonClass(kind: string, { shape }: NonNullable<FrameView['action']>): string {
  return classNames('button', kind, shape && `button-${shape}`)
}

/** The call to action: a filled button, or the repository with its mark and, where known, its stars. */
export function action(view: NonNullable<FrameView['action']>, say: Say): View {
  if (view.kind !== 'github')
    return (
      <a class={buttonClass('button-action', view)} href={view.href} rel={relOf(view.external)}>
        {view.icon && icon(view.icon)}
        {view.label}
        {arrowOf(view)}
      </a>
    )
  return (
    <a class={buttonClass('button-repository', view)} href={view.href} rel={relOf(view.external)}>
      {view.icon ? icon(view.icon) : uiIcon('github')}
      <span class="repository-name">{view.label}</span>
      {view.stars !== undefined && (
        <span class="stars">
          {uiIcon('star')}
          {shortCount(view.stars)}
          {hiddenText(` ${say('stars')}`)}
        </span>
      )}
      {arrowOf(view)}
    </a>
  )
}

function arrowOf({ arrow }: NonNullable<FrameView['action']>): View {
  return arrow ? uiIcon('arrow', 'button-arrow') : null
}

/** `12345` → `12.3k`. */
export function shortCount(count: number): string {
  if (count < 1000) return String(count)
  const [value, unit] = count < 999_950 ? [count / 1000, 'k'] : [count / 1_000_000, 'm']
  return `${value.toFixed(value < 100 ? 1 : 0).replace(/\.0$/, '')}${unit}`
}

function modeButton(say: Say): View {
  return (
    <button
      class="button-icon mode-button needs-script"
      type="button"
      data-mode-switch=""
      aria-label={say('Colour mode')}
    >
      {uiIcon('system', 'mode-system')}
      {uiIcon('sun', 'mode-light')}
      {uiIcon('moon', 'mode-dark')}
    </button>
  )
}

/** One tab; without an address it leads nowhere yet and is drawn as text. */
export function tabLink(tab: SwitchItem): View {
  const content = (
    <>
      {tab.icon && icon(tab.icon)}
      {tab.label}
      {tab.tag && <span class="pill">{tab.tag}</span>}
      {tab.external && uiIcon('external', 'tab-external')}
    </>
  )
  if (!tab.href) return <span class="tab-link">{content}</span>
  return (
    <a class="tab-link" href={tab.href} rel={relOf(tab.external)} aria-current={tab.active ? 'true' : null}>
      {content}
    </a>
  )
}
