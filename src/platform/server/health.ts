import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { isDraining } from './drain.ts'

/** /healthz: this process lives. /readyz: it can also reach its database, so a proxy may send it work. */
export function health(app: FastifyInstance, { database }: Services): void {
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    if (isDraining(app)) return reply.status(503).send({ status: 'draining' })
    try {
      await database.read({ kind: 'none' }).one('select 1 as one')
      return { status: 'ready' }
    } catch {
      return reply.status(503).send({ status: 'database unavailable' })
    }
  })
}
