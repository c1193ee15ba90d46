import { isDeviceName } from './device-name.ts'

/**
 * Whether every system takes a file at a path, also with an ending: Windows drops a dot or a space at an end, refuses some signs
 * and keeps some names for devices; no name has more than 255 bytes; `.git` is none of ours.
 */
export function isPortable(path: string): boolean {
  if (!path.isWellFormed() || hasControls(path) || isGitFolder(path.replace(/^\//, ''))) return false
  return path.split('/').every((name) => !/[\\:"<>|?*]/.test(name) && nameFault(name, 250) === undefined)
}

/** Whether a text holds signs that end lines, ring bells or turn the direction of what stands around them. */
export function hasControls(text: string): boolean {
  return /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text)
}

/** Whether a path is the folder of git, or lies in it. */
export function isGitFolder(path: string): boolean {
  return /^\.git(?:\/|$)/i.test(path)
}

/** Why a file or folder cannot have a name on every system, whatever signs it holds; `undefined`: it can. */
export function nameFault(name: string, mostBytes = 255): string | undefined {
  if (/[. ]$/.test(name)) return 'has a name that ends in a dot or a space, which Windows drops'
  if (isDeviceName(name)) return 'has a name that Windows keeps for a device'
  return Buffer.byteLength(name) > mostBytes ? `has a name of more than ${mostBytes} bytes` : undefined
}
