import type { Child } from '../../src/hast/jsx-runtime.ts'
import type { AboutView } from '../../src/model/reference.ts'

/** The API that something is part of, quietly at the end. */
export function about({ title, facts, text }: AboutView): Child {
  return (
    <div class="api-about" role="note" aria-label="About the API">
      <p>
        <strong>{title}</strong>
        {facts.map((fact) => ` · ${fact}`)}
      </p>
      {text && <p>{text}</p>}
    </div>
  )
}
