import * as z from 'zod'
import type { Component } from '../../../src/model/component.ts'
import { component } from '../../../src/model/component.ts'
import { exampleBox } from '../../layout/beside.tsx'
import { codeGroup, dropdownProp } from '../code-group/code-group.tsx'

/** Code that stands beside the text on wide screens (`layout/beside.tsx`), and in the text elsewhere. */
function example(name: string, about: string): Component {
  return component({
    about,
    props: z.object({ dropdown: dropdownProp }),
    view: ({ dropdown, children }) => exampleBox(name, codeGroup(children, { dropdown })),
  })
}

export const RequestExample = example('Request example', 'Code of a request, beside the text on wide screens.')
export const ResponseExample = example('Response example', 'An answer of the server, below the code of the request.')
