import type { Services } from '#platform/services.ts'
import { bodyOf, headersOf } from '../signing.ts'
import { postTo } from './post.ts'
import { forgetDeliveries, noteDelivery, toDeliver } from './webhook-store.ts'

/** The name stands in app.tell_webhooks as well (0203). */
export const DELIVER_JOB = 'webhooks.deliver'
const KEPT_MS = 30 * 86_400_000
const system = { kind: 'system' } as const

/** Sends one message. A failure is written down and thrown, so that the queue tries again, later each time. */
export async function deliver(services: Services, deliveryId: number): Promise<void> {
  const { database, keyring, clock, config } = services
  const found = await toDeliver(database.read(system), keyring, deliveryId)
  if (!found || found.state === 'delivered') return
  const now = clock.now()
  if (!found.on) {
    const off = { state: 'failed', statusCode: null, outcome: 'The webhook is switched off.' } as const
    await database.transaction(system, (tx) => noteDelivery(tx, deliveryId, off, now))
    return
  }
  const body = bodyOf(found)
  const { url, secret } = found
  const wanted = { url, body, headers: headersOf(secret, found, body, now), privateAllowed: config.webhooksPrivate }
  const { delivered, ...how } = await postTo(wanted)
  await database.transaction(system, async (tx) => {
    await noteDelivery(tx, deliveryId, { ...how, state: delivered ? 'delivered' : 'failed' }, now)
    await forgetDeliveries(tx, new Date(now.getTime() - KEPT_MS))
  })
  if (!delivered) throw new Error(`Webhook ${found.webhookId}: ${how.outcome}`)
}
