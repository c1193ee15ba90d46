/** A listed page: its id as the address shows it, and its file; no `file` when the project has none. */
export function listedPages(root: string): readonly { readonly id: string; readonly file?: string }[]
/** Files of pages below a folder, relative to it. */
export function pageFiles(root: string): readonly string[]
/** `guides/start.mdx` → `guides/start`, `guides/index` → `guides`, `` → `index`. */
export function idOf(path: string): string
/** Whether a page is one that no HTML is written for: an external entry, a draft, a page for some readers only. */
export function isWithheld(text: string): boolean
