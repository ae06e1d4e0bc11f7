import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { notFound } from '../operation/refusal.ts'
import type { Services } from '../services.ts'

/** Prometheus metrics at /metrics, by bearer token; without METRICS_TOKEN only to this machine, and not through a proxy on it. */
export function metrics(app: FastifyInstance, { config, database }: Services): void {
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
