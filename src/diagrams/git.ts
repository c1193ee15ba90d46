/** Git graphs: commits from left to right, a lane for each branch. */
import type { ElementContent } from 'hast'
import type { DiagramPart } from '../model/diagram.ts'
import { drawLabel, labelOf } from './label.ts'
import type { Label } from './label.ts'
import { DiagramError } from './read.ts'
import type { Reading } from './read.ts'
import { el, round } from './svg.ts'

interface Commit {
  readonly id: string
  readonly label: Label
  readonly tag?: Label
  readonly branch: string
  readonly kind: string
  /** Commits before it; the second one is merged or picked. */
  readonly parents: readonly string[]
  x: number
}

export interface GitGraph {
  readonly commits: readonly Commit[]
  readonly branches: readonly string[]
}

/** Reads a git graph. Throws a DiagramError at a line that cannot be read. */
export function readGit({ body }: Reading): GitGraph {
  const commits = new Map<string, Commit>()
  const heads = new Map<string, string | undefined>([['main', undefined]])
  let branch = 'main'
  for (const { text, line } of body) {
    const [, word = '', rest = ''] = /^([\w-]+)\s*(.*)$/.exec(text) ?? []
    const name = /^"([^"]*)"|^(\S+)/.exec(rest)?.slice(1).find(Boolean) ?? ''
    if (word === 'branch') heads.set((branch = name), heads.get(branch) ?? headBefore(heads, commits))
    else if (word === 'checkout' || word === 'switch') {
      if (!heads.has(name)) throw new DiagramError(`there is no branch "${name}"`, line)
      branch = name
    } else if (word === 'commit' || word === 'merge' || word === 'cherry-pick') {
      const other = word === 'merge' ? heads.get(name) : word === 'cherry-pick' ? value(rest, 'id') : undefined
      if (word !== 'commit' && !other)
        throw new DiagramError(`"${text.slice(0, 40)}" names nothing that is there`, line)
      const id =
        (word === 'cherry-pick' ? undefined : value(rest, 'id')) ??
        (word === 'commit' && /^"([^"]*)"$/.exec(rest)?.[1]) ??
        ''
      const key = id || `commit ${commits.size}`
      const tag = value(rest, 'tag') ?? (word === 'cherry-pick' ? `cherry-pick: ${other!}` : undefined)
      const parents = [heads.get(branch), other].filter((each): each is string => each !== undefined)
      const label = labelOf(id || (word === 'merge' ? `merge ${name}` : ''), { size: 12, most: 110 })
      const kind = value(rest, 'type') ?? (word === 'commit' ? 'NORMAL' : word.toUpperCase())
      commits.set(key, { id: key, label, branch, kind, parents, x: 0, ...(tag && { tag: labelOf(tag, { size: 12 }) }) })
      heads.set(branch, key)
    } else throw new DiagramError(`"${text.slice(0, 40)}" is not understood`, line)
  }
  return { commits: [...commits.values()], branches: [...heads.keys()] }
}

function headBefore(
  heads: ReadonlyMap<string, string | undefined>,
  commits: ReadonlyMap<string, Commit>,
): string | undefined {
  const last = [...commits.values()].at(-1)
  return last ? (heads.get(last.branch) ?? last.id) : undefined
}

function value(text: string, name: string): string | undefined {
  const found = new RegExp(`\\b${name}\\s*:\\s*(?:"([^"]*)"|(\\w+))`).exec(text)
  return found?.[1] ?? found?.[2]
}

const lane = 68

/** The contents of the drawing, and its size. */
export function drawGit({ commits, branches }: GitGraph, classes: (part: DiagramPart) => string) {
  const names = branches.map((name) => labelOf(name, { size: 13 }))
  const left = Math.max(0, ...names.map(({ width }) => width)) + 44
  let x = left + 20
  for (const commit of commits) {
    const half = Math.max(24, commit.label.width / 2 + 8, (commit.tag?.width ?? 0) / 2 + 14)
    commit.x = x + half
    x += half * 2
  }
  const row = (name: string) => 34 + branches.indexOf(name) * lane
  const byId = new Map(commits.map((commit) => [commit.id, commit]))
  const out: ElementContent[] = []
  for (const [index, name] of branches.entries()) {
    const y = row(name)
    const label = names[index]!
    out.push(
      el('path', { className: classes('lifeline'), d: `M${round(left)},${round(y)} H${round(x + 10)}` }),
      el('rect', {
        className: classes('actor'),
        x: left - label.width - 30,
        y: y - 13,
        width: label.width + 20,
        height: 26,
        rx: 13,
      }),
      ...drawLabel(label, { x: left - label.width / 2 - 20, y }, { className: classes('row-text') }),
      newline,
    )
  }
  for (const commit of commits)
    for (const parent of commit.parents) {
      const from = byId.get(parent)
      if (from)
        out.push(
          el('path', {
            className: classes('edge-thick'),
            d: way(from.x, row(from.branch), commit.x, row(commit.branch)),
          }),
        )
    }
  for (const commit of commits)
    out.push(...drawCommit(commit, row(commit.branch), { classes, hue: branches.indexOf(commit.branch) }))
  return { children: out, width: x + 20, height: 34 + branches.length * lane }
}
const newline = { type: 'text', value: '\n' } as const

function way(x1: number, y1: number, x2: number, y2: number): string {
  if (y1 === y2) return `M${round(x1)},${round(y1)} H${round(x2)}`
  const bend = Math.sign(y2 - y1) * 10
  if (y2 > y1) return `M${round(x1)},${round(y1)} V${round(y2 - bend)} q0,${bend} 10,${bend} H${round(x2)}`
  return `M${round(x1)},${round(y1)} H${round(x2 - 10)} q10,0 10,${bend} V${round(y2)}`
}

function drawCommit(
  commit: Commit,
  y: number,
  { classes, hue }: { classes: (part: DiagramPart) => string; hue: number },
): ElementContent[] {
  const { x, kind, label, tag } = commit
  const className = classes(`hue-${(hue % 8) + 1}` as DiagramPart)
  const mark =
    kind === 'HIGHLIGHT'
      ? el('rect', { className, x: x - 9, y: y - 9, width: 18, height: 18, rx: 3 })
      : el('circle', { className, cx: x, cy: y, r: 8 })
  const inner =
    kind === 'MERGE' || kind === 'CHERRY-PICK'
      ? [el('circle', { className: classes('ground'), cx: x, cy: y, r: 4 })]
      : kind === 'REVERSE'
        ? [el('path', { className: classes('edge'), d: `M${round(x - 5)},${round(y - 5)} l10,10 m0,-10 l-10,10` })]
        : []
  const tagged = tag
    ? [
        el('rect', {
          className: classes('note'),
          x: x - tag.width / 2 - 8,
          y: y - 32,
          width: tag.width + 16,
          height: 19,
          rx: 4,
        }),
        ...drawLabel(tag, { x, y: y - 22.5 }, { className: classes('note-text') }),
        newline,
      ]
    : []
  return [
    mark,
    ...inner,
    ...tagged,
    ...drawLabel(label, { x, y: y + 16 + label.height / 2 }, { className: classes('edge-text') }),
    newline,
  ]
}
