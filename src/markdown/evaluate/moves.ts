/** Whether a component does more than draw, told from its text alone: it keeps state, listens to events, asks the browser. */
import type { Node } from 'estree-jsx'
import { outside } from './globals.ts'
import { isMovingHook } from './hooks.ts'
import { namesOf } from './patterns.ts'
import type { Pattern } from 'estree-jsx'

/** Reads a function, functions inside of it included; names that it declares itself are not the browser's. */
export function moves(root: Node): boolean {
  const own = new Set<string>()
  const asked = new Set<string>()
  const found = everyNode(root, (node) => {
    for (const name of declared(node)) own.add(name)
    const name = askedBy(node)
    if (name !== undefined) asked.add(name)
    return isMoving(node)
  })
  return found || [...asked].some((name) => !own.has(name))
}

/** Looks at nodes until one says yes. Without recursion: trees of authors may be deep. */
function everyNode(root: Node, says: (node: Node) => boolean): boolean {
  const open: unknown[] = [root]
  while (open.length > 0) {
    const next = open.pop()
    if (Array.isArray(next)) for (const each of next) open.push(each)
    if (typeof next !== 'object' || next === null || !('type' in next)) continue
    if (says(next as Node)) return true
    for (const [key, value] of Object.entries(next))
      if (typeof value === 'object' && value !== null && !isName(key, next)) open.push(value)
  }
  return false
}

/** `a.window` and `{window: 1}` ask for no window. */
function isName(key: string, node: object): boolean {
  return (key === 'property' || key === 'key') && !(node as { computed?: boolean }).computed
}

function declared(node: Node): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return namesOf(node.id)
    case 'FunctionDeclaration':
      return [node.id.name, ...node.params.flatMap(namesOf)]
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return node.params.flatMap((each: Pattern) => namesOf(each))
    default:
      return []
  }
}

function askedBy(node: Node): string | undefined {
  return node.type === 'Identifier' && outside.has(node.name) ? node.name : undefined
}

function isMoving(node: Node): boolean {
  if (node.type === 'JSXAttribute')
    return node.name.type === 'JSXIdentifier' && /^on[A-Z]/.test(node.name.name) && node.value?.type !== 'Literal'
  if (node.type !== 'CallExpression') return false
  const { callee } = node
  if (callee.type === 'Identifier') return isMovingHook(callee.name)
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? isMovingHook(callee.property.name)
    : false
}
