/** One call from beginning to end: the answer, or why there is none. */
import type { Call, Outcome } from './answer-tools.ts'
import { explain } from './explain.ts'
import { send } from './send.ts'

/** Rejects only when the call was cancelled. */
export async function call({ request, curl, signal, credentials, proxy, onProgress }: Call): Promise<Outcome> {
  let refused: string | undefined
  const note = ({ blockedURI }: SecurityPolicyViolationEvent) => (refused = blockedURI)
  document.addEventListener('securitypolicyviolation', note)
  try {
    const answer = await send(request, {
      signal,
      credentials,
      ...(proxy === undefined ? {} : { proxy }),
      onProgress: (progress) => onProgress({ kind: 'answer', answer: progress }),
    })
    return { kind: 'answer', answer }
  } catch (error) {
    if (signal.aborted) throw error
    // The browser says that its policy refused something after it has refused it.
    await new Promise((told) => setTimeout(told, 50))
    const { protocol, origin } = location
    const around = { online: navigator.onLine, protocol, origin, credentials, ...(refused ? { refused } : {}) }
    return { kind: 'failed', why: explain(request, around), curl }
  } finally {
    document.removeEventListener('securitypolicyviolation', note)
  }
}
