import { expect, test } from 'vitest'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { responseCover } from './response-pages.ts'

const about = {
  ...{ caseNumber: '26-00005', typeName: 'H1B Petition', petitioner: 'NORTHWIND', beneficiary: 'Soo-Jin KIM' },
  ...{ together: [], attorney: 'Miriam LANE', firm: 'HARBOR & LANE', address: '', carrier: '', date: '2026-11-18' },
  ...{ notice: 'rfe', noticeOn: '2026-09-25', dueOn: '2026-12-21', receiptNumber: 'IOE0912345023' },
} as unknown as Parameters<typeof responseCover>[0]

test('the cover letter of a response writes its days out and names every exhibit', async () => {
  const document = responseCover(about, [{ tab: 'A', name: 'Duties in detail' }])
  const { pages } = await readPdf(joined(assemble([{ label: 'Cover', document }], { title: 'Cover' }).parts))
  for (const said of ['November 18, 2026', 'September 25, 2026', 'December 21, 2026', 'Exhibit A: Duties in detail'])
    expect(pages[0]?.text).toContain(said)
})
