import { z } from 'zod'
import type { Db, Transaction } from '#platform/database/database.ts'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import type { ProviderEvent } from '../provider.ts'

export const APPLY_JOB = 'payments.applyEvent'

/** Stored first, applied later; a second telling of the same event is only heard. True: it is new. */
export async function keepEvent(tx: Transaction, event: ProviderEvent, now: Date): Promise<boolean> {
  const isNew = await tx.run(
    `insert into payment_events (id, type, created_at, payload, received_at) values ($1, $2, $3, $4, $5)
     on conflict (id) do nothing`,
    [event.id, event.type, new Date(event.created * 1000), JSON.stringify(event), now],
  )
  if (isNew > 0) tx.atEnd(enqueueStep(APPLY_JOB, { eventId: event.id }, { key: `payment-event:${event.id}` }))
  return isNew > 0
}

export type KeptEvent = { id: string; appliedAt: string | null; payload: ProviderEvent }

export const lockEvent = (db: Db, id: string) =>
  db.maybe<KeptEvent>('select id, applied_at as "appliedAt", payload from payment_events where id = $1 for update', [
    id,
  ])

export const isKept = async (db: Db, id: string): Promise<boolean> =>
  (await db.maybe('select 1 from payment_events where id = $1', [id])) !== undefined

type Applied = { effect: string; needsPerson: boolean }

export const setApplied = (db: Db, id: string, { effect, needsPerson }: Applied, now: Date) =>
  db.run('update payment_events set applied_at = $2, effect = $3, needs_person = $4 where id = $1', [
    ...[id, now, effect.slice(0, 300), needsPerson],
  ])

/** What was told and not believed, the latest first; needs scope system, as all of them. */
export const doubtedEvents = (db: Db) =>
  db.rows<{ id: string; at: string; says: string }>(
    `select id, received_at as at, effect as says from payment_events where needs_person
      order by received_at desc, id desc limit 100`,
  )

export const setLookedAt = (db: Db, id: string) =>
  db.run('update payment_events set needs_person = false where id = $1 and needs_person', [id])

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

/** As much of an event as is needed to keep one. */
const Event = z.object({
  id: z.string().min(1).max(120),
  type: z.string().min(1).max(120),
  created: z.number().int().min(0).max(99_999_999_999),
  data: z.object({ object: z.object({ id: z.string() }) }),
})

/** What was told, whole, where it is an event; who tells it is asked elsewhere. */
export const eventIn = (told: unknown): ProviderEvent | undefined =>
  Event.safeParse(told).success ? (told as ProviderEvent) : undefined

const MOST_SHOWN = 120

/** What an event is called for people, though it may be none. */
export function nameOfEvent(told: unknown): string {
  const { id } = (told ?? {}) as { id?: unknown }
  if (typeof id !== 'string' || id === '') return 'an event without a name'
  return `event ${id.length > MOST_SHOWN ? `${id.slice(0, MOST_SHOWN)}…` : id}`
}
