/** A service of others that pages load because the configuration names it, and when they may. */
import type { Place } from './diagnostic.ts'
import type { Embed } from './document.ts'

/** The services that are known by name; `custom` is any other script. */
export const serviceNames = [
  'ga4',
  'gtm',
  'plausible',
  'fathom',
  'posthog',
  'pirsch',
  'matomo',
  'umami',
  'goatcounter',
  'custom',
] as const
export type ServiceName = (typeof serviceNames)[number]

export interface Integration {
  readonly service: ServiceName
  /** Absolute address of its script. */
  readonly src: string
  /** Attributes of the script element. */
  readonly attributes?: Readonly<Record<string, string>>
  /** What is set up before the script runs, for services that ask for it. */
  readonly values?: Readonly<Record<string, string | boolean>>
  /** What the policy of pages must allow. */
  readonly embeds: readonly Embed[]
  readonly at: Place
}

/** Nothing is loaded until the browser has stored this value under this key. */
export interface Consent {
  readonly key: string
  readonly value: string
}
