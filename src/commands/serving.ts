/** What servers say when they start. */
import type { Hosts } from '../dev/hosts.ts'
import type { Context } from './command.ts'

export interface Place {
  readonly port: number
  /** The port that was tried first. */
  readonly wanted: number
  readonly base: string
  readonly hosts: Hosts
}

/** Prints the addresses of a server, and a warning when others can reach it. */
export function sayWhere({ port, wanted, base, hosts }: Place, { print, note }: Context): void {
  if (port !== wanted && wanted !== 0) note(`Port ${wanted} is taken, so this is port ${port}.`)
  print(`http://localhost:${port}${base}`)
  for (const name of hosts.shared) print(`http://${name}:${port}${base}`)
  if (hosts.shared.length > 0) note('Everyone in your network can read this site while it is served.')
}

/** Says that no port was free; answers the exit code. */
export function isTaken(port: number | undefined, { note }: Context): 1 {
  note(
    port === undefined
      ? 'No port from 3000 to 3050 is free. Choose one with --port.'
      : `Port ${port} is taken. Choose another with --port.`,
  )
  return 1
}
