/** The flags of V8 that the program runs under, and those that go with how much is made. Code that is kept holds under the same flags only. */
import { setFlagsFromString } from 'node:v8'
import { versions } from 'node:process'

/** Patterns of grammars are large and run often: to interpret each first and to compile it then takes a third longer. */
const compileAtOnce = '--no-regexp-tier-up'

/**
 * By itself the engine makes all objects of a kind among the old once the first ones outlived a collection, as trees do that are
 * half made when it comes. Each dead tree then kept what it held alive. Without it a third less is copied, and 1,000 pages and an
 * API take 5 % less CPU.
 */
const bornYoung = '--no-allocation-site-pretenuring'

/**
 * Functions are optimised when they have run four times as long as by the engine's own measure: a build of some hundred pages
 * ends before most of that pays. Of 2.75 s of CPU for 100 pages it spares 0.24, of 11 s for 1,000 pages 0.4.
 */
const optimiseLate = '--interrupt-budget=264000'

/**
 * With less of other functions in each, optimising takes half the time, and a build ends before the rest pays: 5 % of the CPU
 * of 200 and of 1,000 pages.
 */
const inlineLess = '--max-inlined-bytecode-size-cumulative=300'

/** From V8 12 on it has another name and another measure, and a flag that V8 does not know is told on the error stream. */
const knowsBudget = Number.parseInt(versions.v8, 10) < 12

const always = [compileAtOnce, ...(knowsBudget ? [optimiseLate] : []), inlineLess, bornYoung]

/**
 * Pages leave much behind that is dead when the next one is made, and by itself the engine lets that grow to four times what
 * lives: 650 MB of 160 for an API of 1,500 operations. Looking more often takes no time that could be measured once
 * much is made; in the small heap of a build after an edit it takes a twentieth.
 */
const growSlowly = '--heap-growing-percent=50'
const growFreely = '--heap-growing-percent=0'
/** `growSlowly` for more than some 15,000 pages, and beside another process: a sixth less memory, for a twentieth more time. */
const growLittle = '--heap-growing-percent=25'

/**
 * The young generation begins at 1 MB and doubles by itself when as much outlived it. What a build reads first all lives on, and was
 * copied from one size to the next, so it grows at once; but not at all in a build after an edit, which makes little: with 16 MB
 * that is soon over, and to touch so much memory for the first time took a tenth of it. Where nothing is to do at 10,000
 * pages a quarter of all memory was that.
 */
const young = {
  most: '--semi-space-growth-factor=16',
  asItIs: '--semi-space-growth-factor=1',
  byItself: '--semi-space-growth-factor=2',
}

/**
 * What is young is little where much is made, and its collector is done with it sooner than it has shared it out: 3 % of the CPU of
 * a build. After an edit most of it lives on, and shared out it takes 3 to 8 % less time of the whole.
 */
const collect = { alone: '--no-parallel-scavenge', together: '--parallel-scavenge' }

/** What is expected to be made: memory for that. */
const states = {
  /** Code is kept under these. */
  start: [growFreely, young.asItIs, collect.alone],
  /** The engine, and what is known of the last build. */
  reading: [growFreely, young.byItself, collect.alone],
  /** A few pages. */
  few: [growFreely, young.asItIs, collect.together],
  /** The same in a large project: of 50,000 pages it takes a fifth less memory, and a twentieth more time. */
  wide: [growSlowly, young.asItIs, collect.together],
  many: [growFreely, young.most, collect.alone],
  /** As many as fill the memory for texts. */
  filling: [growSlowly, young.most, collect.alone],
  /** Much more than those, or all of a large project. */
  flood: [growLittle, young.most, collect.alone],
} as const satisfies Record<string, readonly string[]>

export interface Flags {
  /** From now on so much is expected. */
  readonly expect: (state: keyof typeof states) => void
  /** Runs something under the flags that code is kept for: code for others is refused. */
  readonly underKept: <T>(act: () => T) => T
}

/** Sets the flags of the program. */
export function setFlags(): Flags {
  let now: keyof typeof states = 'start'
  const set = (flags: readonly string[]) => flags.forEach((flag) => setFlagsFromString(flag))
  set([...always, ...states.start])
  return {
    expect(state) {
      now = state
      set(states[state])
    },
    underKept(act) {
      set(states.start)
      try {
        return act()
      } finally {
        set(states[now])
      }
    },
  }
}
