/**
 * Which keys of a configuration say something and are neither obeyed nor spoken of. Asks the reader itself: a key has a
 * meaning when the model changes without it or with another value, and is reported when a message goes with it.
 */

/**
 * `silent`: paths of keys without which nothing changes, model or messages. `repeated`: paths of keys that change the model
 * in no way and are spoken of more than once. `read` turns the value of a whole file into `{ config, diagnostics }`.
 */
export function unheardKeys(value, read, words = []) {
  const run = { value, read, words, whole: heard(read(value)), paths: keyPaths(value), found: new Map() }
  const counts = { keys: run.paths.length, meant: 0, told: 0, silent: [], repeated: [] }
  const covered = []
  for (const path of run.paths) {
    if (isPrivate(path) || covered.some((parent) => path.startsWith(`${parent}.`))) continue
    const { isMeant, isTold, count } = judge(run, path)
    if (isMeant) counts.meant += 1
    else if (isTold) {
      counts.told += 1
      covered.push(path)
    } else if (!isHolder(valuesAt(value, path))) counts.silent.push(path)
    if (!isMeant && count > 1) counts.repeated.push(path)
  }
  return counts
}

/** `count`: the messages that go with a key, but for those that go with the keys it holds. */
function judge(run, path) {
  const { whole, paths } = run
  const without = heardWithout(run, path)
  const isMeant = without.model !== whole.model || (without.text === whole.text && hasMeaning(run, path))
  if (isMeant) return { isMeant, isTold: false, count: 0 }
  const inner = paths.filter((each) => each.startsWith(`${path}.`) && !each.slice(path.length + 1).includes('.'))
  const held = inner.map((each) => heardWithout(run, each))
  const count = held.reduce(
    (left, { told }) => left - whole.told.length + told.length,
    whole.told.length - without.told.length,
  )
  const isTold = without.text !== whole.text && (count > 0 || held.every(({ text }) => text === whole.text))
  return { isMeant: false, isTold, count }
}

function heardWithout({ value, read, found }, path) {
  if (!found.has(path)) found.set(path, heard(read(changed(value, path, () => undefined))))
  return found.get(path)
}

/** The paths of all keys of a value, entries of lists left out: `navbar.links.href`. Parents stand before what they hold. */
export function keyPaths(value) {
  const paths = new Set()
  notePaths(value, '', paths)
  return [...paths]
}

function notePaths(value, path, paths) {
  if (Array.isArray(value)) for (const entry of value) notePaths(entry, path, paths)
  else if (isObject(value))
    for (const [key, member] of Object.entries(value)) {
      const here = path === '' ? escaped(key) : `${path}.${escaped(key)}`
      paths.add(here)
      notePaths(member, here, paths)
    }
}

/** Whether another value, or another place, gives another model: what stands there may be what holds without the key. */
function hasMeaning({ value, read, whole, words }, path) {
  const [first] = valuesAt(value, path)
  const moved = movedToLast(value, path)
  if (moved && heard(read(moved)).model !== whole.model) return true
  const others =
    typeof first === 'boolean'
      ? [!first]
      : typeof first === 'number'
        ? [first + 1]
        : typeof first === 'string'
          ? words
          : []
  return others.some((other) => heard(read(changed(value, path, () => other))).model !== whole.model)
}

function heard({ config, diagnostics }) {
  const told = diagnostics.map(({ code, message }) => `${code}: ${message.replace(/\(?\S+:\d+:\d+\)?/g, '')}`)
  return { model: withoutPlaces(config), told, text: told.join('\n') }
}

/** Places shift when a key goes. */
function withoutPlaces(model) {
  return JSON.stringify(model, (key, value) => (/^at$|At$/.test(key) ? undefined : value)) ?? ''
}

/** A copy in which every key at the path has what `to` makes of its value; `undefined` takes the key away. */
function changed(value, path, to, at = '') {
  if (Array.isArray(value)) return value.map((entry) => changed(entry, path, to, at))
  if (!isObject(value)) return value
  const copy = Object.create(null)
  for (const [key, member] of Object.entries(value)) {
    const here = at === '' ? escaped(key) : `${at}.${escaped(key)}`
    const made = here === path ? to(member) : path.startsWith(`${here}.`) ? changed(member, path, to, here) : member
    if (made !== undefined) copy[key] = made
  }
  return copy
}

/** A copy in which only the last entry of each list that has the key at the path has it; `undefined` without such a list. */
function movedToLast(value, path) {
  const key = path.slice(path.lastIndexOf('.') + 1)
  const owner = path.slice(0, -key.length - 1)
  const [list] = owner === '' ? [] : valuesAt(value, owner)
  if (!Array.isArray(list) || list.length < 2) return undefined
  const [first] = valuesAt(value, path)
  return changed(value, owner, (entries) =>
    Array.isArray(entries)
      ? entries.map((entry, index) => {
          if (!isObject(entry)) return entry
          const { [key]: _, ...rest } = entry
          return index === entries.length - 1 ? { ...rest, [key]: first } : rest
        })
      : entries,
  )
}

function valuesAt(value, path, at = '') {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesAt(entry, path, at))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, member]) => {
    const here = at === '' ? escaped(key) : `${at}.${escaped(key)}`
    return here === path ? [member] : path.startsWith(`${here}.`) ? valuesAt(member, path, here) : []
  })
}

const escaped = (key) => key.replaceAll('.', '․')
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
/** What only holds other keys is judged by these; `{}`, `[]`, `""` and `null` say nothing. */
const isHolder = (values) =>
  values.every(
    (value) => value === null || value === '' || isObject(value) || (Array.isArray(value) && value.every(isObject)),
  )
/** Keys for editors and for the author's own use. */
const isPrivate = (path) => path.split('.').some((key) => key.startsWith('$') || key.startsWith('x-'))
