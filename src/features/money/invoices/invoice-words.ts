import { dollars } from '#money/ledger/money.ts'
import type { InvoiceRow } from './records.ts'

type Standing = Pick<InvoiceRow, 'state' | 'refundedCents' | 'totalCents'>

/** The same words as on screen, with the amount that went back. */
export function stateInWords({ state, refundedCents, totalCents }: Standing): string {
  if (refundedCents === 0) return { open: 'Open', paid: 'Paid', void: 'Void' }[state]
  return `${refundedCents >= totalCents ? 'Refunded' : 'Partly refunded'}, ${dollars(refundedCents)}`
}

type Paid = Pick<InvoiceRow, 'state' | 'totalCents' | 'creditCents' | 'refundedCents' | 'paidWith'>

/** How a paid invoice was paid, from the credit and by card, and what went back: under its total, adding up to it. */
export function paidParts({ state, totalCents, creditCents, refundedCents, paidWith }: Paid) {
  if (state !== 'paid') return []
  return [
    { words: 'Paid from your credit', cents: creditCents },
    { words: `Paid by ${paidWith || 'card'}`, cents: totalCents - creditCents },
    { words: 'Given back', cents: -refundedCents },
  ].filter(({ cents }) => cents !== 0)
}
