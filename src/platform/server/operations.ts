import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Alias, type ApiRoute, routesOf, toOurNames, toTheirNames } from '../operation/alias.ts'
import type { FileReply, Implemented } from '../operation/context.ts'
import { dispatch } from '../operation/dispatch.ts'
import { Refusal } from '../operation/refusal.ts'
import type { Services } from '../services.ts'
import { tokenHashOf } from '../session/sessions.ts'
import { mergedInput } from './input.ts'
import { SESSION_COOKIE, sessionCookieOptions } from './session-cookie.ts'

/** Every operation at its canonical path and the specification's. Where two want one address, the canonical call has it. */
export function serveOperations(app: FastifyInstance, services: Services, implemented: Implemented[]): void {
  for (const { one, route } of addressesOf(implemented)) {
    app.route({
      method: route.method,
      url: route.url,
      handler: (request, reply) => serve(services, one, route.alias, request, reply),
    })
  }
}

/** Which operation answers at which address. */
export function addressesOf(implemented: Implemented[]): { one: Implemented; route: ApiRoute }[] {
  const taken = new Map<string, { one: Implemented; route: ApiRoute }>()
  const all = implemented.flatMap((one) => routesOf(one.operation).map((route) => ({ one, route })))
  for (const each of all.sort((a, b) => Number(a.route.alias !== null) - Number(b.route.alias !== null))) {
    const address = `${each.route.method} ${each.route.url.replace(/:\w+/g, ':')}`
    const other = taken.get(address)
    if (!other) taken.set(address, each)
    else if (each.route.alias === null || (other.route.alias !== null && other.one !== each.one)) {
      throw new Error(`${each.one.operation.name} and ${other.one.operation.name} both want ${address}`)
    }
  }
  return [...taken.values()]
}

async function serve(
  services: Services,
  one: Implemented,
  alias: Alias | null,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const file = one.operation.upload ? await uploadOf(request, one.operation.upload.maxBytes) : undefined
  const given = mergedInput(request, file?.fields)
  const named = alias?.names ? (toOurNames(given, alias.names) as Record<string, unknown>) : given
  const token = request.cookies[SESSION_COOKIE]
  const key = request.headers['idempotency-key']
  const { status, body } = await dispatch(services, one, {
    input: {
      ...named,
      ...alias?.fixed,
      ...(file && { file: { fileName: file.part.filename, stream: file.part.file } }),
    },
    tokenHash: token ? tokenHashOf(token) : null,
    idempotencyKey: typeof key === 'string' ? key : undefined,
    request: { id: request.id, ip: request.ip, browser: String(request.headers['user-agent'] ?? '').slice(0, 300) },
    sessionCookie: (value) => {
      if (value === null) reply.clearCookie(SESSION_COOKIE, sessionCookieOptions(services.config))
      else reply.setCookie(SESSION_COOKIE, value, sessionCookieOptions(services.config))
    },
  })
  reply.header('cache-control', 'no-store').status(status)
  if (one.operation.download) return sendFile(reply, body as FileReply)
  return reply.send(theirs(body, alias) ?? {})
}

function theirs(body: unknown, alias: Alias | null): unknown {
  const renamed = alias?.names ? toTheirNames(body, alias.names) : body
  return alias?.answer ? alias.answer(renamed as never) : renamed
}

async function uploadOf(request: FastifyRequest, maxBytes: number) {
  if (!request.isMultipart())
    throw new Refusal(400, 'BAD_INPUT', 'file: Send the file as multipart/form-data.', {
      fields: { file: 'is missing' },
    })
  const part = await request.file({ limits: { fileSize: maxBytes } })
  if (!part) throw new Refusal(400, 'BAD_INPUT', 'file: No file was sent.', { fields: { file: 'is missing' } })
  return { part, fields: plainFields(part) }
}

// Fields must stand before the file in the request; what follows it is not read.
function plainFields(part: MultipartFile): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(part.fields)) {
    if (field && !Array.isArray(field) && field.type === 'field') fields[name] = field.value
  }
  return fields
}

function sendFile(reply: FastifyReply, { stream, fileName, contentType, inline }: FileReply) {
  const safe = fileName.replace(/[^\w.-]+/g, '_')
  return reply
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-disposition',
      `${inline ? 'inline' : 'attachment'}; filename="${safe}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    )
    .type(contentType)
    .send(stream)
}
