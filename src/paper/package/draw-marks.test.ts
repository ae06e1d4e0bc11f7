import { expect, test } from 'vitest'
import { joined } from '../bytes.ts'
import { composePages } from '../pages/compose.ts'
import { openQpdf } from '../qpdf.ts'
import { pdfJs } from '../reading/pdf-js.ts'
import type { Ink, PageMark } from '../types.ts'
import { assemble } from './assemble.ts'

const place = { x: 0.1, y: 0.8, width: 0.4, height: 0.05 }
const marked = (inks: readonly Ink[]) => {
  const document = composePages([{ kind: 'title', text: 'Letter' }])
  const marks = inks.map((ink): PageMark => ({ page: 0, place, ink }))
  return joined(assemble([{ document, label: 'Letter', marks }], { title: 'Letter' }).parts)
}

async function opened(bytes: Uint8Array) {
  const { getDocument, VerbosityLevel } = await pdfJs()
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS, isEvalSupported: false })
  return { page: await (await task.promise).getPage(1), end: () => task.destroy() }
}

test('a typed name and a day stand where their boxes are', async () => {
  const { page, end } = await opened(marked([{ kind: 'text', text: 'Helen Achebe', slanted: true }]))
  const { items } = await page.getTextContent()
  const found = items.find((item) => 'str' in item && item.str === 'Helen Achebe')
  const [, , , , x, y] = found && 'transform' in found ? found.transform : []
  await end()
  expect(x).toBeCloseTo(61.2, 0)
  // The box reaches from 0.80 to 0.85 of 792 points below the top.
  expect(y).toBeGreaterThan(792 * 0.15)
  expect(y).toBeLessThan(792 * 0.2)
})

test('drawn lines and the dots of a picture become part of the page, in a file without faults', async () => {
  const strokes = [
    [0, 0, 30, 20, 60, 0],
    [5, 5],
  ]
  const bytes = marked([
    { kind: 'strokes', width: 60, height: 20, strokes },
    { kind: 'dots', width: 16, height: 2, dots: Uint8Array.from([0xff, 0x00, 0x0f, 0xf0]) },
  ])
  expect(await (await openQpdf()).check(bytes)).toEqual([])
  const { OPS } = await pdfJs()
  const { page, end } = await opened(bytes)
  const { fnArray } = await page.getOperatorList()
  await end()
  expect(fnArray).toContain(OPS.constructPath)
  expect(fnArray.some((each) => each === OPS.paintImageMaskXObject || each === OPS.paintInlineImageXObject)).toBe(true)
})
