/** Languages by the code that a navigation names them with. */

/** Names of languages in themselves, by tag. */
const names: ReadonlyMap<string, string> = new Map([
  ['ar', 'العربية'],
  ['ca', 'Català'],
  ['cs', 'Čeština'],
  ['da', 'Dansk'],
  ['de', 'Deutsch'],
  ['en', 'English'],
  ['es', 'Español'],
  ['fa', 'فارسی'],
  ['fi', 'Suomi'],
  ['fr', 'Français'],
  ['fr-CA', 'Français (Canada)'],
  ['he', 'עברית'],
  ['hi', 'हिन्दी'],
  ['hu', 'Magyar'],
  ['id', 'Bahasa Indonesia'],
  ['it', 'Italiano'],
  ['ja', '日本語'],
  ['ja-JP', '日本語'],
  ['ko', '한국어'],
  ['lv', 'Latviešu'],
  ['nl', 'Nederlands'],
  ['no', 'Norsk'],
  ['pl', 'Polski'],
  ['pt', 'Português'],
  ['pt-BR', 'Português (Brasil)'],
  ['ro', 'Română'],
  ['ru', 'Русский'],
  ['sv', 'Svenska'],
  ['tr', 'Türkçe'],
  ['uk', 'Українська'],
  ['uz', 'Oʻzbekcha'],
  ['vi', 'Tiếng Việt'],
  ['zh', '中文'],
  ['zh-CN', '简体中文'],
  ['zh-Hans', '简体中文'],
  ['zh-Hant', '繁體中文'],
  ['zh-TW', '繁體中文'],
])

/** Codes in use that are no tags of BCP 47. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['cn', 'zh-Hans'],
  ['jp', 'ja'],
])

const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** The tag for `lang` and `hreflang`; English when the code is none. */
export function languageTag(code: string): string {
  const tag = aliases.get(code) ?? code
  return /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,4}$/i.test(tag) ? tag : 'en'
}

/** What a menu calls the language: its own name, or the code as written. */
export function languageName(code: string): string {
  return names.get(aliases.get(code) ?? code) ?? code
}

/** The direction of its script. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.has(tag.split('-')[0]!.toLowerCase()) ? 'rtl' : 'ltr'
}
