import { showDate } from '#formats/dates.ts'
import { pdfOf } from '#identity/users/server/text-pdf.ts'
import { dollars } from '#money/ledger/money.ts'
import { heading, text } from './invoice-pdf.ts'
import { stateInWords } from './invoice-words.ts'
import type { InvoiceRow } from './records.ts'

/** What the books of a company say of a year, and what stands at its end. */
export type YearInBooks = {
  cardCents: number
  givenBackCents: number
  creditGivenCents: number
  creditUsedCents: number
  owedCents: number
  creditLeftCents: number
  /** Credit notes and refunds, oldest first. */
  moves: readonly { on: string; memo: string; cents: number }[]
}

type Stated = { company: string; year: number; invoices: readonly InvoiceRow[]; books: YearInBooks }

/** Invoices, credit notes and refunds of a year; its sums are those of the books. */
export function statementPdf({ company, year, invoices, books }: Stated): Buffer {
  const counted = invoices.filter(({ state }) => state !== 'void')
  const sum = (of: (row: InvoiceRow) => number) => counted.reduce((total, row) => total + of(row), 0)
  const list = (lines: readonly string[]) => (lines.length === 0 ? ['None in this year.'] : lines).map(text)
  const of = (words: string, cents: number) => text(`${words}: ${dollars(cents)}`)
  return pdfOf(`Statement ${year}`, [
    { style: 'title', text: `Statement ${year}` },
    text(company),
    heading('Invoices'),
    ...list(
      counted.map(
        (row) =>
          `${row.number} · ${showDate(row.issuedOn)} · ${row.title} · ${dollars(row.totalCents)} · ${stateInWords(row)}`,
      ),
    ),
    heading('Credit notes and refunds'),
    ...list(books.moves.map(({ on, memo, cents }) => `${showDate(on)} · ${memo} · ${dollars(cents)}`)),
    heading('In all'),
    of(
      'Service',
      sum((row) => row.serviceCents - row.discountCents),
    ),
    of(
      'Government fees',
      sum((row) => row.governmentCents),
    ),
    of('Credit notes', -books.creditGivenCents),
    of('Paid from your credit', books.creditUsedCents),
    of('Paid by card', books.cardCents),
    of('Given back', -books.givenBackCents),
    of('Paid by card, less what was given back', books.cardCents - books.givenBackCents),
    of('Still owed', books.owedCents),
    of('Your credit', books.creditLeftCents),
  ])
}
