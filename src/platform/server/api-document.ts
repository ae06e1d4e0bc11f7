import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Operation } from '../operation/contract.ts'
import { openApiOf } from '../operation/openapi.ts'
import { apiPage } from './api-page.ts'
import { apiPageStyle } from './api-page-style.ts'

/** /api/openapi.json for programs and /api/docs for people, both made when first asked for and then kept. */
export function serveApiDocument(app: FastifyInstance, operations: readonly Operation[]): void {
  const document = once(() => openApiOf(operations))
  const json = once(() => JSON.stringify(document()))
  const page = once(() => apiPage(document(), operations))
  app.get('/api/openapi.json', (_request, reply) => send(reply, 'application/json; charset=utf-8', json()))
  app.get('/api/docs', (_request, reply) => send(reply, 'text/html; charset=utf-8', page()))
  app.get('/api/docs.css', (_request, reply) => send(reply, 'text/css; charset=utf-8', apiPageStyle))
}

const send = (reply: FastifyReply, type: string, body: string) =>
  reply.header('cache-control', 'no-cache').type(type).send(body)

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
