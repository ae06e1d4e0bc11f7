import type { Canvas } from '@napi-rs/canvas'

/** A picture as it was decoded: red, green, blue and opacity of each dot, row by row. */
export type Picture = { width: number; height: number; data: Uint8ClampedArray }

/** A letter page at 360 dots per inch, or what a phone takes: more says nothing more. */
const MOST_DOTS = 12_200_000
const QUALITY = 85

/** A picture as a JPEG, on white, with no more dots than a page needs. */
export async function writeJpeg({ width, height, data }: Picture): Promise<Uint8Array> {
  const { createCanvas, ImageData } = await import('@napi-rs/canvas')
  const whole = createCanvas(width, height)
  whole.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0)
  const scale = Math.min(1, Math.sqrt(MOST_DOTS / (width * height)))
  const page = createCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  const context = page.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, page.width, page.height)
  context.drawImage(whole, 0, 0, page.width, page.height)
  return encoded(page)
}

export const encoded = (canvas: Canvas, quality = QUALITY): Uint8Array =>
  new Uint8Array(canvas.toBuffer('image/jpeg', quality))
