/** The twin that test runners ask for: the same builder under the development name. */
export { Fragment, jsx as jsxDEV } from './jsx-runtime.ts'
export type { JSX } from './jsx-runtime.ts'
