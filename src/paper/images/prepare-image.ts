import { createHash } from 'node:crypto'
import { BlankDocument } from '../pages/blank-document.ts'
import type { PdfDocument } from '../pdf/document.ts'
import { pdfNumber } from '../pdf/syntax.ts'
import type { PdfDictionary } from '../pdf/values.ts'
import type { PreparedDocument } from '../types.ts'
import { readJpeg } from './jpeg.ts'
import { PictureRefused, refuseTooLarge } from './picture-refused.ts'
import { readPng } from './png.ts'

const SHORT_SIDE = 612
const LONG_SIDE = 792
const MARGIN = 36
const SCAN = Buffer.from([0xff, 0xda])

/** A photograph or scan as one page: upright, as large as the page's margins allow, wide pictures on a wide page. */
export function prepareImage(bytes: Uint8Array): PreparedDocument {
  const document = new BlankDocument()
  const { name, width, height, quarterTurns } = addImage(document.pdf, bytes)
  const turned = quarterTurns % 2 === 1
  const seen = turned ? { width: height, height: width } : { width, height }
  const wide = seen.width > seen.height
  const page = wide ? { width: LONG_SIDE, height: SHORT_SIDE } : { width: SHORT_SIDE, height: LONG_SIDE }
  const scale = Math.min((page.width - 2 * MARGIN) / seen.width, (page.height - 2 * MARGIN) / seen.height)
  const [w, h] = [seen.width * scale, seen.height * scale]
  const matrix = placed((page.width - w) / 2, (page.height - h) / 2, w, h, quarterTurns)
  const content = `q ${matrix.map((each) => pdfNumber(each, 3)).join(' ')} cm /Im Do Q\n`
  document.addPage({ ...page, content, resources: { '/XObject': { '/Im': name } } })
  return document.prepared([], createHash('sha256').update(bytes).digest('hex'))
}

/** The unit square of an image onto (x, y, w, h), turned clockwise. */
function placed(x: number, y: number, w: number, h: number, quarterTurns: number): number[] {
  if (quarterTurns === 1) return [0, -h, w, 0, x, y + h]
  if (quarterTurns === 2) return [-w, 0, 0, -h, x + w, y + h]
  if (quarterTurns === 3) return [0, h, -w, 0, x + w, y]
  return [w, 0, 0, h, x, y]
}

/** A JPEG or PNG as an object of the file: its reference and size. */
export function addImage(pdf: PdfDocument, bytes: Uint8Array) {
  const image = { '/Type': '/XObject', '/Subtype': '/Image' }
  if (bytes[0] === 0xff && bytes[1] === 0xd8) {
    const { width, height, components, bits, inverted, quarterTurns } = readJpeg(bytes)
    // A header says a size; without a scan there is nothing to see.
    refuseTooLarge(width, height)
    if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(SCAN) < 0)
      throw new PictureRefused('The image is damaged: a part of it is missing. Replace it.')
    const dictionary: PdfDictionary = {
      ...image,
      '/Width': width,
      '/Height': height,
      '/BitsPerComponent': bits,
      '/ColorSpace': components === 1 ? '/DeviceGray' : components === 3 ? '/DeviceRGB' : '/DeviceCMYK',
      '/Decode': components === 4 && inverted ? [1, 0, 1, 0, 1, 0, 1, 0] : undefined,
      '/Filter': '/DCTDecode',
    }
    return { name: pdf.add(dictionary, bytes), width, height, quarterTurns }
  }
  if (bytes[0] !== 0x89 || bytes[1] !== 0x50) throw new Error('Only JPEG and PNG images can be used.')
  const { width, height, bits, colors, palette, data, predicted, alpha } = readPng(bytes)
  const prediction = { '/Predictor': 15, '/Colors': colors, '/BitsPerComponent': bits, '/Columns': width }
  const samples = { ...image, '/Width': width, '/Height': height, '/BitsPerComponent': bits, '/Filter': '/FlateDecode' }
  const plain = colors === 3 ? '/DeviceRGB' : '/DeviceGray'
  const dictionary: PdfDictionary = {
    ...samples,
    '/ColorSpace': palette
      ? ['/Indexed', '/DeviceRGB', palette.length / 3 - 1, `b:${Buffer.from(palette).toString('hex')}`]
      : plain,
    '/DecodeParms': predicted ? prediction : undefined,
    '/SMask': alpha ? pdf.add({ ...samples, '/ColorSpace': '/DeviceGray' }, alpha) : undefined,
  }
  return { name: pdf.add(dictionary, data), width, height, quarterTurns: 0 }
}
