import { around } from './dom.ts'

/**
 * Does something for what the address names: now, when it names something else, and when a link leads to what it names
 * already, which changes nothing in it.
 */
export function whenNamed(act: () => void): void {
  addEventListener('hashchange', act)
  addEventListener('click', ({ target }) => {
    if (around(target, 'a[href^="#"]')?.hash === location.hash) act()
  })
  act()
}
