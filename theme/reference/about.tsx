import type { Child } from '../../src/hast/jsx-runtime.ts'
import type { AboutView, LinkOut } from '../../src/model/reference.ts'
import type { Say } from '../../src/model/words.ts'
import { linkOut } from './section.tsx'

/** The API that something is part of, quietly at the end. */
export function about({ title, facts, text }: AboutView, say: Say, download?: LinkOut): Child {
  return (
    <div class="api-about" role="note" aria-label={say('About the API')}>
      <p>
        <strong>{title}</strong>
        {facts.map((fact) => ` · ${fact}`)}
      </p>
      {text && <p>{text}</p>}
      {download && <p>{linkOut(download)}</p>}
    </div>
  )
}
