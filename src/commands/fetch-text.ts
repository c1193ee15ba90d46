/** Fetches API descriptions that a configuration names by address: the one use of the network, asked for by `--fetch`. */

/** Longest answer, in bytes, and longest wait, in milliseconds. */
const limits = { bytes: 50 * 1024 * 1024, milliseconds: 30_000 }

/**
 * Makes the fetcher of `--fetch`: `https` only, no redirects (they could lead anywhere), bounded in size and time.
 * It throws an Error whose message says in words what went wrong.
 */
export function textFetcher(ask: typeof fetch): (url: string) => Promise<string> {
  return async (url) => {
    if (!/^https:\/\//i.test(url)) throw new Error('only https addresses are fetched.')
    const signal = AbortSignal.timeout(limits.milliseconds)
    const answer = await ask(url, { redirect: 'error', signal, headers: { 'user-agent': 'flatleaf' } }).catch(() => {
      throw new Error(`no answer within ${limits.milliseconds / 1000} s, or a redirect.`)
    })
    if (!answer.ok) throw new Error(`the server answered ${answer.status}.`)
    return read(answer)
  }
}

async function read(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > limits.bytes) throw new Error(`it is larger than ${limits.bytes / 1024 / 1024} MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
