import { dateOf, type ListColumns } from '#platform/export/list-column.ts'
import { stateInWords } from './invoice-words.ts'
import type { InvoiceRow } from './records.ts'

const amount = (cents: number) => ({ cents })

export const invoiceListColumns = {
  number: { title: 'Number', value: ({ number }) => number },
  issuedOn: { title: 'Date', value: ({ issuedOn }) => dateOf(issuedOn) },
  companyName: { title: 'Company', value: ({ companyName }) => companyName },
  title: { title: 'For', value: ({ title }) => title },
  service: { title: 'Service', value: ({ serviceCents, discountCents }) => amount(serviceCents - discountCents) },
  government: { title: 'Government', value: ({ governmentCents }) => amount(governmentCents) },
  total: { title: 'Total', value: ({ totalCents }) => amount(totalCents) },
  credit: { title: 'From credit', value: ({ creditCents }) => amount(creditCents), fileOnly: true },
  refunded: { title: 'Given back', value: ({ refundedCents }) => amount(refundedCents), fileOnly: true },
  state: { title: 'Status', value: stateInWords },
} satisfies ListColumns<InvoiceRow>
