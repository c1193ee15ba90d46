import type { View } from '../../src/hast/jsx-runtime.ts'
import type { HeadView, PageView } from '../../src/model/view.ts'

/** `<head>` of a page. The policy comes first so that it governs everything after it; the early script before any style. */
export function head(view: PageView): View {
  const { head: parts } = view
  const named = new Set(parts.meta.map(({ name }) => name))
  return (
    <head>
      <meta charset="utf-8" />
      {parts.csp && <meta http-equiv="Content-Security-Policy" content={parts.csp} />}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content={scheme(parts)} />
      {named.has('theme-color') ? null : themeColors(parts)}
      <title>{view.documentTitle}</title>
      {view.description && !named.has('description') && <meta name="description" content={view.description} />}
      {parts.meta.map(({ name, content }) =>
        /^(og|article|fb|music|video|book|profile):/.test(name) ? (
          <meta property={name} content={content} />
        ) : (
          <meta name={name} content={content} />
        ),
      )}
      {parts.data && <script type="application/ld+json">{parts.data}</script>}
      {parts.canonical && <link rel="canonical" href={parts.canonical} />}
      {parts.alternates.map(({ lang, href }) => (
        <link rel="alternate" hreflang={lang} href={href} />
      ))}
      {parts.links?.map((link) => (
        <link {...link} />
      ))}
      {parts.feed && (
        <link rel="alternate" type="application/rss+xml" title={parts.feed.title} href={parts.feed.href} />
      )}
      {view.actions.markdown && <link rel="alternate" type="text/markdown" href={view.actions.markdown} />}
      {favicons(parts)}
      <script src={parts.early} />
      {parts.font && <link rel="preload" href={parts.font} as="font" type="font/woff2" crossorigin="anonymous" />}
      {parts.styles.map((href) => (
        <link rel="stylesheet" href={href} />
      ))}
      {/* Classic scripts, not modules: browsers load no module from a folder on disk. The first frame waits for the common
          one: nothing moves after it, and Chromium drops the crossing to a page that shows itself before its scripts ran. */}
      {parts.scripts.map((src, index) => (
        <script src={src} defer={true} blocking={index === 0 ? 'render' : null} />
      ))}
    </head>
  )
}

function scheme({ mode }: HeadView): string {
  return mode.locked && mode.default !== 'system' ? mode.default : 'light dark'
}

/** One for each mode, told apart by the system's until a script knows the reader's. */
function themeColors({ grounds, mode }: HeadView): View {
  if (!grounds) return null
  const modes = (['light', 'dark'] as const).filter((each) => grounds[each] !== undefined)
  if (modes.length === 1) return <meta name="theme-color" content={grounds[modes[0]!]} />
  const media = (each: string) => {
    if (mode.default === 'system') return `(prefers-color-scheme: ${each})`
    return each === mode.default ? 'all' : 'not all'
  }
  return modes.map((each) => <meta name="theme-color" content={grounds[each]} media={media(each)} data-mode={each} />)
}

function favicons({ favicon }: HeadView): View {
  if (!favicon) return null
  const touch = favicon.touch !== undefined && <link rel="apple-touch-icon" href={favicon.touch} />
  if (favicon.light === favicon.dark)
    return (
      <>
        <link rel="icon" href={favicon.light} />
        {touch}
      </>
    )
  return (
    <>
      <link rel="icon" href={favicon.light} media="(prefers-color-scheme: light)" />
      <link rel="icon" href={favicon.dark} media="(prefers-color-scheme: dark)" />
      {touch}
    </>
  )
}
