/**
 * Loads the services that the configuration names, on sites that name some. Nothing is loaded before a reader who was asked
 * has consented, for one whose browser says no (Do Not Track, Global Privacy Control), from the disk, or for a page that is
 * only prepared. What runs cannot be stopped: who takes consent back is free of it from the next page on.
 */
import { make, one } from './dom.ts'
import { recall } from './stored.ts'

interface Service {
  readonly service: string
  readonly src: string
  readonly attributes?: Record<string, string>
  readonly values?: Values
}

type Values = Readonly<Record<string, string | boolean>>

interface Settings {
  readonly services: readonly Service[]
  readonly consent?: { readonly key: string; readonly value: string }
}

/** Queues of the services, by the names that their scripts look for. */
type Queues = Record<string, unknown[] | undefined>

const settings = (window as { readonly flatleafIntegrations?: Settings }).flatleafIntegrations
const queues = window as unknown as Queues
let isStarted = false

/** What a service expects to find when its script runs. */
const setUps: Readonly<Record<string, (values: Values) => void>> = {
  ga4({ id }) {
    // The script tells commands from data by their type: an arguments object, not a list.
    const command: (...words: unknown[]) => void = function () {
      queue('dataLayer').push(arguments)
    }
    command('js', new Date())
    command('config', id)
  },
  gtm() {
    queue('dataLayer').push({ event: 'gtm.js', 'gtm.start': Date.now() })
  },
  posthog({ id, host, recording }) {
    const calls = Object.assign(queue('posthog'), { people: [], __SV: 1 })
    const options = { api_host: host, disable_session_recording: !recording }
    Object.assign(calls, { _i: [[id, options, 'posthog']] })
  },
  matomo({ id, host }) {
    queue('_paq').push(
      ['setTrackerUrl', `${String(host)}/matomo.php`],
      ['setSiteId', id],
      ['trackPageView'],
      ['enableLinkTracking'],
    )
  },
}

function queue(name: string): unknown[] {
  return (queues[name] ??= [])
}

function isWanted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean }
  if (doNotTrack === '1' || globalPrivacyControl === true) return false
  const consent = settings?.consent
  return !consent || recall(consent.key) === consent.value
}

function start(): void {
  if (isStarted || !settings || !isWanted()) return
  isStarted = true
  for (const { service, src, attributes, values } of settings.services) {
    // One that fails must not take the others with it.
    try {
      setUps[service]?.(values ?? {})
      one('head')?.append(make('script', { ...attributes, src, async: '' }))
    } catch (error) {
      console.error(error)
    }
  }
}

function watch(): void {
  start()
  addEventListener('flatleaf-consent', start)
  // Consent that was given in another window.
  addEventListener('storage', start)
}

if (/^https?:$/.test(location.protocol)) {
  const isAhead = (document as { readonly prerendering?: boolean }).prerendering === true
  if (isAhead) document.addEventListener('prerenderingchange', watch, { once: true })
  else watch()
}
