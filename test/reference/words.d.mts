export interface Shown {
  readonly letters: string
  readonly names: ReadonlySet<string>
}
export function letters(text: string): string
export function markdownBlocks(markdown: string): string[]
export function pageText(html: string): Shown
export function twinText(markdown: string): Shown
