import { expect, test } from 'vitest'
import { aDocument, aGroup, aSite, withMatter } from '../site/factory.ts'
import { textOf, viewOf } from './printing.ts'

const asking = (endpoint: string) => ({
  feedback: { suggestEdit: false, raiseIssue: false, endpoint },
})
const pages = [
  aDocument('index'),
  withMatter('own', { mode: 'custom' }),
  withMatter('silent', { feedback: false }),
  aDocument('404'),
]
const connect = (csp: string) => /connect-src ([^;]*)/.exec(csp)?.[1]

test('pages that ask may reach the endpoint, and nothing else may', async () => {
  const site = aSite({ pages, config: asking('https://answers.example:8443/docs?x=1') })
  expect(viewOf(site, 'index').actions.feedback).toBe('https://answers.example:8443/docs?x=1')
  expect(connect(viewOf(site, 'index').head.csp)).toBe("'self' https://answers.example:8443")
  for (const id of ['own', 'silent']) {
    expect(viewOf(site, id).actions.feedback).toBeUndefined()
    expect(connect(viewOf(site, id).head.csp)).toBe("'self'")
  }
  expect(await textOf(site, '404.html')).not.toContain('answers.example')
})

test('an endpoint on the host of the site needs no more than it has', () => {
  const site = aSite({ pages, config: asking('/api/feedback') })
  expect(viewOf(site, 'index').actions.feedback).toBe('/api/feedback')
  expect(connect(viewOf(site, 'index').head.csp)).toBe("'self'")
})

test('pages that only list others do not ask', async () => {
  const ids = Array.from({ length: 1200 }, (_, index) => `plants/page-${index}`)
  const site = aSite({ navigation: [aGroup('All', ids)], config: asking('https://answers.example') })
  expect(await textOf(site, 'plants/page-0/index.html')).toContain('answers.example')
  expect(await textOf(site, '_flatleaf/nav/site/all-2/2/index.html')).not.toContain('answers.example')
})

test('without an endpoint nobody is asked', () => {
  expect(viewOf(aSite({ pages }), 'index').actions).not.toHaveProperty('feedback')
})
