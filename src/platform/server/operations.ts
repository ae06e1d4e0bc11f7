import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Alias, type ApiRoute, routesOf, toOurNames, toTheirNames } from '../operation/alias.ts'
import { refusedInTheirNames } from '../operation/alias-refusal.ts'
import type { FileReply, Implemented } from '../operation/context.ts'
import { dispatch } from '../operation/dispatch.ts'
import type { Services } from '../services.ts'
import { asKey, keyIn } from '../session/keys.ts'
import { tokenHashOf } from '../session/sessions.ts'
import { acceptForms } from './forms.ts'
import { mergedInput } from './input.ts'
import { headersOfFile } from './sent-file.ts'
import { sessionTokenIn, setSessionCookie } from './session-cookie.ts'
import { acceptUploads, uploadOf } from './uploads.ts'

/** Every operation at its canonical path and the specification's. Where two want one address, the canonical call has it. */
export function serveOperations(app: FastifyInstance, services: Services, implemented: Implemented[]): void {
  const addresses = addressesOf(implemented)
  const takesFile = ({ one }: Address) => one.operation.upload !== undefined
  const serveAt = (scope: FastifyInstance, { one, route: { method, url, alias } }: Address) =>
    scope.route({
      ...{ method, url, config: { ownPagesOnly: one.operation.ownPagesOnly ?? false } },
      handler: (request, reply) => serve(services, one, alias, request, reply),
    })

  const answersFile = ({ one, route }: Address) => one.operation.download === true && route.method === 'POST'
  for (const each of addresses) if (!takesFile(each) && !answersFile(each)) serveAt(app, each)
  app.register(async (scope) => {
    acceptForms(scope)
    for (const each of addresses) if (!takesFile(each) && answersFile(each)) serveAt(scope, each)
  })
  app.register(async (scope) => {
    await acceptUploads(scope)
    for (const each of addresses) if (takesFile(each)) serveAt(scope, each)
  })
}

type Address = { one: Implemented; route: ApiRoute }

/** Which operation answers at which address. */
export function addressesOf(implemented: Implemented[]): Address[] {
  const taken = new Map<string, Address>()
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
  const { upload } = one.operation
  const sendsFile = upload && (!upload.optional || request.isMultipart())
  const file = sendsFile ? await uploadOf(request, upload.maxBytes) : undefined
  const given = mergedInput(request, file?.fields)
  const input = alias?.names ? (toOurNames(given, alias.names, alias.asIs) as Record<string, unknown>) : given
  if (alias?.fixed) Object.assign(input, alias.fixed)
  if (file) input.file = { fileName: file.part.filename, stream: file.part.file }
  const apiKey = keyIn(request.headers.authorization)
  const token = sessionTokenIn(request.headers.cookie)
  const key = request.headers['idempotency-key']
  const { status, body } = await dispatch(services, one, {
    input,
    // With a key, a cookie that comes along counts for nothing.
    tokenHash: apiKey ? asKey(tokenHashOf(apiKey)) : token ? tokenHashOf(token) : null,
    idempotencyKey: typeof key === 'string' ? key : undefined,
    request: { id: request.id, ip: request.ip, browser: String(request.headers['user-agent'] ?? '').slice(0, 300) },
    sessionCookie: (value) => void reply.header('set-cookie', setSessionCookie(value, services.config)),
  })
    .catch((error: unknown) => {
      throw alias ? refusedInTheirNames(error, alias, given) : error
    })
    .finally(() => {
      // Whoever is refused before the file was read still sends it, and hears the answer only afterwards.
      file?.part.file.resume()
    })
  reply.header('cache-control', 'no-store').status(status)
  if (one.operation.download) return sendFile(reply, body as FileReply)
  return reply.send(theirs(body, alias) ?? {})
}

function theirs(body: unknown, alias: Alias | null): unknown {
  const renamed = alias?.names ? toTheirNames(body, alias.names, alias.asIs) : body
  return alias?.answer ? alias.answer(renamed as never) : renamed
}

const sendFile = (reply: FastifyReply, { stream, ...file }: FileReply) =>
  reply.headers(headersOfFile(file)).send(stream)
