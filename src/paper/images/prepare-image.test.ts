import { deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { openQpdf } from '#paper/qpdf.ts'
import { readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'
import { prepareImage } from './prepare-image.ts'

const qpdf = await openQpdf()

function chunk(name: string, content: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)])
}

function png(
  width: number,
  height: number,
  type: number,
  rows: Uint8Array,
  palette?: Uint8Array,
  interlaced = 0,
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, type, 0, 0, interlaced], 8)
  const colors = palette ? [chunk('PLTE', palette)] : []
  const data = chunk('IDAT', deflateSync(rows))
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), chunk('IHDR', header), ...colors, data])
}

/** The headers of a JPEG with a camera's note that it was held upright. */
const jpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8]),
  Buffer.from([0xff, 0xe1, 0, 34]),
  Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0', 'latin1'),
  Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 30, 0, 40, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]),
  Buffer.from([0xff, 0xda, 0, 2, 0]),
  Buffer.from([0xff, 0xd9]),
])

test('the size of a JPEG and how it was held are read', () => {
  expect(readJpeg(jpeg)).toEqual({ width: 40, height: 30, components: 3, bits: 8, inverted: false, quarterTurns: 1 })
  expect(() => readJpeg(Buffer.from([0xff, 0xd8, 0xff, 0xd9]))).toThrow('no picture')
})

test('a picture fills a page of its own shape', () => {
  expect(prepareImage(jpeg).pages[0]).toMatchObject({ width: 612, height: 792 })
  const wide = prepareImage(png(4, 2, 0, new Uint8Array(2 * 5)))
  expect(wide.pages[0]).toMatchObject({ width: 792, height: 612 })
})

test('a picture that claims what it does not have, or more than a page needs, is no page', () => {
  expect(() => prepareImage(png(2_147_483_647, 2_147_483_647, 0, new Uint8Array(5)))).toThrow('too large')
  expect(() => prepareImage(png(65_535, 65_535, 3, new Uint8Array(5), new Uint8Array(6)))).toThrow('too large')
  // Of one bit each: few bytes, but more dots than anybody draws.
  const dots = png(30_000, 30_000, 0, new Uint8Array(5))
  dots[24] = 1
  expect(() => prepareImage(dots)).toThrow('too large')
  expect(() => prepareImage(png(40, 40, 2, new Uint8Array(50)))).toThrow('a part of it is missing')
  expect(() => prepareImage(png(0, 0, 0, new Uint8Array(0)))).toThrow('a part of it is missing')
  const noScan = Buffer.from(jpeg.toString('latin1').replace('\xff\xda', '\xff\xfe'), 'latin1')
  expect(() => prepareImage(noScan)).toThrow('a part of it is missing')
})

test('no more of a picture is unpacked than its own size needs, and no picture of any size', () => {
  const long = new Uint8Array(1_000_000)
  expect(() => readPng(png(2, 2, 6, long))).toThrow('18')
  expect(() => readPng(png(60_000, 60_000, 6, long))).toThrow('The image is too large.')
})

test('transparency is taken apart, whatever the prediction', () => {
  // Two rows of two pixels: one as it is, one as the difference to the pixel on the left.
  const rows = new Uint8Array([0, 10, 20, 30, 255, 40, 50, 60, 128, 1, 1, 2, 3, 4, 5, 5, 5, 5])
  const { data, alpha, predicted } = readPng(png(2, 2, 6, rows))
  expect(predicted).toBe(false)
  expect([...inflate(data)]).toEqual([10, 20, 30, 40, 50, 60, 1, 2, 3, 6, 7, 8])
  expect([...inflate(alpha)]).toEqual([255, 128, 4, 9])
})

test('a package with pictures of all kinds is clean', async () => {
  const pictures = [
    png(2, 2, 2, new Uint8Array(2 * 7)),
    png(2, 2, 6, new Uint8Array(2 * 9)),
    png(2, 2, 3, new Uint8Array(2 * 3), new Uint8Array([0, 0, 0, 255, 255, 255])),
  ]
  const items = pictures.map((picture, index) => ({ document: prepareImage(picture), label: `Picture ${index}` }))
  const { parts, pages } = assemble(items, { title: 'Pictures' })
  expect(pages).toBe(3)
  expect(await qpdf.check(joined(parts))).toEqual([])
})

test('what cannot be used is told', () => {
  expect(() => prepareImage(png(2, 2, 2, new Uint8Array(14), undefined, 1))).toThrow('Interlaced')
  expect(() => prepareImage(Buffer.from('GIF89a'))).toThrow('Only JPEG and PNG')
})

function inflate(bytes: Uint8Array | undefined): Uint8Array {
  return bytes ? inflateSync(bytes) : new Uint8Array(0)
}
