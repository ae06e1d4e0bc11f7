import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { applyEvent } from './apply.ts'
import { charge, refund } from './charge.ts'
import { eventIn, keepEvent, nameOfEvent } from './events-store.ts'
import { startNightly } from './next-night.ts'
import { providerOf } from './providers.ts'
import { sandboxProvider } from './sandbox.ts'
import { finishSetup } from './setup.ts'
import { takeCredit } from './take-credit.ts'

const system = { kind: 'system' } as const
const LOOK_BACK_MS = 3 * 86_400_000
const MOST_KEPT = 500

type Compared = { looked: number; repaired: string[]; failed: string[] }

/**
 * Holds our records against the provider's: what it told and we never heard, what we asked and never saw answered. What
 * is missing is made good by the same steps that would have been taken, and each repair is written down.
 */
export async function reconcile(services: Services): Promise<Compared> {
  const { database, clock } = services
  const db = database.read(system)
  const since = new Date(clock.now().getTime() - LOOK_BACK_MS)
  const repaired: string[] = []
  const failed: string[] = []
  /** One odd event, or one payment the provider does not understand, does not keep anybody from the rest. */
  const attempt = async (otherwise: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      services.log.error({ err: error, what: otherwise }, 'a step of the comparison with the payment provider failed')
      failed.push(otherwise)
    }
  }
  const events = await providerOf(services).events(since)
  for (const told of events) {
    const event = eventIn(told)
    if (!event) failed.push(`${nameOfEvent(told)} could not be read`)
    else
      await attempt(`${nameOfEvent(told)} could not be kept`, async () => {
        const isNew = await database.transaction(system, (tx) => keepEvent(tx, event, clock.now()))
        if (isNew) repaired.push(`${event.type} ${event.id} was never heard`)
      })
  }
  const waiting = await db.rows<{ id: string }>(
    'select id from payment_events where applied_at is null order by created_at',
  )
  for (const { id } of waiting)
    await attempt(`${id} could not be applied`, async () => {
      await applyEvent(services, id)
      repaired.push(`${id} was not applied`)
    })
  const open = await Promise.all([
    db.rows<{ id: number }>(`select id from charges where state = 'asked' order by id`),
    db.rows<{ id: number }>(`select id from refunds where state = 'asked' order by id`),
    db.rows<{ reference: string }>(`select reference from payment_setups where state = 'open' and created_at >= $1`, [
      since,
    ]),
    db.rows<{ id: number }>(`select id from credit_corrections where state = 'asked' order by id`),
  ])
  for (const { id } of open[0])
    await attempt(`charge ${id} could not be asked for`, async () => {
      await charge(services, id)
      repaired.push(`charge ${id} was not answered`)
    })
  for (const { id } of open[1])
    await attempt(`refund ${id} could not be asked for`, async () => {
      await refund(services, id)
      repaired.push(`refund ${id} was not answered`)
    })
  for (const { reference } of open[2])
    await attempt(`payment method ${reference} could not be asked for`, async () => {
      const state = await finishSetup(services, reference)
      if (state?.state === 'done') repaired.push(`payment method of company ${state.companyId} was not kept`)
    })
  for (const { id } of open[3])
    await attempt(`correction ${id} of a credit could not be asked for`, async () => {
      await takeCredit(services, id)
      repaired.push(`correction ${id} of a credit was not answered`)
    })
  const looked = open.reduce((sum, { length }) => sum + length, events.length)
  await systemChange(services, 'payments.compare', async (change) => {
    await change.db.run('insert into reconciliations (at, looked, repaired, failed) values ($1, $2, $3, $4)', [
      ...[change.now, looked, repaired.slice(0, MOST_KEPT), failed.slice(0, MOST_KEPT)],
    ])
    change.audit({ subject: 'payments', after: { looked, repaired: repaired.length, failed: failed.length } })
  })
  return { looked, repaired, failed }
}

/** Each night; then the next night is put on the queue. */
export async function nightly(services: Services): Promise<void> {
  if (providerOf(services).name === 'sandbox') await sandboxProvider(services).renewDue()
  await reconcile(services)
  await startNightly(services)
}
