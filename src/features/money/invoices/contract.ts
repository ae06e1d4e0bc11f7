import { z } from 'zod'
import { PageInput, pageOf } from '#platform/database/pages.ts'
import { exportOf } from '#platform/export/export-of.ts'
import { query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown } from '#platform/operation/fields.ts'
import { InvoiceLine, InvoiceRow, RefundRow } from './records.ts'

const ofInvoice = { example: { id: 1 }, names: { id: 'invoice' } } as const
const ofCompany = { example: { companyId: 1 }, names: { companyId: 'company' } } as const

export const invoices = {
  list: query('invoices.list', {
    summary: 'Invoices with what became of them, newest first; of one company or of all in sight.',
    path: 'GET /api/invoices',
    can: 'billing:read',
    input: PageInput.extend({ companyId: IdIfKnown, state: z.enum(['open', 'paid', 'void']).optional() }),
    output: pageOf(InvoiceRow),
    names: { companyId: 'company' },
  }),
  get: query('invoices.get', {
    summary: 'One invoice with its lines: service and government fees apart, and who pays each.',
    path: 'GET /api/invoices/:id',
    can: 'billing:read',
    input: z.object({ id: Id }),
    output: InvoiceRow.extend({ lines: z.array(InvoiceLine), refunds: z.array(RefundRow) }),
    ...ofInvoice,
  }),
  pdf: query('invoices.pdf', {
    summary: 'An invoice as a PDF.',
    path: 'GET /api/invoices/:id/pdf',
    can: 'billing:read',
    input: z.object({ id: Id }),
    output: z.unknown(),
    download: true,
    ...ofInvoice,
  }),
  statement: query('invoices.statement', {
    summary: 'What a company was asked for and paid in a year, with what is still owed, as a PDF.',
    path: 'GET /api/companies/:companyId/statement',
    can: 'billing:read',
    input: z.object({ companyId: Id, year: z.coerce.number<number | string>().int().min(2000).max(2200).optional() }),
    output: z.unknown(),
    download: true,
    ...ofCompany,
  }),
  entries: query('invoices.entries', {
    summary: 'The books, line by line, newest first: what accounting programs take in.',
    path: 'GET /api/ledger',
    can: 'billing:read',
    input: PageInput.extend({ companyId: IdIfKnown }),
    output: pageOf(
      z.object({
        id: z.number(),
        at: z.string(),
        companyCode: z.string(),
        source: z.string(),
        memo: z.string(),
        debit: z.string(),
        credit: z.string(),
        payer: z.string(),
        amountCents: z.number(),
      }),
    ),
    names: { companyId: 'company' },
  }),
}

export const invoiceExports = {
  invoices: exportOf('exports.invoices', invoices.list, 'Invoices', 'Exported invoices'),
  ledger: exportOf('exports.ledger', invoices.entries, 'The books', 'Exported the books'),
}
