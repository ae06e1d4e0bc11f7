import { expect, test } from 'vitest'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { composePages } from '#paper/pages/compose.ts'
import type { Rect } from '#paper/types.ts'
import { pngOf, type Scanning, scanned, scanPdf } from '../../../tests/setup/scanner.ts'
import { cutBox } from './cut-box.ts'
import { picturesOf } from './scanned-pages.ts'
import { writeSymbol } from './write-symbol.ts'

const CODE = '26-00417-P2-001'
const symbol = await writeSymbol(CODE)
const size = { width: 612, height: 792 }
const printed = joined(
  assemble([{ document: composePages([{ kind: 'title', text: 'Page' }]), label: 'Letter' }], {
    title: 'Printed',
    symbol: () => symbol,
  }).parts,
)

/** How much of what is cut out is dark, in hundredths. */
async function ink(bytes: Uint8Array, box: Rect, code = CODE): Promise<number> {
  const cut = await cutBox({ bytes, page: 1, symbol: code, box, size })
  if (!cut) throw new Error('Nothing was cut out.')
  const [picture] = await picturesOf(cut, 1)
  if (!picture) throw new Error('It shows nothing.')
  let dark = 0
  for (let at = 0; at < picture.data.length; at += 4) if ((picture.data[at] ?? 255) < 128) dark++
  return Math.round((dark * 100) / (picture.width * picture.height))
}

// The symbol itself is something dark at a known place: about half of its dots, and none beside it.
const ON_IT: Rect = [440, 12, 600, 33.6]
const BESIDE: Rect = [340, 12, 570, 33.6]
test.each<[Scanning]>([
  [{ dotsPerInch: 150 }],
  [{ dotsPerInch: 150, degrees: 2 }],
  [{ dotsPerInch: 200, degrees: 181 }],
  [{ dotsPerInch: 150, degrees: 90 }],
  [{ dotsPerInch: 200, degrees: -3, noise: 90 }],
])('a box is cut out where it was printed, however the page lay: %j', async (scanning) => {
  const png = pngOf(await scanned(printed, 1, scanning))
  for (const bytes of [png, scanPdf([png])]) {
    const dark = await ink(bytes, ON_IT)
    expect([dark > 3 && dark < 12, await ink(bytes, BESIDE)]).toEqual([true, 0])
  }
})

test('without a symbol the picture is taken for the whole page; a page without a picture has no box', async () => {
  const png = pngOf(await scanned(printed, 1, { dotsPerInch: 150 }))
  expect(await ink(png, ON_IT, 'another code')).toBeGreaterThan(3)
  expect(await cutBox({ bytes: printed, page: 1, symbol: CODE, box: ON_IT, size })).toBeUndefined()
})
