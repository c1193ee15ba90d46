/** Preact as the form's script left it: the script of the answer has none of its own, and two would not know each other's hooks. */
import type * as hooks from 'preact/hooks'
import type * as runtime from 'preact/jsx-runtime'

export type SharedPreact = Pick<typeof hooks, 'useEffect' | 'useMemo' | 'useRef' | 'useState'> &
  Pick<typeof runtime, 'Fragment' | 'jsx' | 'jsxs'>

/** The window, with what the form's script leaves behind. */
export type PreactWindow = Window & { flatleafPreact: SharedPreact }

export const { Fragment, jsx, jsxs, useEffect, useMemo, useRef, useState } = (window as unknown as PreactWindow)
  .flatleafPreact
