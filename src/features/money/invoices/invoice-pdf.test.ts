import { expect, test } from 'vitest'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { invoicePdf } from './invoice-pdf.ts'
import type { InvoiceRow } from './records.ts'

const invoice: InvoiceRow = {
  ...{ id: 1, companyId: 2, companyName: 'NORTHWIND ANALYTICS', number: '2026-0001', issuedOn: '2026-11-17' },
  ...{
    title: 'GOLD plan, November',
    state: 'paid',
    payment: 'succeeded',
    failure: '',
    paidWith: 'card ending in 4242',
  },
  ...{ serviceCents: 18_000, governmentCents: 0, discountCents: 0, totalCents: 18_000, refundedCents: 5_000 },
}

test('an invoice names who pays with the address, what was not used of the plan before, and what went back', async () => {
  const bytes = invoicePdf(invoice, {
    lines: [
      { words: 'Unused time of SILVER', kind: 'unused', payer: 'employer', amountCents: 24_000 },
      { words: 'GOLD until 12-17-2026', kind: 'service', payer: 'employer', amountCents: 42_000 },
    ],
    issuer: { name: 'VisaCare', supportEmail: 'support@visacare.example', poNumber: '' },
    to: { name: 'NORTHWIND ANALYTICS', address: ['200 Harbor Street', 'Boston, MA 02110'] },
  })
  const { pages } = await readPdf(new Uint8Array(bytes))
  const text = pages.map((page) => page.text).join(' ')
  for (const words of [
    'Bill to: NORTHWIND ANALYTICS',
    '200 Harbor Street',
    'Boston, MA 02110',
    'Status: Partly refunded, $50',
    'Unused time of SILVER (Paid before, not used; paid by the employer): -$240',
    'Total: $180',
  ])
    expect(text).toContain(words)
})
