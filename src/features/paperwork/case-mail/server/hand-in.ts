import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#platform/services.ts'
import { MOST_MAIL_BYTES } from '../rules.ts'
import { digestOf, keyDigest } from './box-store.ts'
import { keepMail } from './keep.ts'

export const HAND_IN_PATH = '/mailApi/inbound'
/** Each is held in memory while it comes in; whoever is told to come again does, that is what mail servers do. */
export const MOST_AT_ONCE = 4
const RETRY_SECONDS = 10

/**
 * Where a mail server hands a message in, as it came (RFC 5322), with the key the administrator made. Answered when it is
 * kept: whoever gets no 200 keeps it and comes again. Nothing of a message is read before its key was looked at.
 */
export function serveHandIn(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    let inside = 0
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_MAIL_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.addHook('onRequest', async (request, reply) => {
      const refused = await whyRefused(request, services)
      if (refused) return no(reply, ...refused)
      if (inside >= MOST_AT_ONCE)
        return no(
          reply.header('retry-after', RETRY_SECONDS),
          503,
          'BUSY',
          'Other messages are being handed in. Come again.',
        )
      inside += 1
      reply.raw.once('close', () => {
        inside -= 1
      })
    })
    scope.route({
      ...{ method: 'POST', url: HAND_IN_PATH, bodyLimit: MOST_MAIL_BYTES, config: { byToken: true } },
      handler: async (request, reply) => {
        if (!Buffer.isBuffer(request.body) || request.body.length === 0)
          return no(reply, 400, 'EMPTY', 'The message is missing.')
        const given = request.headers['x-envelope-to']
        const recipients = (Array.isArray(given) ? given : (given ?? '').split(',')).map((each) =>
          each.trim().slice(0, 254),
        )
        await keepMail(services, { source: 'webhook', raw: request.body, recipients: recipients.filter(Boolean) })
        return reply.send({ received: true })
      },
    })
  })
}

type Refused = readonly [status: number, code: string, message: string]

async function whyRefused({ headers }: FastifyRequest, services: Services): Promise<Refused | undefined> {
  const kept = await keyDigest(services.database.read({ kind: 'system' }))
  if (!kept) return [404, 'NOT_FOUND', 'Not found.']
  const key = /^Bearer (\S{20,200})$/.exec(headers.authorization ?? '')?.[1]
  if (!key || !timingSafeEqual(digestOf(key), kept.digest))
    return [401, 'BAD_KEY', 'The key of this message is not right.']
  return Number(headers['content-length'] ?? 0) > MOST_MAIL_BYTES
    ? [413, 'TOO_LARGE', 'The message is larger than 35 MB.']
    : undefined
}

/** What is not wanted is not waited for either. */
const no = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.status(status).header('connection', 'close').send({ error: { code, message } })
