import * as z from 'zod'
import { component } from '../../../src/model/component.ts'
import { iconProp } from '../../../src/model/prop.ts'
import { iconTypeProp, propIcon } from '../props.tsx'

/** An icon in the line of the text, as large as its letters. */
export const Icon = component({
  about: 'An icon in the line of the text.',
  props: z.object({
    icon: iconProp().describe('Name of the icon.'),
    iconType: iconTypeProp.optional().describe('Style of the icon.'),
  }),
  view: (props, tools) => propIcon({ value: props.icon, style: props.iconType, name: 'icon-inline' }, tools),
  markdown: () => '',
})
