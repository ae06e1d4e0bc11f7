import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asKey } from '../crypto/tokens.ts'
import {
  type Alias,
  type ApiRoute,
  refusedInTheirNames,
  routesOf,
  toOurNames,
  toTheirNames,
} from '../operation/alias.ts'
import type { FileReply, Implemented } from '../operation/context.ts'
import { dispatch } from '../operation/dispatch.ts'
import { badInput, Refusal } from '../operation/refusal.ts'
import type { Services } from '../services.ts'
import { keyIn } from '../session/keys.ts'
import { tokenHashOf } from '../session/sessions.ts'
import { sessionTokenIn, setSessionCookie } from './session-cookie.ts'

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

const MOST_BYTES = 64 * 1024

/**
 * A form that a page of the product posts, besides JSON. What answers a file is asked for so: the browser then writes it
 * to the disk as it comes, where a script would hold all of it in memory.
 */
function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

/** Only the addresses that take a file read multipart bodies; all others are spared the bookkeeping. */
async function acceptUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { limits: { files: 1, fields: 40, fieldSize: 100_000 }, throwFileSizeLimit: false })
}

async function uploadOf(request: FastifyRequest, maxBytes: number) {
  if (!request.isMultipart())
    throw new Refusal(400, 'BAD_INPUT', 'file: Send the file as multipart/form-data.', {
      fields: { file: 'is missing' },
    })
  const part = await request.file({ limits: { fileSize: maxBytes } })
  if (!part) throw new Refusal(400, 'BAD_INPUT', 'file: No file was sent.', { fields: { file: 'is missing' } })
  requireReadable({ file: part.filename })
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

/** Path parameters + query + body as one input. Two different values for one name are an error, never a guess. */
function mergedInput(request: FastifyRequest, uploaded?: Record<string, unknown>): Record<string, unknown> {
  const merged: Record<string, unknown> = {}
  for (const source of [uploaded ?? bodyOf(request), request.query, request.params]) {
    const given = (source ?? {}) as Record<string, unknown>
    for (const name of Object.keys(given)) {
      if (Object.hasOwn(merged, name) && !same(merged[name], given[name])) {
        throw badInput({ [name]: 'was given twice with different values' })
      }
      merged[name] = given[name]
    }
  }
  requireReadable(merged)
  return merged
}

function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  if (body === undefined || body === null) return {}
  if (Array.isArray(body)) return { items: body }
  if (typeof body !== 'object') throw badInput({ body: 'must be a JSON object' })
  return body as Record<string, unknown>
}

// A path parameter is text: '5' in the path and 5 in the body are the same value. An object is never the same.
const same = (one: unknown, other: unknown) => isPlain(one) && isPlain(other) && String(one) === String(other)
const isPlain = (value: unknown) => value === null || typeof value !== 'object'

/** Deeper than any schema of the product goes. */
const DEEPEST = 32

/** Refuses, with the field named, what nothing behind this door could work with. */
function requireReadable(input: Record<string, unknown>): void {
  for (const name of Object.keys(input)) {
    const problem = problemOf(input[name])
    if (problem !== undefined) throw badInput({ [name]: problem })
  }
}

// Level by level instead of by recursion: 100,000 brackets must not exhaust the stack, here or in what comes after.
function problemOf(value: unknown): string | undefined {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return 'is nested too deeply'
    const next: unknown[] = []
    for (const each of level) {
      // PostgreSQL stores every character but this one.
      if (typeof each === 'string' && each.includes('\u0000')) return 'contains a character that cannot be stored'
      if (each !== null && typeof each === 'object') {
        for (const [key, child] of Object.entries(each)) next.push(key, child)
      }
    }
    level = next
  }
  return undefined
}

/** What no browser runs, whatever is in it. A file of any other type leaves as bytes to be saved. */
const runsNothing: ReadonlySet<string> = new Set([
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/zip',
  'image/heic',
  'image/jpeg',
  'image/png',
  'image/tiff',
  'message/rfc822',
  'text/calendar',
  'text/csv',
  'text/plain',
])

/** What a browser may show by itself: papers, pictures and calendars. */
const shown: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png', 'text/calendar'])

/**
 * How a file leaves. Its type comes out of a record, and who wrote the record may have written anything: only the types
 * that run nothing are named, only papers and pictures open in the page, and no browser guesses.
 */
export function headersOfFile({ fileName, contentType, inline }: Omit<FileReply, 'stream'>): Record<string, string> {
  const type = typeIn(contentType)
  const safe = fileName.replace(/[^\w.-]+/g, '_')
  const disposition = inline && shown.has(type) ? 'inline' : 'attachment'
  return {
    'x-content-type-options': 'nosniff',
    'content-disposition': `${disposition}; filename="${safe}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'content-type': runsNothing.has(type) ? type + charsetOf(type) : 'application/octet-stream',
  }
}

const typeIn = (contentType: string): string => contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''

const charsetOf = (type: string): string => (type.startsWith('text/') ? '; charset=utf-8' : '')
