/** The few drawings of the interface itself: 24 units wide, stroked, drawn for this theme. */
import type { Drawing } from '../../src/model/icon.ts'

const paths = {
  menu: '<path d="M4 7h16M4 12h16M4 17h10"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>',
  chevron: '<path d="m9 6 6 6-6 6"/>',
  down: '<path d="m6 9 6 6 6-6"/>',
  external: '<path d="M8 16 17 7M9 7h8v8"/>',
  system: '<rect x="3" y="4.5" width="18" height="12" rx="2"/><path d="M9 20h6m-3-3.500V20"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2.500v2m0 15v2M2.500 12h2m15 0h2M5.300 5.300l1.400 1.400m10.600 10.600 1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400"/>',
  moon: '<path d="M20 14.200A8.300 8.300 0 0 1 9.800 4a8.300 8.300 0 1 0 10.200 10.200Z"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1"/>',
  list: '<path d="M4 6h16M8 12h12M8 18h12"/>',
  copy: '<rect x="8.500" y="8.500" width="12" height="12" rx="2.500"/><path d="M15.500 5.500v-.5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v8.500a2 2 0 0 0 2 2h.5"/>',
  markdown:
    '<rect x="2.500" y="5" width="19" height="14" rx="2.500"/><path d="M6 15V9l2.750 3.500L11.500 9v6M17 9v6m-2.250-2.250L17 15l2.250-2.250"/>',
  edit: '<path d="M4 20h4L19.500 8.500a2.100 2.100 0 0 0 0-3l-1-1a2.100 2.100 0 0 0-3 0L4 16v4Zm9.500-13.500 4 4"/>',
  flag: '<path d="M5 21V4m0 0c4-2 6 2 10 0 1.500-.7 3-1 4-1v10c-1 0-2.500.300-4 1-4 2-6-2-10 0"/>',
  arrow: '<path d="M5 12h14m-6-6 6 6-6 6"/>',
  note: '<circle cx="12" cy="12" r="9"/><path d="M12 11v5.500M12 7.500v.01"/>',
  info: '<rect x="3.500" y="3.500" width="17" height="17" rx="4.500"/><path d="M12 11v5.500M12 7.500v.01"/>',
  tip: '<path d="M9.500 18.500h5M10.500 21.500h3M12 2.500a6.500 6.500 0 0 0-4 11.600c.9.700 1.500 1.700 1.500 2.900v.500h5V17c0-1.200.6-2.200 1.500-2.900A6.500 6.500 0 0 0 12 2.500Z"/>',
  check: '<circle cx="12" cy="12" r="9"/><path d="m8 12.300 2.700 2.700L16 9.500"/>',
  warning:
    '<path d="M10.300 4.200 2.700 17.500A2 2 0 0 0 4.400 20.500h15.200a2 2 0 0 0 1.700-3L13.700 4.200a2 2 0 0 0-3.400 0ZM12 9.500v4M12 17v.01"/>',
  danger:
    '<path d="M8.300 3h7.400L21 8.300v7.400L15.700 21H8.300L3 15.700V8.300L8.300 3ZM12 7.500v5.500M12 16.500v.01"/>',
  github:
    '<path stroke="none" fill="currentColor" d="M12 1.800a10.200 10.200 0 0 0-3.200 19.900c.5.100.7-.2.7-.5v-1.900c-2.900.6-3.500-1.200-3.500-1.200-.4-1.200-1.100-1.500-1.100-1.500-.9-.6.1-.6.1-.6 1 .1 1.600 1.100 1.600 1.100.9 1.500 2.400 1.100 2.900.8.1-.7.4-1.100.7-1.400-2.300-.3-4.700-1.100-4.700-5.100 0-1.100.4-2 1-2.700-.1-.3-.5-1.300.1-2.700 0 0 .9-.3 2.800 1a9.700 9.700 0 0 1 5.200 0c2-1.300 2.800-1 2.800-1 .6 1.400.2 2.400.1 2.700.7.700 1 1.600 1 2.700 0 4-2.400 4.800-4.700 5.100.4.300.7.9.7 1.900v2.800c0 .3.2.6.7.5A10.200 10.200 0 0 0 12 1.800Z"/>',
  star: '<path d="m12 3 2.700 5.700 6.100.8-4.500 4.300 1.100 6.200-5.400-3-5.400 3 1.100-6.200-4.500-4.300 6.100-.8L12 3Z"/>',
} as const

/** Name of a drawing of the interface. */
export type GlyphName = keyof typeof paths

/** A drawing of the interface, as `icons/` would hand it over. */
export function glyph(name: GlyphName): Drawing {
  return { viewBox: '0 0 24 24', body: paths[name], set: 'flatleaf', paint: 'stroke', strokeWidth: 1.75 }
}
