import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { joined } from '../bytes.ts'
import { imageSize } from '../images/image-size.ts'
import { prepareImage } from '../images/prepare-image.ts'
import { assemble } from '../package/assemble.ts'
import { pdfJs } from './pdf-js.ts'

/** A letter page at 1000 dots per inch: a larger picture is not unpacked. A file of few bytes may claim any size. */
const MOST_DOTS_UNPACKED = 100_000_000

/** Opens a PDF for looking at it; nothing in it can run. */
export async function opening(bytes: Uint8Array) {
  const { getDocument, VerbosityLevel } = await pdfJs()
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  return getDocument({
    // pdf.js takes the bytes away from us, so it gets its own.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    maxImageSize: MOST_DOTS_UNPACKED,
    wasmUrl: `${join(home, 'wasm')}/`,
    standardFontDataUrl: `${join(home, 'standard_fonts')}/`,
    cMapUrl: `${join(home, 'cmaps')}/`,
  })
}

/** pdf.js unpacks pictures of every kind. */
export const asPdf = (picture: Uint8Array): Uint8Array => pdfOfPictures([ofSensibleSize(picture)])

/** JPEG and PNG pictures, each a page. */
export const pdfOfPictures = (pictures: readonly Uint8Array[]): Uint8Array =>
  joined(
    assemble(
      pictures.map((picture, index) => ({ document: prepareImage(picture), label: `Page ${index + 1}` })),
      { title: 'Scan' },
    ).parts,
  )

export const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')

export function ofSensibleSize(picture: Uint8Array): Uint8Array {
  const { width, height } = imageSize(picture)
  if (width * height > MOST_DOTS_UNPACKED) throw new Error(`A picture of ${width} by ${height} dots is not read.`)
  return picture
}
