/** All that makes a site, with the theme that is chosen: one door, so that what every build loads lies in few files. */
export { build, createCache, openCompiler } from './build.ts'
export { loadConfig } from './config/load.ts'
export { iconFinder } from './icons/find.ts'
export { pageView } from './outputs/page-view.ts'
export { makePress } from './outputs/press.ts'
export { openScratch } from './store/scratch.ts'
export { openStore } from './store/store.ts'
export { theme } from '../theme/index.ts'
