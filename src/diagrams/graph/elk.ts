/**
 * The layout engine: ELK's layered algorithm, in JavaScript, loaded when a page holds a graph (0.1 s). Its own API answers through
 * timers; here the dispatcher behind it is asked directly, which answers at once. Its random numbers have a fixed seed.
 */
import { createRequire } from 'node:module'

export interface ElkShape {
  readonly id: string
  /** Labels without one get no place. */
  readonly text?: string
  readonly width?: number
  readonly height?: number
  readonly x?: number
  readonly y?: number
  readonly layoutOptions?: Readonly<Record<string, string>>
  readonly labels?: readonly ElkShape[]
  readonly children?: readonly ElkShape[]
  readonly edges?: readonly ElkEdge[]
}

export interface ElkEdge {
  readonly id: string
  readonly sources: readonly string[]
  readonly targets: readonly string[]
  readonly labels?: readonly ElkShape[]
  readonly layoutOptions?: Readonly<Record<string, string>>
  readonly sections?: readonly {
    readonly startPoint: { readonly x: number; readonly y: number }
    readonly endPoint: { readonly x: number; readonly y: number }
    readonly bendPoints?: readonly { readonly x: number; readonly y: number }[]
  }[]
}

/** Places everything in a graph; throws when the engine fails. */
export type Elk = (graph: ElkShape) => ElkShape

interface Engine {
  readonly dispatcher: { readonly saveDispatch: (message: { readonly data: object }) => void }
  onmessage: (message: { readonly data: { readonly error?: unknown; readonly data?: ElkShape } }) => void
}

/** Loads the engine. */
export function loadElk(): Elk {
  const { Worker } = createRequire(import.meta.url)('elkjs/lib/elk-worker.min.js') as { Worker: new () => Engine }
  const engine = new Worker()
  const ask = (question: object) => {
    let answer: { readonly error?: unknown; readonly data?: ElkShape } = {}
    // It is no event target, but calls this function.
    // eslint-disable-next-line unicorn/prefer-add-event-listener
    engine.onmessage = ({ data }) => (answer = data)
    engine.dispatcher.saveDispatch({ data: { id: 1, ...question } })
    if (answer.error) throw new Error(`The layout failed: ${String((answer.error as Error).message ?? answer.error)}`)
    return answer.data
  }
  ask({ cmd: 'register', algorithms: ['layered'] })
  return (graph) => ask({ cmd: 'layout', graph, layoutOptions: {}, options: {} })!
}
