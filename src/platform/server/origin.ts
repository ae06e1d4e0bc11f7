import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { Refusal } from '../operation/refusal.ts'
import { keyIn } from '../session/keys.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It reads by its method, and does more than that. */
    ownPagesOnly?: boolean
    /** Whoever calls is known by a token in the address, never by a cookie: a forged request has none. */
    byToken?: boolean
  }
}

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * The proof against forged requests: every state-changing call, login included, comes from the product's own pages.
 * A browser cannot be made to send a foreign page's request with our Origin, nor to claim Sec-Fetch-Site: same-origin.
 */
export function proveOrigin(app: FastifyInstance, config: Config): void {
  const own = new URL(config.publicUrl).origin
  app.addHook('onRequest', ({ method, headers, routeOptions, socket }, _reply, done) => {
    const { origin, host } = headers
    const site = headers['sec-fetch-site']
    const isOwn =
      origin !== undefined && (origin === own || isThisMachine(origin, config, { host, port: socket.localPort }))
    // What only reads is answered to whoever asks; a call that sends a mail is not made by a page of others.
    const foreign = origin === undefined ? site === 'cross-site' || site === 'same-site' : !isOwn
    const proved = CHANGES_NOTHING.has(method)
      ? !(foreign && routeOptions.config.ownPagesOnly)
      : isOwn || (origin === undefined && site === 'same-origin')
    // A key is no cookie: no page of others can make a browser send one.
    if (proved || routeOptions.config.byToken || keyIn(headers.authorization)) done()
    else done(new Refusal(403, 'FOREIGN_ORIGIN', 'This request did not come from a page of this product.'))
  })
}

type Called = { host: string | undefined; port: number | undefined }

// Without a PUBLIC_URL the product is being tried out on this machine: localhost and 127.0.0.1 are both itself, at the port
// that was called. Who is reached by another port, through a proxy, has an address and says it.
function isThisMachine(origin: string, config: Config, called: Called): boolean {
  if (config.publicUrlGiven || !URL.canParse(origin)) return false
  const { protocol, hostname, host, port } = new URL(origin)
  const isHere = host === called.host && Number(port || 80) === called.port
  return LOOPBACK.has(hostname) && isHere && protocol === new URL(config.publicUrl).protocol
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
