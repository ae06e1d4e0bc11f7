import { showDate } from '#formats/dates.ts'
import { pdfOf, type TextBlock } from '#identity/users/server/text-pdf.ts'
import { addedBy } from '#money/ledger/accounts.ts'
import { dollars } from '#money/ledger/money.ts'
import { paidParts, stateInWords } from './invoice-words.ts'
import type { InvoiceLine, InvoiceRow } from './records.ts'

export const text = (words: string): TextBlock => ({ style: 'text', text: words })
export const heading = (words: string): TextBlock => ({ style: 'heading', text: words })
const kinds = {
  service: 'Service',
  government: 'Government fee',
  discount: 'Discount',
  unused: 'Paid before, not used',
}

export type Issuer = { name: string; supportEmail: string; poNumber: string }
/** Who pays, as on an envelope: the name and the lines of the address. */
export type BillTo = { name: string; address: readonly string[] }

type Printed = { lines: readonly InvoiceLine[]; issuer: Issuer; to: BillTo }

export function invoicePdf(invoice: InvoiceRow, { lines, issuer, to }: Printed): Buffer {
  return pdfOf(`Invoice ${invoice.number}`, [
    { style: 'title', text: `Invoice ${invoice.number}` },
    text(`${issuer.name} · ${issuer.supportEmail}`),
    text(`Bill to: ${to.name}`),
    ...to.address.map(text),
    text(`Date: ${showDate(invoice.issuedOn)}`),
    ...(issuer.poNumber ? [text(`PO number: ${issuer.poNumber}`)] : []),
    text(`Status: ${stateInWords(invoice)}${invoice.failure ? `. ${invoice.failure}` : ''}`),
    heading(invoice.title),
    ...lines.map((line) =>
      text(`${line.words} (${kinds[line.kind]}; paid by the ${line.payer}): ${dollars(addedBy(line))}`),
    ),
    heading('Total'),
    text(`Service: ${dollars(invoice.serviceCents - invoice.discountCents)}`),
    text(`Government fees: ${dollars(invoice.governmentCents)}`),
    text(`Total: ${dollars(invoice.totalCents)}`),
    ...paidParts(invoice).map(({ words, cents }) => text(`${words}: ${dollars(cents)}`)),
  ])
}
