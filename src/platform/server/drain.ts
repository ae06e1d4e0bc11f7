import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const begun = new WeakSet<FastifyInstance>()

export const isDraining = (app: FastifyInstance) => begun.has(app)

/**
 * Says "not ready" for a moment while everything is still answered, so that a proxy sends its next request elsewhere;
 * then answers what is under way and closes. A request that takes longer than any should is cut off in the end.
 */
export async function drain(app: FastifyInstance, graceMs: number): Promise<void> {
  begun.add(app)
  if (graceMs > 0) await sleep(graceMs)
  // A browser keeps its connection after the last answer; nobody waits for that.
  const idle = setInterval(() => app.server.closeIdleConnections(), 100)
  const patience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(patience)
  }
}

const PATIENCE_MS = 20_000

/** Answers given meanwhile ask the other side to close its connection. */
export function askToClose(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining(app)) reply.header('connection', 'close')
    done()
  })
}
