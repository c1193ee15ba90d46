/** Starts a process that compiles pages. */
import { fork } from 'node:child_process'
import type { Word, Worker } from './messages.ts'

/**
 * A process and not a thread: there the stack has another size, so that a page nested too deep here would be compiled there, and
 * an engine that breaks down takes the whole process with it. It ends with this one, and never keeps it alive.
 */
export function forkWorker(file: string, flags: readonly string[]): Worker {
  const child = fork(file, [], {
    execArgv: [...flags],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  child.on('error', () => {})
  return {
    send(message) {
      if (child.connected) child.send(message, () => {})
    },
    onWord: (listener) => void child.on('message', (word) => listener(word as Word)),
    end: () => void child.kill('SIGKILL'),
  }
}
