/** Whether Windows keeps the name of a file or folder for a device, whatever its ending. */
export function isDeviceName(name: string): boolean {
  return /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name)
}
