/** From the words of a command line to an exit code. */
import { nearest } from '../util/suggest.ts'
import { readArguments } from './arguments.ts'
import type { Command, Context, Given } from './command.ts'
import { UsageError } from './command.ts'
import { commandHelp, generalHelp, usageOf } from './help.ts'

/** Runs a command: 0 fine, 1 the site has errors, 2 wrong use (said on the error stream with the usage). */
export async function run(words: readonly string[], commands: readonly Command[], context: Context): Promise<number> {
  const [name, ...rest] = words
  if (name === '--version' || name === '-v') return say(context.version, context)
  if (name === undefined || name === '--help' || name === '-h')
    return say(generalHelp(commands, context.version), context)
  if (name === 'help') return help(rest[0], commands, context)
  const command = commands.find((each) => each.name === name)
  if (!command) return unknown(name, commands, context)
  if (asksForHelp(rest)) return say(commandHelp(command), context)
  try {
    return await runAgain(command, readArguments(command, rest), context)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    context.progress('')
    context.note(`${error.message}\n${usageOf(command)}\nMore: flatleaf ${command.name} --help`)
    return 2
  }
}

/** What the cache holds may change while it is read: then all is made anew, once. */
async function runAgain(command: Command, given: Given, context: Context): Promise<number> {
  try {
    return await command.run(given, context)
  } catch (error) {
    if ((error as { readonly reason?: unknown }).reason !== 'cache-changed') throw error
    return command.run(given, {
      ...context,
      anew: true,
      engine: (use) => context.engine(use && { ...use, anew: true }),
    })
  }
}

function say(text: string, { print }: Context): 0 {
  print(text)
  return 0
}

function help(name: string | undefined, commands: readonly Command[], context: Context): number {
  const command = commands.find((each) => each.name === name)
  if (name !== undefined && !command) return unknown(name, commands, context)
  return say(command ? commandHelp(command) : generalHelp(commands, context.version), context)
}

function unknown(name: string, commands: readonly Command[], { note }: Context): 2 {
  const isOption = name.startsWith('-')
  const near = isOption
    ? nearest(name, ['--help', '--version'])
    : nearest(name, [...commands.map((each) => each.name), 'help'])
  const first = `There is no ${isOption ? 'option' : 'command'} "${name}".${near ? ` Did you mean "${near}"?` : ''}`
  note(`${first}\nUsage: flatleaf <${commands.map((each) => each.name).join('|')}> [options]\nMore: flatleaf --help`)
  return 2
}

function asksForHelp(words: readonly string[]): boolean {
  const end = words.indexOf('--')
  return words.slice(0, end < 0 ? undefined : end).some((word) => word === '--help' || word === '-h')
}
