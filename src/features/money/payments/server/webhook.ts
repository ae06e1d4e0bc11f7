import type { FastifyInstance } from 'fastify'
import type { Services } from '#platform/services.ts'
import type { ProviderEvent } from '../provider.ts'
import { keepEvent } from './events-store.ts'
import { stripeClient } from './stripe.ts'

export const WEBHOOK_PATH = '/paymentApi/webhook'
const MOST_BYTES = 512 * 1024
/** How old a signature may be, as Stripe proposes. */
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
        const event = eventIn(services, request.body, typeof signature === 'string' ? signature : '')
        if (!event) {
          const message = 'The signature of this message is not right.'
          return reply.status(400).send({ error: { code: 'BAD_SIGNATURE', message } })
        }
        await services.database.transaction({ kind: 'system' }, (tx) => keepEvent(tx, event, services.clock.now()))
        return reply.send({ received: true })
      },
    })
  })
}

function eventIn({ config, clock }: Services, body: unknown, signature: string): ProviderEvent | undefined {
  const { stripe } = config
  if (!stripe?.webhookSecret || !Buffer.isBuffer(body)) return undefined
  try {
    const { webhooks } = stripeClient(stripe)
    const now = clock.now().getTime()
    return webhooks.constructEvent(
      ...([body, signature, stripe.webhookSecret, TOLERANCE_SECONDS, undefined, now] as const),
    ) as unknown as ProviderEvent
  } catch {
    return undefined
  }
}
