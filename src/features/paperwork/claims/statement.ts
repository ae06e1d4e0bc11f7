import { showDate } from '#formats/dates.ts'
import type { Block, Column } from '#paper/pages/blocks.ts'
import { composePages } from '#paper/pages/compose.ts'
import type { PreparedDocument } from '#paper/types.ts'
import type { Collection } from './collection-records.ts'
import { inDollars, inPercent } from './money.ts'

type About = { client: string; number: string }

/** The account of a debtor as of a day: what was invoiced, what came in, what is owed, and how the interest came together. */
export function statementPages(of: Collection, about: About): PreparedDocument {
  return composePages(statementBlocks(of, about), {
    header: ['Statement of account', `Case ${about.number}`],
    footer: [`As of ${showDate(of.sums.asOf)}`, 'Page {page} of {pages}'],
  })
}

const money = (title: string, share: number): Column => ({ title, share, align: 'right' })
const row = (label: string, value: string) => ({ label, value })

export function statementBlocks(of: Collection, { client }: About): Block[] {
  const { sums, debtor } = of
  const payments = of.payments.filter(({ takenBack }) => takenBack === null)
  return [
    { kind: 'title', text: 'Statement of account', subtitle: `As of ${showDate(sums.asOf)}` },
    {
      kind: 'rows',
      rows: [
        row('Owed to', client),
        row('Owed by', [debtor.name || 'Not entered', debtor.address].filter(Boolean).join(', ')),
        ...(of.terms.contract ? [row('Contract', of.terms.contract)] : []),
      ],
    },
    { kind: 'heading', text: 'Invoices' },
    {
      kind: 'table',
      columns: [
        ...[
          { title: 'Number', share: 0.19 },
          { title: 'Date', share: 0.14 },
          { title: 'Due', share: 0.14 },
        ],
        ...[money('Amount', 0.18), money('Unpaid', 0.18), money('Interest', 0.17)],
      ],
      rows: of.invoices.map((each) => [
        ...[each.number, showDate(each.issuedOn), showDate(each.dueOn)],
        ...[each.amountCents, each.unpaidCents, each.interestCents].map(inDollars),
      ]),
    },
    { kind: 'heading', text: 'Payments' },
    ...(payments.length === 0
      ? [{ kind: 'paragraph', text: 'None has come in since the matter was opened.' } as const]
      : [
          {
            kind: 'table',
            columns: [
              { title: 'Day', share: 0.2 },
              { title: 'How', share: 0.4 },
              money('Amount', 0.2),
              money('Of it interest', 0.2),
            ],
            rows: payments.map((each) => [
              showDate(each.on),
              [each.how, each.reference].filter(Boolean).join(', '),
              ...[each.amountCents, each.interestCents].map(inDollars),
            ]),
          } as const,
        ]),
    { kind: 'heading', text: 'What is owed' },
    {
      kind: 'rows',
      rows: [
        row('Unpaid invoices', inDollars(sums.outstandingCents)),
        row('Interest so far', inDollars(sums.interestOpenCents)),
        row('Demanded today', inDollars(sums.demandCents)),
      ],
    },
    ...interestNotes(of),
  ]
}

/** A rate that nobody confirmed is named as such, and is in no demand. */
const interestNotes = ({ rates }: Collection): Block[] =>
  rates.map(({ from, basisPoints, source, confirmed }) => ({
    kind: 'paragraph',
    small: true,
    text: `Simple interest at ${inPercent(basisPoints)} a year from ${showDate(from)}, by the day, 365 days a year (${source}). ${
      confirmed ? 'Confirmed by the attorney.' : 'Not confirmed by an attorney: it is not demanded.'
    }`,
  }))
