/** All commands, in the order of the help. */
import { build } from './build.ts'
import { check } from './check.ts'
import type { Command } from './command.ts'
import { dev } from './dev.ts'
import { inspect } from './inspect.ts'
import { migrate } from './migrate.ts'
import { preview } from './preview.ts'

export const commands = [dev, build, preview, check, migrate, inspect] as const satisfies readonly Command[]
