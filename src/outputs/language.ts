/** What language the pages of a frame are in, and what of the configuration is said in it. */
import type { SiteConfig } from '../model/config.ts'
import type { Frame } from '../model/site.ts'
import type { Say } from '../model/words.ts'

/** The language of the pages of a frame, English when the site names none. */
export function languageOf(frame: Frame): string {
  return frame.language?.tag ?? 'en'
}

/** The text in the empty search field: what nobody has written is said as everything else. */
export function promptOf({ search: { prompt } }: Pick<SiteConfig, 'search'>, say: Say): string {
  return prompt === 'Search…' ? say(prompt) : prompt
}
