/** Loads files of the index: scripts, so that they load from disk too, and each calls `flatleafIndex`. */
import { make, one } from './dom.ts'
import type { LoadPart } from './search-engine.ts'

/** What a script hands over belongs to it: browsers say `load` right after a script has run, before another runs. */
export function scriptLoader(): LoadPart {
  let received: unknown
  Object.assign(window, { flatleafIndex: (value: unknown) => (received = value) })
  return (address) =>
    new Promise((resolve, reject) => {
      const script = make('script', { src: address })
      const end = (problem?: string) => {
        script.remove()
        const value = received
        received = undefined
        if (problem === undefined && value !== undefined) resolve(value)
        else reject(new Error(`${problem ?? 'Nothing in'} ${address}`))
      }
      script.addEventListener('load', () => end())
      script.addEventListener('error', () => end('Cannot load'))
      one('head')?.append(script)
    })
}
