import { dollars } from '#money/ledger/money.ts'
import type { ProviderEvent } from '../provider.ts'
import { text } from './stripe-read.ts'

/** Everything is charged in it. */
export const CURRENCY = 'usd'

/** An event that was heard and is not believed: nothing is done, and a person reads why. */
export class Doubted {
  readonly why: string
  constructor(why: string) {
    this.why = why
  }
}

type Told = ProviderEvent['data']['object']

/** Cents, or nothing where what was told is no amount. */
export const centsIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined

/** The charge of ours that a payment names; undefined where that is no number of a charge. */
export function chargeIdOf({ metadata }: Told): number | undefined {
  const { charge } = (metadata ?? {}) as { charge?: unknown }
  return typeof charge === 'string' && /^[1-9]\d{0,14}$/.test(charge) ? Number(charge) : undefined
}

/** Why a payment is not the one we asked for; the signature only says who tells it. */
export function doubtOf(object: Told, charge: { id: number; amountCents: number }): Doubted | undefined {
  const cents = centsIn(object.amount_received ?? object.amount)
  const currency = text(object.currency)
  if (cents === charge.amountCents && currency === CURRENCY) return undefined
  const came = `${cents ?? 'no amount'} ${currency.slice(0, 10) || 'of an unnamed currency'}`
  return new Doubted(`Not settled: ${came} came for charge ${charge.id}, which is ${dollars(charge.amountCents)}.`)
}
