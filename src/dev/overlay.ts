/** What a page shows about its own faults while somebody writes it. Text only; the browser part sets it with textContent. */
import type { Diagnostic } from '../model/diagnostic.ts'

/** Styles of the panel, inside its shadow root. */
export const overlayStyle = `
:host { all: initial; position: fixed; inset: auto 0 0 0; z-index: 2147483647; }
section { max-height: 60vh; overflow: auto; padding: 0.75rem 1rem 1rem; background: #1c1917; color: #f5f5f4;
  border-top: 3px solid #ef4444; font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; position: sticky; top: 0; }
h1 { margin: 0; font: inherit; font-weight: 700; color: #fca5a5; }
pre { margin: 0.75rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; tab-size: 2; }
button { font: inherit; padding: 0.25rem 0.75rem; color: inherit; background: #44403c; border: 0; border-radius: 4px; cursor: pointer; }
button.badge { position: absolute; bottom: 1rem; right: 1rem; padding: 0.25rem 0.75rem; background: #1c1917; color: #fde68a;
  border: 1px solid #57534e; border-radius: 1rem; font: 12px/1.5 ui-sans-serif, system-ui, sans-serif; }
button.badge.errors { color: #fca5a5; }
section.calm { border-top-color: #d97706; }
section.calm h1 { color: #fde68a; }
[hidden] { display: none !important; }
button:focus-visible { outline: 2px solid #fca5a5; outline-offset: 2px; }
@media print { :host { display: none; } }
`

/** What is shown: the files of a page (itself, snippets), or `missing`, the page for addresses that lead nowhere. */
export type Looked = ReadonlySet<string> | 'missing'

/**
 * The diagnostics that concern whoever looks at a page: what stops the whole site, errors in the files the page is made
 * of and in what all pages are made of (the configuration, API descriptions). Where there is no page any error may be
 * the reason, so all are shown.
 */
export function problemsOf(diagnostics: readonly Diagnostic[], looked: Looked): Diagnostic[] {
  const concerns = ({ at }: Diagnostic) => looked === 'missing' || !at || !isPage(at.file) || looked.has(at.file)
  return diagnostics.filter((each) => each.severity === 'fatal' || (each.severity === 'error' && concerns(each)))
}

/** Warnings in the files a page is made of. */
export function warningsOf(diagnostics: readonly Diagnostic[], looked: Looked): Diagnostic[] {
  if (looked === 'missing') return []
  return diagnostics.filter(({ severity, at }) => severity === 'warning' && at !== undefined && looked.has(at.file))
}

const isPage = (file: string) => /\.mdx?$/i.test(file)

/** The page that stands at every address while there is no site to show. Takes the printed diagnostics. */
export function problemPage(problems: readonly string[]): string {
  const blocks = problems.map((text) => `<pre>${escapeHtml(text)}</pre>`).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This site cannot be built</title>
</head>
<body>
<h1>This site cannot be built</h1>
<p>The page appears by itself as soon as this is fixed.</p>
${blocks}
</body>
</html>
`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
