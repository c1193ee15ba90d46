/** Secrets that the reader wants kept while the tab is open, for one server of one API. Else they live in memory alone. */
import type { RequestForm } from '../../../src/model/request-form.ts'
import { recall, remember } from '../stored.ts'
import type { FormState } from './state.ts'

const key = ({ servers }: RequestForm) => `flatleaf-secrets ${servers[0]!.url}`

/** What was kept; `undefined`: nothing was asked to be. */
export function keptSecrets(form: RequestForm): FormState['secrets'] | undefined {
  try {
    const kept: unknown = JSON.parse(recall(key(form), 'sessionStorage') ?? '')
    const entries = Object.entries(kept as object).filter(([, value]) => typeof value === 'string')
    return Object.fromEntries(entries) as FormState['secrets']
  } catch {
    return undefined
  }
}

/** Keeps them, or forgets them. */
export function keepSecrets(form: RequestForm, secrets: FormState['secrets'] | undefined): void {
  remember(key(form), secrets && JSON.stringify(secrets), 'sessionStorage')
}
