/** From the words of a command line to what a command is given. */
import { parseArgs } from 'node:util'
import { nearest } from '../util/suggest.ts'
import type { Command, Given } from './command.ts'
import { UsageError } from './command.ts'

/** Reads the words after the name of a command. Throws UsageError that names the word and the nearest known one. */
export function readArguments(command: Command, words: readonly string[]): Given {
  const { tokens } = parseArgs({
    args: joinBareValues(command, words),
    options: Object.fromEntries(
      Object.entries(command.options).map(([name, { value }]) => [name, { type: typeOf(value) }]),
    ),
    strict: false,
    tokens: true,
  })
  const options = new Map<string, string>()
  const operands: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value)
    if (token.kind === 'option') options.set(token.name, valueOf(command, token))
  }
  const most = command.operands.length
  if (operands.length > most) throw new UsageError(`"${operands[most]}" is one word too many.`)
  const missing = command.operands.slice(operands.length).find((name) => !name.startsWith('['))
  if (missing) throw new UsageError(`${missing} is missing.`)
  return { operands, options }
}

const typeOf = (value: string | undefined) => (value === undefined ? ('boolean' as const) : ('string' as const))

interface OptionToken {
  readonly name: string
  readonly rawName: string
  readonly value: string | undefined
}

function valueOf({ name: command, options }: Command, { name, rawName, value }: OptionToken): string {
  const known = Object.hasOwn(options, name) ? options[name] : undefined
  if (!known || !rawName.startsWith('--')) {
    const near = nearest(name, Object.keys(options))
    throw new UsageError(`"${command}" has no option "${rawName}".${near ? ` Did you mean "--${near}"?` : ''}`)
  }
  if (known.value === undefined && value !== undefined) throw new UsageError(`"--${name}" takes no value.`)
  if (known.value !== undefined && !known.bare && (value === undefined || value === ''))
    throw new UsageError(`"--${name}" needs a value: --${name} ${known.value}.`)
  return value ?? ''
}

/** `--host` may stand alone: the next word is its value only if it is no option. Node's parser knows no such thing. */
function joinBareValues({ options }: Command, words: readonly string[]): string[] {
  const bare = new Set(
    Object.keys(options)
      .filter((name) => options[name]!.bare)
      .map((name) => `--${name}`),
  )
  return words.flatMap((word, index): string[] => {
    const next = words[index + 1]
    if (bare.has(word)) return [next === undefined || next.startsWith('-') ? `${word}=` : `${word}=${next}`]
    return index > 0 && bare.has(words[index - 1]!) && !word.startsWith('-') ? [] : [word]
  })
}
