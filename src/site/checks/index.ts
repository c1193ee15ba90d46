/** The checks over the whole site, in order. */
import { brokenAnchors } from './broken-anchors.ts'
import { brokenLinks } from './broken-links.ts'
import { canonical } from './canonical.ts'
import { configAssets } from './config-assets.ts'
import { configLinks } from './config-links.ts'
import type { Check } from './context.ts'
import { feeds } from './feeds.ts'
import { folderCase } from './folder-case.ts'
import { missingFiles } from './missing-files.ts'
import { pageOptions } from './page-options.ts'
import { redirects } from './redirects.ts'
import { related } from './related.ts'
import { shadowedFiles } from './shadowed-files.ts'
import { unreachableSections } from './unreachable-sections.ts'

export const checks = [
  configAssets,
  configLinks,
  unreachableSections,
  redirects,
  shadowedFiles,
  folderCase,
  brokenLinks,
  brokenAnchors,
  missingFiles,
  feeds,
  related,
  pageOptions,
  canonical,
] as const satisfies readonly Check[]

/** Those that look at nothing but the shape of the site and at the ids on its pages. */
export const shapeChecks: ReadonlySet<Check> = new Set<Check>([
  configAssets,
  configLinks,
  unreachableSections,
  redirects,
  shadowedFiles,
  folderCase,
  feeds,
  related,
  canonical,
])
