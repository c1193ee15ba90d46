/** Finds or fetches a Chromium, and starts it so that nothing but this machine can be reached. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { chromium } from 'playwright-core'

/** The headless shell first: a window of the whole browser costs three to four times the processor time of a visit. */
const usualPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
]

/** A browser that resolves no host but this machine, started with more flags if a test needs them. */
export async function launch(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...flags, ...more] })
}

/** Path of a Chromium: `CHROMIUM`, the usual places, else installed by Playwright, else by `apt-get` as root. */
export function chromiumPath(): string {
  const stated = process.env['CHROMIUM']
  if (stated) return onPath(stated) ?? fail(`CHROMIUM names "${stated}", which is no program.`)
  return present() ?? fromPlaywright() ?? fromDebian() ?? fail('No Chromium was found and none could be installed.')
}

function present(): string | undefined {
  return usualPaths.find((path) => existsSync(path)) ?? installedByPlaywright()
}

function onPath(name: string): string | undefined {
  if (existsSync(name)) return name
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.split('\n')[0]!.trim() : undefined
}

function installedByPlaywright(): string | undefined {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

function fromPlaywright(): string | undefined {
  try {
    execFileSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'ignore', timeout: 240_000 })
  } catch {
    return undefined
  }
  return installedByPlaywright()
}

function fromDebian(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const quiet = {
    stdio: 'ignore',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  try {
    execFileSync('apt-get', ['update'], quiet)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], quiet)
  } catch {
    return undefined
  }
  return present()
}

function fail(what: string): never {
  throw new Error(
    `${what} Install one (Debian: "apt-get install chromium-headless-shell"; anywhere: "npx playwright-core install chromium") ` +
      'or set CHROMIUM to the path of a Chromium, Chrome or Edge.',
  )
}
