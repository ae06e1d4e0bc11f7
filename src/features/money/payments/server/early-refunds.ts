import type { Db } from '#platform/database/database.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import { APPLY_JOB } from './events-store.ts'

export const REFUNDED = 'charge.refunded'

/**
 * The provider tells of a payment and of its refund in any order, and both may be applied at one moment. Whoever holds
 * this sees what the other wrote: the refund finds the payment, or the payment finds the refund that was kept.
 */
export const lockPayment = (db: Db, ref: string) =>
  db.run('select pg_advisory_xact_lock(hashtextextended($1, 12))', [ref])

/** After a payment is settled: refunds of it that were told before are applied once more. */
export async function applyEarlyRefunds(
  { db, enqueue }: Pick<CommandContext, 'db' | 'enqueue'>,
  ref: string,
): Promise<void> {
  if (ref === '') return
  await lockPayment(db, ref)
  const early = await db.rows<{ id: string }>(
    `select id from payment_events where type = '${REFUNDED}' and payload #>> '{data,object,payment_intent}' = $1`,
    [ref],
  )
  for (const { id } of early) enqueue(APPLY_JOB, { eventId: id, again: true }, { key: `payment-event:${id}:again` })
}
