import type { Root } from 'hast'
import { element } from '../../src/hast/jsx-runtime.ts'
import { sayIn } from '../words/index.ts'

/** A page that leads elsewhere: at once, and by a link where the refresh is refused. */
export function redirect(view: { readonly href: string; readonly canonical?: string; readonly lang: string }): Root {
  const say = sayIn(view.lang)
  const [before, after] = say('You can find it at {}.').split('{}')
  const content = [
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content="light dark" />
      <title>{say('This page has moved')}</title>
      {view.canonical && <link rel="canonical" href={view.canonical} />}
      <meta http-equiv="refresh" content={`0; url=${view.href}`} />
    </head>,
    <body>
      <main>
        <h1>{say('This page has moved')}</h1>
        <p>
          {before}
          <a href={view.href}>{view.href}</a>
          {after}
        </p>
      </main>
    </body>,
  ]
  return { type: 'root', children: [{ type: 'doctype' }, element('html', { lang: view.lang }, content)] }
}
