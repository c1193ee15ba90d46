/** A site whose only section is far too long for a sidebar: chapters with sections in them, and one flat group. */
import { permanentFolder } from '../temporary.ts'

const flat = 1200

/** Writes the project into a new folder, which the caller removes. */
export function longSite(): string {
  const files = new Map<string, unknown>()
  const page = (id: string, title: string) => {
    files.set(`pages/${id}.md`, `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\nWords.\n`)
    return id
  }
  const pages = (id: string, title: string, count: number) =>
    Array.from({ length: count }, (_, index) => page(`${id}-${index + 1}`, `${title} ${index + 1}`))
  const chapter = (number: number) => ({
    group: `Chapter ${number}`,
    ...(number === 8 && { icon: 'leaf' }),
    pages: [
      ...pages(`c${number}/page`, `Page ${number}.`, 3),
      { group: 'Inside', pages: pages(`c${number}/inside`, `Inside ${number}.`, 4) },
    ],
  })
  const navigation = [
    { group: 'Start', pages: [page('index', 'Home')] },
    ...Array.from({ length: 30 }, (_, index) => chapter(index + 1)),
    { group: 'All plants', pages: pages('plants/plant', 'Plant', flat) },
  ]
  return permanentFolder({ 'docs.json': { name: 'Garden', navigation }, ...Object.fromEntries(files) })
}
