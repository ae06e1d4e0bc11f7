import type { MergeItem, MergeValue } from '#docx/merge-values.ts'
import { writtenDate } from '#formats/dates.ts'
import type { Day } from '#formats/day.ts'
import type { Debtor, Installment } from './collection-records.ts'
import { inDollars } from './money.ts'
import type { Finding } from './review-records.ts'
import type { Sums } from './sums.ts'

/** What a demand or a memo is written from. */
export type ClaimInLetter = {
  collection?: {
    debtor: Debtor
    contract: string
    sums: Pick<Sums, 'outstandingCents' | 'invoices'> & { demandCents: number; planKept: boolean }
    /** The installment of a plan that comes next. */
    next: Installment | undefined
    interestSource: string
    payBy: Day
  }
  review?: { parties: string; findings: readonly Finding[] }
}

type ClaimField = {
  name: string
  label: string
  kind: 'value' | 'list' | 'condition'
  columns?: readonly { name: string; label: string }[]
  of: (claim: ClaimInLetter) => MergeValue
}

/** What nobody entered stands marked in the letter. */
export const claimFields: readonly ClaimField[] = [
  value('collection.debtor', 'Debtor, with address', ({ collection }) => {
    const { name, contact, address } = collection?.debtor ?? NOBODY
    return name && address ? [name, contact && `Attention: ${contact}`, address].filter(Boolean).join('\n') : undefined
  }),
  value('collection.contract', 'Contract behind the invoices', ({ collection }) => collection?.contract || undefined),
  value('collection.outstanding', 'Unpaid invoices in all', ({ collection }) =>
    collection ? inDollars(collection.sums.outstandingCents) : undefined,
  ),
  value('collection.demand', 'Amount demanded, with interest where a rate is confirmed', demandInWords),
  value('collection.payBy', 'Day by which the debtor is asked to pay', ({ collection }) =>
    collection && !collection.sums.planKept ? writtenDate(collection.payBy) : undefined,
  ),
  {
    ...{ name: 'collection.planKept', label: 'The debtor keeps to a plan of installments', kind: 'condition' },
    of: ({ collection }) => collection?.sums.planKept === true,
  },
  value('collection.instalment', 'The next installment of the plan', ({ collection }) =>
    collection?.next ? inDollars(collection.next.amountCents) : undefined,
  ),
  value('collection.instalmentOn', 'Day on which the next installment is due', ({ collection }) =>
    collection?.next ? writtenDate(collection.next.dueOn) : undefined,
  ),
  {
    ...{ name: 'collection.invoices', label: 'Unpaid invoices', kind: 'list' },
    columns: columns('number', 'issuedOn', 'dueOn', 'amount', 'unpaid'),
    of: ({ collection }) => collection?.sums.invoices.filter(({ unpaidCents }) => unpaidCents > 0).map(asInvoice),
  },
  value('review.parties', 'Parties of the contract', ({ review }) => review?.parties || undefined),
  {
    ...{ name: 'review.findings', label: 'Findings of the review', kind: 'list' },
    columns: columns('clause', 'page', 'quote', 'risk', 'advice'),
    of: ({ review }) => (review && review.findings.length > 0 ? review.findings.map(asFinding) : undefined),
  },
]

const NOBODY = { name: '', contact: '', address: '' }

function value(name: string, label: string, of: ClaimField['of']): ClaimField {
  return { name, label, kind: 'value', of }
}

function columns(...names: string[]) {
  return names.map((name) => ({ name, label: name }))
}

function demandInWords({ collection }: ClaimInLetter): string | undefined {
  // Who keeps to a plan owes nothing beyond it: an own template that asks for the whole has it marked.
  if (!collection || collection.sums.planKept) return undefined
  const { outstandingCents, demandCents } = collection.sums
  const interest = demandCents - outstandingCents
  if (interest === 0) return inDollars(demandCents)
  return `${inDollars(demandCents)}, which is ${inDollars(outstandingCents)} of invoices and ${inDollars(interest)} of interest to this day (${collection.interestSource})`
}

const asInvoice = (invoice: Sums['invoices'][number]): MergeItem => ({
  ...{ number: invoice.number, issuedOn: writtenDate(invoice.issuedOn), dueOn: writtenDate(invoice.dueOn) },
  ...{ amount: inDollars(invoice.amountCents), unpaid: inDollars(invoice.unpaidCents) },
})

const asFinding = ({ clause, page, quote, risk, advice }: Finding): MergeItem => ({
  clause,
  page: page === null ? '' : `, page ${page}`,
  quote: quote ? ` “${quote}”` : '',
  ...{ risk, advice },
})
