/** Help texts, made from what the commands say about themselves. */
import type { Command } from './command.ts'

/** All commands. */
export function generalHelp(commands: readonly Command[], version: string): string {
  return [
    `flatleaf ${version}: documentation from docs.json, Markdown and OpenAPI to plain HTML`,
    '',
    'Usage: flatleaf <command> [options]',
    '',
    ...table(commands.map(({ name, operands, about }) => [[name, ...operands].join(' '), about])),
    '',
    ...table([
      ['--help', 'This text; after a command, all about it.'],
      ['--version', 'The version.'],
    ]),
    '',
    'Exit codes: 0 fine, 1 the site has errors, 2 wrong use.',
  ].join('\n')
}

/** One command. */
export function commandHelp(command: Command): string {
  const { about, options } = command
  const rows = Object.entries(options).map(([name, { value, bare, about: text }]) => {
    const shown = value === undefined ? '' : bare ? ` [${value}]` : ` ${value}`
    return [`--${name}${shown}`, text] as const
  })
  return [usageOf(command), '', about, ...(rows.length ? ['', ...table(rows)] : [])].join('\n')
}

/** `Usage: flatleaf build [dir] [options]`. */
export function usageOf({ name, operands, options }: Command): string {
  return ['Usage: flatleaf', name, ...operands, ...(Object.keys(options).length ? ['[options]'] : [])].join(' ')
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}
