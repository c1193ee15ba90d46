import type { Element } from 'hast'
import * as z from 'zod'
import { english } from '../../../src/model/english.ts'
import { component } from '../../../src/model/component.ts'
import type { FeedNote } from '../../../src/model/notes.ts'
import { inlineProp } from '../../../src/model/prop.ts'
import type { Say } from '../../../src/model/words.ts'
import { heading } from '../../layout/heading.tsx'
import { ownId } from '../own-id.ts'
import { plain } from '../props.tsx'

const words = z.union([z.array(z.string()), z.string()])

/** One entry of a changelog. Its label is a heading of the page, so it stands in the contents and search finds it. */
export const Update = component({
  about: 'An entry of a changelog, and of the feed that the page gets.',
  props: z.object({
    label: inlineProp().optional().describe('A date or a version; its heading.'),
    description: inlineProp().optional().describe('A second line under the label.'),
    date: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}/)
      .optional()
      .describe('Date for the feed, as `2027-01-31`; read from the label where that is a date.'),
    tags: words.optional().describe('Words by which readers choose entries.'),
    rss: z
      .object({ title: z.string().optional(), description: z.string().optional() })
      .optional()
      .describe('Title and text of the entry in the feed, where they differ.'),
    id: z.string().optional().describe('Id for links to it; made from the label by default.'),
  }),
  view({ label, description, tags, date, rss, id, children }, tools) {
    const say = tools?.say ?? english
    const own = ownId(label, id, tools) ?? tools?.id?.('update') ?? 'update'
    const titled = label ?? [{ type: 'text' as const, value: say('Update') }]
    const title = heading({ level: 2, id: own, children: titled, anchor: true }, say)
    const list = tagsOf(tags)
    const body = <div class="update-body flow">{children}</div>
    const feed: FeedNote = {
      id: own,
      label: plain(label) || say('Update'),
      about: plain(description),
      date,
      tags: list,
      title: rss?.title,
      text: rss?.description,
    }
    return (
      <section class="update">
        <div class="update-head">
          {{ ...title, properties: { ...title.properties, className: ['update-label'] } } satisfies Element}
          {description && <p class="update-about">{description}</p>}
          {date !== undefined && plain(label) !== date && (
            <p class="update-date">
              <time datetime={date}>{inWords(date, say)}</time>
            </p>
          )}
          {list.length > 0 && (
            <ul class="update-tags" aria-label={say('Tags')}>
              {list.map((tag) => (
                <li class="update-tag">{tag}</li>
              ))}
            </ul>
          )}
        </div>
        {{ ...(body as Element), data: { feed } } as Element}
      </section>
    )
  },
  markdown: ({ label, description, tags }, children, say = english) => {
    const about = plain(description)
    const list = tagsOf(tags)
    const head = `## ${plain(label) || say('Update')}${about ? ` — ${about}` : ''}`
    return [head, list.length > 0 ? say('Tags: {}', list.join(', ')) : '', children.trim()].filter(Boolean).join('\n\n')
  },
})

/** `2026-04-14` as "14 April 2026", as the day of a page's last change is written; what is no day stays as it is. */
function inWords(date: string, say: Say): string {
  const day = new Date(`${date.slice(0, 10)}T00:00Z`)
  return Number.isNaN(day.getTime()) ? date : day.toLocaleDateString(say.locale, { dateStyle: 'long', timeZone: 'UTC' })
}

/** A list, or words with commas between. */
function tagsOf(tags: z.infer<typeof words> | undefined): readonly string[] {
  const list = typeof tags === 'string' ? tags.split(',') : (tags ?? [])
  return list.map((tag) => tag.trim()).filter(Boolean)
}
