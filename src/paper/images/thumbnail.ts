import { asPdf, isPdf, opening } from '../reading/open-pages.ts'
import { encoded } from './write-jpeg.ts'

/** Four times as wide as it stands in a list, so that it can be made out on a fine screen. */
const WIDTH = 160
const HEIGHT = 208
const QUALITY = 75

/** The top of a document's first page as a small JPEG; of a PDF, JPEG or PNG. */
export async function thumbnail(bytes: Uint8Array): Promise<Uint8Array> {
  const { createCanvas } = await import('@napi-rs/canvas')
  const task = await opening(isPdf(bytes) ? bytes : asPdf(bytes))
  try {
    const page = await (await task.promise).getPage(1)
    const natural = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: Math.max(WIDTH / natural.width, HEIGHT / natural.height) })
    const canvas = createCanvas(WIDTH, HEIGHT)
    const context = canvas.getContext('2d')
    // The library names the browser's types; this canvas draws the same way.
    await page.render({ canvas: null, canvasContext: context as unknown as CanvasRenderingContext2D, viewport }).promise
    return encoded(canvas, QUALITY)
  } finally {
    await task.destroy()
  }
}
