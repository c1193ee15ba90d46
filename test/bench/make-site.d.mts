/** Writes docs.json and `count` pages below `folder`; gives the number of bytes of the pages. */
export function makeSite(folder: string, count: number): number
export function idOf(index: number): string
/** Text of one page; it depends on its number and on how many there are, and on nothing else. */
export function pageText(index: number, count: number): string
