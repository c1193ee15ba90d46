import { expect, test } from 'vitest'
import { draw, markdown } from '../component-kit.ts'

test('is a disclosure with the text as it is', () => {
  expect(draw('Prompt', { description: 'Write tests' }, '# Role\n\n- one')).toBe(
    '<div class="prompt"><details class="prompt-more"><summary><svg/><span class="prompt-title">Write tests</span><svg/></summary><pre class="prompt-text" tabindex="0" role="group" aria-label="Prompt: Write tests"># Role\n\n- one</pre></details><div class="prompt-actions" data-copy-prompt=""></div></div>',
  )
})

test('leads to an editor with a plain link', () => {
  const drawn = draw('Prompt', { description: 'x', actions: ['cursor'] }, 'a & b')
  expect(drawn).toContain(
    '<div class="prompt-actions"><a class="prompt-action" href="https://cursor.com/link/prompt?text=a%20%26%20b" rel="noopener">',
  )
  expect(draw('Prompt', { actions: ['copy', 'cursor'] }, 'a'.repeat(7_000))).not.toContain('cursor.com')
})

test('is code in Markdown', () => {
  expect(markdown('Prompt', { description: 'Test' }, 'Use ```js``` here.')).toBe(
    '**Prompt: Test**\n\n````text\nUse ```js``` here.\n````',
  )
})
