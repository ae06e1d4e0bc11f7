import { createRequire } from 'node:module'
import { PictureRefused } from './picture-refused.ts'
import { type Picture, writeJpeg } from './write-jpeg.ts'

/** The largest camera of a phone takes 48 million dots; a file of few bytes may claim any number. */
const MOST_DOTS = 60_000_000

type HeifImage = {
  get_width(): number
  get_height(): number
  display(into: Picture, done: (shown: Picture | null) => void): void
}
type Libheif = { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } }

/** The first picture of an HEIC file (ISO/IEC 23008-12) as a JPEG, upright: the decoder turns it as the camera notes. */
export async function jpegOfHeic(bytes: Uint8Array): Promise<Uint8Array> {
  // Loaded when the first one comes: four megabytes of WebAssembly.
  const { HeifDecoder } = createRequire(import.meta.url)('libheif-js/wasm-bundle.js') as Libheif
  const [image] = new HeifDecoder().decode(bytes)
  if (!image) throw new PictureRefused('This HEIC file has no picture that can be read. Send it as a JPEG or PDF.')
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > MOST_DOTS)
    throw new PictureRefused(`This picture is too large (${width} by ${height} dots). Send a smaller one.`)
  const into = { width, height, data: new Uint8ClampedArray(width * height * 4) }
  const shown = await new Promise<Picture | null>((resolve) => image.display(into, resolve))
  if (!shown) throw new PictureRefused('This HEIC file is damaged. Take the photo again, or send it as a JPEG or PDF.')
  return writeJpeg(into)
}
