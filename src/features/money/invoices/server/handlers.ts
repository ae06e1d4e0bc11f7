import { Readable } from 'node:stream'
import { billedCompany } from '#money/plans/server/store.ts'
import { addressBlock } from '#paperwork/letters/own-fields.ts'
import { type ProfileValues, profileOf } from '#parties/companies/profile.ts'
import { readFacts } from '#parties/facts/server/store.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { companyInScope } from '#platform/session/actor.ts'
import { invoices } from '../contract.ts'
import { invoicePdf } from '../invoice-pdf.ts'
import { statementPdf } from '../statement-pdf.ts'
import { entriesPage, yearInBooks } from './statement-store.ts'
import { invoiceById, invoicesPage, issuerFor, linesOf, newestInvoices, refundsOf } from './store.ts'

const MOST_ON_A_STATEMENT = 1000

/** Nothing of an address that is not answered yet. */
function addressLines({ street, unitKind, unitNumber, city, state, zipCode, country }: ProfileValues): string[] {
  if (!street) return []
  const place = { city: city ?? undefined, state: state ?? undefined, postalCode: zipCode ?? undefined }
  const unit = { unitKind: unitKind ?? undefined, unitNumber: unitNumber ?? undefined }
  return addressBlock({ street, ...unit, ...place, country: country ?? undefined }).split('\n')
}

const pdf = (bytes: Buffer, fileName: string) => ({
  ...{ stream: Readable.from([bytes]), fileName, contentType: 'application/pdf', inline: true },
})

export const invoicesHandlers = implement(invoices, {
  list: async ({ db, actor }, { companyId, state, limit, after, search }) => {
    if (companyId !== undefined) await billedCompany(db, actor, companyId)
    return invoicesPage(db, { companyId: companyId ?? companyInScope(actor), state, search, limit, after })
  },

  get: async ({ db }, { id }) => {
    const [invoice, lines, refunds] = await Promise.all([invoiceById(db, id), linesOf(db, id), refundsOf(db, id)])
    return { ...invoice, lines, refunds }
  },

  pdf: async ({ db, services }, { id }) => {
    const [invoice, lines] = await Promise.all([invoiceById(db, id), linesOf(db, id)])
    const system = services.database.read({ kind: 'system' })
    const { name, poNumber } = await issuerFor(system, invoice.companyId)
    const issuer = { name, poNumber, supportEmail: services.config.supportEmail }
    const { known } = await readFacts(system, services.keyring, { subject: 'company', id: invoice.companyId })
    const to = { name: invoice.companyName, address: addressLines(profileOf(known)) }
    return pdf(invoicePdf(invoice, { lines, issuer, to }), `Invoice ${invoice.number}.pdf`)
  },

  statement: async ({ db, actor, today }, { companyId, year = Number(today.slice(0, 4)) }) => {
    const company = await billedCompany(db, actor, companyId)
    const all = await newestInvoices(db, companyId, MOST_ON_A_STATEMENT)
    const ofYear = all.filter(({ issuedOn }) => issuedOn.startsWith(`${year}-`)).reverse()
    const books = await yearInBooks(db, companyId, year)
    return pdf(
      statementPdf({ company: company.name, year, invoices: ofYear, books }),
      `Statement ${company.code} ${year}.pdf`,
    )
  },

  entries: async ({ db, actor }, { companyId, limit, after }) => {
    if (companyId !== undefined) await billedCompany(db, actor, companyId)
    if (actor.scope === 'person') throw notFound()
    return entriesPage(db, { companyId: companyId ?? companyInScope(actor), limit, after })
  },
})
