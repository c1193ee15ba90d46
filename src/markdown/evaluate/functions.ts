/** Functions of authors: calling one gives its parameters their values and walks its body. */
import type { ArrowFunctionExpression, FunctionDeclaration, FunctionExpression } from 'estree-jsx'
import type { Context, Environment, Frame } from './frame.ts'
import { moves } from './moves.ts'
import { bind } from './patterns.ts'
import { callable, unknown } from './value.ts'
import type { Callable, Outcome } from './value.ts'
import { enter, leave } from './work.ts'

export type FunctionNode = ArrowFunctionExpression | FunctionExpression | FunctionDeclaration

/** The value of a function where it stands. `name` is the one it can be found by. */
export function functionValue(node: FunctionNode, environment: Environment, name?: string): Callable {
  const { frame } = environment
  let known: boolean | undefined
  return {
    [callable]: (args, context) => call(node, args, { frame, context }),
    about: {
      file: frame.file,
      ...(name !== undefined && !frame.outer && { name }),
      get moves() {
        return (known ??= moves(node))
      },
    },
  }
}

function call(node: FunctionNode, args: readonly Outcome[], at: { frame: Frame; context: Context }): Outcome {
  const { context, frame } = at
  if (node.async || node.generator || !enter(context.work)) return unknown
  try {
    const names: Frame = { slots: new Map(), outer: frame, ofFunction: true, file: frame.file }
    const inner: Environment = { frame: names, context }
    for (const [index, parameter] of node.params.entries()) {
      if (parameter.type === 'RestElement') {
        const rest = args.slice(index)
        bind(parameter.argument, rest.includes(unknown) ? unknown : (rest as never), inner)
      } else bind(parameter, args[index], inner)
    }
    return node.body.type === 'BlockStatement' ? context.run(node.body, inner) : context.evaluate(node.body, inner)
  } finally {
    leave(context.work)
  }
}
