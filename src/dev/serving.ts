/** All that serves, behind one door: commands that do not serve wait for none of it. */
export { startDev } from './dev.ts'
export { servedFolder } from './folder.ts'
export { createHandler } from './handler.ts'
export { hostsOf } from './hosts.ts'
export { listen } from './listen.ts'
export { htmlOf } from './served.ts'
