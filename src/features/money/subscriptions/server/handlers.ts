import { randomUUID } from 'node:crypto'
import { againstCredit, discountOf } from '#money/payments/proration.ts'
import { ProviderAway } from '#money/payments/provider.ts'
import { customerOf } from '#money/payments/server/customers-store.ts'
import { givenBack } from '#money/payments/server/take-credit.ts'
import { billedCompany, discountOn } from '#money/plans/server/store.ts'
import { implement } from '#platform/operation/context.ts'
import { subscriptions } from '../contract.ts'
import { CHANGE_JOB, previewed } from './change.ts'
import { askForPlan, coversPeople, priceFor, shownSubscription, subscriptionOf } from './store.ts'

export const subscriptionsHandlers = implement(subscriptions, {
  get: async ({ db, actor, today }, { companyId }) =>
    shownSubscription(db, await billedCompany(db, actor, companyId), today),

  preview: async ({ db, actor, now, today, services, refuse }, { companyId, planId, frequencyId }) => {
    await billedCompany(db, actor, companyId)
    const [price, { percent }] = await Promise.all([
      priceFor(db, planId, frequencyId),
      discountOn(db, companyId, today),
    ])
    if (!price) return refuse('NOT_OFFERED')
    try {
      const { netCents, creditCents, balanceCents, nextCents: next } = await previewed(services, companyId, price)
      const discount = discountOf(netCents, percent)
      const total = netCents - discount
      const system = services.database.read({ kind: 'system' })
      const givenBackCents = total < 0 ? await givenBack(system, companyId, -total, now) : 0
      const { dueCents, keptCents } = againstCredit(total + givenBackCents, balanceCents)
      const nextCents = next - discountOf(next, percent)
      const told = { creditCents, balanceCents, givenBackCents, keptCents, discountCents: Math.max(0, discount) }
      return { dueCents, planCents: netCents + creditCents, ...told, nextCents }
    } catch (error) {
      if (error instanceof ProviderAway) refuse('AWAY')
      throw error
    }
  },

  choose: async ({ db, actor, now, today, audit, enqueue, refuse }, { companyId, planId, frequencyId }) => {
    const company = await billedCompany(db, actor, companyId)
    const price = await priceFor(db, planId, frequencyId)
    if (!price) return refuse('NOT_OFFERED')
    const kept = await subscriptionOf(db, companyId, 'for update')
    if (kept?.requestKey) refuse('UNDER_WAY')
    if (kept?.providerRef && kept.state === 'active' && kept.planId === planId && kept.frequencyId === frequencyId)
      refuse('SAME')
    if (!(await customerOf(db, companyId))?.methodRef) refuse('NO_METHOD')
    if (kept?.state === 'past due') refuse('PAST_DUE')
    if (!(await coversPeople(db, companyId, planId))) refuse('TOO_MANY_PEOPLE')
    const key = `plan:${companyId}:${randomUUID()}`
    await askForPlan(db, company, { planId, frequencyId, key, now })
    enqueue(CHANGE_JOB, { companyId }, { key: `subscription:${companyId}` })
    audit({ subject: `company:${companyId}`, after: { wants: price.plan, cents: price.amountCents }, companyId })
    return shownSubscription(db, company, today)
  },
})
