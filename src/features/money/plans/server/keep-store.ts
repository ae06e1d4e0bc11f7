import type { Db } from '#platform/database/database.ts'

export const saveFrequency = (db: Db, name: string, months: number) =>
  db.run('insert into subscription_frequencies (name, months) values ($1, $2)', [name, months])

export const changeFrequency = (db: Db, id: number, name: string, months: number) =>
  db.run('update subscription_frequencies set name = $2, months = $3 where id = $1', [id, name, months])

export const removeFrequency = (db: Db, id: number) =>
  db.run('delete from subscription_frequencies where id = $1', [id])

/** Another one of this name; 'monthly' is 'Monthly'. Whoever adds one at the same moment is waited for. */
export async function isNameTaken(db: Db, name: string, exceptId = 0): Promise<boolean> {
  await db.run(`select pg_advisory_xact_lock(hashtextextended('subscription_frequencies', 7))`)
  const found = await db.maybe('select 1 from subscription_frequencies where lower(name) = lower($1) and id <> $2', [
    name,
    exceptId,
  ])
  return found !== undefined
}

/** In scope system: whether any company pays, or is about to, at a frequency; of one plan or of any. */
export const isPaid = async (db: Db, frequencyId: number, planId: number | null = null): Promise<boolean> =>
  (
    await db.one<{ paid: boolean }>(
      `select exists (select from company_subscriptions
                       where (frequency_id = $1 and ($2::bigint is null or plan_id = $2))
                          or (wanted_frequency_id = $1 and ($2::bigint is null or wanted_plan_id = $2))) as paid`,
      [frequencyId, planId],
    )
  ).paid

export const hasPrices = async (db: Db, frequencyId: number): Promise<boolean> =>
  (await db.maybe('select 1 from subscription_prices where frequency_id = $1 limit 1', [frequencyId])) !== undefined

export const removePrice = (db: Db, planId: number, frequencyId: number) =>
  db.run('delete from subscription_prices where plan_id = $1 and frequency_id = $2', [planId, frequencyId])

type PlanGiven = { name: string; words: string; includes?: readonly string[]; peopleLimit?: number | null }

/** What is left out stays as it is. */
export const savePlan = (db: Db, { name, words, includes, peopleLimit }: PlanGiven) =>
  db.run(
    `insert into subscription_plans (name, words, includes, people_limit) values ($1, $2, coalesce($3, '{}'::text[]), $4)
     on conflict (name) do update set words = excluded.words, includes = coalesce($3, subscription_plans.includes),
       people_limit = case when $5 then excluded.people_limit else subscription_plans.people_limit end`,
    [name, words, includes ?? null, peopleLimit ?? null, peopleLimit !== undefined],
  )

type PriceGiven = { planId: number; frequencyId: number; amountCents: number }

/** False: there is no such plan, or no such frequency. */
export async function savePrice(db: Db, { planId, frequencyId, amountCents }: PriceGiven): Promise<boolean> {
  const saved = await db.run(
    `insert into subscription_prices (plan_id, frequency_id, amount_cents)
     select p.id, f.id, $3 from subscription_plans p, subscription_frequencies f where p.id = $1 and f.id = $2
     on conflict (plan_id, frequency_id) do update set amount_cents = excluded.amount_cents`,
    [planId, frequencyId, amountCents],
  )
  return saved > 0
}

export const saveOrderPrice = (db: Db, typeId: number, amountCents: number) =>
  db.run(
    `insert into order_prices (case_type_id, amount_cents) values ($1, $2)
     on conflict (case_type_id) do update set amount_cents = excluded.amount_cents`,
    [typeId, amountCents],
  )

export const companyByCode = (db: Db, code: string) =>
  db.maybe<{ id: number }>('select id from companies where code = $1', [code.toUpperCase()])

type DiscountGiven = { companyId: number; percent: number; words: string; until: string | null }

/** Nothing off takes the discount away; another one needs another coupon at the provider. */
export function saveDiscount(db: Db, given: DiscountGiven, { at, by }: { at: Date; by: number }): Promise<number> {
  const { companyId, percent, words, until } = given
  if (percent === 0) return db.run('delete from company_discounts where company_id = $1', [companyId])
  return db.run(
    `insert into company_discounts (company_id, law_firm_id, percent, words, until_day, changed_at, changed_by)
     select id, law_firm_id, $2, $3, $4, $5, $6 from companies where id = $1
     on conflict (company_id) do update set percent = excluded.percent, words = excluded.words,
       until_day = excluded.until_day, changed_at = excluded.changed_at, changed_by = excluded.changed_by,
       coupon_ref = case when company_discounts.percent = excluded.percent then company_discounts.coupon_ref end`,
    [companyId, percent, words, until, at, by],
  )
}
