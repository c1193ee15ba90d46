import type { ElementContent } from 'hast'
import { expect, test } from 'vitest'
import { toHtml } from '../../../../src/hast/to-html.ts'
import { quietVideos } from '../../../../theme/components/frame/quiet-videos.ts'

test('a video that starts by itself in a frame is a moving picture', () => {
  const nodes = [
    <p>
      <video autoplay={true} src="/a.mp4" />
    </p>,
    <video controls={true} src="/b.mp4" />,
  ] as ElementContent[]
  expect(toHtml(quietVideos(nodes)).value).toBe(
    '<p><video autoplay src="/a.mp4" playsinline loop muted></video></p><video controls src="/b.mp4"></video>',
  )
})
