/** Texts as the bytes of one record. */

export interface Joined {
  /** They hold until the next texts are joined. */
  readonly bytes: Buffer
  /** Of each text, in bytes. */
  readonly lengths: readonly number[]
}

/** Memory that stays for the next record; larger ones get their own. */
const roomSize = 1024 * 1024

/** What stands for half a character in UTF-8. */
const replacement = Buffer.from('\ufffd')

/**
 * Joins texts one behind the other, without counting or checking them first: each of the two took as long as to write them. `undefined` where a text holds such, which does not survive UTF-8.
 */
export function joiner(): (texts: readonly (string | Uint8Array)[]) => Joined | undefined {
  let room: Buffer | undefined
  return (texts) => {
    // No character of a string takes more than three bytes.
    const most = texts.reduce((sum, text) => sum + (typeof text === 'string' ? 3 : 1) * text.length, 0)
    const whole = most > roomSize ? Buffer.allocUnsafeSlow(most) : (room ??= Buffer.allocUnsafeSlow(roomSize))
    let end = 0
    const lengths = texts.map((text) => {
      const start = end
      if (typeof text === 'string') end += whole.write(text, start)
      else {
        whole.set(text, start)
        end += text.length
      }
      return end - start
    })
    const bytes = whole.subarray(0, end)
    const isDoubtful = bytes.includes(replacement)
    if (isDoubtful && !texts.every((text) => typeof text !== 'string' || text.isWellFormed())) return undefined
    return { bytes, lengths }
  }
}
