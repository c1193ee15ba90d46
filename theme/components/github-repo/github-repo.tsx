import * as z from 'zod'
import { english } from '../../../src/model/english.ts'
import { component } from '../../../src/model/component.ts'
import { uiIcon } from '../../layout/icon.tsx'
import { hiddenText } from '../../layout/link.tsx'
import { classNames } from '../class-names.ts'
import { withoutLinks } from '../without-links.ts'

/** A link to a repository. Nothing is asked of GitHub, when the site is built or when it is read. */
export const GitHubRepo = component({
  about: 'A link to a repository on GitHub.',
  props: z.object({
    repo: z.string().optional().describe('Owner and name, as `owner/name`.'),
    variant: z
      .enum(['inset', 'flat', 'inline'])
      .optional()
      .describe(
        'A card, a card with less room around its text, or a link in the line of the text; `inset` by default.',
      ),
  }),
  view({ repo = '', variant = 'inset', children }, tools) {
    const name = nameOf(repo)
    if (!name) {
      const message = `"${repo}" names no repository.`
      tools?.warn?.({ code: 'repository-invalid', message, hint: 'Write repo="owner/name".' })
      return children.length > 0 ? children : repo
    }
    const [owner, title] = name.split('/') as [string, string]
    return (
      <a
        class={classNames(
          'repo',
          variant === 'inline' ? 'repo-inline' : 'repo-card',
          variant === 'flat' && 'repo-flat',
        )}
        href={`https://github.com/${name}`}
        rel="noopener"
      >
        {uiIcon('github', 'repo-mark')}
        <span class="repo-name">
          <span class="repo-owner">{owner}/</span>
          <span class="repo-title">{title}</span>
          {hiddenText(` ${(tools?.say ?? english)('on GitHub')}`)}
        </span>
        {children.length > 0 && <span class="repo-about">{withoutLinks(children)}</span>}
        {variant !== 'inline' && uiIcon('external', 'repo-arrow')}
      </a>
    )
  },
  markdown: ({ repo = '' }, children) => {
    const name = nameOf(repo)
    return [name ? `[${name}](https://github.com/${name})` : repo, children.trim()].filter(Boolean).join(' ')
  },
})

/** `owner/name`, also out of an address; `undefined` for anything else. */
function nameOf(repo: string): string | undefined {
  const path = repo
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?github\.com\//i, '')
    .replace(/(?:\.git)?\/*$/, '')
  return /^[\w-]{1,40}\/[\w.-]{1,100}$/.test(path) ? path : undefined
}
