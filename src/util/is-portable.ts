import { isDeviceName } from './device-name.ts'

/**
 * Whether every system takes a file at a path, also with an ending: Windows drops a dot or a space at an end, refuses some signs
 * and keeps some names for devices; no name has more than 255 bytes; `.git` is none of ours.
 */
export function isPortable(path: string): boolean {
  if (!path.isWellFormed() || controls.test(path) || /^\/?\.git(?:\/|$)/i.test(path)) return false
  return path
    .split('/')
    .every((name) => !/[. ]$|[\\:"<>|?*]/.test(name) && !isDeviceName(name) && Buffer.byteLength(name) <= 250)
}

const controls = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
