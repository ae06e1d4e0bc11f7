import { showDate } from '#formats/dates.ts'
import { pdfOf, type TextBlock } from '#identity/users/server/text-pdf.ts'
import { dollars } from '#money/ledger/money.ts'
import type { InvoiceLine, InvoiceRow } from './records.ts'

const text = (words: string): TextBlock => ({ style: 'text', text: words })
const heading = (words: string): TextBlock => ({ style: 'heading', text: words })
const kinds = { service: 'Service', government: 'Government fee, passed on without a surcharge', discount: 'Discount' }

export type Issuer = { name: string; supportEmail: string; poNumber: string }

export const stateInWords = ({ state, refundedCents }: Pick<InvoiceRow, 'state' | 'refundedCents'>): string =>
  refundedCents > 0 ? `Paid, ${dollars(refundedCents)} given back` : { open: 'Open', paid: 'Paid', void: 'Void' }[state]

export function invoicePdf(invoice: InvoiceRow, lines: readonly InvoiceLine[], issuer: Issuer): Buffer {
  return pdfOf(`Invoice ${invoice.number}`, [
    { style: 'title', text: `Invoice ${invoice.number}` },
    text(`${issuer.name} · ${issuer.supportEmail}`),
    text(`Bill to: ${invoice.companyName}`),
    text(`Date: ${showDate(invoice.issuedOn)}`),
    ...(issuer.poNumber ? [text(`PO number: ${issuer.poNumber}`)] : []),
    text(`Status: ${stateInWords(invoice)}${invoice.paidWith ? `, ${invoice.paidWith}` : ''}`),
    heading(invoice.title),
    ...lines.map(({ words, kind, payer, amountCents }) =>
      text(`${words} (${kinds[kind]}; paid by the ${payer}): ${kind === 'discount' ? '-' : ''}${dollars(amountCents)}`),
    ),
    heading('Total'),
    text(`Service: ${dollars(invoice.serviceCents - invoice.discountCents)}`),
    text(`Government fees: ${dollars(invoice.governmentCents)}`),
    text(`Total: ${dollars(invoice.totalCents)}`),
  ])
}

export function statementPdf(company: string, year: number, invoices: readonly InvoiceRow[]): Buffer {
  const counted = invoices.filter(({ state }) => state !== 'void')
  const sum = (some: readonly InvoiceRow[], of: (row: InvoiceRow) => number) =>
    some.reduce((total, row) => total + of(row), 0)
  const open = counted.filter(({ state }) => state === 'open')
  return pdfOf(`Statement ${year}`, [
    { style: 'title', text: `Statement ${year}` },
    text(company),
    heading('Invoices'),
    ...(counted.length === 0 ? [text('None in this year.')] : []),
    ...counted.map((row) =>
      text(
        `${row.number} · ${showDate(row.issuedOn)} · ${row.title} · ${dollars(row.totalCents)} · ${stateInWords(row)}`,
      ),
    ),
    heading('In all'),
    text(`Service: ${dollars(sum(counted, (row) => row.serviceCents - row.discountCents))}`),
    text(`Government fees: ${dollars(sum(counted, (row) => row.governmentCents))}`),
    text(`Given back: ${dollars(sum(counted, (row) => row.refundedCents))}`),
    text(`Still owed: ${dollars(sum(open, (row) => row.totalCents))}`),
  ])
}
