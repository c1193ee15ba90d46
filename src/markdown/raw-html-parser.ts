/** What reads raw HTML as browsers do. Few pages hold any, so it is loaded when the first one comes. */
export { default as rehypeRaw } from 'rehype-raw'
export { default as rehypeSanitize } from 'rehype-sanitize'
