/**
 * Sends what readers think of a page, on the pages that ask: `{ page, rating, comment? }` as JSON, without cookies. A part of
 * its own, loaded where there is an endpoint.
 */
import { all, make, root } from './dom.ts'
import { say } from './say.ts'

for (const box of all('article > [data-feedback]')) ask(box, box.dataset['feedback'] ?? '')

function ask(box: HTMLElement, endpoint: string): void {
  const buttons = [...box.querySelectorAll<HTMLElement>('[data-rating]')]
  const status = box.querySelector<HTMLElement>('.feedback-status')
  const show = (text: string) => status && (status.textContent = text)
  const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true'
  const press = (pressed?: HTMLElement) =>
    buttons.forEach((each) => each.setAttribute('aria-pressed', String(each === pressed)))
  let comment: HTMLElement | undefined
  for (const button of buttons) {
    const rating = button.dataset['rating'] ?? ''
    const submit = async (text: string, field: HTMLElement) => {
      const sent = await send(endpoint, { rating, comment: text })
      show(say(sent ? 'Thank you, your words were sent.' : failed))
      if (!sent) return
      if (field.matches(':focus-within')) button.focus()
      field.remove()
    }
    button.addEventListener('click', () => {
      if (isPressed(button)) return
      press(button)
      void send(endpoint, { rating }).then((sent) => {
        // The reader has changed the answer meanwhile.
        if (!isPressed(button)) return
        show(say(sent ? 'Thank you.' : failed))
        comment?.remove()
        if (sent) box.append((comment = commentBox(rating, submit)))
        else press()
      })
    })
  }
}

const failed = 'Your answer could not be sent. Please try again later.'

/** A field for some words more, which are sent once at a time. */
function commentBox(rating: string, submit: (text: string, box: HTMLElement) => Promise<void>): HTMLElement {
  const about = rating === 'yes' ? 'What helped you? (optional)' : 'What is missing or wrong? (optional)'
  const field = make('textarea', { rows: '3', maxlength: '2000' })
  const button = make('button', { class: 'button button-quiet', type: 'button' }, say('Send'))
  const box = make('div', { class: 'feedback-comment' }, make('label', {}, say(about), field), button)
  let isSending = false
  button.addEventListener('click', () => {
    const text = field.value.trim()
    if (isSending) return
    if (text === '') return field.focus()
    isSending = true
    void submit(text, box).finally(() => (isSending = false))
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
