import { dayIn, defaultZone } from '#formats/day.ts'
import { percentOf } from '#money/ledger/money.ts'
import { CardDeclined, type Preview } from '#money/payments/provider.ts'
import { customerOf } from '#money/payments/server/customers-store.ts'
import { providerOf } from '#money/payments/server/providers.ts'
import { discountStep } from '#money/plans/server/discount-step.ts'
import { discountOn, hasDiscount } from '#money/plans/server/store.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { couponOn } from './discount.ts'
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

/** What a change costs, reckoned by whoever will charge it and with the same coupon. */
export async function previewed(services: Services, companyId: number, price: Price): Promise<Preview> {
  const db = services.database.read(system)
  const [kept, customer] = await Promise.all([subscriptionOf(db, companyId), customerOf(db, companyId)])
  const today = dayIn(defaultZone, services.clock.now())
  if (!kept?.providerRef || !customer) {
    const { percent } = await discountOn(db, companyId, today)
    const planCents = price.amountCents
    return { planCents, discountCents: percentOf(planCents, percent), creditCents: 0, balanceCents: 0 }
  }
  return providerOf(services).previewChange({
    ...{ customer: customer.ref, subscription: kept.providerRef, price: await priceRef(services, price) },
    ...{ cents: price.amountCents, months: price.months, ...(await couponOn(services, companyId, today)) },
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
  const of = {
    ...{ price: await priceRef(services, price), cents: price.amountCents, months: price.months },
    ...(await couponOn(services, companyId, dayIn(defaultZone, services.clock.now()))),
  }
  const { requestKey, providerRef } = kept
  const { ref, methodRef } = customer
  const ask = () =>
    providerRef
      ? provider.changePlan({ ...of, subscription: providerRef }, requestKey)
      : provider.subscribe({ ...of, customer: ref, method: methodRef }, requestKey)
  const told = await ask().catch((error: unknown) => {
    if (error instanceof CardDeclined) return error
    throw error
  })
  // What is not paid for is not granted: the company keeps the plan it has.
  if (told instanceof CardDeclined)
    return failed(services, companyId, requestKey, `${whyNoPlan(told)} Your plan is the same as before.`)
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
    if (await hasDiscount(change.db, companyId)) change.enqueue(...discountStep(companyId))
    change.audit({ subject: `company:${companyId}`, after: { plan: price.plan, state: told.state }, companyId })
  })
}

/** A plan is paid by itself each period: a card whose holder must confirm each payment cannot do that. */
const whyNoPlan = ({ message, asksHolder }: CardDeclined): string =>
  asksHolder ? 'The bank wants each payment of this card to be confirmed. Please change the card for a plan.' : message

const failed = (services: Services, companyId: number, key: string, failure: string) =>
  systemChange(services, 'subscriptions.change', async (change) => {
    await change.db.run(
      `update company_subscriptions set wanted_plan_id = null, wanted_frequency_id = null, request_key = null, failure = $3
        where company_id = $1 and request_key = $2`,
      [companyId, key, failure.slice(0, 300)],
    )
    change.audit({ subject: `company:${companyId}`, after: { failure }, companyId })
  })
