/** How many processes compile pages beside the first one. */
import { availableParallelism } from 'node:os'

/**
 * Characters that each process must have to compile, about 1,200 pages. A process takes as long to start, and to become
 * quick, as 150 pages take; that is time of the processor which a build of some hundred pages would not get back.
 */
const each = 8_000_000
/** Each one has its own memory. */
const most = 3

/** The number that pays for so many characters of pages. */
export function workerCount(characters: number, processors: number = availableParallelism()): number {
  return Math.max(0, Math.min(most, processors - 1, Math.floor(characters / each) - 1))
}
