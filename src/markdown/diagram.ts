/** Drawings of diagrams for a page: loaded when a page holds one, kept by their text as long as the process runs. */
import type { DiagramPart } from '../model/diagram.ts'
import type { Drawn } from '../diagrams/draw.ts'

export type { Drawn } from '../diagrams/draw.ts'

/** Text → drawing. Bounded: the oldest leaves first. */
export type DiagramCache = Map<string, Drawn>

export interface DiagramRenderer {
  readonly draw: (text: string, parts: Readonly<Record<DiagramPart, string>>) => Drawn
}

/** What the diagrams of one page may hold, in nodes and lines; the largest page of a survey had 250. */
export const pageDiagrams = 3_000
const mostCached = 2_000

/** Loads the renderer; the layout engine behind it is loaded at the first graph. */
export async function loadDiagrams(cache: DiagramCache): Promise<DiagramRenderer> {
  const [{ drawDiagram }, { loadElk }] = await Promise.all([
    import('../diagrams/draw.ts'),
    import('../diagrams/graph/elk.ts'),
  ])
  let elk: ReturnType<typeof loadElk> | undefined
  return {
    draw(text, parts) {
      const known = cache.get(text)
      if (known) return known
      const drawn = drawDiagram(text, { elk: (graph) => (elk ??= loadElk())(graph), classes: (part) => parts[part] })
      cache.set(text, drawn)
      for (const oldest of cache.keys()) {
        if (cache.size <= mostCached) break
        cache.delete(oldest)
      }
      return drawn
    },
  }
}
