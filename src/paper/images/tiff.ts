import { createRequire } from 'node:module'
import { pdfOfPictures } from '../reading/open-pages.ts'
import { PictureRefused } from './picture-refused.ts'
import { writeJpeg } from './write-jpeg.ts'

/** A letter page at 600 dots per inch, and as much again. */
const MOST_DOTS = 70_000_000
const MOST_PAGES = 100

// TIFF 6.0, section 8: tags 256 and 257.
const WIDTH = 't256'
const HEIGHT = 't257'

/** One page: its tags, such as `t256`, each a list of values. */
type Ifd = Record<string, unknown>
type Utif = {
  decode(whole: ArrayBuffer): Ifd[]
  decodeImage(whole: ArrayBuffer, page: Ifd): void
  toRGBA8(page: Ifd): Uint8Array
}

/** The pages of a TIFF file, such as a scanner or a fax machine makes, as a PDF. */
export async function pdfOfTiff(bytes: Uint8Array): Promise<Uint8Array> {
  // Loaded when the first one comes.
  const utif = createRequire(import.meta.url)('utif2') as Utif
  refuseCircles(bytes)
  const whole = new Uint8Array(bytes).buffer
  const pages = utif.decode(whole).filter((page) => numberOf(page, WIDTH) > 0)
  if (pages.length === 0) throw new PictureRefused('This TIFF file has no page that can be read. Send it as a PDF.')
  if (pages.length > MOST_PAGES)
    throw new PictureRefused(`This TIFF file has more than ${MOST_PAGES} pages. Send it as a PDF.`)
  const pictures: Uint8Array[] = []
  for (const page of pages) {
    const [width, height] = [numberOf(page, WIDTH), numberOf(page, HEIGHT)]
    if (width * height > MOST_DOTS)
      throw new PictureRefused(`A page is too large (${width} by ${height} dots). Scan it with fewer dots per inch.`)
    utif.decodeImage(whole, page)
    const rgba = utif.toRGBA8(page)
    if (rgba.length < width * height * 4) throw new PictureRefused('This TIFF file is damaged. Send it as a PDF.')
    const data = new Uint8ClampedArray(rgba.buffer, rgba.byteOffset, width * height * 4)
    pictures.push(await writeJpeg({ width, height, data }))
  }
  return pdfOfPictures(pictures)
}

/** Each page says where the next one begins (TIFF 6.0, section 2); the decoder follows a circle until the memory is full. */
function refuseCircles(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const little = bytes[0] === 0x49
  const seen = new Set<number>()
  for (let at = view.getUint32(4, little); at !== 0; ) {
    if (seen.has(at) || at + 2 > bytes.length)
      throw new PictureRefused('This TIFF file is damaged: its pages lead nowhere. Send it as a PDF.')
    seen.add(at)
    const end = at + 2 + 12 * view.getUint16(at, little)
    at = end + 4 > bytes.length ? 0 : view.getUint32(end, little)
  }
}

function numberOf(page: Ifd, tag: string): number {
  const value: unknown = page[tag]
  return Array.isArray(value) || ArrayBuffer.isView(value) ? Number((value as ArrayLike<number>)[0]) || 0 : 0
}
