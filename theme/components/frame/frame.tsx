import * as z from 'zod'
import { component } from '../../../src/model/component.ts'
import { inlineProp } from '../../../src/model/prop.ts'
import { classNames } from '../class-names.ts'
import { plain } from '../props.tsx'
import { quietVideos } from './quiet-videos.ts'

/** A figure: a picture on a quiet ground, with a caption. */
export const Frame = component({
  about: 'A ground and a caption for a picture or a video.',
  props: z.object({
    caption: inlineProp().optional().describe('Text under the picture.'),
    hint: inlineProp().optional().describe('Text above the picture.'),
    background: z
      .enum(['plain', 'dots', 'grid', 'none'])
      .optional()
      .describe('Ground behind the picture; `plain` by default.'),
  }),
  view: ({ caption, hint, background, children }) => (
    <figure class="figure">
      {hint && <p class="figure-hint">{hint}</p>}
      <div
        class={classNames('figure-ground', background && background !== 'plain' ? `figure-${background}` : undefined)}
      >
        {quietVideos(children)}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  ),
  markdown: ({ caption, hint }, children) =>
    [plain(hint), children.trim(), caption ? `*${plain(caption)}*` : ''].filter(Boolean).join('\n\n'),
})
