import type { InvoiceRow } from '#money/invoices/records.ts'
import { dollars } from '#money/ledger/money.ts'

type Standing = Pick<InvoiceRow, 'state' | 'payment' | 'refundedCents' | 'totalCents'>
type Shown = { words: string; hue: 'green' | 'red' | 'orange' | 'gray' | 'blue' }

/** How an invoice stands, in a word or two. */
export function stateOf(invoice: Standing): Shown {
  const { state, payment, refundedCents, totalCents } = invoice
  if (state === 'void') return { words: 'Void', hue: 'gray' }
  if (refundedCents >= totalCents && refundedCents > 0) return { words: 'Refunded', hue: 'blue' }
  if (refundedCents > 0) return { words: `Partly refunded, ${dollars(refundedCents)}`, hue: 'blue' }
  if (state === 'paid') return { words: 'Paid', hue: 'green' }
  if (payment === 'asked') return { words: 'Being paid', hue: 'blue' }
  if (payment === 'failed') return { words: 'Declined', hue: 'red' }
  if (payment === 'needs authentication') return { words: 'Needs confirmation', hue: 'orange' }
  return { words: 'Open', hue: 'orange' }
}
