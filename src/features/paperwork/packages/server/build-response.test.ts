import { expect, test } from 'vitest'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { responseCover } from './build-response.ts'

const about = {
  ...{ caseNumber: '26-00005', subject: 'Form I-129, H-1B extension' },
  parties: [
    { as: 'Petitioner', name: 'NORTHWIND' },
    { as: 'Beneficiary', name: 'Soo-Jin KIM' },
  ],
  ...{ together: [], attorney: 'Miriam LANE', firm: 'HARBOR & LANE', address: '', carrier: '', date: '2026-11-18' },
  ...{ notice: 'rfe', noticeOn: '2026-09-25', dueOn: '2026-12-21', receiptNumber: 'IOE0912345023' },
} as unknown as Parameters<typeof responseCover>[0]

async function written(notice: 'rfe' | 'noid' | 'noir'): Promise<string> {
  const exhibits = [
    { tab: 'A', name: 'Duties in detail' },
    { tab: 'B', name: 'Payroll' },
  ]
  const document = responseCover({ ...about, notice }, exhibits)
  const { pages } = await readPdf(joined(assemble([{ label: 'Cover', document }], { title: 'Cover' }).parts))
  return pages[0]?.text ?? ''
}

test('the cover letter of a response writes its days out and names every exhibit in its order', async () => {
  const text = await written('rfe')
  for (const said of ['Petitioner', 'NORTHWIND', 'Beneficiary', 'Soo-Jin KIM']) expect(text).toContain(said)
  for (const said of ['November 18, 2026', 'September 25, 2026', 'December 21, 2026', 'IOE0912345023'])
    expect(text).toContain(said)
  expect(text).toMatch(/Exhibit A: Duties in detail.*Exhibit B: Payroll/s)
})

test('the cover letter says to which notice it answers', async () => {
  expect(await written('rfe')).toContain('Response to the request for evidence')
  expect(await written('noid')).toContain('Response to the notice of intent to deny')
})
