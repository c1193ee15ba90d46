import { describe, expect, test } from 'vitest'
import type { Project } from '../../../src/config/read.ts'
import { site } from '../read-text.ts'

const feedback = { suggestEdit: true }
const git = (url: string, dir = 'docs') => ({
  git: () => ({ config: `[remote "origin"]\n\turl = ${url}`, head: 'ref: refs/heads/dev', dir }),
})
const repository = (keys: object, around?: Partial<Project>) => site({ feedback, ...keys }, around).config.repository

describe('where edit links lead, the first that is known', () => {
  const header = { topbarCtaButton: { type: 'github', url: 'https://github.com/o/header' } }
  const footer = { footerSocials: { github: 'https://github.com/o/footer' } }
  test('"repo"', () => {
    expect(repository({ repo: 'https://gitlab.com/g/r', ...header })).toEqual({
      url: 'https://gitlab.com/g/r',
      branch: 'main',
      dir: '',
    })
    expect(repository({ repo: { url: 'o/r', branch: 'next', dir: '/site/' } }, git('x/y'))).toEqual({
      url: 'https://github.com/o/r',
      branch: 'next',
      dir: 'site',
    })
  })
  test('the remote of git, with its branch and folder, whatever the header says', () => {
    expect(repository({ ...header, ...footer }, git('https://github.com/acme/big'))).toEqual({
      url: 'https://github.com/acme/big',
      branch: 'dev',
      dir: 'docs',
    })
  })
  test('branch and folder of git are not joined to the address of another repository', () => {
    const others = { packageJson: () => '{"repository": "o/p"}' }
    const plain = { branch: 'main', dir: '' }
    expect(repository({ repo: 'o/r' }, git('x/y'))).toEqual({ url: 'https://github.com/o/r', ...plain })
    expect(repository(header, git('/local/path'))).toEqual({ url: 'https://github.com/o/header', ...plain })
    expect(repository({}, { ...git('/local/path'), ...others })).toEqual({ url: 'https://github.com/o/p', ...plain })
  })
  test('"repo" that names the remote of git has its branch and folder', () => {
    expect(repository({ repo: 'https://github.com/Acme/big' }, git('git@github.com:acme/big.git'))).toEqual({
      url: 'https://github.com/Acme/big',
      branch: 'dev',
      dir: 'docs',
    })
    expect(repository({ repo: { dir: 'site' } }, git('x/y'))).toEqual({
      url: 'https://github.com/x/y',
      branch: 'dev',
      dir: 'site',
    })
  })
  test('the button of the header', () => {
    expect(repository({ ...header, ...footer })).toEqual({
      url: 'https://github.com/o/header',
      branch: 'main',
      dir: '',
    })
  })
  test('a link of the header', () => {
    expect(
      repository({ navbar: { links: [{ label: 'Code', href: 'https://github.com/o/link' }] }, ...footer })?.url,
    ).toBe('https://github.com/o/link')
  })
  test('the account, if it names a repository', () => {
    expect(repository(footer)?.url).toBe('https://github.com/o/footer')
    expect(repository({ footerSocials: { github: 'https://github.com/o' } }, git('git@github.com:o/git.git'))).toEqual({
      url: 'https://github.com/o/git',
      branch: 'dev',
      dir: 'docs',
    })
  })
  test('package.json', () => {
    expect(repository({}, { packageJson: () => '{"repository": "github:o/package"}' })?.url).toBe(
      'https://github.com/o/package',
    )
    expect(repository({}, { ...git('/local/path'), packageJson: () => '{"repository": "o/p"}' })?.url).toBe(
      'https://github.com/o/p',
    )
  })
})

test('nothing is known: one warning at "feedback"', () => {
  const { config, lines, diagnostics } = site({ feedback }, { packageJson: () => '{' })
  expect(config.repository).toBeUndefined()
  expect(lines).toEqual(['docs.json:11:3 warning repository-missing'])
  expect(diagnostics[0]?.hint).toBe('Add its address: "repo": "https://github.com/you/docs".')
})

test('without feedback nobody asks git', () => {
  const asked = () => {
    throw new Error('asked')
  }
  expect(site({}, { git: asked, packageJson: asked }).codes).toEqual([])
})

test('"repo" must name a repository', () => {
  expect(site({ repo: { url: 'https://github.com/org' } }).lines).toEqual(['docs.json:12:12 error repository-wrong'])
})
