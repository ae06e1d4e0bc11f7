import type { Db, Transaction } from '#platform/database/database.ts'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { givenBackBefore } from '../credited.ts'
import { providerOf } from './providers.ts'
import { creditsOf, oneAtATime, planPayments } from './store.ts'

export const TAKE_CREDIT_JOB = 'payments.takeCredit'
const system = { kind: 'system' } as const

type NewCredit = { companyId: number; lawFirmId: number | null; source: string; cents: number; now: Date }

/**
 * What of a credit of the provider is the company's. What went back to it before is written down, and the provider asked to
 * take it off: both or neither. Undefined: this credit is known. In scope system.
 */
export async function ownPartOf(tx: Transaction, credit: NewCredit): Promise<number | undefined> {
  const { companyId, lawFirmId, source, cents, now } = credit
  await oneAtATime(tx, companyId)
  const { known } = await tx.one<{ known: boolean }>(
    `select exists (select from ledger_entries where source = $1)
         or exists (select from credit_corrections where source = $1) as known`,
    [source],
  )
  if (known) return undefined
  const back = await givenBack(tx, companyId, cents, now)
  if (back === 0) return cents
  const { id } = await tx.one<{ id: number }>(
    `insert into credit_corrections (company_id, law_firm_id, source, request_key, amount_cents, asked_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [companyId, lawFirmId, source, `taken off ${source}`, back, now],
  )
  tx.atEnd(enqueueStep(TAKE_CREDIT_JOB, { correctionId: id }, { key: `take-credit:${id}` }))
  return cents - back
}

/** How much of a credit that is given now went back before. In scope system. */
export async function givenBack(db: Db, companyId: number, cents: number, now: Date) {
  const [payments, credits] = [await planPayments(db, companyId), await creditsOf(db, companyId)]
  return givenBackBefore(payments, credits, { at: now.toISOString(), cents })
}

type Correction = { companyId: number; cents: number; requestKey: string; state: string; customer: string }

/** Asks the provider. Killed at any point, it is asked again under the same key, and the provider does it once. */
export async function takeCredit(services: Services, correctionId: number): Promise<void> {
  const waiting = await services.database.read(system).maybe<Correction>(
    `select k.company_id as "companyId", k.amount_cents as cents, k.request_key as "requestKey", k.state, p.ref as customer
       from credit_corrections k join payment_customers p on p.company_id = k.company_id where k.id = $1`,
    [correctionId],
  )
  if (waiting?.state !== 'asked') return
  const { companyId, cents, requestKey, customer } = waiting
  const words = 'Given back before by a refund'
  const { ref } = await providerOf(services).takeCredit({ customer, cents, words }, requestKey)
  await systemChange(services, TAKE_CREDIT_JOB, async (change) => {
    await change.db.run(
      `update credit_corrections set state = 'done', provider_ref = $2, settled_at = $3 where id = $1 and state = 'asked'`,
      [correctionId, ref, change.now],
    )
    change.audit({ subject: `company:${companyId}`, after: { takenOffCents: cents }, companyId })
  })
}
