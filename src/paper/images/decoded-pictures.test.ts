import { expect, test } from 'vitest'
import { openQpdf } from '../qpdf.ts'
import { opening } from '../reading/open-pages.ts'
import { jpegOfHeic } from './heic.ts'
import { heicSample } from './heic-sample.ts'
import { readJpeg } from './jpeg.ts'
import { thumbnail } from './thumbnail.ts'
import { pdfOfTiff } from './tiff.ts'

/** A TIFF of gray pages, as small as the format allows (TIFF 6.0, section 4), each page one strip. */
function grayTiff(pages: readonly { width: number; height: number }[], dots = (page: number) => page * 16): Uint8Array {
  const parts: Buffer[] = [Buffer.from('II*\0\0\0\0\0', 'latin1')]
  let at = 8
  let link = { buffer: parts[0] as Buffer, offset: 4 }
  for (const [index, { width, height }] of pages.entries()) {
    const strip = Buffer.alloc(Math.min(width * height, 4096), dots(index))
    const tags = [
      ...[
        [256, width],
        [257, height],
        [258, 8],
        [259, 1],
        [262, 1],
      ],
      ...[
        [273, at],
        [277, 1],
        [278, height],
        [279, strip.length],
      ],
    ] as const
    const directory = Buffer.alloc(2 + tags.length * 12 + 4)
    directory.writeUInt16LE(tags.length)
    for (const [place, [tag = 0, value = 0]] of tags.entries()) {
      directory.writeUInt16LE(tag, 2 + place * 12)
      directory.writeUInt16LE(4, 4 + place * 12)
      directory.writeUInt32LE(1, 6 + place * 12)
      directory.writeUInt32LE(value, 10 + place * 12)
    }
    link.buffer.writeUInt32LE(at + strip.length, link.offset)
    link = { buffer: directory, offset: directory.length - 4 }
    parts.push(strip, directory)
    at += strip.length + directory.length
  }
  return new Uint8Array(Buffer.concat(parts))
}

test('a phone’s HEIC photo becomes a JPEG of the same size', async () => {
  expect(readJpeg(await jpegOfHeic(heicSample()))).toMatchObject({ width: 480, height: 336, components: 3 })
})

test('a HEIC file that is cut off is refused with a sentence', async () => {
  await expect(jpegOfHeic(heicSample().subarray(0, 300))).rejects.toThrow(/^This HEIC file .+ JPEG or PDF\.$/)
})

test('each page of a TIFF becomes a page of a clean PDF', async () => {
  const pdf = await pdfOfTiff(
    grayTiff([
      { width: 40, height: 30 },
      { width: 30, height: 40 },
    ]),
  )
  expect(await (await openQpdf()).check(pdf)).toEqual([])
  const task = await opening(pdf)
  expect((await task.promise).numPages).toBe(2)
  await task.destroy()
})

test('a TIFF that claims any size, or too many pages, is refused before it is unpacked', async () => {
  await expect(pdfOfTiff(grayTiff([{ width: 60_000, height: 60_000 }]))).rejects.toThrow(
    'A page is too large (60000 by 60000 dots). Scan it with fewer dots per inch.',
  )
  const many = Array.from({ length: 101 }, () => ({ width: 2, height: 2 }))
  await expect(pdfOfTiff(grayTiff(many))).rejects.toThrow('This TIFF file has more than 100 pages. Send it as a PDF.')
})

test('a TIFF whose pages lead back to the first is refused before the decoder follows them', async () => {
  const circle = Buffer.from('49492a0008000000010000010300010000000100000008000000', 'hex')
  await expect(pdfOfTiff(new Uint8Array(circle))).rejects.toThrow('its pages lead nowhere')
})

test('the first page is drawn small, of a PDF and of a picture', async () => {
  const jpeg = await jpegOfHeic(heicSample())
  for (const file of [jpeg, await pdfOfTiff(grayTiff([{ width: 40, height: 30 }]))])
    expect(readJpeg(await thumbnail(file))).toMatchObject({ width: 160, height: 208 })
})
