import { caseTypeById } from '#case-types/all.ts'
import { assignedCompanies } from '#parties/attorneys/server/visible-store.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { Discount, Frequency, OrderPrice, Plan } from '../records.ts'

export type BilledCompany = {
  id: number
  code: string
  name: string
  lawFirmId: number | null
  subscription: typeof import('../records.ts').planNames[number]
}

/** The company whose money is spoken of, as far as somebody works for it; another one reads as not found. */
export function billedCompany(db: Db, actor: Actor, companyId: number): Promise<BilledCompany> {
  const { values, bind } = binding()
  const conditions = [`c.id = ${bind(companyId)}`, ...assignedCompanies(actor, 'c.id', bind)]
  return db.one<BilledCompany>(
    `select c.id, c.code, c.name, c.law_firm_id as "lawFirmId", c.subscription from companies c
      where ${conditions.join(' and ')}`,
    values,
  )
}

export const frequenciesOf = (db: Db) =>
  db.rows<Frequency>('select id, name, months from subscription_frequencies order by months, id')

export const plansOf = (db: Db) =>
  db.rows<Plan>(
    `select p.id, p.name, p.words, p.includes, p.people_limit as "peopleLimit",
            coalesce((select json_agg(json_build_object('id', r.id, 'planId', r.plan_id, 'frequencyId', r.frequency_id,
                                                        'amountCents', r.amount_cents) order by f.months)
                        from subscription_prices r join subscription_frequencies f on f.id = r.frequency_id
                       where r.plan_id = p.id), '[]') as prices
       from subscription_plans p order by p.id`,
  )

export async function orderPricesOf(db: Db): Promise<OrderPrice[]> {
  const rows = await db.rows<Omit<OrderPrice, 'name'>>(
    'select case_type_id as "typeId", amount_cents as "amountCents" from order_prices order by case_type_id',
  )
  return rows.flatMap((row) => {
    const type = caseTypeById(row.typeId)
    return type ? [{ ...row, name: type.name }] : []
  })
}

export const discountsOf = (db: Db) =>
  db.rows<Discount>(
    `select d.company_id as "companyId", c.code as "companyCode", c.name as "companyName", d.percent, d.words,
            d.until_day as until
       from company_discounts d join companies c on c.id = d.company_id order by c.name, c.id limit 1000`,
  )

export type DiscountOn = { percent: number; words: string; until: string | null }

/** What a company gets off services that are paid on a day, in percent; nothing: 0. */
export async function discountOn(db: Db, companyId: number, day: string): Promise<DiscountOn> {
  const found = await db.maybe<DiscountOn>(
    `select percent, words, until_day as until from company_discounts
      where company_id = $1 and (until_day is null or until_day >= $2)`,
    [companyId, day],
  )
  return found ?? { percent: 0, words: '', until: null }
}

/** Of any day, also one that is over. */
export const hasDiscount = async (db: Db, companyId: number): Promise<boolean> =>
  (await db.maybe('select 1 from company_discounts where company_id = $1', [companyId])) !== undefined
