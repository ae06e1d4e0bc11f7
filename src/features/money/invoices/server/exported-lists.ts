import { exportedList } from '#identity/exports/server/exported.ts'
import { dateOf } from '#platform/export/cells.ts'
import { invoices } from '../contract.ts'
import { invoiceExports } from '../export-contract.ts'
import { stateInWords } from '../invoice-pdf.ts'

const amount = (cents: number) => ({ cents })

export const exportedInvoiceLists = [
  exportedList({
    list: invoices.list,
    operation: invoiceExports.invoices,
    columns: [
      { title: 'Number', value: ({ number }) => number },
      { title: 'Date', value: ({ issuedOn }) => dateOf(issuedOn) },
      { title: 'Company', value: ({ companyName }) => companyName },
      { title: 'For', value: ({ title }) => title },
      { title: 'Service', value: ({ serviceCents, discountCents }) => amount(serviceCents - discountCents) },
      { title: 'Government', value: ({ governmentCents }) => amount(governmentCents) },
      { title: 'Total', value: ({ totalCents }) => amount(totalCents) },
      { title: 'From credit', value: ({ creditCents }) => amount(creditCents) },
      { title: 'Given back', value: ({ refundedCents }) => amount(refundedCents) },
      { title: 'Status', value: stateInWords },
    ],
  }),
  exportedList({
    list: invoices.entries,
    operation: invoiceExports.ledger,
    columns: [
      { title: 'Date', value: ({ at }, here) => dateOf(here.day(at)) },
      { title: 'Company', value: ({ companyCode }) => companyCode },
      { title: 'Source', value: ({ source }) => source },
      { title: 'Memo', value: ({ memo }) => memo },
      { title: 'Debit', value: ({ debit }) => debit },
      { title: 'Credit', value: ({ credit }) => credit },
      { title: 'Paid by', value: ({ payer }) => payer },
      { title: 'Amount', value: ({ amountCents }) => amount(amountCents) },
    ],
  }),
]
