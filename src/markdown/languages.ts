/** Names of languages: what authors write → what the highlighter has. */
import { nearest } from '../util/suggest.ts'

/** Names that shiki does not know or means otherwise (components.md 3.4, corpus.md 6). */
const aliases: Readonly<Record<string, string>> = {
  curl: 'bash',
  console: 'bash',
  terminal: 'bash',
  command: 'bash',
  cmd: 'bat',
  shell: 'bash',
  sh: 'bash',
  zsh: 'bash',
  'shell-session': 'bash',
  'sh-session': 'bash',
  shellsession: 'bash',
  npm: 'bash',
  npx: 'bash',
  yarn: 'bash',
  pnpm: 'bash',
  bun: 'bash',
  pip: 'bash',
  uv: 'bash',
  env: 'dotenv',
  golang: 'go',
  gradle: 'groovy',
  redis: 'bash',
  'c#': 'csharp',
  'c++': 'cpp',
  'f#': 'fsharp',
  node: 'javascript',
  nodejs: 'javascript',
  javascript: 'javascript',
  python3: 'python',
  htm: 'html',
  plist: 'xml',
  svg: 'xml',
  jsonl: 'json',
  patch: 'diff',
  sol: 'solidity',
  jinja2: 'jinja',
  postgres: 'sql',
  postgresql: 'sql',
  mysql: 'sql',
  sqlite: 'sql',
  mongo: 'javascript',
  mongodb: 'javascript',
  react: 'jsx',
  javascriptreact: 'jsx',
  typescriptreact: 'tsx',
  objectivec: 'objective-c',
  fortran: 'fortran-free-form',
  angular: 'angular-html',
  compose: 'yaml',
  'docker-compose': 'yaml',
  kubernetes: 'yaml',
  k8s: 'yaml',
  helm: 'yaml',
  openapi: 'yaml',
  swagger: 'yaml',
  ndjson: 'json',
  jsonschema: 'json',
  jenkinsfile: 'groovy',
  sbt: 'scala',
  feature: 'gherkin',
  ejs: 'html',
  jsp: 'html',
}
const plain = new Set([
  '',
  'text',
  'txt',
  'plain',
  'plaintext',
  'ansi',
  'none',
  'output',
  'log',
  'tree',
  'ascii',
  'mermaid',
  '*/}',
  'null',
  'raw',
  'text/plain',
  'url',
  'prompt',
  'gitignore',
  'crontab',
])

export type Language =
  | { readonly kind: 'plain' }
  | { readonly kind: 'known'; readonly id: string }
  | { readonly kind: 'unknown'; readonly near?: string }

/** Looks a language up among the names that the highlighter knows. */
export function findLanguage(name: string, known: Readonly<Record<string, unknown>>): Language {
  const lower = name.trim().toLowerCase()
  if (plain.has(lower)) return { kind: 'plain' }
  const id = languageId(lower, known)
  if (id !== undefined) return { kind: 'known', id }
  const near = nearest(lower, [...Object.keys(known), ...Object.keys(aliases), 'text'])
  return { kind: 'unknown', ...(near !== undefined && { near }) }
}

/** The id of what a name in lower case means, if the highlighter knows it. */
export function languageId(name: string, known: Readonly<Record<string, unknown>>): string | undefined {
  const id = Object.hasOwn(aliases, name) ? aliases[name]! : name
  return Object.hasOwn(known, id) ? id : undefined
}
