/** Analytics and other services: the keys of `integrations`, and of `analytics`, its older name. */
import * as z from 'zod'
import type { FeedbackConfig, SiteConfig } from '../../model/config.ts'
import type { Consent, Integration, ServiceName } from '../../model/integration.ts'
import { serviceNames } from '../../model/integration.ts'
import { isDataName, serviceOf, withHttps } from '../services.ts'
import { key } from '../key.ts'
import type { KeyInfo, Raw } from '../key.ts'
import type { Reading } from '../reading.ts'
import { listOf } from '../values.ts'

/** An id goes into addresses and attributes: only what cannot mean anything else there. */
const id = (pattern: RegExp) => z.string().regex(pattern, 'write it as the service gives it')
const idPlain = /^[A-Za-z\d_-]{1,100}$/
/** The form is right, but not the numbers: of a port, or of an address that looks like IPv4. */
const notParsed = {
  message: 'must be an address that browsers can read, but it is %',
  params: { code: 'value-format' },
}
const host = z
  .string()
  .regex(/^(?:https:\/\/)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?(?:\/[\w./-]*)?$/i, {
    message: 'write the name of a host, or its address with "https://"',
    abort: true,
  })
  .refine((text) => URL.canParse(withHttps(text)), notParsed)
const origin = z
  .string()
  .regex(/^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?$/i, {
    message: 'write "https://" and the name of a host',
    abort: true,
  })
  .refine((text) => URL.canParse(text.replace('*.', '')), notParsed)
const hosts = z
  .array(origin)
  .optional()
  .describe('Further hosts that it may load from and send to: `https://` and a name.')

const custom = z.object({
  src: z
    .string()
    .regex(/^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?\/[\w./~@%?&=+,-]*$/i, {
      message: 'write an address with "https://", without spaces and quotes',
      abort: true,
    })
    .refine((text) => URL.canParse(text), notParsed)
    .optional()
    .describe('Address of the script, with `https://`.'),
  data: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .optional()
    .describe('Settings of the script: `site` becomes its attribute `data-site`.'),
  hosts,
})

const services = {
  ga4: [
    'Google Analytics 4.',
    z.object({
      measurementId: id(/^G-[A-Z\d]{1,30}$/i)
        .optional()
        .describe('Begins with `G-`.'),
    }),
  ],
  gtm: [
    'Google Tag Manager.',
    z.object({
      tagId: id(/^G[A-Z]{0,5}-[A-Z\d]{1,30}$/i)
        .optional()
        .describe('Begins with `G`.'),
      hosts,
    }),
  ],
  plausible: [
    'Plausible.',
    z.object({
      domain: id(/^[\w.-]{1,253}(?:,[\w.-]{1,253}){0,9}$/)
        .optional()
        .describe('Name of the site at Plausible.'),
      server: host.optional().describe('Host of your own Plausible; `plausible.io` without it.'),
    }),
  ],
  fathom: ['Fathom.', z.object({ siteId: id(idPlain).optional().describe('Id of the site.') })],
  posthog: [
    'PostHog.',
    z.object({
      apiKey: id(/^phc_\w{1,100}$/)
        .optional()
        .describe('Begins with `phc_`.'),
      apiHost: host.optional().describe('Host that it sends to; `https://us.i.posthog.com` without it.'),
      sessionRecording: z.boolean().optional().describe('Whether sessions are recorded; `false` without it.'),
    }),
  ],
  pirsch: ['Pirsch.', z.object({ id: id(idPlain).optional().describe('Identification code of the site.') })],
  matomo: [
    'Matomo.',
    z.object({
      server: host.optional().describe('Host of your Matomo.'),
      siteId: z
        .union([id(/^\d{1,10}$/), z.number().int().min(1).max(9_999_999_999)])
        .optional()
        .describe('Number of the site.'),
    }),
  ],
  umami: [
    'Umami.',
    z.object({
      websiteId: id(/^[\da-f-]{1,40}$/i)
        .optional()
        .describe('Id of the site.'),
      server: host.optional().describe('Host of your own Umami; `cloud.umami.is` without it.'),
    }),
  ],
  goatcounter: [
    'GoatCounter.',
    z.object({
      code: key(id(/^[a-z\d][a-z\d-]{0,62}$/i), 'The first part of `code.goatcounter.com`.', {
        yields: 'server',
        becomes: 'integrations',
      }),
      server: host.optional().describe('Host of your own GoatCounter, in place of `code`.'),
    }),
  ],
  custom: ['Scripts of any other service.', z.union([custom, z.array(custom)])],
} as const satisfies Readonly<Record<ServiceName, readonly [about: string, schema: z.ZodType]>>

/** Services that other programs load and this one does not. */
const otherServices = [
  'segment',
  'mixpanel',
  'amplitude',
  'heap',
  'hotjar',
  'clarity',
  'logrocket',
  'adobe',
  'hightouch',
  'clearbit',
  'intercom',
  'frontchat',
  'koala',
  'osano',
] as const

/** Every service that has a key, loaded or not. */
export const analyticsNames: readonly string[] = [...serviceNames, ...otherServices]

/** The services, as keys that are told of by `info`. */
function serviceKeysOf(info: (name: string) => KeyInfo) {
  const of = <S extends z.ZodType>(name: ServiceName, [about, schema]: readonly [string, S]) =>
    key(schema, about, info(name))
  const others = Object.fromEntries(
    otherServices.map((name) => [name, key(z.unknown(), 'Not loaded; a warning says so.', info(name))]),
  )
  return {
    ga4: of('ga4', services.ga4),
    gtm: of('gtm', services.gtm),
    plausible: of('plausible', services.plausible),
    fathom: of('fathom', services.fathom),
    posthog: of('posthog', services.posthog),
    pirsch: of('pirsch', services.pirsch),
    matomo: of('matomo', services.matomo),
    umami: of('umami', services.umami),
    goatcounter: of('goatcounter', services.goatcounter),
    custom: of('custom', services.custom),
    ...(others as Record<(typeof otherServices)[number], z.ZodOptional<z.ZodUnknown>>),
  }
}

export const integrationKeys = {
  integrations: key(
    z.object({
      ...serviceKeysOf(() => ({ becomes: 'integrations' })),
      cookies: key(
        z.object({
          key: z.string().optional().describe('Name in the local storage of the browser.'),
          value: z.string().optional().describe('What must be stored there.'),
        }),
        'Consent: services are loaded only once the browser has stored this value under this key.',
        { becomes: 'consent' },
      ),
      telemetry: key(
        z.object({
          enabled: z.boolean().optional().describe('`false`: pages do not ask whether they were helpful.'),
        }),
        'What the pages themselves send.',
        { becomes: 'feedback.endpoint' },
      ),
    }),
    'Analytics and other services. Pages load nothing from other hosts without it.',
    { dialect: 'nested', becomes: 'integrations' },
  ),
  analytics: key(
    z.object(serviceKeysOf((name) => ({ newer: `integrations.${name}`, becomes: 'integrations' }))),
    'Analytics.',
    { dialect: 'flat', becomes: 'integrations' },
  ),
}

type RawIntegrations = Raw<typeof integrationKeys>

/**
 * The services that pages load, those of `integrations` before those of `analytics`. Codes: `integration-incomplete`,
 * `integration-unsupported` and `integration-data` (warnings), `consent-incomplete` (error), `integration-hosts` (info).
 */
export function readIntegrations(
  raw: RawIntegrations,
  reading: Reading,
  isOff: boolean,
): Pick<SiteConfig, 'integrations' | 'consent'> {
  const found = (['integrations', 'analytics'] as const).flatMap((name) => servicesIn(raw, name, reading))
  const { isAsked, consent } = consentIn(raw, reading)
  // Who asks for consent and cannot say which gets no services: they must not load without it.
  if (isOff || found.length === 0 || (isAsked && !consent)) return consent ? { consent } : {}
  tellHosts(found, reading)
  return { integrations: found, ...(consent && { consent }) }
}

function servicesIn(raw: RawIntegrations, name: 'integrations' | 'analytics', reading: Reading): Integration[] {
  const owner = raw[name]
  if (!owner) return []
  const isNewer = (service: string) =>
    name === 'analytics' && (raw.integrations as Record<string, unknown> | undefined)?.[service] !== undefined
  for (const service of otherServices)
    if (owner[service] !== undefined && !isNewer(service)) tellUnsupported(owner, `${name}.${service}`, reading)
  return serviceNames.flatMap((service): Integration[] => {
    const written = owner[service]
    if (written === undefined || isNewer(service)) return []
    return listOf<object>(written).flatMap((values) => {
      const at = reading.keyAt(owner, service)
      // A wrong setting was told: without it the service would talk to another host than the one that was meant.
      if (settingsOf(service).some((each) => reading.has(values, each) && !(each in values))) return []
      const made = serviceOf(service, values as Readonly<Record<string, unknown>>)
      if ('data' in values && values.data) tellWrongNames(values.data, reading)
      if (!('missing' in made)) return [{ service, ...made, at }]
      if (!reading.has(values, made.missing)) tellIncomplete(`${name}.${service}`, made.missing, { at, reading })
      return []
    })
  })
}

function settingsOf(service: ServiceName): readonly string[] {
  return Object.keys(service === 'custom' ? custom.shape : services[service][1].shape)
}

function tellIncomplete(name: string, missing: string, { at, reading }: { at: Integration['at']; reading: Reading }) {
  reading.warn(
    'integration-incomplete',
    at,
    `"${name}" is not loaded: it has no "${missing}".`,
    `Add "${missing}", or remove "${name}".`,
  )
}

function tellUnsupported(owner: object, name: string, reading: Reading): void {
  reading.warn(
    'integration-unsupported',
    reading.keyAt(owner, name.slice(name.indexOf('.') + 1)),
    `"${name}" is not loaded: Flatleaf does not know this service.`,
    'Name its script in "integrations.custom", with the hosts that it contacts.',
  )
}

function tellWrongNames(data: object, reading: Reading): void {
  for (const name of Object.keys(data))
    if (!isDataName(name))
      reading.warn(
        'integration-data',
        reading.keyAt(data, name),
        `"${name}" is left out: it can be no name of a setting.`,
        'Write small letters, digits and hyphens, as in "site-id" for the attribute "data-site-id".',
      )
}

/** Whether consent is asked for, in whatever form it is written, and which. */
function consentIn(raw: RawIntegrations, reading: Reading): { isAsked: boolean; consent?: Consent } {
  const { integrations, analytics } = raw
  const isMisplaced = analytics !== undefined && reading.has(analytics, 'cookies')
  if (isMisplaced)
    reading.error(
      'consent-incomplete',
      reading.keyAt(analytics, 'cookies'),
      'No service is loaded: consent is asked for in "integrations.cookies", not in "analytics".',
      'Move "cookies" to "integrations".',
    )
  if (!integrations || !reading.has(integrations, 'cookies')) return { isAsked: isMisplaced }
  const consent = integrations.cookies && consentOf(integrations.cookies, reading)
  return { isAsked: true, ...(consent && !isMisplaced && { consent }) }
}

function consentOf(cookies: { key?: string; value?: string }, reading: Reading): Consent | undefined {
  const { key: name, value } = cookies
  if (name && value) return { key: name, value }
  reading.error(
    'consent-incomplete',
    reading.at(cookies),
    `No service is loaded: "integrations.cookies" has no "${name ? 'value' : 'key'}", so nobody can consent.`,
    'Write the key and the value that your consent banner stores, or remove "cookies".',
  )
  return undefined
}

/** Who sends nothing from pages asks nothing either. Code: `key-idle` (info) where nothing would be sent. */
export function heedTelemetry(feedback: FeedbackConfig, raw: RawIntegrations, reading: Reading): FeedbackConfig {
  const { telemetry } = raw.integrations ?? {}
  if (telemetry?.enabled === undefined) return feedback
  const { endpoint, ...silent } = feedback
  if (endpoint === undefined)
    reading.info(
      'key-idle',
      reading.keyAt(telemetry, 'enabled'),
      '"integrations.telemetry.enabled" is accepted but has no effect: pages send nothing of their own.',
    )
  return telemetry.enabled ? feedback : silent
}

/** Owners of a site answer for whom their readers' browsers talk to: it is said once, with what a header must allow. */
function tellHosts(found: readonly Integration[], reading: Reading): void {
  const sources = new Map<string, Set<string>>()
  for (const { kind, origin: source } of found.flatMap(({ embeds }) => embeds))
    sources.set(kind, (sources.get(kind) ?? new Set()).add(source))
  const all = new Set(found.flatMap(({ embeds }) => embeds.map(({ origin: source }) => source)))
  const names = [...all].map((each) => each.replace('https://', '')).sort()
  const policy = [...sources].map(([kind, each]) => `${kind}-src ${[...each].sort().join(' ')}`)
  reading.info(
    'integration-hosts',
    found[0]!.at,
    `Pages contact ${names.join(', ')}.`,
    `If your server sends a Content-Security-Policy, add to it: ${policy.join('; ')}`,
  )
}
