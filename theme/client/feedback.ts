/**
 * Sends what readers think of a page, on the pages that ask: `{ page, rating, comment? }` as JSON, without cookies. A part of
 * its own, loaded where there is an endpoint.
 */
import { all, make, root } from './dom.ts'

for (const box of all('article > [data-feedback]')) ask(box, box.dataset['feedback'] ?? '')

function ask(box: HTMLElement, endpoint: string): void {
  const buttons = [...box.querySelectorAll<HTMLElement>('[data-rating]')]
  const status = box.querySelector<HTMLElement>('.feedback-status')
  const say = (text: string) => status && (status.textContent = text)
  let comment: HTMLElement | undefined
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const rating = button.dataset['rating'] ?? ''
      if (button.getAttribute('aria-pressed') === 'true') return
      const press = (pressed?: HTMLElement) =>
        buttons.forEach((each) => each.setAttribute('aria-pressed', String(each === pressed)))
      press(button)
      void send(endpoint, { rating }).then((sent) => {
        say(sent ? 'Thank you.' : failed)
        comment?.remove()
        if (sent) box.append((comment = commentBox(rating, (text) => send(endpoint, { rating, comment: text }), say)))
        else press()
      })
    })
  }
}

const failed = 'Your answer could not be sent. Please try again later.'

/** A field for some words more; it goes when they are sent. */
function commentBox(
  rating: string,
  submit: (text: string) => Promise<boolean>,
  say: (text: string) => unknown,
): HTMLElement {
  const about = rating === 'yes' ? 'What helped you? (optional)' : 'What is missing or wrong? (optional)'
  const field = make('textarea', { rows: '3', maxlength: '2000' })
  const button = make('button', { class: 'button button-quiet', type: 'button' }, 'Send')
  const box = make('div', { class: 'feedback-comment' }, make('label', {}, about, field), button)
  button.addEventListener('click', () => {
    const text = field.value.trim()
    if (text === '') return field.focus()
    void submit(text).then((sent) => {
      say(sent ? 'Thank you, your words were sent.' : failed)
      if (sent) box.remove()
    })
  })
  return box
}

async function send(endpoint: string, answer: { rating: string; comment?: string }): Promise<boolean> {
  try {
    const { ok } = await fetch(endpoint, {
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page: root.dataset['currentPath'], ...answer }),
    })
    return ok
  } catch {
    return false
  }
}
