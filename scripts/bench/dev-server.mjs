/** A dev server in a process of its own, and a tab that listens to it as a browser does. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Starts a program in a folder and asks for a page until it is there. `first`: what that took. */
export async function startServer(program, cwd, route) {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, [program, 'dev', '--port', String(port)], {
    cwd,
    env: { ...process.env, NO_COLOR: '1', CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const told = []
  child.stderr.setEncoding('utf8').on('data', (text) => told.push(text))
  child.stdout.resume()
  const server = serverOf({ child, port, told })
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${told.join('')}`)
    const { status } = await server.fetch(route)
    if (status === 200) break
    await wait(5)
  }
  return { ...server, first: { wall: performance.now() - started, cpu: server.cpu() } }
}

function serverOf({ child, port, told }) {
  const fetch = (path) => fetchFrom(port, path)
  const cpu = () => cpuOf(child.pid)
  return {
    fetch,
    cpu,
    open: (route) => openTab(port, route),
    /** Megabytes that it holds. */
    memory: () => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024,
    /** How many builds it has told of. */
    builds: () => told.join('').match(/^.* in [\d.]+ m?s$/gm)?.length ?? 0,
    /** Resolves when it has nothing to do. */
    async quiet(longest = 120_000) {
      const end = performance.now() + longest
      for (let still = 0, before = cpu(); still < 3 && performance.now() < end;) {
        await wait(100)
        const now = cpu()
        still = now - before < 5 ? still + 1 : 0
        before = now
      }
    },
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** Milliseconds that its threads had of the processor. */
function cpuOf(pid) {
  const threads = readdirSync(`/proc/${pid}/task`)
  const times = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return times.reduce((sum, time) => sum + time, 0) / 1e6
}

/** Listens for news of a page: `changed` resolves at the next word of another state. */
async function openTab(port, route) {
  const { body } = await fetchFrom(port, route)
  const script = /<script src="([^"?]*)client\.js/.exec(body)[1]
  let heard = () => {}
  const stream = request({
    port,
    host: '127.0.0.1',
    path: `${script}events?page=${encodeURIComponent(route)}`,
    agent: false,
  })
  stream.on('error', () => {})
  stream.end()
  const [response] = await once(stream, 'response')
  response.on('error', () => {})
  response.on('data', () => heard())
  return {
    route,
    /** Resolves at the next message. */
    heard: () => new Promise((done) => (heard = done)),
    close: () => stream.destroy(),
  }
}

function fetchFrom(port, path) {
  return new Promise((done) => {
    const asked = request({ port, host: '127.0.0.1', path, agent: false }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (text) => (body += text))
      response.on('end', () => done({ status: response.statusCode, body }))
    })
    asked.on('error', () => done({ status: 0, body: '' }))
    asked.end()
  })
}

async function freePort() {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address()
  holder.close()
  await once(holder, 'close')
  return port
}
