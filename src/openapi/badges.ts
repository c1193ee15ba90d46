/** What an author marks an operation with, in words. */
import type { OperationSlice } from '../model/operation.ts'
import { isTrue, listAt, stringAt } from './json.ts'
import { inWords } from './title.ts'

/** `x-badges` (`[{ name: Beta }]` or texts), and the usual marks of how far along an operation is. Each word once. */
export function badgesOf({ operation }: OperationSlice): readonly string[] {
  const listed = listAt(operation, 'x-badges').map((badge) =>
    typeof badge === 'string' ? badge : stringAt(badge, 'name'),
  )
  const stages = ['x-stability', 'x-stability-level', 'x-release-status'].map((key) =>
    inWords(stringAt(operation, key) ?? ''),
  )
  const words = [...listed, ...stages, isTrue(operation, 'x-beta') && 'Beta'].flatMap(
    (word) => (word && word.trim()) || [],
  )
  return words.filter((word, index) => words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === index)
}
