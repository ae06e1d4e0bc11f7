import { showDate } from '#formats/dates.ts'
import { dollars } from '#money/ledger/money.ts'
import type { CompanySubscription } from '../contract.ts'

type Running = Pick<CompanySubscription, 'nextCents' | 'frequency' | 'periodEnd'>
type Discounted = Pick<CompanySubscription, 'discountPercent' | 'discountUntil'>

/** '$204 monthly, next 12-01-2026': the next payment, with the discount of its day. */
export const nextPayment = ({ nextCents, frequency, periodEnd }: Running): string =>
  `${dollars(nextCents)} ${frequency.toLowerCase()}${periodEnd ? `, next ${showDate(periodEnd)}` : ''}`

/** What is off, and until when; empty without a discount. */
export function discountWords({ discountPercent, discountUntil }: Discounted): string {
  if (discountPercent === 0) return ''
  const until = discountUntil ? ` on payments until ${showDate(discountUntil)}` : ' on plans and orders'
  return `You have a discount of ${discountPercent} %${until}.`
}
