/** The sentence that a measured edit replaces. */
export const editable: string
/** Writes docs.json, a page and `openapi.json` with `count` operations below `folder`; gives the bytes of the description. */
export function makeApi(folder: string, count: number): number
