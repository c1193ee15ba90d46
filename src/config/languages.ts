/** Codes of languages → what they are called by their speakers, and what HTML calls them. */
import type { Language } from '../model/navigation.ts'

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
  ['ur', 'اردو'],
  ['uz', 'Oʻzbekcha'],
  ['vi', 'Tiếng Việt'],
  ['zh', '中文'],
  ['zh-Hans', '简体中文'],
  ['zh-Hant', '繁體中文'],
])

/** Codes in use that are no language tags, or that have a more exact one. */
const tags: ReadonlyMap<string, string> = new Map([
  ['cn', 'zh-Hans'],
  ['jp', 'ja'],
  ['ja-JP', 'ja'],
  ['zh-CN', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
])

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur'])

export interface NamedLanguage extends Language {
  readonly name: string
  /** Whether the code is in our table. */
  readonly known: boolean
}

/** Reads a language code; `undefined` when it cannot be one (BCP 47: two to eight letters, then parts by hyphens). */
export function readLanguage(code: string): NamedLanguage | undefined {
  if (!/^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,4}$/i.test(code)) return undefined
  const tag = tags.get(code) ?? code
  const base = tag.split('-')[0]!.toLowerCase()
  const name = names.get(tag) ?? names.get(base)
  return { code, tag, dir: rightToLeft.has(base) ? 'rtl' : 'ltr', name: name ?? code, known: name !== undefined }
}
