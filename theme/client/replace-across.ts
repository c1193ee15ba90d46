/**
 * Puts `to` in place of the address `from` in a text that is cut into pieces. Colours may cut an address anywhere, so it
 * is sought in the whole text; the new one stands in the piece where the old one began. As many pieces come out as went in.
 */
export function replaceAcross(pieces: readonly string[], from: string, to: string): readonly string[] {
  const whole = pieces.join('')
  let at = 0
  let end = 0
  return pieces.map((piece) => {
    let text = ''
    for (const unit of piece.split('')) {
      if (at >= end && standsAt(whole, from, at)) {
        text += to
        end = at + from.length
      }
      if (at >= end) text += unit
      at++
    }
    return text
  })
}

/** `https://a.example` is no part of `https://a.example.com`. */
function standsAt(whole: string, address: string, at: number): boolean {
  return (
    address !== '' &&
    whole.startsWith(address, at) &&
    !inside.test(whole[at - 1] ?? '') &&
    !inside.test(whole[at + address.length] ?? '')
  )
}

const inside = /[\p{L}\p{N}_.:@-]/u
