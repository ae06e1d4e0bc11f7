import { dollars } from '#money/ledger/money.ts'
import { CURRENCY, centsIn, Doubted } from '#money/payments/server/doubt.ts'
import { creditUsed } from '#money/payments/server/stripe.ts'
import type { Fields } from '#money/payments/server/stripe-read.ts'

/** What we wrote down of an invoice of the provider, where we know it. */
export type Ours = { number: string; companyId: number; totalCents: number }

/** Why an invoice of the provider is not taken over as it is told; the signature only says who tells it. */
export function doubtOfInvoice(object: Fields & { id: string }, companyId: number, ours?: Ours): Doubted | undefined {
  const name = `invoice ${object.id}`
  const not = (why: string) => new Doubted(`Not booked: ${why}.`)
  if (object.currency !== CURRENCY) return not(`${name} is not in U.S. dollars`)
  const { subtotal, total } = object
  if (!Number.isSafeInteger(subtotal) || !Number.isSafeInteger(total)) return not(`${name} does not name its sums`)
  if (Number(total) > Math.max(0, Number(subtotal))) return not(`${name} asks for more than its lines`)
  if (ours && ours.companyId !== companyId) return not(`${name} is our invoice ${ours.number}, of another company`)
  if (ours && ours.totalCents !== Number(total))
    return not(
      `${name} is told as ${dollars(Number(total))}, and our invoice ${ours.number} is ${dollars(ours.totalCents)}`,
    )
  return undefined
}

/** Why an invoice that is told as paid is not: what the card paid and what was credit are together what was due. */
export function doubtOfPayment(object: Fields & { id: string }): Doubted | undefined {
  const came = centsIn(object.amount_paid)
  const due = Number(object.total) - creditUsed(object)
  if (came === due) return undefined
  const words = came === undefined ? 'no amount' : dollars(came)
  return new Doubted(`Not booked: ${words} came for invoice ${object.id}, where ${dollars(due)} was due.`)
}
