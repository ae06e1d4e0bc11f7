import { expect, test } from 'vitest'
import { joined } from '#paper/bytes.ts'
import type { InventoryField } from '#paper/inventory.ts'
import { laidOn } from '#paper/package/laid-on.ts'
import { prepareTemplate } from '#paper/prepare/prepare-template.ts'
import { openQpdf } from '#paper/qpdf.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { standIn } from '#paper/stand-in.ts'
import { fillEditable } from './editable.ts'
import { markPages } from './mark-pages.ts'

const fields: InventoryField[] = [
  { name: 'form.Name', type: 'text', page: 1, rect: [50, 700, 250, 718], fontSize: 10 },
  { name: 'form.Unit', type: 'checkbox', page: 2, rect: [50, 470, 60, 480], exportValues: ['STE'] },
]

test('words across each page of a file that stays editable, with its values', async () => {
  const qpdf = await openQpdf()
  const template = await prepareTemplate(standIn({ formId: 'x-1', edition: '01/01/26', pages: 2, fields }), qpdf)
  const values = new Map<string, string | boolean>([
    ['form.Name', 'Łukasz'],
    ['form.Unit', true],
  ])
  const filled = fillEditable(template, values)
  const marked = await markPages(joined(filled.parts), { across: 'NOT FOR FILING', sizes: template.pages, qpdf })
  expect(await qpdf.check(marked)).toEqual([])
  const { pages } = await readPdf(marked)
  expect(pages.map(({ text }) => text.includes('NOT FOR FILING'))).toEqual([true, true])
  expect(await laidOn(marked)).toEqual([{ blend: 'multiply', gray: '#e0e0e0' }])
  const widgets = pages.flatMap((page) => page.widgets).map(({ fieldName, fieldValue }) => [fieldName, fieldValue])
  expect(widgets).toEqual([
    ['form.Name', 'Łukasz'],
    ['form.Unit', 'STE'],
  ])
})
