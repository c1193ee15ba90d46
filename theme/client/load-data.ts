/** Loads data files: scripts, so that they load from disk too, each of which calls a function of the window with one value. */
import { make, one } from './dom.ts'

/** Gives the function with that name, and with it what loads a file. Rejects when there is none, or it hands nothing over. */
export function dataLoader(name: string): (address: string) => Promise<unknown> {
  let received: unknown
  Object.assign(window, { [name]: (value: unknown) => (received = value) })
  return (address) =>
    new Promise((resolve, reject) => {
      const script = make('script', { src: address })
      // What a script hands over belongs to it: browsers say `load` right after a script has run, before another runs.
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
