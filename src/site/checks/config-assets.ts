/** The images, scripts and style sheets that the configuration names are there. */
import type { ImagePair, ImagePlaces, SiteConfig } from '../../model/config.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { Site } from '../../model/site.ts'
import { pageIndex } from '../page-index.ts'
import type { CheckContext } from './context.ts'
import { localPath } from './context.ts'

interface Asset {
  readonly what: string
  readonly path: string
  readonly at?: Place
}

/** Logo, favicon, background image, images for previews, scripts and style sheets. Addresses of other hosts are not looked at. */
export function configAssets(site: Site, { files }: CheckContext): Diagnostic[] {
  const missing = assetsOf(site.config).filter(({ path }) => {
    const local = path.startsWith('<') ? undefined : localPath(path)
    return local !== undefined && !files.has(local)
  })
  if (missing.length === 0) return []
  const index = pageIndex([...files])
  return missing.map(({ what, path, at }) => {
    const near = index.nearest(localPath(path) ?? '')
    return {
      code: 'asset-missing',
      severity: 'warning',
      message: `The ${what} "${path}" does not exist.`,
      at,
      hint: near ? `Did you mean "/${near}"?` : 'Correct the path; it starts at the folder of the configuration.',
    }
  })
}

function assetsOf({ brand, look, head }: SiteConfig): Asset[] {
  const pair = (what: string, image?: ImagePair & Partial<ImagePlaces>): Asset[] =>
    [...new Set(image ? [image.light, image.dark] : [])].map((path) => ({
      what,
      path,
      at: path === image?.dark ? (image.darkAt ?? image.at) : image?.at,
    }))
  return [
    ...pair('logo', brand.logo),
    ...pair('favicon', brand.favicon),
    ...pair('background image', look.backgroundImage),
    ...Object.entries(head.imagesAt ?? {}).map(([name, at]) => ({
      what: 'image for previews',
      path: head.meta[name] ?? '',
      at,
    })),
    ...(head.scripts ?? []).map(({ path, at }) => ({ what: 'script', path, at })),
    ...(head.styles ?? []).map(({ path, at }) => ({ what: 'style sheet', path, at })),
  ]
}
