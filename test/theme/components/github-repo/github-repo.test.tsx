import { expect, test } from 'vitest'
import { draw, markdown, tools } from '../component-kit.ts'

test('is a link with owner and name', () => {
  expect(draw('GitHub.Repo', { repo: 'acme/plants' })).toBe(
    '<a class="repo repo-card" href="https://github.com/acme/plants" rel="noopener"><svg/><span class="repo-name"><span class="repo-owner">acme/</span><span class="repo-title">plants</span><span class="visually-hidden"> on GitHub</span></span><svg/></a>',
  )
  expect(draw('GitHub.Repo', { repo: 'https://github.com/acme/plants.git/', variant: 'inline' })).toContain(
    'href="https://github.com/acme/plants"',
  )
  expect(markdown('GitHub.Repo', { repo: 'acme/plants' })).toBe('[acme/plants](https://github.com/acme/plants)')
})

test.each(['plants', 'a/b/c', '../x', 'javascript:alert(1)'])('refuses %j', (repo) => {
  const given = tools()
  expect(draw('GitHub.Repo', { repo }, [], given)).toBe(repo)
  expect(given.problems).toEqual(['repository-invalid'])
})
