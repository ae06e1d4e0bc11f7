import { expect, test } from 'vitest'
import { joined } from '../bytes.ts'
import { composePages } from '../pages/compose.ts'
import { prepareTemplate } from '../prepare/prepare-template.ts'
import { openQpdf } from '../qpdf.ts'
import { pdfJs } from '../reading/pdf-js.ts'
import { standIn } from '../stand-in.ts'
import type { PreparedDocument } from '../types.ts'
import { assemble } from './assemble.ts'
import { laidOn } from './laid-on.ts'

type Options = Partial<Parameters<typeof assemble>[1]>

function bytesOf(options: Options, document: PreparedDocument = composePages([{ kind: 'title', text: 'Page' }])) {
  return joined(assemble([{ document, label: 'Letter' }], { title: 'Package', ...options }).parts)
}

/** Where each text of the first page begins, as another program reads it. */
async function textsOf(options: Options, document?: PreparedDocument) {
  const { getDocument, VerbosityLevel } = await pdfJs()
  const data = new Uint8Array(bytesOf(options, document))
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS, isEvalSupported: false })
  const { items } = await (await (await task.promise).getPage(1)).getTextContent()
  await task.destroy()
  return items.flatMap((item) =>
    'str' in item ? [{ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width }] : [],
  )
}

test.each(['26-00417-P1-034   Page 34 of 60', '26-00417-P12-1034   Page 1034 of 2060'])(
  'the foot of a page keeps to the right of the official barcode: %s',
  async (foot) => {
    const [found] = (await textsOf({ pageNumber: () => foot })).filter(({ text }) => text.startsWith('26-'))
    expect(found?.x).toBeGreaterThanOrEqual(469)
    expect((found?.x ?? 0) + (found?.width ?? 0)).toBeLessThanOrEqual(577)
  },
)

test('on a form the number goes up the margin, clear of what the agency prints at the foot', async () => {
  const inventory = { formId: 'x-1', edition: '01/01/26', pages: 1, fields: [] }
  const form = await prepareTemplate(standIn(inventory), await openQpdf())
  const pageNumber = () => '26-00417-P12-1034   Page 1034 of 2060'
  const [found] = (await textsOf({ pageNumber }, form)).filter(({ text }) => text.startsWith('26-'))
  expect(found?.x).toBeGreaterThan(590)
  expect(found?.y).toBeGreaterThan(34)
})

test('what is not to go out says so across the page, in a light gray that hides nothing', async () => {
  const [found] = (await textsOf({ across: 'DRAFT' })).filter(({ text }) => text === 'DRAFT')
  expect(found?.x).toBeGreaterThan(50)
  expect(await laidOn(bytesOf({ across: 'DRAFT' }))).toEqual([{ blend: 'multiply', gray: '#e0e0e0' }])
})
