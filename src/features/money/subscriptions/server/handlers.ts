import { randomUUID } from 'node:crypto'
import { addMonths } from '#formats/day.ts'
import { percentOf } from '#money/ledger/money.ts'
import { againstCredit, netOf } from '#money/payments/proration.ts'
import { customerOf } from '#money/payments/server/customers-store.ts'
import { unlessAway } from '#money/payments/server/providers.ts'
import { givenBack } from '#money/payments/server/take-credit.ts'
import { billedCompany, discountOn } from '#money/plans/server/store.ts'
import { changing } from '#platform/operation/after-upload.ts'
import { implement } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import { type ChangeCost, subscriptions } from '../contract.ts'
import { CHANGE_JOB, previewed } from './change.ts'
import { askForPlan, coversPeople, type Price, priceFor, shownSubscription, subscriptionOf } from './store.ts'

export const subscriptionsHandlers = implement(subscriptions, {
  get: async ({ db, actor, today }, { companyId }) =>
    shownSubscription(db, await billedCompany(db, actor, companyId), today),

  preview: async ({ db, actor, now, today, services, refuse }, { companyId, planId, frequencyId }) => {
    await billedCompany(db, actor, companyId)
    const price = await priceFor(db, planId, frequencyId)
    if (!price) return refuse('NOT_OFFERED')
    return unlessAway(
      () => costOf(services, companyId, price, { now, today }),
      () => refuse('AWAY'),
    )
  },

  choose: async (context, { companyId, planId, frequencyId, dueCents }) => {
    const { db, actor, now, today, services, refuse } = context
    const company = await billedCompany(db, actor, companyId)
    const price = await priceFor(db, planId, frequencyId)
    if (!price) return refuse('NOT_OFFERED')
    // What was read before paying is what is paid. The provider is asked before a transaction begins.
    if (dueCents !== undefined) {
      const cost = await unlessAway(
        () => costOf(services, companyId, price, { now, today }),
        () => refuse('AWAY'),
      )
      if (cost.dueCents !== dueCents) refuse('PRICE_CHANGED')
    }
    return changing(context, subscriptions.choose, async ({ db: tx, audit, enqueue }) => {
      const kept = await subscriptionOf(tx, companyId, 'for update')
      if (kept?.requestKey) refuse('UNDER_WAY')
      if (kept?.providerRef && kept.state === 'active' && kept.planId === planId && kept.frequencyId === frequencyId)
        refuse('SAME')
      if (!(await customerOf(tx, companyId))?.methodRef) refuse('NO_METHOD')
      if (kept?.state === 'past due') refuse('PAST_DUE')
      if (!(await coversPeople(tx, companyId, planId))) refuse('TOO_MANY_PEOPLE')
      const key = `plan:${companyId}:${randomUUID()}`
      await askForPlan(tx, company, { planId, frequencyId, key, now })
      enqueue(CHANGE_JOB, { companyId }, { key: `subscription:${companyId}` })
      audit({ subject: `company:${companyId}`, after: { wants: price.plan, cents: price.amountCents }, companyId })
      return shownSubscription(tx, company, today)
    })
  },
})

/**
 * What a change of plan costs: today, line by line so that it adds up, and at the next payment with the discount of that
 * day, which may have ended by then.
 */
async function costOf(
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
