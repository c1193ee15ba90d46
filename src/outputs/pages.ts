/** The pages. */
import { outputOf } from '../model/route.ts'
import type { OutputFile } from '../model/output.ts'
import type { Page } from '../model/site.ts'
import { pageFrame } from './page-frame.ts'
import { pageView } from './page-view.ts'
import { perPage } from './per-page.ts'
import type { Press } from './press.ts'
import { printDocument } from './print-document.ts'
import { printKey } from './print-key.ts'

/** One HTML file for each page, made when it is asked for. */
export function pages(press: Press): readonly OutputFile[] {
  return perPage(press, 'files of pages', pageFile)
}

function pageFile(page: Page, press: () => Press): OutputFile {
  return {
    path: outputOf(page.id, press().site.config.site),
    key: () => printKey(press(), page),
    body: () => printPage(press(), page),
  }
}

function printPage(press: Press, page: Page): string {
  return printDocument(press.theme.page(pageView(press, page), pageFrame(press, page.id, { ...page, page })))
}
