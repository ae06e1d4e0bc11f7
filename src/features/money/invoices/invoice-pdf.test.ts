import { expect, test } from 'vitest'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { invoicePdf } from './invoice-pdf.ts'
import type { InvoiceRow } from './records.ts'
import { statementPdf } from './statement-pdf.ts'

const invoice: InvoiceRow = {
  ...{ id: 1, companyId: 2, companyName: 'NORTHWIND ANALYTICS', number: '2026-0001', issuedOn: '2026-11-17' },
  ...{
    title: 'GOLD plan, November',
    state: 'paid',
    payment: 'succeeded',
    failure: '',
    paidWith: 'card ending in 4242',
  },
  ...{ serviceCents: 18_000, governmentCents: 0, discountCents: 0, totalCents: 18_000 },
  ...{ refundedCents: 5_000, creditCents: 7_140 },
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
    'Paid from your credit: $71.40',
    'Paid by card ending in 4242: $108.60',
    'Given back: -$50',
  ])
    expect(text).toContain(words)
})

test('a statement has credit notes and refunds as lines, and says what the books say', async () => {
  const books = {
    ...{ cardCents: 81_660, givenBackCents: 1_260, creditGivenCents: 7_140, creditUsedCents: 7_140 },
    ...{ owedCents: 0, creditLeftCents: 0 },
    moves: [
      { on: '2026-11-17', memo: 'Refund of invoice 2026-0005', cents: -1_260 },
      { on: '2026-11-17', memo: 'Credit note: change to SILVER plan, November', cents: -7_140 },
    ],
  }
  const bytes = statementPdf({ company: 'NORTHWIND ANALYTICS', year: 2026, invoices: [invoice], books })
  const { pages } = await readPdf(new Uint8Array(bytes))
  const text = pages.map((page) => page.text).join(' ')
  for (const words of [
    'Refund of invoice 2026-0005 · -$12.60',
    'Credit note: change to SILVER plan, November · -$71.40',
    'Paid from your credit: $71.40',
    'Paid by card, less what was given back: $804',
  ])
    expect(text).toContain(words)
})
