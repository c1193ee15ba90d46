import { expect, test } from 'vitest'
import { site as read } from '../config/read-text.ts'
import { aDocument, aSite } from '../site/factory.ts'
import { integrationAssets, settingsScript } from '../../src/outputs/integrations.ts'
import { textOf, viewOf } from './printing.ts'

const manifest = {
  'integrations-settings.js': '_flatleaf/integrations-settings.1.js',
  'integrations.js': '_flatleaf/integrations.1.js',
}
const pages = [aDocument('index'), aDocument('404')]
const siteWith = (integrations: object) => {
  const site = aSite({ pages, config: read({ integrations }).config })
  return { ...site, manifest: { ...site.manifest, ...manifest } }
}

/** What the policy of a page allows beyond that of a page without services: `script https://a.example`. */
function widened(policy: string): string[] {
  const rules = (text: string) =>
    text.split('; ').flatMap((rule) => {
      const [name = '', ...sources] = rule.split(' ')
      return sources.map((source) => `${name.replace('-src', '')} ${source}`)
    })
  const without = new Set(rules(viewOf(aSite({ pages }), 'index').head.csp))
  return rules(policy).filter((rule) => !without.has(rule))
}

/** The values of `integrations`, the one script that a page loads, and all that its policy allows more. */
const table: readonly (readonly [string, object, string, readonly string[]])[] = [
  [
    'ga4',
    { measurementId: 'G-ABC123' },
    'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
    [
      'script https://www.googletagmanager.com',
      'img https://www.google-analytics.com',
      'img https://www.googletagmanager.com',
      'connect https://*.analytics.google.com',
      'connect https://*.google-analytics.com',
      'connect https://analytics.google.com',
      'connect https://www.google-analytics.com',
      'connect https://www.googletagmanager.com',
    ],
  ],
  [
    'gtm',
    { tagId: 'GTM-ABC', hosts: ['https://pixel.example.com', 'https://*.example.org'] },
    'https://www.googletagmanager.com/gtm.js?id=GTM-ABC',
    [
      'script https://pixel.example.com',
      'script https://www.googletagmanager.com',
      'img https://pixel.example.com',
      'img https://www.googletagmanager.com',
      'connect https://*.example.org',
      'connect https://pixel.example.com',
      'connect https://www.googletagmanager.com',
    ],
  ],
  [
    'plausible',
    { domain: 'plants.example' },
    'https://plausible.io/js/script.js',
    ['script https://plausible.io', 'connect https://plausible.io'],
  ],
  [
    'plausible',
    { domain: 'plants.example', server: 'stats.example.com' },
    'https://stats.example.com/js/script.js',
    ['script https://stats.example.com', 'connect https://stats.example.com'],
  ],
  [
    'fathom',
    { siteId: 'ABCDEFG' },
    'https://cdn.usefathom.com/script.js',
    ['script https://cdn.usefathom.com', 'img https://cdn.usefathom.com', 'connect https://cdn.usefathom.com'],
  ],
  [
    'posthog',
    { apiKey: 'phc_abc' },
    'https://us-assets.i.posthog.com/static/array.js',
    [
      'script https://us-assets.i.posthog.com',
      'connect https://us-assets.i.posthog.com',
      'connect https://us.i.posthog.com',
    ],
  ],
  [
    'posthog',
    { apiKey: 'phc_abc', apiHost: 'https://hog.example.com/in/', sessionRecording: true },
    'https://hog.example.com/in/static/array.js',
    ['script https://hog.example.com', 'connect https://hog.example.com'],
  ],
  [
    'pirsch',
    { id: 'abcDEF123' },
    'https://api.pirsch.io/pa.js',
    ['script https://api.pirsch.io', 'connect https://api.pirsch.io'],
  ],
  [
    'matomo',
    { server: 'matomo.example.com', siteId: 3 },
    'https://matomo.example.com/matomo.js',
    ['script https://matomo.example.com', 'img https://matomo.example.com', 'connect https://matomo.example.com'],
  ],
  [
    'umami',
    { websiteId: '0a1b-2c3d' },
    'https://cloud.umami.is/script.js',
    [
      'script https://cloud.umami.is',
      'connect https://api-gateway.umami.dev',
      'connect https://cloud.umami.is',
      'connect https://gateway.umami.is',
    ],
  ],
  [
    'goatcounter',
    { code: 'plants' },
    'https://gc.zgo.at/count.js',
    ['script https://gc.zgo.at', 'img https://plants.goatcounter.com', 'connect https://plants.goatcounter.com'],
  ],
  [
    'goatcounter',
    { server: 'count.example.com' },
    'https://count.example.com/count.js',
    ['script https://count.example.com', 'img https://count.example.com', 'connect https://count.example.com'],
  ],
  [
    'custom',
    { src: 'https://a.example.com/s.js?v=1', data: { site: 7 }, hosts: ['https://in.example.com'] },
    'https://a.example.com/s.js?v=1',
    [
      'script https://a.example.com',
      'script https://in.example.com',
      'img https://in.example.com',
      'connect https://a.example.com',
      'connect https://in.example.com',
    ],
  ],
]

test.each(table)('%s %j: a page loads its script, and may reach its hosts alone', (service, values, src, policy) => {
  const site = siteWith({ [service]: values })
  expect(site.config.integrations).toMatchObject([{ service, src }])
  const { head } = viewOf(site, 'index')
  expect(head.scripts.filter((href) => href.includes('integrations'))).toEqual([
    '/_flatleaf/integrations-settings.1.js',
    '/_flatleaf/integrations.1.js',
  ])
  expect(widened(head.csp)).toEqual(policy)
})

test('the page for lost readers may reach them too', async () => {
  const text = await textOf(siteWith({ fathom: { siteId: 'A' } }), '404.html')
  expect(text).toContain('cdn.usefathom.com')
})

test('without a service nothing is loaded, made, or allowed', () => {
  for (const integrations of [{}, { cookies: { key: 'a', value: 'b' } }, { hotjar: { hjid: '1' } }]) {
    const site = siteWith(integrations)
    expect(integrationAssets(site.config)).toEqual([])
    expect(settingsScript(site.config)).toBeUndefined()
    const { head } = viewOf(site, 'index')
    expect(widened(head.csp)).toEqual([])
    expect(head.scripts.join()).not.toContain('integrations')
  }
})

test('the script is told what the configuration says, and nothing of where it stands', () => {
  const { config } = read({
    integrations: { pirsch: { id: 'abc' }, cookies: { key: 'choice', value: 'yes' } },
  })
  const text = settingsScript(config)!
  expect(JSON.parse(text.replace(/^self\.flatleafIntegrations=/, ''))).toEqual({
    services: [
      { service: 'pirsch', src: 'https://api.pirsch.io/pa.js', attributes: { id: 'pianjs', 'data-code': 'abc' } },
    ],
    consent: { key: 'choice', value: 'yes' },
  })
})
