/** Videos that start by themselves stand still for readers who want less motion, and can be started by hand. */
import { all } from './dom.ts'

/** Stops them before they begin where the reader's system asks for it. */
export function calmMedia(): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const video of all<HTMLVideoElement>('video[autoplay]')) {
    video.autoplay = false
    video.controls = true
    video.pause()
  }
}
