/** What language the pages of a frame are in, and what of the configuration is said in it. */
import type { SiteConfig } from '../model/config.ts'
import type { Language } from '../model/navigation.ts'
import type { Frame } from '../model/site.ts'
import type { Say } from '../model/words.ts'

/** The language of the pages of a frame, English when the site names none. */
export function languageOf(frame: Frame): string {
  return languageIn(frame)?.tag ?? 'en'
}

/** The language that the frame is one of, if the site names languages. */
export function languageIn({ language }: Frame): Language | undefined {
  return language
}

/** The text in the empty search field: what nobody has written is said as everything else. */
export function promptOf({ search: { prompt } }: Pick<SiteConfig, 'search'>, say: Say): string {
  return prompt === 'Search…' ? say(prompt) : prompt
}
