import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const begun = new WeakSet<FastifyInstance>()

export const isDraining = (app: FastifyInstance) => begun.has(app)

/**
 * Says "not ready" for a moment while everything is still answered, so that a proxy sends its next request elsewhere;
 * then answers what is under way and closes. Answers of that moment ask the other side to close its connection.
 */
export async function drain(app: FastifyInstance, graceMs: number): Promise<void> {
  begun.add(app)
  if (graceMs > 0) await sleep(graceMs)
  await app.close()
}

export function askToClose(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (isDraining(app)) reply.header('connection', 'close')
  })
}
