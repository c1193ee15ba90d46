/** The kinds of pages. One line each: how a source of that kind becomes a Document. */
import type { Document } from '../../model/document.ts'
import type { OperationSource, OverviewSource, PageSource, SchemaSource } from '../../model/source.ts'
import type { Tools } from '../tools.ts'
import { compileOperation } from './operation.ts'
import { compileOverview } from './overview.ts'
import { compilePage } from './page.ts'
import { compileSchema } from './schema.ts'

export const kinds = {
  page: { compile: compilePage },
  operation: { compile: compileOperation },
  schema: { compile: compileSchema },
  overview: { compile: compileOverview },
} satisfies {
  page: Kind<PageSource>
  operation: Kind<OperationSource>
  schema: Kind<SchemaSource>
  overview: Kind<OverviewSource>
}

interface Kind<S> {
  readonly compile: (source: S, tools: Tools) => Promise<Document>
}
