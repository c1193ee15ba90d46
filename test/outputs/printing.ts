/** Printing a site with the fake theme. */
import type { IconFinder } from '../../src/model/icon.ts'
import type { OutputFile } from '../../src/model/output.ts'
import type { Frame, Page, Site } from '../../src/model/site.ts'
import type { FrameView, PageView } from '../../src/model/view.ts'
import { frameView } from '../../src/outputs/frame-view.ts'
import { outputs } from '../../src/outputs/index.ts'
import { pageView } from '../../src/outputs/page-view.ts'
import type { OutputTools } from '../../src/outputs/press.ts'
import { makePress } from '../../src/outputs/press.ts'
import { pageOf } from '../site/factory.ts'
import { fakeTheme } from './fake-theme.ts'

/** Every icon is drawn as its name. */
export const icon: IconFinder = ({ name }) => ({ viewBox: '0 0 1 1', body: name, set: 'test', paint: 'fill' })
export const tools = { icon, version: '1.2.3' }

export function filesOf(site: Site): OutputFile[] {
  return outputs(site, fakeTheme, tools)
}

/** The text of one file; fails when there is none. */
export async function textOf(site: Site, path: string): Promise<string> {
  const file = filesOf(site).find((each) => each.path === path)
  if (!file) throw new Error(`no file "${path}"`)
  return String(await file.body())
}

export function viewOf(site: Site, id: string): PageView {
  return pageView(makePress(site, fakeTheme, tools), pageOf(site, id))
}

export function frameOf(site: Site, id: string, more: Partial<OutputTools> = {}): FrameView {
  const { frame }: Page & { frame: Frame } = pageOf(site, id)
  return frameView(makePress(site, fakeTheme, { ...tools, ...more }), frame, { from: id, token: 't' }).view
}
