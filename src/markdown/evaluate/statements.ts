/** Bodies of functions, walked: declarations, conditions, loops with a limit. What only touches the browser is passed over. */
import type {
  BlockStatement,
  DoWhileStatement,
  Expression,
  ForInStatement,
  ForOfStatement,
  ForStatement,
  Node,
  Pattern,
  Statement,
  SwitchStatement,
  VariableDeclaration,
  WhileStatement,
} from 'estree-jsx'
import { store } from './assignments.ts'
import { lookUp, missing, within } from './frame.ts'
import type { Environment, Frame } from './frame.ts'
import { functionValue } from './functions.ts'
import { itemsOf } from './lists.ts'
import { bind, bound, namesOf } from './patterns.ts'
import { isPlain, unknown } from './value.ts'
import type { Outcome, Value } from './value.ts'
import { enter, leave } from './work.ts'

/** How a statement ends: it goes on (`undefined`), leaves a loop, gives a value, or cannot be known. */
type End = undefined | 'break' | 'continue' | typeof unknown | { readonly value: Outcome }

/** The value that a function's body returns. */
export function runBody(body: BlockStatement, environment: Environment): Outcome {
  const end = block(body.body, environment)
  return typeof end === 'object' ? end.value : end === undefined ? undefined : unknown
}

function block(statements: readonly Statement[], environment: Environment): End {
  for (const statement of statements)
    if (statement.type === 'FunctionDeclaration')
      environment.frame.slots.set(statement.id.name, functionValue(statement, environment, statement.id.name))
  for (const statement of statements) {
    const end = run(statement, environment)
    if (end !== undefined) return end
  }
  return undefined
}

function run(statement: Statement, environment: Environment): End {
  const { work } = environment.context
  if (!enter(work)) return unknown
  try {
    return byType(statement, environment)
  } finally {
    leave(work)
  }
}

function byType(statement: Statement, environment: Environment): End {
  const { evaluate } = environment.context
  switch (statement.type) {
    case 'VariableDeclaration':
      return declare(statement, environment)
    case 'ExpressionStatement':
      return evaluate(statement.expression, environment) === unknown && !isOutside(statement.expression, environment)
        ? unknown
        : undefined
    case 'ReturnStatement':
      return { value: statement.argument ? evaluate(statement.argument, environment) : undefined }
    case 'IfStatement': {
      const test = evaluate(statement.test, environment)
      if (test === unknown) return unknown
      if (test) return run(statement.consequent, environment)
      return statement.alternate ? run(statement.alternate, environment) : undefined
    }
    case 'BlockStatement':
      return block(statement.body, within(environment))
    case 'SwitchStatement':
      return choose(statement, environment)
    case 'ForOfStatement':
    case 'ForInStatement':
      return each(statement, environment)
    case 'ForStatement':
      return count(statement, environment)
    case 'WhileStatement':
    case 'DoWhileStatement':
      return turns(statement, within(environment))
    case 'BreakStatement':
      return statement.label ? unknown : 'break'
    case 'ContinueStatement':
      return statement.label ? unknown : 'continue'
    case 'FunctionDeclaration':
    case 'EmptyStatement':
      return undefined
    default:
      return unknown
  }
}

function declare({ declarations, kind }: VariableDeclaration, environment: Environment): End {
  for (const { id, init } of declarations) {
    if (!init && kind === 'var' && namesOf(id).every((name) => functionFrame(environment.frame).slots.has(name)))
      continue
    const value = init ? environment.context.evaluate(init, environment) : undefined
    bindAs(kind, id, value, environment)
  }
  return undefined
}

/** `let` and `const` are names of the block, `var` of the function around it. */
function bindAs(kind: VariableDeclaration['kind'], id: Pattern, value: Outcome, environment: Environment): void {
  const { frame } = environment
  const home = kind === 'var' ? functionFrame(frame) : frame
  if (home === frame) return bind(id, value, environment)
  for (const [name, known] of bound(id, value, environment)) home.slots.set(name, known)
}

function functionFrame(frame: Frame): Frame {
  for (let home: Frame | undefined = frame; home?.outer; home = home.outer) if (home.ofFunction) return home
  return frame
}

/**
 * Whether what cannot be known is none of the page's business: a call or a change of something that only a browser has.
 * What would have changed the component's own data is not passed over.
 */
function isOutside(expression: Expression, environment: Environment): boolean {
  let node: Node = expression
  for (;;) {
    if (node.type === 'AwaitExpression' || (node.type === 'UnaryExpression' && node.operator !== 'delete'))
      node = node.argument
    else if (node.type === 'ChainExpression') node = node.expression
    else if (node.type === 'CallExpression') node = node.callee
    else if (node.type === 'MemberExpression') node = node.object
    else if (node.type === 'AssignmentExpression') node = node.left
    else break
  }
  if (node.type !== 'Identifier') return node.type === 'NewExpression' || node.type === 'ImportExpression'
  const value = lookUp(node.name, environment)
  return value === missing || value === unknown
}

function choose({ discriminant, cases }: SwitchStatement, environment: Environment): End {
  const inner = within(environment)
  const value = inner.context.evaluate(discriminant, inner)
  if (value === unknown) return unknown
  let start = cases.findIndex(({ test }) => test === null)
  for (const [index, { test }] of cases.entries()) {
    if (!test) continue
    const tested = inner.context.evaluate(test, inner)
    if (tested === unknown) return unknown
    if (tested !== value) continue
    start = index
    break
  }
  if (start < 0) return undefined
  for (const { consequent } of cases.slice(start)) {
    const end = block(consequent, inner)
    if (end !== undefined) return leaving(end)
  }
  return undefined
}

/** After one turn of a loop: `undefined` goes on; `'break'` ends the loop. */
function afterTurn(end: End): End {
  return end === 'continue' ? undefined : end
}

function leaving(end: End): End {
  return end === 'break' ? undefined : end
}

function each(loop: ForOfStatement | ForInStatement, environment: Environment): End {
  const { evaluate, work } = environment.context
  const value = evaluate(loop.right, environment)
  const items = loop.type === 'ForInStatement' ? keysOf(value) : itemsOf(value, work)
  if (!items || (loop.type === 'ForOfStatement' && loop.await)) return unknown
  for (const item of items) {
    const inner = within(environment)
    if (!give(loop.left, item, inner)) return unknown
    const end = afterTurn(run(loop.body, inner))
    if (end !== undefined) return leaving(end)
  }
  return undefined
}

/** Gives the name of a loop its next value: a name of this turn, or one that is there already. */
function give(left: ForOfStatement['left'], item: Value, environment: Environment): boolean {
  if (left.type !== 'VariableDeclaration') return store(left, item, environment) !== unknown
  bindAs(left.kind, left.declarations[0]!.id, item, environment)
  return true
}

function keysOf(value: Outcome): string[] | undefined {
  if (value === null || value === undefined) return []
  return isPlain(value) || Array.isArray(value) ? Object.keys(value as object) : undefined
}

function count(loop: ForStatement, environment: Environment): End {
  const { init } = loop
  const inner = within(environment)
  if (init?.type === 'VariableDeclaration') declare(init, inner)
  else if (init && inner.context.evaluate(init, inner) === unknown) return unknown
  return turns(loop, inner)
}

/** Each turn has names of its own, which start as those of the turn before: functions made in a turn keep them. */
function turns(loop: ForStatement | WhileStatement | DoWhileStatement, start: Environment): End {
  const { evaluate, work } = start.context
  let turn = start
  let isTested = loop.type !== 'DoWhileStatement'
  while (work.exceeded === undefined) {
    const goesOn = loop.test && isTested ? evaluate(loop.test, turn) : true
    if (goesOn === unknown) return unknown
    if (!goesOn) return undefined
    const end = afterTurn(run(loop.body, turn))
    if (end !== undefined) return leaving(end)
    isTested = true
    turn = nextTurn(turn)
    if (loop.type === 'ForStatement' && loop.update && evaluate(loop.update, turn) === unknown) return unknown
  }
  return unknown
}

function nextTurn({ frame, context }: Environment): Environment {
  return { frame: { ...frame, slots: new Map(frame.slots) }, context }
}
