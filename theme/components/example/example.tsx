import * as z from 'zod'
import { english } from '../../../src/model/english.ts'
import type { Component } from '../../../src/model/component.ts'
import { component } from '../../../src/model/component.ts'
import type { Word } from '../../../src/model/words.ts'
import { exampleBox } from '../../layout/beside.tsx'
import { codeGroup, dropdownProp } from '../code-group/code-group.tsx'

/** Code that stands beside the text on wide screens (`layout/beside.tsx`), and in the text elsewhere. */
function example(name: Word, about: string): Component {
  return component({
    about,
    props: z.object({ dropdown: dropdownProp }),
    view: ({ dropdown, children }, tools) =>
      exampleBox((tools?.say ?? english)(name), codeGroup(children, { dropdown }, tools?.say)),
  })
}

export const RequestExample = example('Request example', 'Code of a request, beside the text on wide screens.')
export const ResponseExample = example('Response example', 'An answer of the server, below the code of the request.')
