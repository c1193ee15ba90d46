import type { Child } from '../../src/hast/jsx-runtime.ts'

/** A text of the product with what is drawn in its places: each `{}` is one of `parts`, in order. */
export function phrase(text: string, ...parts: readonly Child[]): Child {
  const pieces: readonly Child[] = text.split('{}')
  return pieces
    .flatMap((piece, index) => (index === 0 ? [piece] : [parts[index - 1], piece]))
    .filter((each) => each !== '')
}
