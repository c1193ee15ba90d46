/** Names that a file gets by `import` and gives by `export`. The lines themselves are never shown, and nothing is run. */
import type {
  Declaration,
  ExportAllDeclaration,
  ExportNamedDeclaration,
  Expression,
  ImportDeclaration,
  Program,
  VariableDeclarator,
} from 'estree-jsx'
import type { Root } from 'mdast'
import type { MdxjsEsm } from 'satteri'
import type { FunctionNode } from './evaluate/functions.ts'
import { parseModule } from './evaluate/parse-expression.ts'
import { namesOf } from './evaluate/patterns.ts'
import type { Value } from './evaluate/value.ts'
import { isModule } from './module-lines.ts'

/** What an import names. */
export type ImportTarget =
  | { readonly kind: 'file'; readonly file: string; readonly format: 'markdown' | 'code' | 'data' }
  /** A file that is published as it is: an image. */
  | { readonly kind: 'asset'; readonly href: string }
  | { readonly kind: 'package'; readonly name: string }
  /** A style sheet, which sites load anyway. */
  | { readonly kind: 'style' }
  /** No such file in the project. */
  | { readonly kind: 'missing' }

/** What a name of a file stands for; its value is computed when somebody asks. */
export type Binding =
  | {
      readonly kind: 'import'
      readonly written: string
      /** `default`, `*`, or the name that the other file exports. */
      readonly name: string
      readonly target: ImportTarget
      readonly at?: ImportPlace
    }
  | { readonly kind: 'variable'; readonly declarator: VariableDeclarator }
  | { readonly kind: 'function'; readonly node: FunctionNode }
  | { readonly kind: 'expression'; readonly node: Expression }
  | { readonly kind: 'value'; readonly value: Value }
  /** A class, for one: it is there, and cannot be had. */
  | { readonly kind: 'unknown' }

export type Exported =
  | { readonly kind: 'local'; readonly name: string }
  | { readonly kind: 'from'; readonly binding: Binding }

/** Where an import stands. */
export interface ImportPlace {
  /** Offset in the text of its node; of a file of code, in its text. */
  readonly offset: number
  readonly node?: MdxjsEsm
}

/** An import that was read, for those who must tell about it. */
export interface ImportLine extends ImportPlace {
  readonly written: string
  readonly target: ImportTarget
  readonly names: readonly string[]
}

export interface ModuleNames {
  readonly names: Map<string, Binding>
  readonly exports: Map<string, Exported>
  readonly stars: ImportTarget[]
  readonly imports: ImportLine[]
  /** Nodes whose text is no JavaScript, or more than a module's: prose that begins with "import" or "export", and is shown. */
  readonly prose: MdxjsEsm[]
}

type FileTarget = ImportTarget & { readonly kind: 'file' }

/** The files that a file needs, in order. */
export function targetsOf({ imports }: ModuleNames): FileTarget[] {
  return imports.flatMap(({ target }) => (target.kind === 'file' ? [target] : []))
}

type Find = (specifier: string) => ImportTarget

function empty(): ModuleNames {
  return { names: new Map(), exports: new Map(), stars: [], imports: [], prose: [] }
}

/** Reads the names of a page or a snippet. `find` tells what an import names. */
export function moduleNames(tree: Root, find: Find): ModuleNames {
  const found = empty()
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue
    const parsed = parseModule(node.value)
    if ('program' in parsed) readProgram(parsed.program, find, found, node)
    if (!('program' in parsed) || !parsed.program.body.every(({ type }) => isModule(type))) found.prose.push(node)
  }
  return found
}

/** Reads the names of a file of code. */
export function programNames(program: Program, find: Find): ModuleNames {
  const found = empty()
  readProgram(program, find, found)
  return found
}

function readProgram(program: Program, find: Find, into: ModuleNames, node?: MdxjsEsm): void {
  for (const statement of program.body) {
    const at: ImportPlace = { offset: (statement as unknown as { start: number }).start, ...(node && { node }) }
    const add: Add = (specifier, names = []) => {
      const written = String(specifier.value)
      const target = find(written)
      into.imports.push({ written, target, names, ...at })
      return { kind: 'import', written, target, at }
    }
    if (statement.type === 'ImportDeclaration') readImport(statement, add, into)
    else if (statement.type === 'ExportAllDeclaration') readStar(statement, add, into)
    else if (statement.type === 'ExportNamedDeclaration') readExport(statement, add, into)
    else if (statement.type === 'ExportDefaultDeclaration') readDefault(statement.declaration as Expression, into)
    else if ('declarations' in statement || 'id' in statement) declare(statement as Declaration, into)
  }
}

/** Notes an import; answers with what its names are bound to. */
type Add = (
  specifier: { readonly value?: unknown },
  names?: readonly string[],
) => Omit<Extract<Binding, { kind: 'import' }>, 'name'>

function readImport({ source, specifiers }: ImportDeclaration, add: Add, into: ModuleNames): void {
  const names = specifiers.map((each) =>
    each.type === 'ImportDefaultSpecifier' ? 'default' : each.type === 'ImportSpecifier' ? nameOf(each.imported) : '*',
  )
  const shown = names.map((name, index) => (name === 'default' ? specifiers[index]!.local.name : name))
  const found = add(source, shown)
  for (const [index, { local }] of specifiers.entries()) into.names.set(local.name, { ...found, name: names[index]! })
}

function nameOf(node: { readonly type: string; readonly name?: string; readonly value?: unknown }): string {
  return node.name ?? String(node.value)
}

function readStar({ source, exported }: ExportAllDeclaration, add: Add, into: ModuleNames): void {
  const found = add(source)
  if (!exported) into.stars.push(found.target)
  else into.exports.set(nameOf(exported), { kind: 'from', binding: { ...found, name: '*' } })
}

function readExport({ declaration, specifiers, source }: ExportNamedDeclaration, add: Add, into: ModuleNames): void {
  if (declaration) for (const name of declare(declaration, into)) into.exports.set(name, { kind: 'local', name })
  const found = source ? add(source) : undefined
  for (const { local, exported } of specifiers) {
    const name = nameOf(local)
    const value: Exported = found ? { kind: 'from', binding: { ...found, name } } : { kind: 'local', name }
    into.exports.set(nameOf(exported), value)
  }
}

function readDefault(node: Expression | Declaration, into: ModuleNames): void {
  if (node.type === 'Identifier') into.exports.set('default', { kind: 'local', name: node.name })
  else if ((node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') && node.id) {
    declare(node, into)
    into.exports.set('default', { kind: 'local', name: node.id.name })
  } else {
    into.names.set('default', bindingOf(node))
    into.exports.set('default', { kind: 'local', name: 'default' })
  }
}

function bindingOf(node: Expression | Declaration): Binding {
  if (node.type === 'FunctionDeclaration') return { kind: 'function', node }
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') return { kind: 'function', node }
  return node.type.endsWith('Declaration') ? { kind: 'unknown' } : { kind: 'expression', node: node as Expression }
}

/** Takes what a declaration names; answers with the names. */
function declare(declaration: Declaration, into: ModuleNames): string[] {
  if (declaration.type !== 'VariableDeclaration') {
    if (!declaration.id) return []
    into.names.set(declaration.id.name, bindingOf(declaration))
    return [declaration.id.name]
  }
  return declaration.declarations.flatMap((declarator) => {
    const names = namesOf(declarator.id)
    for (const name of names) into.names.set(name, { kind: 'variable', declarator })
    return names
  })
}
