/** Diagnostics as SARIF 2.1.0, which code scanning and editors read. */
import type { Diagnostic, Place, Severity } from '../model/diagnostic.ts'

export interface SarifRun {
  readonly version: string
  /** From the folder that addresses are relative to (the repository) to the project: `docs/`, or empty. */
  readonly prefix: string
  readonly exitCode: number
}

const schema = 'https://json.schemastore.org/sarif-2.1.0.json'
const levels: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  fatal: 'error',
  error: 'error',
  warning: 'warning',
  info: 'note',
}

/** The whole log as one JSON text. Rules are the codes in the order of their first use. */
export function sarifLog(diagnostics: readonly Diagnostic[], { version, prefix, exitCode }: SarifRun): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))]
  const indices = new Map(codes.map((code, index) => [code, index]))
  const run = {
    tool: {
      driver: {
        name: 'flatleaf',
        ...(/^\d+\.\d+\.\d+/.test(version) && { semanticVersion: version }),
        rules: codes.map(ruleOf),
      },
    },
    columnKind: 'utf16CodeUnits',
    invocations: [{ executionSuccessful: diagnostics.every(({ severity }) => severity !== 'fatal'), exitCode }],
    results: diagnostics.map((each) => resultOf(each, indices.get(each.code)!, prefix)),
  }
  return JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, null, 2)
}

function ruleOf(code: string): object {
  return {
    id: code,
    shortDescription: { text: sentence(code) },
    help: { text: `Each result of "${code}" says what to do. The documentation lists all codes under "Diagnostics".` },
  }
}

/** `link-broken` → `Link broken`. */
function sentence(code: string): string {
  const words = code.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function resultOf({ code, severity, message, hint, at }: Diagnostic, ruleIndex: number, prefix: string): object {
  return {
    ruleId: code,
    ruleIndex,
    level: levels[severity],
    message: { text: hint === undefined ? message : `${message}\n${hint}` },
    ...(at && { locations: [{ physicalLocation: locationOf(at, prefix) }] }),
  }
}

function locationOf({ file, line, column, endLine, endColumn }: Place, prefix: string): object {
  const isForward =
    endLine !== undefined && endColumn !== undefined && (endLine > line || (endLine === line && endColumn >= column))
  return {
    artifactLocation: { uri: uriOf(prefix + file), uriBaseId: '%SRCROOT%' },
    region: { startLine: line, startColumn: column, ...(isForward && { endLine, endColumn }) },
  }
}

/** A relative path as a URI: what is no letter, digit or mark is escaped, also a `:` that would make a scheme of it. */
function uriOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
