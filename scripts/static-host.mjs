/**
 * A folder as a good host serves it: compressed text, hashed files kept for ever, `404.html` where nothing is. For
 * measuring; `flatleaf preview` is what users have.
 */
import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const compressible = new Set(['.html', '.css', '.js', '.json', '.md', '.txt', '.xml', '.svg'])

/**
 * Serves `folder` on this machine only, on a free port. Text is compressed unless `compress` is false: compressing costs more
 * than opening a page does, which pays only where sizes are looked at.
 */
export async function staticHost(folder, { compress = true } = {}) {
  const packed = new Map()
  const server = createServer((request, response) => {
    const path = pathOf(request.url)
    if (path === undefined) {
      response.writeHead(400).end()
      return
    }
    const file = fileAt(folder, path)
    const found = file ?? join(folder, '404.html')
    const type = extname(found)
    const encoding =
      compress && compressible.has(type) ? encodingFor(request.headers['accept-encoding'] ?? '') : undefined
    const isHashed = /\.[\da-f]{8}\.\w+$/.test(found)
    response.writeHead(file ? 200 : 404, {
      'Content-Type': types[type] ?? 'application/octet-stream',
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    })
    response.end(bytes(found, encoding, packed))
  })
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  const close = () =>
    new Promise((closed) => {
      server.close(closed)
      server.closeAllConnections()
    })
  return { origin: `http://localhost:${server.address().port}`, close }
}

/** Letters of a name that every file system takes. */
const longest = 200

/** The path of an address; `undefined`: it is none, its escapes are no text, or no file can be called so. */
function pathOf(address) {
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname)
    return path.includes('\0') || path.split('/').some((name) => name.length > longest) ? undefined : path
  } catch {
    return undefined
  }
}

function fileAt(folder, path) {
  const plain = normalize(join(folder, path))
  if (plain !== folder && !plain.startsWith(folder + sep)) return undefined
  return [plain, join(plain, 'index.html'), `${plain}.html`].find((file) =>
    statSync(file, { throwIfNoEntry: false })?.isFile(),
  )
}

function encodingFor(accepted) {
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

/** Compressed once, as hosts do. */
function bytes(file, encoding, packed) {
  const key = `${encoding} ${file}`
  if (!packed.has(key)) {
    const plain = readFileSync(file)
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
    packed.set(key, encoding === 'br' ? brotliCompressSync(plain, quality) : encoding ? gzipSync(plain) : plain)
  }
  return packed.get(key)
}
