/** A range of media types (`image/*`) names no type that could be sent. Runs in browsers too. */

const usual: Readonly<Record<string, string>> = {
  '*/*': 'application/json',
  'audio/*': 'audio/mpeg',
  'font/*': 'font/woff2',
  'image/*': 'image/png',
  'multipart/*': 'multipart/form-data',
  'text/*': 'text/plain',
  'video/*': 'video/mp4',
}

/** A type of the range: `wanted` if that is one, else what is usual. Types stay as they are. */
export function concreteType(mediaType: string, wanted = ''): string {
  if (!mediaType.includes('*')) return mediaType
  const range = mediaType.toLowerCase().split(';')[0]!.trim()
  const [start = '', end = ''] = range.split('*').map((part) => part.replace(/^\//, ''))
  const type = wanted.toLowerCase().split(';')[0]!.trim()
  if (type !== '' && type.startsWith(start) && type.endsWith(end)) return wanted
  if (/\+(json|xml)$/.test(end)) return `application/${end.slice(end.lastIndexOf('+') + 1)}`
  return usual[range] ?? 'application/octet-stream'
}
