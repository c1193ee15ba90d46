import { isDeviceName } from './device-name.ts'

/** Whether every file system takes the names of a path: Windows drops a dot or a space at an end, and keeps some for devices. */
export function isPortable(path: string): boolean {
  return path.split('/').every((name) => !/[. ]$|:/.test(name) && !isDeviceName(name) && Buffer.byteLength(name) <= 255)
}
