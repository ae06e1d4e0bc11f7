import { dollars } from '#money/ledger/money.ts'
import type { InvoiceRow } from './records.ts'

type Standing = Pick<InvoiceRow, 'state' | 'refundedCents' | 'totalCents'>

/** The same words as on screen, with the amount that went back. */
export function stateInWords({ state, refundedCents, totalCents }: Standing): string {
  if (refundedCents === 0) return { open: 'Open', paid: 'Paid', void: 'Void' }[state]
  return `${refundedCents >= totalCents ? 'Refunded' : 'Partly refunded'}, ${dollars(refundedCents)}`
}
