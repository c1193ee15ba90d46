/** Size of an image as browsers lay it out, in CSS pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** In which colour modes an image is shown, where authors have one for each. */
export type ImageMode = 'light' | 'dark'
