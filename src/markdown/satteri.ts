/** What is taken of the package: bundled it is one file in place of forty. */
export { markdownToMdast, mdxToMdast } from 'satteri'
