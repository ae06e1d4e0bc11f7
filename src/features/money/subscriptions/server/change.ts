import { dayIn, defaultZone } from '#formats/day.ts'
import { CardDeclined, type Preview } from '#money/payments/provider.ts'
import { customerOf } from '#money/payments/server/customers-store.ts'
import { providerOf } from '#money/payments/server/providers.ts'
import { discountOn } from '#money/plans/server/store.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { type Price, priceFor, subscriptionOf } from './store.ts'

export const CHANGE_JOB = 'subscriptions.change'
const system = { kind: 'system' } as const

/** The price at the provider; another amount is another one there. */
async function priceRef(services: Services, price: Price): Promise<string> {
  const provider = providerOf(services)
  const key = [provider.name, price.id, price.amountCents] as const
  const known = await services.database
    .read(system)
    .maybe<{ ref: string }>(
      'select ref from provider_prices where provider = $1 and price_id = $2 and amount_cents = $3',
      key,
    )
  if (known) return known.ref
  const ref = await provider.priceOf(
    { plan: price.plan, months: price.months, cents: price.amountCents },
    `price:${price.id}:${price.amountCents}`,
  )
  await services.database.transaction(system, (tx) =>
    tx.run(
      `insert into provider_prices (provider, price_id, amount_cents, ref) values ($1, $2, $3, $4) on conflict do nothing`,
      [...key, ref],
    ),
  )
  return ref
}

export async function previewed(services: Services, companyId: number, price: Price): Promise<Preview> {
  const db = services.database.read(system)
  const [kept, customer] = await Promise.all([subscriptionOf(db, companyId), customerOf(db, companyId)])
  if (!kept?.providerRef || !customer)
    return { netCents: price.amountCents, creditCents: 0, balanceCents: 0, nextCents: price.amountCents }
  return providerOf(services).previewChange({
    ...{ customer: customer.ref, subscription: kept.providerRef, price: await priceRef(services, price) },
    ...{ cents: price.amountCents, months: price.months },
  })
}

/** Tells the provider what was chosen, and writes down what it answers. Asked again, it is the same change. */
export async function changeSubscription(services: Services, companyId: number): Promise<void> {
  const db = services.database.read(system)
  const [kept, customer] = await Promise.all([subscriptionOf(db, companyId), customerOf(db, companyId)])
  if (!kept?.requestKey || kept.wantedPlanId === null || kept.wantedFrequencyId === null) return
  const price = await priceFor(db, kept.wantedPlanId, kept.wantedFrequencyId)
  if (!price || !customer?.methodRef) return failed(services, companyId, kept.requestKey, 'There is no payment method.')
  const provider = providerOf(services)
  const of = { price: await priceRef(services, price), cents: price.amountCents, months: price.months }
  const { requestKey, providerRef } = kept
  const { ref, methodRef } = customer
  const ask = async () =>
    providerRef
      ? provider.changePlan({ ...of, subscription: providerRef }, requestKey)
      : provider.subscribe(
          { ...of, customer: ref, method: methodRef, ...(await couponOf(services, companyId)) },
          requestKey,
        )
  const told = await ask().catch((error: unknown) => {
    if (error instanceof CardDeclined) return error
    throw error
  })
  // What is not paid for is not granted: the company keeps the plan it has.
  if (told instanceof CardDeclined)
    return failed(services, companyId, requestKey, `${told.message} Your plan is the same as before.`)
  await systemChange(services, 'subscriptions.change', async (change) => {
    const first = await change.db.run(
      `update company_subscriptions set plan_id = wanted_plan_id, frequency_id = wanted_frequency_id, wanted_plan_id = null,
              wanted_frequency_id = null, request_key = null, state = $3, failure = $4, provider_ref = $5, period_end = $6
        where company_id = $1 and request_key = $2`,
      [companyId, kept.requestKey, told.state, told.failure ?? '', told.ref, told.periodEnd],
    )
    if (first > 0)
      await change.db.run('update companies set subscription = $2, version = version + 1 where id = $1', [
        companyId,
        price.plan,
      ])
    change.audit({ subject: `company:${companyId}`, after: { plan: price.plan, state: told.state }, companyId })
  })
}

const failed = (services: Services, companyId: number, key: string, failure: string) =>
  systemChange(services, 'subscriptions.change', async (change) => {
    await change.db.run(
      `update company_subscriptions set wanted_plan_id = null, wanted_frequency_id = null, request_key = null, failure = $3
        where company_id = $1 and request_key = $2`,
      [companyId, key, failure.slice(0, 300)],
    )
    change.audit({ subject: `company:${companyId}`, after: { failure }, companyId })
  })

/** The company's discount as a coupon of the provider. */
async function couponOf(services: Services, companyId: number): Promise<{ coupon?: string }> {
  const db = services.database.read(system)
  const { percent, words } = await discountOn(db, companyId, dayIn(defaultZone, services.clock.now()))
  if (percent === 0) return {}
  const name = (words || `${percent} percent off`).slice(0, 40)
  const coupon = await providerOf(services).couponOf({ percent, name }, `coupon:${companyId}:${percent}`)
  await services.database.transaction(system, (tx) =>
    tx.run('update company_discounts set coupon_ref = $2 where company_id = $1', [companyId, coupon]),
  )
  return { coupon }
}
