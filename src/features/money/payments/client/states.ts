import type { InvoiceRow } from '#money/invoices/records.ts'

type Shown = { words: string; hue: 'green' | 'red' | 'orange' | 'gray' | 'blue' }

/** How an invoice stands, in a word or two. */
export function stateOf({ state, payment, refundedCents, totalCents }: InvoiceRow): Shown {
  if (state === 'void') return { words: 'Void', hue: 'gray' }
  if (refundedCents > 0) return { words: refundedCents >= totalCents ? 'Refunded' : 'Partly refunded', hue: 'blue' }
  if (state === 'paid') return { words: 'Paid', hue: 'green' }
  if (payment === 'asked') return { words: 'Being paid', hue: 'blue' }
  if (payment === 'failed') return { words: 'Declined', hue: 'red' }
  if (payment === 'needs authentication') return { words: 'Needs confirmation', hue: 'orange' }
  return { words: 'Open', hue: 'orange' }
}
