/**
 * What a bench took when its baseline was written, so that a regression is seen. Machines differ: beside the CPU of each column stands
 * that of one fixed piece of work, and both are compared as multiples of it.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../places.mjs'

const file = join(repository, 'test/bench/baseline.json')

/** Milliseconds of CPU for some work of the kind that builds do: the best of five. */
export function unitOfWork() {
  const runs = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage()
    const texts = Array.from({ length: 20_000 }, (_, index) =>
      JSON.stringify({ id: `page-${index}`, words: [`a${index}`, 'b'] }),
    )
    const sum = createHash('sha256')
    for (const text of texts) sum.update(JSON.stringify(JSON.parse(text)).replaceAll('"', '&quot;'))
    sum.digest()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...runs)
}

/** Keeps the figures of a bench under its name. */
export function saveBaseline(name, cpu) {
  const all = { ...readAll(), [name]: { unit: round(unitOfWork()), cpu } }
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
}

/** Ratio of each column to the baseline; `undefined` where there is none. */
export function ratiosTo(name, cpu) {
  const base = readAll()[name]
  if (!base) return undefined
  const speed = unitOfWork() / base.unit
  return Object.fromEntries(
    Object.entries(cpu).map(([column, value]) => [column, round(value / speed / base.cpu[column])]),
  )
}

function readAll() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

const round = (value) => Math.round(value * 100) / 100
