/** Values of the names of a file: what it declares, what it imports from other files, and what every file knows. */
import type { Page, Module } from '../page.ts'
import type { Binding, ImportTarget } from '../module-names.ts'
import { lookUp, missing } from './frame.ts'
import type { Context, Environment, Frame } from './frame.ts'
import { functionValue } from './functions.ts'
import { globals } from './globals.ts'
import { isReact, react, reactNames } from './hooks.ts'
import { bind } from './patterns.ts'
import { isCallable, plainOf, reference, unknown, valueOfData } from './value.ts'
import type { Outcome, Reference, Value } from './value.ts'

/** The names of a file. Each value is computed once a page, when it is first asked for. */
export function frameOf(module: Module, page: Page): Frame {
  const known = page.computing.frames.get(module.file)
  if (known) return known
  const frame: Frame = { slots: new Map(), file: module.file, beyond: (name, context) => find(name, context) }
  page.computing.frames.set(module.file, frame)
  return frame

  function find(name: string, context: Context): Outcome | typeof missing {
    const binding = module.names.get(name)
    if (!binding) return common(name, module, page)
    // A pattern asks past the names it is about to give.
    if (frame.slots.has(name)) return frame.slots.get(name)
    // A value that needs itself has none.
    frame.slots.set(name, unknown)
    const value = valueOf(name, binding, { frame, context })
    frame.slots.set(name, value)
    return value
  }
}

/** What every file knows. */
function common(name: string, module: Module, page: Page): Outcome | typeof missing {
  const { variables, theme } = page.tools
  if (name === 'frontmatter') return module.frontmatter
  if (name === 'variables' && variables) return valueOfData(variables)
  if (name === 'React') return react
  if (globals.has(name)) return globals.get(name)
  if (reactNames.has(name)) return reactNames.get(name)
  return Object.hasOwn(theme.components, name) ? builtin(name) : missing
}

function builtin(name: string): Reference {
  return { [reference]: true, target: { kind: 'builtin', name } }
}

function valueOf(name: string, binding: Binding, environment: Environment): Outcome {
  switch (binding.kind) {
    case 'value':
      return binding.value
    case 'function':
      return functionValue(binding.node, environment, name)
    case 'expression':
      return named(environment.context.evaluate(binding.node, environment), name, environment)
    case 'variable':
      return valueOfVariable(name, binding, environment)
    case 'import':
      return imported(binding, environment)
    default:
      return unknown
  }
}

function valueOfVariable(name: string, binding: Binding & { kind: 'variable' }, environment: Environment): Outcome {
  const { id, init } = binding.declarator
  const value = init ? environment.context.evaluate(init, environment) : undefined
  const slots = new Map<string, Outcome>()
  bind(id, named(value, name, environment), { ...environment, frame: { ...environment.frame, slots } })
  return slots.get(name)
}

/** A function is found again by the name that its file gives it, also through `memo`. */
function named(value: Outcome, name: string, { frame }: Environment): Outcome {
  if (!isCallable(value) || !value.about || value.about.name !== undefined || value.about.file !== frame.file)
    return value
  return { ...value, about: { ...value.about, name } }
}

function imported({ name, written, target }: Binding & { kind: 'import' }, environment: Environment): Outcome {
  const { page } = environment.context.scope
  switch (target.kind) {
    case 'asset':
      return target.href
    case 'package':
      return ofPackage(written, name, page)
    case 'missing':
      return /\.mdx?$/i.test(written) && name === 'default' ? snippet(written) : unknown
    case 'file':
      return ofFile(name, written, target, environment)
    default:
      return unknown
  }
}

function snippet(written: string, file?: string): Reference {
  return { [reference]: true, target: { kind: 'snippet', written, ...(file !== undefined && { file }) } }
}

function ofPackage(specifier: string, name: string, page: Page): Outcome {
  if (!isReact(specifier)) return Object.hasOwn(page.tools.theme.components, name) ? builtin(name) : unknown
  if (name === 'default' || name === '*') return react
  return reactNames.has(name) ? reactNames.get(name) : unknown
}

function ofFile(
  name: string,
  written: string,
  target: ImportTarget & { kind: 'file' },
  environment: Environment,
): Outcome {
  const module = environment.context.scope.page.modules.get(target.file)
  if (target.format === 'markdown' && name === 'default') return snippet(written, target.file)
  if (!module) return unknown
  const context = environment.context
  if (name !== '*') {
    const value = exported(name, module, context, new Set())
    return value === missing ? unknown : value
  }
  const entries: [string, Value][] = target.format === 'markdown' ? [['default', snippet(written, target.file)]] : []
  for (const each of exportNames(module, context, new Set())) {
    const value = exported(each, module, context, new Set())
    if (value !== missing && value !== unknown) entries.push([each, value])
  }
  return plainOf(entries)
}

function exportNames(module: Module, context: Context, seen: Set<Module>): string[] {
  if (seen.has(module)) return []
  seen.add(module)
  const more = module.stars.flatMap((target) => {
    const inner = target.kind === 'file' ? context.scope.page.modules.get(target.file) : undefined
    return inner ? exportNames(inner, context, seen).filter((name) => name !== 'default') : []
  })
  return [...module.exports.keys(), ...more]
}

function exported(name: string, module: Module, context: Context, seen: Set<Module>): Outcome | typeof missing {
  if (seen.has(module)) return missing
  seen.add(module)
  const found = module.exports.get(name)
  const frame = frameOf(module, context.scope.page)
  if (found?.kind === 'from') return valueOf(name, found.binding, { frame, context })
  if (found) return lookUp(found.name, { frame, context })
  // Authors forget the word "export".
  if (module.names.has(name)) return lookUp(name, { frame, context })
  for (const target of module.stars) {
    const inner = target.kind === 'file' ? context.scope.page.modules.get(target.file) : undefined
    const value = inner ? exported(name, inner, context, seen) : missing
    if (value !== missing) return value
  }
  const [only, ...others] = module.exports.keys()
  return name === 'default' && only !== undefined && others.length === 0
    ? exported(only, module, context, new Set())
    : missing
}
