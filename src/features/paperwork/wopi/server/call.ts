import type { FastifyReply, FastifyRequest } from 'fastify'
import { dayIn } from '#formats/day.ts'
import type { Asking } from '#paperwork/editable-files/server/keep.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { isProved } from '../proof.ts'
import { editorOf } from './editor.ts'
import { type Bearer, bearerOf } from './tokens.ts'

/** One request of an editor: for which file, by whom, and with what. */
export type WopiCall = Asking & {
  id: number
  /** Whether the token lets its bearer write; what the bearer may do is asked as well. */
  writes: boolean
  db: Db
  header(name: string): string
  body: Buffer
}

/** Said without a body: a status, and the reason in a header that editors show in their logs. */
export class WopiAnswer extends Error {
  readonly status: number
  readonly headers: Record<string, string>
  constructor(status: number, reason: string, headers: Record<string, string> = {}) {
    super(reason)
    this.status = status
    this.headers = headers
  }
}

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name.toLowerCase()]
  return typeof value === 'string' ? value : ''
}

const tokenIn = (request: FastifyRequest): string => {
  const { access_token: token } = request.query as { access_token?: unknown }
  return typeof token === 'string' ? token : ''
}

/** Before anything of a body is read: the token, and that it is the editor that sends it. */
export async function authenticated(services: Services, request: FastifyRequest): Promise<{ id: number } & Bearer> {
  if (!services.config.wopiClientUrl) throw new WopiAnswer(404, 'No editor is set up here.')
  const { id: text } = request.params as { id: string }
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0
  const token = tokenIn(request)
  const bearer = await bearerOf(services, token, id)
  if (!bearer) throw new WopiAnswer(401, 'The access token is not valid for this file.')
  await requireProof(services, request, token)
  return { id, ...bearer }
}

async function requireProof(services: Services, request: FastifyRequest, accessToken: string): Promise<void> {
  const signed = {
    accessToken,
    url: `${services.config.publicUrl.replace(/\/$/, '')}${request.raw.url ?? ''}`,
    timeStamp: headerOf(request, 'x-wopi-timestamp'),
    proof: headerOf(request, 'x-wopi-proof'),
    proofOld: headerOf(request, 'x-wopi-proofold'),
  }
  for (const anew of [false, true]) {
    const editor = await editorOf(services, { anew })
    // An editor that has no keys signs nothing.
    if (editor && (!editor.keys || isProved(editor.keys, signed, services.clock.now()))) return
  }
  throw new WopiAnswer(500, 'The request is not signed by the editor.')
}

export async function callOf(
  services: Services,
  request: FastifyRequest,
  { id, actor, writes }: { id: number } & Bearer,
): Promise<WopiCall> {
  // Known before a transaction begins: whoever asks for a right within one needs no second connection.
  await services.rights.of(actor.roleId)
  const now = services.clock.now()
  return {
    ...{ id, actor, writes, services, now },
    today: dayIn(actor.zone, now),
    db: services.database.read({ kind: 'session', tokenHash: actor.tokenHash }),
    request: { id: request.id, ip: request.ip, browser: headerOf(request, 'user-agent').slice(0, 300) },
    header: (name) => headerOf(request, name),
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  }
}

export const send = (reply: FastifyReply, status: number, headers: Record<string, string>, body: unknown = '') =>
  reply.headers(headers).status(status).send(body)
