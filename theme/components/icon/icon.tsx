import type { Element } from 'hast'
import * as z from 'zod'
import { flatten } from '../../../src/hast/jsx-runtime.ts'
import { component } from '../../../src/model/component.ts'
import { colorProp, iconProp, imageProp } from '../../../src/model/prop.ts'
import type { IconValue } from '../../../src/model/prop.ts'
import { ownColor } from '../own-color.ts'
import { iconTypeProp, propIcon } from '../props.tsx'

/** An icon in the line of the text, as large as its letters. */
export const Icon = component({
  about: 'An icon in the line of the text.',
  inline: true,
  props: z.object({
    icon: iconProp().optional().describe('Name of the icon.'),
    name: iconProp().optional().describe('The same as `icon`.'),
    src: imageProp().optional().describe('A picture in place of an icon.'),
    iconType: iconTypeProp.optional().describe('Style of the icon.'),
    size: z
      .union([z.number().min(1).max(512), z.string().regex(/^\d{1,3}(?:\.\d{1,3})?(?:px|r?em)$/)])
      .optional()
      .describe('Width and height in pixels; as large as the text by default.'),
    color: colorProp().optional().describe('Colour, such as `#0a7ea4`; that of the text by default.'),
  }),
  view({ icon, name, src, iconType, size, color }, tools) {
    const value: IconValue | undefined = icon ?? name ?? (src ? flatten(<img src={src} alt="" />) : undefined)
    const drawn = propIcon({ value, style: iconType, name: 'icon-inline' }, tools) as Element | null | undefined
    if (!drawn) return null
    const own = ownColor(color, tools)
    const length = typeof size === 'number' ? `${size}px` : size
    const sized = length && tools?.style?.(`inline-size: ${length}; block-size: ${length}`)
    const added = [...(own ? ['icon-colored', own] : []), ...(sized ? [sized] : [])]
    const names = String(drawn.properties.className).split(/[ ,]/)
    return { ...drawn, properties: { ...drawn.properties, className: [...names, ...added] } }
  },
  markdown: () => '',
})
