/** What SARIF 2.1.0 asks of the members that a log of ours has: names, types, required ones, bounds. */
import * as z from 'zod'

const message = z.strictObject({ text: z.string().min(1) })
const index = z.int().min(0)
const level = z.enum(['none', 'note', 'warning', 'error'])

/** A reference relative to the root of the sources: no scheme, no leading slash, nothing that must be escaped. */
const relativeUri = z
  .string()
  .regex(/^(?:[A-Za-z0-9\-._~!$&'()*+,;=@]|%[0-9A-F]{2})(?:[A-Za-z0-9\-._~!$&'()*+,;=@/]|%[0-9A-F]{2})*$/)

const region = z
  .strictObject({
    startLine: z.int().min(1),
    startColumn: z.int().min(1).optional(),
    endLine: z.int().min(1).optional(),
    endColumn: z.int().min(1).optional(),
  })
  .refine(({ startLine, endLine = startLine }) => endLine >= startLine, 'a region ends after it starts')
  .refine(
    ({ startLine, startColumn = 1, endLine = startLine, endColumn = startColumn }) =>
      endLine > startLine || endColumn >= startColumn,
    'a region ends after it starts',
  )

const location = z.strictObject({
  physicalLocation: z.strictObject({
    artifactLocation: z.strictObject({ uri: relativeUri, uriBaseId: z.string() }),
    region,
  }),
})

const rule = z.strictObject({
  id: z.string().min(1),
  shortDescription: message.optional(),
  helpUri: z.url().optional(),
  help: message.optional(),
})

const result = z.strictObject({
  ruleId: z.string(),
  ruleIndex: index,
  level,
  message,
  locations: z.array(location).min(1).optional(),
})

const run = z
  .strictObject({
    tool: z.strictObject({
      driver: z.strictObject({
        name: z.string().min(1),
        semanticVersion: z.string().optional(),
        informationUri: z.url().optional(),
        rules: z.array(rule).optional(),
      }),
    }),
    columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']),
    invocations: z.array(z.strictObject({ executionSuccessful: z.boolean(), exitCode: z.int() })),
    results: z.array(result),
  })
  .refine(({ tool }) => {
    const ids = (tool.driver.rules ?? []).map(({ id }) => id)
    return new Set(ids).size === ids.length
  }, 'each rule stands once')
  .refine(
    ({ tool, results }) => results.every(({ ruleId, ruleIndex }) => tool.driver.rules?.[ruleIndex]?.id === ruleId),
    'ruleIndex and ruleId name the same rule',
  )

export const sarif = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.array(run),
})
