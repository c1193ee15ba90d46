/**
 * What an API description says, read without the product: each text, name and allowed value with its place. A grammar
 * names what every object holds, so that examples, which may hold anything, are no texts.
 */
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parse } from 'yaml'
import { root, shared } from './grammar.mjs'

/** The value in a file of JSON or YAML. */
export function readValue(path) {
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  if (/\.json$/i.test(path)) return JSON.parse(text)
  if (!/\.ya?ml$/i.test(path)) return text
  return parse(text, { merge: true, uniqueKeys: false, maxAliasCount: -1, logLevel: 'silent' })
}

/**
 * `strings`: `{ kind, text, at, state }` where kind is `text`, `title`, `name`, `value` or `pattern`, state is `visible`,
 * `hidden` or `excluded`; the first state in this order in which a part is reached counts. `files`: every file that was read.
 */
export function readDescription(main, read = readValue) {
  const files = new Map([[main, read(main)]])
  const strings = []
  const later = { hidden: [], excluded: [] }
  const seen = new Map()
  let state = 'visible'

  const fileValue = (file) => {
    if (!files.has(file)) files.set(file, existsSync(file) || read !== readValue ? read(file) : undefined)
    return files.get(file)
  }
  const follow = (ref, from) => {
    const [file, pointer = ''] = ref.split('#')
    if (/^[a-z][a-z\d+.-]*:|^\//i.test(file)) return undefined
    const path = file === '' ? from : posix.join(posix.dirname(from), decodeURI(file))
    let value = fileValue(path)
    const steps = pointer
      .split('/')
      .slice(1)
      .filter((_, index, all) => all.length > 1 || all[index] !== '')
    for (const step of steps) {
      if (typeof value !== 'object' || value === null) return undefined
      const key = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
      value = Object.hasOwn(value, key) ? value[key] : undefined
    }
    return { value, file: path, pointer }
  }
  const add = (kind, text, at) => strings.push({ kind, text: String(text), at, state })
  const addText = (value, at, file, kind) => {
    if (typeof value === 'string' && value.trim() !== '') add(kind, value, at)
    else if (typeof value === 'number' || typeof value === 'boolean') add(kind, value, at)
    else if (isObject(value) && typeof value.$ref === 'string') {
      const target = follow(value.$ref, file)
      if (typeof target?.value === 'string') add(kind, target.value, `${target.file}#${target.pointer}`)
    }
  }

  const visit = (value, grammar, file, pointer) => {
    if (Array.isArray(value)) return value.forEach((each, index) => visit(each, grammar, file, `${pointer}/${index}`))
    if (typeof value === 'string' && grammar.texts?.[0] === '')
      return addText(value, `${file}#${pointer}`, file, 'text')
    if (!isObject(value)) return
    const states = seen.get(value) ?? seen.set(value, new Set()).get(value)
    if (states.has(grammar)) return
    if (grammar.isOperation && state !== 'excluded' && value['x-excluded'] === true)
      return void later.excluded.push([value, grammar, file, pointer])
    if (grammar.isOperation && state === 'visible' && value['x-hidden'] === true)
      return void later.hidden.push([value, grammar, file, pointer])
    states.add(grammar)
    if (typeof value.$ref === 'string') {
      const target = follow(value.$ref, file)
      if (target) visit(target.value, grammar, target.file, target.pointer)
    }
    const at = (key) => `${file}#${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`
    const below = (key) => at(key).slice(file.length + 1)
    const label = grammar.label?.find((key) => typeof value[key] === 'string' && value[key].trim() !== '')
    if (label) add('text', value[label], at(label))
    for (const key of grammar.texts ?? []) {
      const kind = key === 'title' && grammar.names ? 'title' : 'text'
      addText(value[key], at(key), file, kind)
    }
    // The bodies of 2.0 have a name that nobody sends.
    if (grammar.named && typeof value.name === 'string' && value.in !== 'body') add('name', value.name, at('name'))
    for (const key of grammar.values ?? []) {
      if (!(key in value)) continue
      const list = key === 'const' ? [value[key]] : Array.isArray(value[key]) ? value[key] : []
      for (const each of list) if (!isObject(each) && !Array.isArray(each)) add('value', each, at(key))
    }
    for (const key of grammar.meanings ?? [])
      for (const [name, each] of Object.entries(value[key] ?? {}))
        if (typeof each === 'string' && !isVariableName(value, name, each)) add('text', each, at(key))
    for (const [key, inner] of Object.entries(grammar.parts ?? {}))
      if (value[key] !== undefined) visit(value[key], inner, file, below(key))
    for (const [key, inner] of Object.entries(grammar.lists ?? {}))
      if (Array.isArray(value[key])) visit(value[key], inner, file, below(key))
    for (const [key, inner] of Object.entries({ ...grammar.maps, ...grammar.names })) {
      for (const [name, each] of Object.entries(isObject(value[key]) ? value[key] : {})) {
        if (name.startsWith('x-') && !grammar.names?.[key]) continue
        if (key === 'headers' && name.toLowerCase() === 'content-type') continue
        // `false` says that a property must not be there.
        if (grammar.names?.[key] && each !== false) add(key === 'patternProperties' ? 'pattern' : 'name', name, at(key))
        visit(each, inner, file, `${below(key)}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)
      }
    }
    if (grammar.each)
      for (const [name, each] of Object.entries(value))
        if (!name.startsWith('x-')) visit(each, grammar.each, file, below(name))
  }

  const top = files.get(main)
  visit(top, root, main, '')
  state = 'hidden'
  for (const args of later.hidden) visit(...args)
  state = 'excluded'
  for (const args of later.excluded) visit(...args)
  state = 'visible'
  for (const [steps, grammar] of shared) {
    const map = steps.reduce((value, step) => value?.[step], top)
    for (const [name, each] of Object.entries(isObject(map) ? map : {}))
      visit(each, grammar, main, `/${steps.join('/')}/${name}`)
  }
  return { strings, files: [...files.keys()].filter((file) => files.get(file) !== undefined) }
}

/** A meaning that only repeats its value. */
function isVariableName(holder, index, text) {
  return String(holder.enum?.[index]) === text || index === text
}

function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
