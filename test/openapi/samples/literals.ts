/** What a literal of a language means, after that language's own rules. */

const letters: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0' }
const escapes = /\\(?:u\{[\da-f]+\}|u[\da-f]{4}|[0-7]{3}|[^])/gi

/** The text that the literal stands for. */
export function valueOf(literal: string, language: string): string {
  if (language === 'bash') return literal.replace(/'([^']*)'|\\([^])/g, '$1$2')
  if (language === 'powershell') return powershell(literal)
  if (language === 'go' && literal.startsWith('`')) return literal.slice(1, -1)
  if (language === 'rust' && literal.startsWith('r')) return literal.replace(/^r(#*)"|"#*$/g, '')
  if (language === 'csharp' && literal.startsWith('"""')) return csharp(literal)
  if ((language === 'php' || language === 'ruby') && literal.startsWith("'"))
    return literal.slice(1, -1).replace(/\\(['\\])/g, '$1')
  if (literal.startsWith('"""')) return block(literal, language)
  const inside = literal.slice(1, -1)
  return language === 'c' || language === 'cpp' ? bytes(inside) : unescaped(inside)
}

function unescaped(text: string): string {
  return text.replace(escapes, (each) => {
    if (/^\\[0-7]{3}/.test(each)) return String.fromCharCode(Number.parseInt(each.slice(1), 8))
    const [, code] = /^\\u\{?([\da-f]+)/i.exec(each) ?? []
    return code === undefined ? (letters[each[1]!] ?? each[1]!) : String.fromCodePoint(Number.parseInt(code, 16))
  })
}

/** Octal escapes are the bytes of UTF-8. */
function bytes(text: string): string {
  return text.replace(/(?:\\[0-7]{3})+|\\[^]/g, (each) => {
    if (!/^\\[0-7]{3}/.test(each)) return letters[each[1]!] ?? each[1]!
    return Buffer.from(
      each
        .slice(1)
        .split('\\')
        .map((byte) => Number.parseInt(byte, 8)),
    ).toString()
  })
}

function powershell(literal: string): string {
  if (literal.startsWith('@')) return literal.slice(3, -3)
  if (/^['‘’‚‛]/.test(literal)) return literal.slice(1, -1).replace(/(['‘’‚‛])\1/g, '$1')
  return literal
    .slice(1, -1)
    .replace(/`(?:u\{([\da-f]+)\}|([^]))/g, (_, code?: string, one?: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : (letters[one!] ?? one!),
    )
}

function csharp(literal: string): string {
  const lines = literal.split('\n').slice(1)
  const by = /^ */.exec(lines.at(-1)!)![0].length
  return lines
    .slice(0, -1)
    .map((line) => line.slice(by))
    .join('\n')
}

/** Text blocks of Java and Swift have escapes, those of Kotlin variables; Java and Kotlin take the indentation off. */
function block(literal: string, language: string): string {
  const lines = literal.slice(3, -3).split('\n').slice(1)
  const kept = language === 'java' ? lines : lines.slice(0, -1)
  const by =
    language === 'swift'
      ? 0
      : Math.min(...kept.filter((line) => line.trim()).map((line) => /^ */.exec(line)![0].length))
  const text = kept.map((line) => line.slice(by)).join('\n')
  return language === 'kotlin' ? text.replaceAll("${'$'}", '$') : unescaped(text)
}
