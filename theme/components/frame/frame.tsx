import * as z from 'zod'
import { component } from '../../../src/model/component.ts'
import { inlineProp } from '../../../src/model/prop.ts'
import { plain } from '../props.tsx'

/** A figure: a picture on a quiet ground, with a caption. */
export const Frame = component({
  about: 'A ground and a caption for a picture or a video.',
  props: z.object({
    caption: inlineProp().optional().describe('Text under the picture.'),
    hint: inlineProp().optional().describe('Text above the picture.'),
  }),
  view: ({ caption, hint, children }) => (
    <figure class="figure">
      {hint && <p class="figure-hint">{hint}</p>}
      <div class="figure-ground">{children}</div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  ),
  markdown: ({ caption }, children) => (caption ? `${children.trim()}\n\n*${plain(caption)}*` : children),
})
