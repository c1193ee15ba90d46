/** Finds pages in a built site. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Files of pages, from the folder of the site. */
export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .toSorted()
}

/** Address of a file. */
export function routeOf(file: string): string {
  return `/${file.replace(/(?:^|(?<=\/))index\.html$/, '')}`
}

/** Address of the page with the most HTML that is no page of the API. */
export function longestPage(folder: string): string {
  const files = htmlFiles(folder).filter((file) => file.endsWith('/index.html') && !file.startsWith('api-reference/'))
  const [first] = files.toSorted((a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size)
  return routeOf(first!)
}

/** Address of the page that has this title. */
export function pageTitled(folder: string, title: string): string {
  const heading = new RegExp(`<h1[^>]*>\\s*${title}`)
  return routeOf(htmlFiles(folder).find((file) => heading.test(readFileSync(join(folder, file), 'utf8')))!)
}
