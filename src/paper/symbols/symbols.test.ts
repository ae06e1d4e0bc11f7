import { describe, expect, test } from 'vitest'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { composePages } from '#paper/pages/compose.ts'
import type { PageSymbol } from '#paper/types.ts'
import { pngOf, type Scanning, scanned, scanPdf } from '../../../tests/setup/scanner.ts'
import { readScan } from './scanned-pages.ts'
import { writeSymbol } from './write-symbol.ts'

const CODES = ['26-00417-P2-001', '26-00417-P12-1034']
const symbols = await Promise.all(CODES.map(writeSymbol))

/** Two printed pages with their symbols. */
const printed = joined(
  assemble(
    [1, 2].map((page) => ({ document: composePages([{ kind: 'title', text: `Page ${page}` }]), label: 'Letter' })),
    {
      title: 'Printed',
      symbol: (page): PageSymbol | undefined => symbols[page - 1],
    },
  ).parts,
)
const png = async (page: number, scanning: Scanning, bits: 1 | 8 = 8) =>
  pngOf(await scanned(printed, page, scanning), bits)
const read = async (bytes: Uint8Array) =>
  (await readScan(bytes, { mostPages: 50 })).pages.map((page) => page.symbols.join(' '))

test('a page code is sixteen dots square, with more figures at the most eighteen', () => {
  expect(symbols.map(({ size }) => size)).toEqual([16, 16])
  expect(symbols[0]?.dark.filter(Boolean).length).toBeGreaterThan(80)
})

describe('the symbol of a printed page is read from its scan', () => {
  test.each([
    [{ dotsPerInch: 150, degrees: 2 }],
    [{ dotsPerInch: 200, degrees: -4, noise: 90 }],
    [{ dotsPerInch: 150, degrees: 90 }],
    [{ dotsPerInch: 200, degrees: 181 }],
    [{ dotsPerInch: 300, degrees: 271, blackAndWhite: true }],
  ])('%j', async (scanning) => {
    expect(await read(await png(1, scanning))).toEqual([CODES[0]])
  })

  test('page by page from a PDF of gray and of black and white pictures, and no further than told', async () => {
    const pictures = [
      await png(2, { dotsPerInch: 150, degrees: 1 }),
      await png(1, { dotsPerInch: 150, degrees: 180, blackAndWhite: true }, 1),
      pngOf({ width: 800, height: 1000, gray: new Uint8Array(800_000).fill(230) }),
    ]
    const pdf = scanPdf(pictures)
    expect(await read(pdf)).toEqual([CODES[1], CODES[0], ''])
    const { pages, count } = await readScan(pdf, { mostPages: 1 })
    expect([pages.length, count]).toEqual([1, 3])
  })

  test('all of them, where a picture shows two pages', async () => {
    const [one, other] = await Promise.all([1, 2].map((page) => scanned(printed, page, { dotsPerInch: 150 })))
    if (!one || !other) throw new Error('Nothing was scanned.')
    const gray = new Uint8Array(one.gray.length * 2)
    gray.set(one.gray)
    gray.set(other.gray, one.gray.length)
    const both = await read(pngOf({ width: one.width, height: one.height * 2, gray }))
    expect(both[0]?.split(' ').sort()).toEqual([...CODES].sort())
  })
})

describe('a file that claims more than it has', () => {
  test('is refused as a picture before anything is unpacked', async () => {
    const picture = pngOf({ width: 600, height: 800, gray: new Uint8Array(480_000) })
    new DataView(picture.buffer, picture.byteOffset).setUint32(16, 60_000)
    new DataView(picture.buffer, picture.byteOffset).setUint32(20, 60_000)
    await expect(read(picture)).rejects.toThrow('60000 by 60000 dots')
  })

  test('is passed over as a picture on a page', async () => {
    const pdf = Buffer.from(scanPdf([pngOf({ width: 600, height: 800, gray: new Uint8Array(480_000) })]))
    const claim = pdf.toString('latin1').replace('/Width 600', '/Width 99999999')
    expect(claim).toContain('99999999')
    expect(await read(Buffer.from(claim, 'latin1'))).toEqual([''])
  })
})
