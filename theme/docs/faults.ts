import type { Components } from './component-page.ts'
import { livesOf } from './example.ts'
import type { Example } from './example.ts'
import { propRows } from './prop-rows.ts'

/** What keeps the documentation of the components from being complete, one sentence each. */
export function faults(components: Components, examples: readonly Example[]): readonly string[] {
  const strangers = examples.flatMap(({ name, components: named }) =>
    named.filter((each) => !(each in components)).map((each) => `The example "${name}" names an unknown <${each}>.`),
  )
  return [...Object.keys(components).flatMap((name) => faultsOf(name, components, examples)), ...strangers]
}

function faultsOf(name: string, components: Components, examples: readonly Example[]): string[] {
  const component = components[name]!
  const found: string[] = []
  if (!/^[A-Z].*\.$/.test(component.about)) found.push(`<${name}> does not say what it is for.`)
  for (const prop of propRows(component)) {
    if (!/^[A-Z\d`].*[.!?]$/s.test(prop.about)) found.push(`The prop "${prop.name}" of <${name}> has no description.`)
    if (prop.type.includes('?')) found.push(`The type of the prop "${prop.name}" of <${name}> cannot be named.`)
  }
  const pages = examples.filter((example) => example.components.includes(name))
  if (pages.length !== 1) found.push(`<${name}> is on ${pages.length} documentation pages instead of one.`)
  const same = Object.keys(components).filter((other) => components[other] === component)
  const isShown = pages.some((page) =>
    livesOf(page).some(({ source }) => same.some((each) => new RegExp(`<${each}[\\s/>]`).test(source))),
  )
  if (pages.length > 0 && !isShown) found.push(`<${name}> is in no live example of its page.`)
  return found
}
