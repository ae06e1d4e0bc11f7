import { showDate } from '#formats/dates.ts'
import { pdfOf, type TextBlock } from '#identity/users/server/text-pdf.ts'
import { addedBy } from '#money/ledger/accounts.ts'
import { dollars } from '#money/ledger/money.ts'
import type { InvoiceLine, InvoiceRow } from './records.ts'

const text = (words: string): TextBlock => ({ style: 'text', text: words })
const heading = (words: string): TextBlock => ({ style: 'heading', text: words })
const kinds = {
  service: 'Service',
  government: 'Government fee, passed on without a surcharge',
  discount: 'Discount',
  unused: 'Paid before, not used',
}

export type Issuer = { name: string; supportEmail: string; poNumber: string }
/** Who pays, as on an envelope: the name and the lines of the address. */
export type BillTo = { name: string; address: readonly string[] }

type Standing = Pick<InvoiceRow, 'state' | 'refundedCents' | 'totalCents'>

/** The same words as on screen, with the amount that went back. */
export function stateInWords({ state, refundedCents, totalCents }: Standing): string {
  if (refundedCents === 0) return { open: 'Open', paid: 'Paid', void: 'Void' }[state]
  return `${refundedCents >= totalCents ? 'Refunded' : 'Partly refunded'}, ${dollars(refundedCents)}`
}

type Printed = { lines: readonly InvoiceLine[]; issuer: Issuer; to: BillTo }

export function invoicePdf(invoice: InvoiceRow, { lines, issuer, to }: Printed): Buffer {
  return pdfOf(`Invoice ${invoice.number}`, [
    { style: 'title', text: `Invoice ${invoice.number}` },
    text(`${issuer.name} · ${issuer.supportEmail}`),
    text(`Bill to: ${to.name}`),
    ...to.address.map(text),
    text(`Date: ${showDate(invoice.issuedOn)}`),
    ...(issuer.poNumber ? [text(`PO number: ${issuer.poNumber}`)] : []),
    text(`Status: ${stateInWords(invoice)}${invoice.paidWith ? `, ${invoice.paidWith}` : ''}`),
    heading(invoice.title),
    ...lines.map((line) =>
      text(`${line.words} (${kinds[line.kind]}; paid by the ${line.payer}): ${dollars(addedBy(line))}`),
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
