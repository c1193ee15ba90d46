/** The kinds of pages. One line each: how a source of that kind becomes a Document. */
import type { Document } from '../../model/document.ts'
import type { OperationSource, PageSource } from '../../model/source.ts'
import type { Tools } from '../tools.ts'
import { compileOperation } from './operation.ts'
import { compilePage } from './page.ts'

export const kinds = {
  page: { compile: compilePage },
  operation: { compile: compileOperation },
} satisfies {
  page: Kind<PageSource>
  operation: Kind<OperationSource>
}

interface Kind<S> {
  readonly compile: (source: S, tools: Tools) => Promise<Document>
}
