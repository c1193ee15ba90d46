import type { Child } from '../../src/hast/jsx-runtime.ts'
import type { SampleView } from '../../src/model/reference.ts'
import { codeBlock } from './section.tsx'

/** One disclosure for each language, of which one at a time is open. */
export function samples(list: readonly SampleView[]): Child {
  return list.map(({ label, language, lines }, index) => (
    <details class="api-more api-sample" name="api-samples" open={index === 0}>
      <summary>{label}</summary>
      {codeBlock(`Code sample: ${label}`, { language, lines })}
    </details>
  ))
}
