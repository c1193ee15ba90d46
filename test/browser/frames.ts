/** What a browser really paints while something happens: its frames, by how bright they are. */
import type { Browser, Page } from 'playwright-core'

/** Every frame that the page paints during `act`, as an image. */
export async function framesOf(page: Page, act: () => Promise<unknown>): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  const frames: string[] = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data)
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  await act()
  await session.send('Page.stopScreencast')
  await session.detach()
  return frames
}

/** Share of light pixels in each frame, 0 to 1. */
export async function lightness(browser: Browser, frames: readonly string[]): Promise<readonly number[]> {
  const page = await browser.newPage()
  try {
    return await page.evaluate(async (images) => {
      const shares: number[] = []
      for (const image of images) {
        const picture = new Image()
        picture.src = `data:image/png;base64,${image}`
        await picture.decode()
        const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 })
        const context = canvas.getContext('2d')!
        context.drawImage(picture, 0, 0, 64, 64)
        const { data } = context.getImageData(0, 0, 64, 64)
        let light = 0
        for (let at = 0; at < data.length; at += 4) if (data[at]! + data[at + 1]! + data[at + 2]! > 3 * 160) light++
        shares.push(light / (64 * 64))
      }
      return shares
    }, frames)
  } finally {
    await page.close()
  }
}
