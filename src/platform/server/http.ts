import { randomUUID } from 'node:crypto'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Implemented } from '../operation/context.ts'
import type { Services } from '../services.ts'
import { askToClose } from './drain.ts'
import { answerErrors } from './errors.ts'
import { securityHeaders } from './headers.ts'
import { health } from './health.ts'
import { metrics } from './metrics.ts'
import { serveOperations } from './operations.ts'
import { proveOrigin } from './origin.ts'
import { unreadableRequests } from './unreadable.ts'

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
