import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from '#platform/services.ts'
import { MOST_MAIL_BYTES } from '../rules.ts'
import { digestOf, keyDigest } from './box-store.ts'
import { keepMail } from './keep.ts'

export const HAND_IN_PATH = '/mailApi/inbound'

/**
 * Where a mail server hands a message in, as it came (RFC 5322), with the key the administrator made. Answered when it is
 * kept: whoever gets no 200 keeps it and comes again.
 */
export function serveHandIn(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_MAIL_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.route({
      ...{ method: 'POST', url: HAND_IN_PATH, bodyLimit: MOST_MAIL_BYTES, config: { byToken: true } },
      handler: async (request, reply) => {
        const kept = await keyDigest(services.database.read({ kind: 'system' }))
        if (!kept) return no(reply, 404, 'NOT_FOUND', 'Not found.')
        const key = /^Bearer (\S{20,200})$/.exec(request.headers.authorization ?? '')?.[1]
        if (!key || !timingSafeEqual(digestOf(key), kept.digest))
          return no(reply, 401, 'BAD_KEY', 'The key of this message is not right.')
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

const no = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.status(status).send({ error: { code, message } })
