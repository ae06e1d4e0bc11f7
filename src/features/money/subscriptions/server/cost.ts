import { addMonths } from '#formats/day.ts'
import { percentOf } from '#money/ledger/money.ts'
import { againstCredit, netOf } from '#money/payments/proration.ts'
import { givenBack } from '#money/payments/server/take-credit.ts'
import { discountOn } from '#money/plans/server/store.ts'
import type { Services } from '#platform/services.ts'
import type { ChangeCost } from '../contract.ts'
import { previewed } from './change.ts'
import { type Price, subscriptionOf } from './store.ts'

/**
 * What a change of plan costs: today, line by line so that it adds up, and at the next payment with the discount of that
 * day, which may have ended by then.
 */
export async function costOf(
  services: Services,
  companyId: number,
  price: Price,
  { now, today }: { now: Date; today: string },
): Promise<ChangeCost> {
  const system = services.database.read({ kind: 'system' })
  const [cost, kept, discount] = await Promise.all([
    previewed(services, companyId, price),
    subscriptionOf(system, companyId),
    discountOn(system, companyId, today),
  ])
  const total = netOf(cost)
  const givenBackCents = total < 0 ? await givenBack(system, companyId, -total, now) : 0
  const { dueCents, keptCents } = againstCredit(total + givenBackCents, cost.balanceCents)
  const goesOn = kept?.providerRef && kept.periodEnd && kept.frequencyId === price.frequencyId
  const nextOn = goesOn && kept.periodEnd ? kept.periodEnd : addMonths(today, price.months)
  const { percent } = await discountOn(system, companyId, nextOn)
  return {
    ...{ ...cost, givenBackCents, keptCents, dueCents, nextOn },
    ...{ discountPercent: discount.percent, discountUntil: discount.until },
    nextCents: price.amountCents - percentOf(price.amountCents, percent),
    fullCents: price.amountCents,
  }
}
