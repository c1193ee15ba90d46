/** The languages of code samples. One file and one line for each. */
import { c, cpp } from './c.ts'
import { csharp } from './csharp.ts'
import { curl } from './curl.ts'
import { dart } from './dart.ts'
import { go } from './go.ts'
import { java } from './java.ts'
import { javascript, node, typescript } from './javascript.ts'
import { kotlin } from './kotlin.ts'
import type { Language } from './language.ts'
import { php } from './php.ts'
import { powershell } from './powershell.ts'
import { python } from './python.ts'
import { ruby } from './ruby.ts'
import { rust } from './rust.ts'
import { swift } from './swift.ts'

/** The usual ones in the order of the page, then those that are shown when the configuration asks for them. */
export const languages = [
  curl,
  javascript,
  python,
  go,
  php,
  ruby,
  java,
  csharp,
  node,
  typescript,
  rust,
  swift,
  kotlin,
  powershell,
  dart,
  c,
  cpp,
] as const satisfies readonly Language[]

/** Every name that the configuration may use, in lower case. */
export const languageNames: readonly string[] = languages.flatMap((each: Language) => each.names)

/** The languages of these names, in their order, each once; without names the usual ones. */
export function languagesNamed(names: readonly string[] | undefined): readonly Language[] {
  const all: readonly Language[] = languages
  if (!names) return all.filter(({ usual }) => usual)
  return [...new Set(names.flatMap((name) => all.find((each) => each.names.includes(name.trim().toLowerCase())) ?? []))]
}
