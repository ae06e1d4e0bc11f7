import type { Db } from '#platform/database/database.ts'
import type { Method, PaymentProvider } from '../provider.ts'

export type Customer = {
  companyId: number
  lawFirmId: number | null
  provider: PaymentProvider['name']
  ref: string
  methodRef: string | null
  methodKind: 'card' | 'bank account' | null
  brand: string | null
  last4: string | null
  expires: string | null
  billsTo: string
  poNumber: string
}

const COLUMNS = `company_id as "companyId", law_firm_id as "lawFirmId", provider, ref, method_ref as "methodRef",
  method_kind as "methodKind", brand, last4, expires, bills_to as "billsTo", po_number as "poNumber"`

export const customerOf = (db: Db, companyId: number) =>
  db.maybe<Customer>(`select ${COLUMNS} from payment_customers where company_id = $1`, [companyId])

export const customerByRef = (db: Db, ref: string) =>
  db.maybe<Customer>(`select ${COLUMNS} from payment_customers where ref = $1`, [ref])

/** One customer per company; with another provider than before it is another customer, without its method. */
export const keepCustomer = (db: Db, companyId: number, provider: PaymentProvider['name'], ref: string, now: Date) =>
  db.run(
    `insert into payment_customers (company_id, law_firm_id, provider, ref, created_at)
     select id, law_firm_id, $2, $3, $4 from companies where id = $1
     on conflict (company_id) do update set provider = excluded.provider, ref = excluded.ref, method_ref = null,
       method_kind = null, brand = null, last4 = null, expires = null, added_at = null
      where payment_customers.ref <> excluded.ref`,
    [companyId, provider, ref, now],
  )

/** The method of a company; with one, its people and cases are no longer held up (specification §4). */
export async function keepMethod(db: Db, companyId: number, method: Method | null, now: Date): Promise<void> {
  await db.run(
    `update payment_customers set method_ref = $2, method_kind = $3, brand = $4, last4 = $5, expires = $6, added_at = $7
      where company_id = $1`,
    [
      ...[companyId, method?.ref ?? null, method?.kind ?? null, method?.brand ?? null, method?.last4 ?? null],
      ...[method?.expires ?? null, method ? now : null],
    ],
  )
  await db.run('update companies set transaction_details_added = $2, version = version + 1 where id = $1', [
    companyId,
    method !== null,
  ])
}

export const keepBilling = (db: Db, companyId: number, { billsTo, poNumber }: Pick<Customer, 'billsTo' | 'poNumber'>) =>
  db.run('update payment_customers set bills_to = $2, po_number = $3 where company_id = $1', [
    companyId,
    billsTo,
    poNumber,
  ])
