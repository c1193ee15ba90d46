/** Elements that stand for fences and formulas until those are drawn: the attribute holds a number. */
import type { Element } from 'hast'
import type { Range } from './nodes.ts'

/**
 * What an element stands for, by the number in its `data-fence` or `data-math`. Raw HTML may hold such an attribute too, and
 * notes on elements do not outlive the reading of HTML; but nothing else stands in the file where the fence stands.
 */
export function standsFor<T extends { readonly position?: Range }>(
  { properties, position }: Element,
  known: readonly T[],
): T | undefined {
  const found = known[Number(properties.dataFence ?? properties.dataMath ?? Number.NaN)]
  return found && found.position?.start.offset === position?.start.offset ? found : undefined
}
