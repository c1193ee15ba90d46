/** Finds pages in a built site. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

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

/**
 * Addresses of pages and files that lead nowhere within the folder, `page → address`. On disk a folder is no page; a server
 * answers one with its `index.html`.
 */
export function deadLinks(folder: string, { base = '/', onDisk = false } = {}): string[] {
  const root = pathToFileURL(join(folder, '/'))
  return htmlFiles(folder).flatMap((file) => {
    const html = readFileSync(join(folder, file), 'utf8')
    const addresses = [...html.matchAll(/<[a-z]+ (?:[^<>]* )?(?:href|src)="([^"#?]+)/g)].map(([, address]) =>
      address!.replaceAll('&#x26;', '&'),
    )
    return [...new Set(addresses)]
      .filter((address) => !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address))
      .filter((address) => {
        const inside = address.startsWith('/') ? address.replace(base, './') : address
        const path = fileURLToPath(new URL(inside, address.startsWith('/') ? root : new URL(file, root)))
        if (address.startsWith('/') && !address.startsWith(base)) return true
        return ![path, ...(onDisk ? [] : [join(path, 'index.html')])].some((each) =>
          statSync(each, { throwIfNoEntry: false })?.isFile(),
        )
      })
      .map((address) => `${file} → ${address}`)
  })
}
