/** Words for when the playground itself cannot be had: a table of its own, since they are needed before the others come. */
export const loadWords = {
  load: 'The form of this request could not be loaded.',
  loadDisk:
    'This page was opened from disk, and browsers load no data for such pages. Open it through a web server, for example with “flatleaf preview”.',
} as const
