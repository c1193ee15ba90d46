/**
 * Processes that compile pages beside this one. They take from the end of the list, and what they make goes into the cache,
 * where it is found only if it was made from the very same texts. Nobody waits for them: a page that they have not brought
 * when its turn comes is compiled here, so a process that is slow, fails or dies costs time, never truth.
 */
import type { PageSource } from '../../model/source.ts'
import type { Cache } from '../cache.ts'
import type { Answer, Ground, Task, Worker } from './messages.ts'

export interface Crew {
  /** This process comes to a page: nobody else begins it from now on, and what the others have made is taken in. */
  readonly claim: (id: string) => Promise<void>
  /** Ends all of them. */
  readonly end: () => void
}

export interface CrewParts {
  /** Pages to compile, in the order in which they are claimed. */
  readonly todo: readonly PageSource[]
  readonly ground: Ground
  readonly cache: Pick<Cache, 'adopt' | 'codeTextOf'>
}

/** Pages that wait at one process, so that it has work while this one is busy with a page. */
const mostWaiting = 8

/** Puts processes to work as they become ready. */
export function crewOf(workers: readonly Worker[], { todo, ground, cache }: CrewParts): Crew {
  const left = [...todo]
  const claimed = new Set<string>()
  let next = 0
  const handOut = (): Task => {
    const source = left.pop()!
    const code = cache.codeTextOf(source.id)
    return { source, ...(code !== undefined && { code }) }
  }
  /** Few at the end, so that no page waits at one process while another has nothing to do. */
  const room = () => Math.min(mostWaiting, Math.ceil((left.length - next) / (2 * (workers.length + 1))))
  const employ = (worker: Worker) => {
    let waiting = 0
    const fill = () => {
      for (; waiting < room(); waiting++) worker.send(handOut())
    }
    worker.onWord((word) => {
      if (word !== 'ready') {
        waiting--
        take(word)
      }
      fill()
    })
    worker.send(ground)
  }
  const take = ({ id, records }: Answer) => {
    if (!claimed.has(id)) cache.adopt(records)
  }
  for (const worker of workers) employ(worker)
  return {
    async claim(id) {
      if (left[next]?.id === id) next++
      await new Promise((done) => setImmediate(done))
      claimed.add(id)
    },
    end() {
      for (const worker of workers) worker.end()
    },
  }
}
