import { deflateSync, inflateSync } from 'node:zlib'
import { joined } from '../bytes.ts'
import { PictureRefused, refuseTooLarge } from './picture-refused.ts'

/** A PNG in the parts a PDF wants: colours and, apart from them, transparency. Samples packed with Flate. */
export type PngParts = {
  readonly width: number
  readonly height: number
  readonly bits: number
  /** Colour components per pixel: 1 or 3; a palette has one. */
  readonly colors: 1 | 3
  readonly palette?: Uint8Array
  readonly data: Uint8Array
  /** The rows still carry PNG's own prediction. */
  readonly predicted: boolean
  readonly alpha?: Uint8Array
}

/** A page at 600 dots per inch in four colours of eight bits; a file of few bytes may claim any size. */
const MOST_BYTES_UNPACKED = 150_000_000

export function readPng(bytes: Uint8Array): PngParts {
  const { header, palette, data } = chunksOf(bytes)
  const width = header.getUint32(0)
  const height = header.getUint32(4)
  refuseTooLarge(width, height)
  const bits = header.getUint8(8)
  const type = header.getUint8(9)
  if (header.getUint8(12) !== 0)
    throw new Error('Interlaced PNG images cannot be used. Save the image without interlacing.')
  const colors = type === 2 || type === 6 ? 3 : 1
  const plain = { width, height, bits, colors, palette: type === 3 ? palette : undefined } as const
  const hasAlpha = type === 4 || type === 6
  const rows = unpacked(data, height * (1 + Math.ceil((width * (colors + (hasAlpha ? 1 : 0)) * bits) / 8)))
  if (!hasAlpha) return { ...plain, data, predicted: true }
  return { ...plain, ...withoutAlpha(rows, width, height, colors, bits / 8), predicted: false }
}

/** Whoever says how large a picture is gets no more unpacked than that, and has to have sent as much. */
function unpacked(data: Uint8Array, whole: number): Uint8Array {
  if (whole > MOST_BYTES_UNPACKED) throw new PictureRefused('The image is too large. Save it with fewer dots.')
  const rows = inflateSync(data, { maxOutputLength: Math.max(whole, 1) })
  if (whole === 0 || rows.length < whole)
    throw new PictureRefused('The image is damaged: a part of it is missing. Replace it.')
  return rows
}

function chunksOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const data: Uint8Array[] = []
  let header: DataView | undefined
  let palette: Uint8Array | undefined
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const content = bytes.subarray(at + 8, at + 8 + length)
    if (name === 'IHDR') header = new DataView(content.buffer, content.byteOffset, length)
    if (name === 'PLTE') palette = content
    if (name === 'IDAT') data.push(content)
    at += 12 + length
  }
  if (!header || data.length === 0) throw new Error('The image is not a PNG.')
  return { header, palette, data: joined(data) }
}

/** Undoes the prediction and takes the last component of each pixel out. */
function withoutAlpha(rows: Uint8Array, width: number, height: number, colors: number, sample: number) {
  const pixel = (colors + 1) * sample
  const stride = width * pixel
  const color = new Uint8Array(width * height * colors * sample)
  const alpha = new Uint8Array(width * height * sample)
  let above = new Uint8Array(stride)
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1)
    const row = unfiltered(rows[start] ?? 0, rows.subarray(start + 1, start + 1 + stride), above, pixel)
    for (let x = 0; x < width; x++) {
      const split = x * pixel + colors * sample
      color.set(row.subarray(x * pixel, split), (y * width + x) * colors * sample)
      alpha.set(row.subarray(split, split + sample), (y * width + x) * sample)
    }
    above = row
  }
  return { data: deflateSync(color), alpha: deflateSync(alpha) }
}

/** The five filters of the PNG specification (W3C, section 9). */
function unfiltered(filter: number, row: Uint8Array, above: Uint8Array, pixel: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(row.length)
  for (let i = 0; i < row.length; i++) {
    const left = out[i - pixel] ?? 0
    const up = above[i] ?? 0
    const corner = above[i - pixel] ?? 0
    const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0
    out[i] = (row[i] ?? 0) + predicted
  }
  return out
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
