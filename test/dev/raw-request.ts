/** A request sent byte for byte, as no well-behaved client would send it. */
import { connect } from 'node:net'

export interface RawAnswer {
  readonly status: number
  readonly head: string
  readonly body: string
}

/** Sends `text` (with `PORT` filled in) and reads until the server ends the connection. */
export function rawRequest(port: number, text: string): Promise<RawAnswer> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setTimeout(5000, () => socket.destroy(new Error('no answer')))
    socket.on('data', (data) => (answer += data.toString('latin1')))
    socket.on('error', fail)
    socket.on('close', () => {
      const [head = '', ...body] = answer.split('\r\n\r\n')
      done({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body: body.join('\r\n\r\n') })
    })
    socket.write(text.replaceAll('PORT', String(port)))
  })
}

/** A GET with the right Host, and what else is given. */
export function rawGet(
  port: number,
  target: string,
  headers: readonly string[] = ['Host: localhost:PORT'],
): Promise<RawAnswer> {
  return rawRequest(port, `GET ${target} HTTP/1.1\r\n${[...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`)
}
