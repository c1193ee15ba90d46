/** TypeScript → JavaScript, as text: types go, JSX stays. Nothing is run. */
import { esbuild } from './esbuild.ts'

/** The text without its types, or where it is no TypeScript. */
export async function stripTypes(
  text: string,
  loader: 'ts' | 'tsx',
): Promise<{ readonly code: string } | { readonly offset: number; readonly message: string }> {
  const { transform } = esbuild()
  try {
    const { code } = await transform(text, {
      loader,
      jsx: 'preserve',
      target: 'esnext',
      charset: 'utf8',
      legalComments: 'none',
      logLevel: 'silent',
      tsconfigRaw: '{}',
    })
    return { code }
  } catch (error) {
    const [first] = (error as { errors?: readonly Problem[] }).errors ?? []
    return { offset: offsetOf(text, first?.location), message: first?.text ?? String(error) }
  }
}

interface Problem {
  readonly text: string
  readonly location?: { readonly line: number; readonly column: number } | null
}

function offsetOf(text: string, location: Problem['location']): number {
  if (!location) return 0
  const lines = text.split('\n').slice(0, location.line - 1)
  return lines.reduce((sum, line) => sum + line.length + 1, location.column)
}
