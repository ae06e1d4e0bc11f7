import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'
import { Ref } from './api.ts'
import { FOLLOW_JOB, followKey } from './provider.ts'
import { envelopeIdByRef } from './store.ts'

export const SIGNING_WEBHOOK_PATH = '/signingApi/webhook'
const MOST_BYTES = 1024 * 1024
/** It signs with each key it was given; one of them is ours. */
const SIGNATURES = [1, 2, 3, 4, 5].map((number) => `x-docusign-signature-${number}`)

/**
 * Where the signing provider says that something happened. Of what it says only the number of the envelope is read, and the
 * provider is asked how that envelope stands: nothing is signed because a message says so.
 */
export function serveSigningWebhook(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.route({
      ...{ method: 'POST', url: SIGNING_WEBHOOK_PATH, config: { byToken: true } },
      handler: async ({ headers, body }, reply) => {
        const secret = services.config.signing?.webhookSecret
        if (!secret) return reply.status(404).send({ error: { code: 'NOT_FOUND', message: 'Not found.' } })
        const given = SIGNATURES.flatMap((name) => headers[name] ?? [])
        if (!Buffer.isBuffer(body) || !given.some((signature) => isSigned(body, secret, signature))) {
          const message = 'The signature of this message is not right.'
          return reply.status(400).send({ error: { code: 'BAD_SIGNATURE', message } })
        }
        const ref = refIn(body)
        const found = ref && (await envelopeIdByRef(services.database.read({ kind: 'system' }), ref))
        if (found)
          await services.database.transaction({ kind: 'system' }, async (tx) =>
            tx.atEnd(enqueueStep(FOLLOW_JOB, { envelopeId: found.id }, { key: followKey(found.id) })),
          )
        return reply.send({ received: true })
      },
    })
  })
}

function isSigned(body: Buffer, secret: string, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function refIn(body: Buffer): string | undefined {
  try {
    const told = JSON.parse(body.toString('utf8')) as { data?: { envelopeId?: unknown } }
    return Ref.safeParse(told.data?.envelopeId).data
  } catch {
    return undefined
  }
}
