import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { Refusal } from '../operation/refusal.ts'

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * The proof against forged requests: every state-changing call, login included, comes from the product's own pages.
 * A browser cannot be made to send a foreign page's request with our Origin, nor to claim Sec-Fetch-Site: same-origin.
 */
export function proveOrigin(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    if (CHANGES_NOTHING.has(request.method)) return
    const { origin } = request.headers
    if (origin !== undefined) {
      if (isOwn(origin, config, request.headers.host)) return
    } else if (request.headers['sec-fetch-site'] === 'same-origin') return
    throw new Refusal(403, 'FOREIGN_ORIGIN', 'This request did not come from a page of this product.')
  })
}

function isOwn(origin: string, config: Config, host: string | undefined): boolean {
  if (origin === new URL(config.publicUrl).origin) return true
  // Without a PUBLIC_URL the product is being tried out on this machine: localhost and 127.0.0.1 are both itself.
  if (config.publicUrlGiven || !URL.canParse(origin)) return false
  const { hostname, host: originHost } = new URL(origin)
  return LOOPBACK.has(hostname) && originHost === host
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
