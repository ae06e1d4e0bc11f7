import { randomUUID, timingSafeEqual } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Implemented } from '../operation/context.ts'
import { notFound, Refusal } from '../operation/refusal.ts'
import type { Services } from '../services.ts'
import { askToClose, isDraining } from './drain.ts'
import { answerErrors } from './errors.ts'
import { securityHeaders } from './headers.ts'
import { serveOperations } from './operations.ts'
import { proveOrigin } from './origin.ts'

export type HttpOptions = { services: Services; implemented: Implemented[] }

/** The HTTP side of a node: operations, health, metrics. The browser's files are added by the composition. */
export async function buildHttp({ services, implemented }: HttpOptions): Promise<FastifyInstance> {
  const { trustProxy: trusted } = services.config
  const app = fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted,
    bodyLimit: 1_048_576,
    // A body that never ends does not wait for ever; the largest file comes in time over a slow line.
    requestTimeout: 15 * 60_000,
    forceCloseConnections: 'idle',
    // A request that still comes in while the server closes is answered like any other.
    return503OnClosing: false,
    ...unreadableRequests,
    // What comes in and goes out is held against its contract (operation/dispatch.ts), not against schemas of the framework.
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  })
  securityHeaders(app, services.config)
  proveOrigin(app, services.config)
  answerErrors(app)
  askToClose(app)
  metrics(app, services)
  health(app, services)
  serveOperations(app, services, implemented)
  return app
}

const noSchema = (): never => {
  throw new Error('A route declares its schema in its contract.')
}

/** /healthz: this process lives. /readyz: it can also reach its database, so a proxy may send it work. */
function health(app: FastifyInstance, { database }: Services): void {
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

/** Requests that never become one, because the address or the head cannot be read, get the one error shape too. */
const unreadableRequests = {
  frameworkErrors: (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
    const refusal = new Refusal(400, 'BAD_REQUEST', 'The address of this request cannot be read.')
    return reply.status(refusal.status).send(refusal.toBody())
  },
  clientErrorHandler: (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const refusal = REFUSALS[error.code ?? ''] ?? new Refusal(400, 'BAD_REQUEST', 'The request cannot be read.')
    const body = JSON.stringify(refusal.toBody())
    const head = [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Content-Type: application/json; charset=utf-8',
      'Connection: close',
    ]
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    socket.destroy(error)
  },
}

const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: new Refusal(431, 'TOO_LARGE', 'The address and headers of this request are too long.'),
  ERR_HTTP_REQUEST_TIMEOUT: new Refusal(408, 'TOO_SLOW', 'The request did not arrive in time.'),
}

/** Prometheus metrics at /metrics, by bearer token; without METRICS_TOKEN only to this machine, and not through a proxy on it. */
function metrics(app: FastifyInstance, { config, database }: Services): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'visacare_request_seconds',
    help: 'Duration of requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const refused = new Counter({
    name: 'visacare_server_errors_total',
    help: 'Answers of 500 and above',
    registers: [registry],
  })
  new Gauge({
    name: 'visacare_database_connections',
    help: 'Connections of the pool',
    registers: [registry],
    collect() {
      this.set(database.pool.totalCount)
    },
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) refused.inc()
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(config.metricsToken, request)) throw notFound('page')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function mayRead(token: string | undefined, { headers, socket }: FastifyRequest): boolean {
  if (token === undefined) return isThisMachine(socket.remoteAddress) && !PASSED_ON.some((name) => name in headers)
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

const isThisMachine = (address: string | undefined) =>
  address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1'
/** What a proxy adds. Behind one on this machine every visitor would otherwise pass for the machine itself. */
const PASSED_ON = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']
