/**
 * The value of an expression, computed over its tree. Nothing is run: each kind of node that has a value stands in `rules`,
 * every other one is `unknown`. New abilities are new rules; names are looked up in the scope and nowhere else.
 */
import type {
  ChainExpression,
  Expression,
  Literal,
  MemberExpression,
  Node,
  ObjectExpression,
  SimpleCallExpression,
  SpreadElement,
  Super,
  TemplateLiteral,
} from 'estree-jsx'
import { assignment, deleted, keyOfMember, update } from './assignments.ts'
import { lookUp, missing } from './frame.ts'
import type { Environment } from './frame.ts'
import { functionValue } from './functions.ts'
import { construct, outside } from './globals.ts'
import { linearPattern } from './linear-pattern.ts'
import { itemsOf, longest } from './lists.ts'
import { memberOf, spreadOf } from './members.ts'
import { binary, goesOn, isAllowedName, textOfValue, unary } from './operators.ts'
import { keyOfProperty } from './patterns.ts'
import { callable, isCallable, unknown } from './value.ts'
import type { Outcome, Value } from './value.ts'
import { enter, leave, spend } from './work.ts'

type Rules = {
  readonly [Type in Node['type']]?: (node: Extract<Node, { type: Type }>, environment: Environment) => Outcome
}

const rules: Rules = {
  Literal: literal,
  TemplateLiteral: template,
  Identifier: ({ name }, environment) => {
    const value = lookUp(name, environment)
    return value === missing ? unknown : value
  },
  UnaryExpression: (node, environment) => {
    if (node.operator === 'delete') return deleted(node.argument, environment)
    const value = evaluate(node.argument, environment)
    if (value === unknown) return node.operator === 'typeof' ? typeOfName(node.argument, environment) : unknown
    return unary(node.operator, value)
  },
  BinaryExpression: (node, environment) => {
    if (node.left.type === 'PrivateIdentifier') return unknown
    const left = evaluate(node.left, environment)
    const right = left === unknown ? unknown : evaluate(node.right, environment)
    return left === unknown || right === unknown
      ? unknown
      : binary(node.operator, left, right, environment.context.work)
  },
  LogicalExpression: (node, environment) => {
    const left = evaluate(node.left, environment)
    if (left === unknown) return unknown
    return goesOn(node.operator, left) ? evaluate(node.right, environment) : left
  },
  ConditionalExpression: (node, environment) => {
    const test = evaluate(node.test, environment)
    return test === unknown ? unknown : evaluate(test ? node.consequent : node.alternate, environment)
  },
  ArrayExpression: (node, environment) => listOf(node.elements, environment),
  ObjectExpression: objectOf,
  MemberExpression: (node, environment) => stop(member(node, environment)),
  ChainExpression: (node, environment) => stop(chain(node, environment)),
  CallExpression: (node, environment) => stop(called(node as SimpleCallExpression, environment)),
  NewExpression: (node, environment) => {
    const args = listOf(node.arguments, environment)
    if (args === unknown || node.callee.type !== 'Identifier') return unknown
    // A class of the author's is not ours to make.
    const isOwn = isCallable(lookUp(node.callee.name, environment)) && node.callee.name !== 'Array'
    return isOwn ? unknown : construct(node.callee.name, args, environment.context)
  },
  SequenceExpression: ({ expressions }, environment) => {
    let value: Outcome
    for (const each of expressions) value = evaluate(each, environment)
    return value
  },
  ArrowFunctionExpression: (node, environment) => functionValue(node, environment),
  FunctionExpression: (node, environment) => functionValue(node, environment),
  AssignmentExpression: assignment,
  UpdateExpression: update,
  JSXElement: (node, environment) => environment.context.draw(node, environment),
  JSXFragment: (node, environment) => environment.context.draw(node, environment),
}
type Rule = (node: Node, environment: Environment) => Outcome

/** The value of an expression; `unknown` when it cannot be computed from what is known. Total and without effects. */
export function evaluate(node: Expression | Node, environment: Environment): Outcome {
  const rule = Object.hasOwn(rules, node.type) ? (rules[node.type] as unknown as Rule) : undefined
  const { work } = environment.context
  if (!rule || !enter(work)) return unknown
  try {
    return rule(node, environment)
  } finally {
    leave(work)
  }
}

function literal(node: Literal): Outcome {
  if ('regex' in node && node.regex) return linearPattern(node.regex.pattern, node.regex.flags) ?? unknown
  return 'bigint' in node ? unknown : (node.value as Value)
}

function template(node: TemplateLiteral, environment: Environment): Outcome {
  const { work } = environment.context
  let text = ''
  for (const [index, { value }] of node.quasis.entries()) {
    text += value.cooked ?? value.raw
    const inner = node.expressions[index]
    const part = inner ? evaluate(inner, environment) : ''
    const more = part === unknown ? undefined : textOfValue(part, work)
    if (more === undefined || !spend(work, text.length + more.length)) return unknown
    text += more
  }
  return text
}

/** What a browser brings is not there while a site is built. */
function typeOfName(node: Expression, environment: Environment): Outcome {
  const isAbsent = node.type === 'Identifier' && outside.has(node.name) && lookUp(node.name, environment) === missing
  return isAbsent ? 'undefined' : unknown
}

type Items = readonly (Expression | SpreadElement | null)[]

function listOf(elements: Items, environment: Environment): Value[] | typeof unknown {
  const { work } = environment.context
  const values: Value[] = []
  if (!spend(work, elements.length)) return unknown
  for (const element of elements) {
    const value = element
      ? evaluate(element.type === 'SpreadElement' ? element.argument : element, environment)
      : undefined
    if (value === unknown) return unknown
    if (element?.type !== 'SpreadElement') {
      values.push(value)
      continue
    }
    const items = itemsOf(value, work)
    if (!items || values.length + items.length > longest) return unknown
    for (const item of items) values.push(item)
  }
  return values
}

function objectOf({ properties }: ObjectExpression, environment: Environment): Outcome {
  const object: Record<string, Value> = Object.create(null) as Record<string, Value>
  for (const property of properties) {
    if (property.type === 'SpreadElement') {
      const value = evaluate(property.argument, environment)
      const entries = value === unknown ? undefined : spreadOf(value, environment.context.work)
      if (!entries) return unknown
      for (const [name, each] of entries) object[name] = each
      continue
    }
    const name = keyOfProperty(property, environment)
    if (property.computed && name !== unknown && !isAllowedName(name)) return unknown
    const value = property.kind === 'init' ? evaluate(property.value as Expression, environment) : unknown
    if (name === unknown || value === unknown || !spend(environment.context.work, 1)) return unknown
    object[name] = value
  }
  return object
}

/** `a?.b.c` ends as a whole where `a` is nothing. */
const nothing = Symbol('nothing')
type Chained = Outcome | typeof nothing

function stop(value: Chained): Outcome {
  return value === nothing ? undefined : value
}

function link(node: Expression | Super, environment: Environment): Chained {
  if (node.type === 'MemberExpression') return member(node, environment)
  if (node.type === 'CallExpression') return called(node as SimpleCallExpression, environment)
  return node.type === 'Super' ? unknown : evaluate(node, environment)
}

function chain({ expression }: ChainExpression, environment: Environment): Chained {
  return link(expression, environment)
}

function member(node: MemberExpression, environment: Environment): Chained {
  const object = linked(node.object, environment)
  if (object === unknown || object === nothing) return object
  if (node.optional && (object === null || object === undefined)) return nothing
  const key = keyOfMember(node, environment)
  return key === unknown ? unknown : memberOf(object, key)
}

/** Links of one chain, each counted. */
function linked(node: Expression | Super, environment: Environment): Chained {
  const { work } = environment.context
  if (!enter(work)) return unknown
  try {
    return link(node, environment)
  } finally {
    leave(work)
  }
}

/** More are not written by hand, and the machine's own stack holds them. */
const mostArguments = 5000

function called(node: SimpleCallExpression, environment: Environment): Chained {
  const callee = linked(node.callee, environment)
  if (callee === nothing) return nothing
  if (node.optional && (callee === null || callee === undefined)) return nothing
  if (!isCallable(callee)) return unknown
  const args: Outcome[] = []
  for (const each of node.arguments) {
    if (each.type !== 'SpreadElement') {
      args.push(evaluate(each, environment))
      continue
    }
    const items = itemsOf(evaluate(each.argument, environment), environment.context.work)
    if (!items || items.length > mostArguments) return unknown
    for (const item of items) args.push(item)
  }
  return args.length > mostArguments ? unknown : callee[callable](args, environment.context)
}
