import { dayIn, defaultZone } from '#formats/day.ts'

export type Fields = Record<string, unknown>
export type Told = Fields & { id: string }

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')
export const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
export const within = (value: unknown): Fields => (value !== null && typeof value === 'object' ? (value as Fields) : {})
export const idIn = (value: unknown): string => text(value) || text(within(value).id)
export const dayOf = (seconds: unknown): string => dayIn(defaultZone, new Date(number(seconds) * 1000))

export function methodOf(told: Told) {
  const card = within(told.card)
  if (told.type === 'us_bank_account') {
    const bank = within(told.us_bank_account)
    return {
      ref: told.id,
      kind: 'bank account',
      brand: text(bank.bank_name),
      last4: text(bank.last4),
      expires: '',
    } as const
  }
  const expires = `${String(number(card.exp_month)).padStart(2, '0')}-${number(card.exp_year)}`
  const brand = text(card.brand)
  return {
    ref: told.id,
    kind: 'card',
    brand: brand.charAt(0).toUpperCase() + brand.slice(1),
    last4: text(card.last4),
    expires,
  } as const
}

export const itemOf = (subscription: Told): Told => {
  const { data } = within(subscription.items)
  const [item] = Array.isArray(data) ? (data as Told[]) : []
  return item ?? { id: '' }
}

/** Past it lies no period of ours: an amount of milliseconds, or of something else. */
const LAST_SECOND = 4_102_444_800

/** When the period of a subscription ends, in seconds: since version 2025-03-31 it is its item's. */
export function periodEndOf(subscription: Told): number | undefined {
  const told = subscription.current_period_end ?? itemOf(subscription).current_period_end
  return typeof told === 'number' && told > 0 && told < LAST_SECOND ? told : undefined
}

export const monthsOf = (item: Told): number => {
  const { interval, interval_count: count } = within(within(item.price).recurring)
  return number(count) * (interval === 'year' ? 12 : 1)
}

/**
 * What an invoice for a change of plan consists of. The lines of the rest of a period have their discount taken off
 * already. Where another frequency begins, the new period is billed at once, as a line of its own.
 */
export function changeCosts(lines: readonly Fields[], beginsAnew: boolean) {
  const counted = lines.filter(({ proration }) => beginsAnew || proration === true)
  const sum = (of: (line: Fields) => number) => counted.reduce((total, line) => total + of(line), 0)
  const off = ({ discount_amounts: amounts }: Fields) =>
    ((amounts ?? []) as Fields[]).reduce((total, { amount }) => total + number(amount), 0)
  return {
    planCents: sum(({ amount }) => Math.max(0, number(amount))),
    discountCents: sum(off),
    creditCents: -sum(({ amount }) => Math.min(0, number(amount))),
  }
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/**
 * The payment of an invoice of the provider; '' where there was none, undefined where it is not told. Until version
 * 2025-03-31 the invoice names it. From then on it has a list, of which one payment can be meant only if one was paid.
 */
export function paymentOf(invoice: Fields): string | undefined {
  if (invoice.payment_intent !== undefined) return idIn(invoice.payment_intent)
  const paid = listIn(within(invoice.payments).data)
    .map(within)
    .filter(({ status }) => status === 'paid')
  const [first] = paid
  return (paid.length === 1 && idIn(within(first?.payment).payment_intent)) || undefined
}
