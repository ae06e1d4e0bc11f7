import { providerOf } from '#money/payments/server/providers.ts'
import { discountOn } from '#money/plans/server/store.ts'
import type { Services } from '#platform/services.ts'
import { subscriptionOf } from './store.ts'

const system = { kind: 'system' } as const

/** The company's discount on a day as a coupon of the provider; none: nothing is off. */
export async function couponOn(services: Services, companyId: number, day: string): Promise<{ coupon?: string }> {
  const { percent, words } = await discountOn(services.database.read(system), companyId, day)
  if (percent === 0) return {}
  const name = (words || `${percent} percent off`).slice(0, 40)
  const coupon = await providerOf(services).couponOf({ percent, name }, `coupon:${companyId}:${percent}:${name}`)
  await services.database.transaction(system, (tx) =>
    tx.run('update company_discounts set coupon_ref = $2 where company_id = $1', [companyId, coupon]),
  )
  return { coupon }
}

/** What is off the next payment of a plan that runs: the discount of the day on which that payment is due. */
export async function tellDiscount(services: Services, companyId: number, key: string): Promise<void> {
  const kept = await subscriptionOf(services.database.read(system), companyId)
  if (!kept?.providerRef || !kept.periodEnd || kept.state === 'ended') return
  const coupon = await couponOn(services, companyId, kept.periodEnd)
  await providerOf(services).setCoupon({ subscription: kept.providerRef, ...coupon }, key)
}
