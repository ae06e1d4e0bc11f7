import type { FastifyInstance } from 'fastify'
import { isValueRefused } from '#platform/database/violations.ts'
import type { Services } from '#platform/services.ts'
import type { ProviderEvent } from '../provider.ts'
import { eventIn, keepEvent } from './events-store.ts'
import { stripeClient } from './stripe-client.ts'

export const WEBHOOK_PATH = '/paymentApi/webhook'
const MOST_BYTES = 512 * 1024
/** How far a signature may lie from now, as Stripe proposes for an old one; our clocks may differ both ways. */
const TOLERANCE_SECONDS = 300

/** Where Stripe tells what happened. Known by its signature over the bytes as they came; no cookie, no page of ours. */
export function serveWebhook(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.route({
      ...{ method: 'POST', url: WEBHOOK_PATH, config: { byToken: true } },
      handler: async (request, reply) => {
        const { stripe } = services.config
        const signature = request.headers['stripe-signature']
        if (!stripe?.webhookSecret)
          return reply.status(404).send({ error: { code: 'NOT_FOUND', message: 'Not found.' } })
        const event = await signedEvent(services, request.body, typeof signature === 'string' ? signature : '')
        if (!event) {
          const message = 'This is no event that the payment provider signed now.'
          return reply.status(400).send({ error: { code: 'BAD_SIGNATURE', message } })
        }
        return reply.send({ received: await isKept(services, event) })
      },
    })
  })
}

/**
 * False: it is signed, and the database takes no such thing (more than 200 kB, a zero byte). Telling it again for three days
 * changes nothing, so it is heard, logged, and named by the nightly comparison, which lists the same event.
 */
async function isKept({ database, clock, log }: Services, event: ProviderEvent): Promise<boolean> {
  try {
    await database.transaction({ kind: 'system' }, (tx) => keepEvent(tx, event, clock.now()))
    return true
  } catch (error) {
    if (!isValueRefused(error)) throw error
    const { id, type } = event
    log.error(
      { err: error, event: { id: id.slice(0, 120), type } },
      'a signed event of the payment provider cannot be kept',
    )
    return false
  }
}

/** Stripe's library looks at the age only. */
const isFromTheFuture = (signature: string, now: number): boolean =>
  [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].some(([, at]) => Number(at) * 1000 > now + TOLERANCE_SECONDS * 1000)

async function signedEvent(
  { config, clock }: Services,
  body: unknown,
  signature: string,
): Promise<ProviderEvent | undefined> {
  const { stripe } = config
  if (!stripe?.webhookSecret || !Buffer.isBuffer(body)) return undefined
  const now = clock.now().getTime()
  if (isFromTheFuture(signature, now)) return undefined
  try {
    const { webhooks } = await stripeClient(stripe)
    const told: unknown = webhooks.constructEvent(
      ...([body, signature, stripe.webhookSecret, TOLERANCE_SECONDS, undefined, now] as const),
    )
    return eventIn(told)
  } catch {
    return undefined
  }
}
