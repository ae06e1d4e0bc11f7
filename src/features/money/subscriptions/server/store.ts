import { counted } from '#formats/words.ts'
import { PROVIDER_COMPANY } from '#identity/users/payment-policy.ts'
import { percentOf } from '#money/ledger/money.ts'
import { balancesIn } from '#money/ledger/server/store.ts'
import type { BilledCompany } from '#money/plans/server/store.ts'
import { discountOn, plansOf } from '#money/plans/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import type { CompanySubscription } from '../contract.ts'

export type Kept = {
  id: number
  planId: number
  frequencyId: number
  wantedPlanId: number | null
  wantedFrequencyId: number | null
  requestKey: string | null
  state: 'asked' | 'active' | 'past due' | 'ended'
  failure: string
  providerRef: string | null
  periodEnd: string | null
}

const COLUMNS = `id, plan_id as "planId", frequency_id as "frequencyId", wanted_plan_id as "wantedPlanId",
  wanted_frequency_id as "wantedFrequencyId", request_key as "requestKey", state, failure, provider_ref as "providerRef",
  period_end as "periodEnd"`

export const subscriptionOf = (db: Db, companyId: number, lock: '' | 'for update' = '') =>
  db.maybe<Kept>(`select ${COLUMNS} from company_subscriptions where company_id = $1 ${lock}`, [companyId])

/** People a plan counts: whoever works there, or worked there and has something open. */
export const peopleCounted = async (db: Db, companyId: number): Promise<number> =>
  (
    await db.one<{ n: number }>(
      `select count(*) as n from people where company_id = $1 and relation = 'Principal' and status = 'Active'`,
      [companyId],
    )
  ).n

export type Price = {
  id: number
  planId: number
  plan: string
  frequencyId: number
  months: number
  amountCents: number
}

export const priceFor = (db: Db, planId: number, frequencyId: number) =>
  db.maybe<Price>(
    `select r.id, r.plan_id as "planId", p.name as plan, r.frequency_id as "frequencyId", f.months,
            r.amount_cents as "amountCents"
       from subscription_prices r join subscription_plans p on p.id = r.plan_id
       join subscription_frequencies f on f.id = r.frequency_id where r.plan_id = $1 and r.frequency_id = $2`,
    [planId, frequencyId],
  )

export async function shownSubscription(db: Db, company: BilledCompany, today: string): Promise<CompanySubscription> {
  const [kept, plans, people, discount, frequencies, balances] = await Promise.all([
    subscriptionOf(db, company.id),
    plansOf(db),
    peopleCounted(db, company.id),
    discountOn(db, company.id, today),
    db.rows<{ id: number; name: string }>('select id, name from subscription_frequencies order by months, id'),
    balancesIn(db, company.id),
  ])
  const next = kept?.periodEnd ? await discountOn(db, company.id, kept.periodEnd) : discount
  const plan = plans.find(({ id, name }) => (kept ? id === kept.planId : name === company.subscription)) ?? plans[0]
  const frequencyId = kept?.frequencyId ?? frequencies[0]?.id ?? 0
  const wanted = plans.find(({ id }) => id === kept?.wantedPlanId)
  const amountCents = plan?.prices.find((each) => each.frequencyId === frequencyId)?.amountCents ?? 0
  return {
    ...{ companyId: company.id, companyName: company.name, id: kept?.id ?? null },
    ...{ plan: plan?.name ?? 'SILVER', planId: plan?.id ?? 0, frequencyId },
    frequency: frequencies.find(({ id }) => id === frequencyId)?.name ?? '',
    creditCents: Math.max(0, -balances['company credit']),
    ...{
      state: kept?.providerRef || wanted ? (kept?.state ?? 'none') : 'none',
      failure: kept?.failure ?? '',
      wanted: wanted?.name ?? null,
    },
    ...{ amountCents, nextCents: amountCents - percentOf(amountCents, next.percent) },
    ...{ discountPercent: discount.percent, discountUntil: discount.until },
    ...{ periodEnd: kept?.periodEnd ?? null },
    ...{ people, peopleLimit: plan?.peopleLimit ?? null, plans },
  }
}

/** Whether a plan has room for everybody the company has. */
export async function coversPeople(db: Db, companyId: number, planId: number): Promise<boolean> {
  const { limit } = await db.one<{ limit: number | null }>(
    'select people_limit as limit from subscription_plans where id = $1',
    [planId],
  )
  return limit === null || (await peopleCounted(db, companyId)) <= limit
}

type Chosen = { planId: number; frequencyId: number; key: string; now: Date }

/** Written down before the provider is asked; until it has confirmed, the company keeps the plan it has. */
export const askForPlan = (
  db: Db,
  { id, lawFirmId, subscription }: BilledCompany,
  { planId, frequencyId, key, now }: Chosen,
) =>
  db.run(
    `insert into company_subscriptions (company_id, law_firm_id, plan_id, frequency_id, wanted_plan_id, wanted_frequency_id, request_key, started_at)
     select $1, $2, p.id, $4, $3, $4, $5, $6 from subscription_plans p where p.name = $7
     on conflict (company_id) do update set wanted_plan_id = excluded.wanted_plan_id, wanted_frequency_id = excluded.frequency_id,
       request_key = excluded.request_key, failure = ''`,
    [id, lawFirmId, planId, frequencyId, key, now, subscription],
  )

/** Why so many more people are too many for the plan of a company; undefined: there is room. */
export async function whyNoRoom(db: Db, companyId: number, more: number): Promise<string | undefined> {
  const { plan, limit, code } = await db.one<{ plan: string; limit: number | null; code: string }>(
    `select c.subscription as plan, c.code, p.people_limit as limit from companies c
       left join subscription_plans p on p.name = c.subscription where c.id = $1`,
    [companyId],
  )
  if (limit === null || code === PROVIDER_COMPANY) return undefined
  if ((await peopleCounted(db, companyId)) + more <= limit) return undefined
  return `The ${plan} plan covers ${counted(limit, 'person', 'people')}. Choose a larger plan to add more.`
}
