import { expect, test } from 'vitest'
import { read, site } from '../read-text.ts'

const names = (result: ReturnType<typeof site>) => result.config.integrations?.map(({ service }) => service)
const endpoint = { thumbsRating: true, endpoint: '/rate' }

test('both names of the key give one list; a service that both name is read from the newer', () => {
  const both = site({
    analytics: { ga4: { measurementId: 'G-OLD' }, plausible: { domain: 'a.example' } },
    integrations: { ga4: { measurementId: 'G-NEW' }, fathom: { siteId: 'F' } },
  })
  expect(names(both)).toEqual(['ga4', 'fathom', 'plausible'])
  expect(both.config.integrations?.[0]?.values).toEqual({ id: 'G-NEW' })
  expect(both.lines.map((line) => line.split(' ').slice(1).join(' '))).toEqual([
    'warning setting-twice',
    'info integration-hosts',
  ])
})

test('the hosts are said once, with what a header must allow', () => {
  const { diagnostics } = site({ integrations: { plausible: { domain: 'a.example' }, fathom: { siteId: 'F' } } })
  expect(diagnostics).toMatchObject([
    {
      code: 'integration-hosts',
      severity: 'info',
      message: 'Pages contact cdn.usefathom.com, plausible.io.',
      hint: expect.stringContaining('script-src https://cdn.usefathom.com https://plausible.io; connect-src'),
    },
  ])
})

const hostile = ['a"><script>', "a'; script-src *", 'a b', 'a&b=c', '../x', 'a\n', '${x}', '</script>', 'é', '']

test.each([
  ['ga4', 'measurementId', { measurementId: 'G-' }],
  ['gtm', 'tagId', { tagId: 'GTM-' }],
  ['plausible', 'domain', { domain: '' }],
  ['fathom', 'siteId', { siteId: '' }],
  ['posthog', 'apiKey', { apiKey: 'phc_' }],
  ['pirsch', 'id', { id: '' }],
  ['matomo', 'siteId', { server: 'm.example.com', siteId: '' }],
  ['umami', 'websiteId', { websiteId: '' }],
  ['goatcounter', 'code', { code: '' }],
])('%s: a %s that could mean something else is an error, and nothing is loaded', (service, name, values) => {
  for (const end of hostile) {
    const written = { ...values, [name]: `${(values as Record<string, string>)[name]}${end}` }
    const { config, diagnostics } = site({ integrations: { [service]: written } })
    expect(config.integrations, JSON.stringify(written)).toBeUndefined()
    expect(diagnostics.map(({ severity }) => severity)).toEqual(['error'])
    expect(diagnostics[0]?.message).toMatch(/: write it as the service gives it\.$/)
  }
})

test.each([
  ['javascript:alert(1)'],
  ['http://a.example.com'],
  ['//a.example.com'],
  ['https://user:pass@a.example.com'],
  ["a.example.com; script-src 'unsafe-inline'"],
  ['*.example.com'],
  ['localhost'],
  ['a.example.com/x?y'],
])('a server cannot be %s', (server) => {
  const { config, codes } = site({ integrations: { matomo: { server, siteId: 1 } } })
  expect(config.integrations).toBeUndefined()
  expect(codes).toEqual(['value-format'])
})

test.each([['http://a.example.com/a.js'], ['javascript:1'], ['a.js'], ['https://a.example.com/"onload=']])(
  'a script of another service cannot be %s',
  (src) => {
    const { config, codes } = site({ integrations: { custom: [{ src }] } })
    expect(config.integrations).toBeUndefined()
    expect(codes.filter((code) => code !== 'integration-hosts')).toHaveLength(1)
  },
)

test.each([
  ['https://*'],
  ['https://*.com'],
  ['*'],
  ["https://a.example.com 'unsafe-inline'"],
  ['http://a.example.com'],
])('no policy is opened for %s', (host) => {
  const { config, diagnostics } = site({ integrations: { gtm: { tagId: 'GTM-A', hosts: [host] } } })
  expect(JSON.stringify(config.integrations)).not.toContain(host)
  expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true)
})

test('a setting whose name could be no attribute is left out and told', () => {
  const data = { site: 'a', 'on click': 'b' }
  const { config, codes } = site({ integrations: { custom: { src: 'https://a.example.com/a.js', data } } })
  expect(config.integrations?.[0]?.attributes).toEqual({ 'data-site': 'a' })
  expect(codes).toEqual(['integration-data', 'integration-hosts'])
})

test('a service without its id is told, and is not loaded', () => {
  const { config, diagnostics } = site({ integrations: { matomo: { server: 'm.example.com' }, ga4: {} } })
  expect(config.integrations).toBeUndefined()
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'integration-incomplete: "integrations.ga4" is not loaded: it has no "measurementId".',
    'integration-incomplete: "integrations.matomo" is not loaded: it has no "siteId".',
  ])
})

test('services that are not known by name are told once each, with the way to load them', () => {
  const { config, diagnostics } = site({
    integrations: { segment: { key: 'a' }, intercom: 'abcdefg' },
    analytics: { koala: { publicApiKey: 'pk' }, segment: { key: 'b' } },
  })
  expect(config.integrations).toBeUndefined()
  expect(diagnostics.filter(({ code }) => code === 'integration-unsupported')).toMatchObject([
    {
      message: expect.stringContaining('"integrations.segment"'),
      hint: expect.stringContaining('integrations.custom'),
    },
    { message: expect.stringContaining('"integrations.intercom"') },
    { message: expect.stringContaining('"analytics.koala"') },
  ])
})

test('consent without a key or a value loads nothing', () => {
  const fathom = { siteId: 'F' }
  expect(site({ integrations: { fathom, cookies: { key: 'c', value: 'yes' } } }).config.consent).toEqual({
    key: 'c',
    value: 'yes',
  })
  for (const cookies of [{ key: 'c' }, { value: 'yes' }, {}, { key: '', value: 'yes' }]) {
    const { config, codes } = site({ integrations: { fathom, cookies } })
    expect(config.integrations).toBeUndefined()
    expect(codes).toEqual(['consent-incomplete'])
  }
})

test('sites that send nothing ask nothing, and keep their services', () => {
  const silent = site({
    feedback: endpoint,
    integrations: { fathom: { siteId: 'F' }, telemetry: { enabled: false } },
  })
  expect(silent.config.feedback).not.toHaveProperty('endpoint')
  expect(names(silent)).toEqual(['fathom'])
  const loud = site({ feedback: endpoint, integrations: { telemetry: { enabled: true } } })
  expect(loud.config.feedback.endpoint).toBe('/rate')
  expect(site({ integrations: { telemetry: { enabled: false } } }).codes).toEqual(['key-idle'])
})

test('the command can leave out all services', () => {
  const file = {
    name: 'Plants',
    navigation: [{ group: 'Start', pages: ['index'] }],
    integrations: { fathom: { siteId: 'F' } },
  }
  const { config, codes } = read(file, {}, { integrations: false })
  expect(config.integrations).toBeUndefined()
  expect(codes).toEqual([])
})

test('a value that says what holds without it is obeyed all the same', () => {
  const addresses = ['https://us.i.posthog.com', 'us.i.posthog.com', undefined].map((apiHost) => {
    const { config } = site({ integrations: { posthog: { apiKey: 'phc_a', ...(apiHost && { apiHost }) } } })
    return config.integrations?.[0]?.src
  })
  expect(new Set(addresses)).toEqual(new Set(['https://us-assets.i.posthog.com/static/array.js']))
})

test.each([['consent'], [[{ key: 'c', value: 'yes' }]], [null], [3]])(
  'consent that cannot be read loads nothing: %j',
  (cookies) => {
    const { config, diagnostics } = site({ integrations: { fathom: { siteId: 'F' }, cookies } })
    expect(config.integrations).toBeUndefined()
    expect(diagnostics).toMatchObject([{ severity: 'error' }])
  },
)

test('consent that stands among the older keys loads nothing', () => {
  const cookies = { key: 'c', value: 'yes' }
  for (const integrations of [undefined, { cookies }]) {
    const { config, codes } = site({
      analytics: { fathom: { siteId: 'F' }, cookies },
      ...(integrations && { integrations }),
    })
    expect(config.integrations).toBeUndefined()
    expect(codes).toContain('consent-incomplete')
  }
})

test.each([
  ['plausible', { domain: 'a.example', server: 'http://stats.a.example' }],
  ['plausible', { domain: 'a.example', server: 'stats.a.example:99999' }],
  ['matomo', { server: '256.256.256.256', siteId: 1 }],
  ['umami', { websiteId: 'ab', server: 'analytics' }],
  ['posthog', { apiKey: 'phc_a', apiHost: 'not a host' }],
  ['goatcounter', { code: 'a', server: 'http://a.example.com' }],
  ['custom', { src: 'https://a.example.com:99999/a.js' }],
  ['custom', { src: 'https://a.example.com/a.js', hosts: ['https://1.2.3.400'] }],
])('readers are sent nowhere else when a setting of %s is wrong: %j', (name, values) => {
  const { config, diagnostics } = site({ integrations: { [name]: values } })
  expect(config.integrations?.flatMap(({ embeds }) => embeds.map(({ origin }) => origin)) ?? []).toEqual(
    'hosts' in values ? ['https://a.example.com', 'https://a.example.com'] : [],
  )
  expect(diagnostics[0]).toMatchObject({ severity: 'error' })
  expect(diagnostics[0]?.message).not.toContain('must be ,')
})
