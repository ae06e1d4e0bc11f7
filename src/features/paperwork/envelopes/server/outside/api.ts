import { createPrivateKey, createSign } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { BadSetting, type Config } from '#platform/config.ts'
import type { Services } from '#platform/services.ts'
import type { outsideEnvelope } from '../../outside-envelope.ts'

export type OutsideSettings = NonNullable<Config['signing']>
export type Definition = ReturnType<typeof outsideEnvelope>
type Found = { envelopeId: string; status: string }

/** The provider says that what it was asked is wrong: asked again it says the same. */
export class OutsideRefused extends Error {}

const TIMEOUT_MS = 60_000
const MOST_JSON_BYTES = 2 * 1024 * 1024
const RENEW_BEFORE_SECONDS = 60
const ASSERTION_SECONDS = 600

/** The provider as this node is set for it; one per configuration, so that its token is kept. */
export function outsideOf({ config, clock }: Pick<Services, 'config' | 'clock'>): Outside | undefined {
  if (!config.signing) return undefined
  const known = kept.get(config.signing) ?? outsideAt(config.signing, clock)
  kept.set(config.signing, known)
  return known
}

const kept = new WeakMap<OutsideSettings, Outside>()
export type Outside = ReturnType<typeof outsideAt>

/** The eSignature REST API (v2.1), entered by a signed assertion (RFC 7523): no password of a person is kept here. */
export function outsideAt(settings: OutsideSettings, clock: Pick<Services['clock'], 'now'>) {
  const base = `${settings.apiUrl.replace(/\/+$/, '')}/v2.1/accounts/${encodeURIComponent(settings.accountId)}/envelopes`
  let token: { value: string; until: number } | undefined

  // A redirect would carry the token, and the document, to a host that nobody set.
  const call = (url: string, init: RequestInit = {}) =>
    fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })

  async function enter(): Promise<string> {
    const now = clock.now().getTime()
    if (token && token.until > now) return token.value
    const body = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: await assertionOf(settings, now),
    })
    const reply = await call(`${settings.oauthUrl.replace(/\/+$/, '')}/oauth/token`, { method: 'POST', body })
    if (!reply.ok) throw new Error(`the signing provider refused the credentials with ${reply.status}`)
    const { access_token: value, expires_in } = TokenReply.parse(await jsonOf(reply))
    token = { value, until: now + (expires_in - RENEW_BEFORE_SECONDS) * 1000 }
    return value
  }

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const go = async () => {
      const authorization = `Bearer ${await enter()}`
      return call(`${base}${path}`, { ...init, headers: { ...init.headers, authorization } })
    }
    let reply = await go()
    if (reply.status === 401) {
      token = undefined
      reply = await go()
    }
    if (reply.ok) return reply
    const why = `the signing provider answered ${reply.status}`
    // Too many questions, or a token that ran out twice, pass; what is wrong with the envelope does not.
    if (reply.status >= 400 && reply.status < 500 && ![401, 408, 429].includes(reply.status))
      throw new OutsideRefused(await wordsOf(reply, why))
    throw new Error(why)
  }
  const sent = (method: 'POST' | 'PUT', body: unknown): RequestInit => ({
    ...{ method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
  })

  return {
    /** An envelope that was made of the same request before; whoever died after asking finds it. */
    find: async (transactionId: string): Promise<Found | undefined> => {
      const reply = await ask(`?transaction_ids=${encodeURIComponent(transactionId)}`)
      return FoundReply.parse(await jsonOf(reply)).envelopes?.[0]
    },
    make: async (definition: Definition): Promise<string> =>
      MadeReply.parse(await jsonOf(await ask('', sent('POST', definition)))).envelopeId,
    look: async (ref: string) => {
      const at = `/${Ref.parse(ref)}`
      const envelope = EnvelopeReply.parse(await jsonOf(await ask(at)))
      const { signers, ...others } = RecipientsReply.parse(await jsonOf(await ask(`${at}/recipients`)))
      return { ...envelope, signers, others: Object.values(others).flat() }
    },
    /** The signed pages with the certificate of the provider. */
    file: async (ref: string) => (await ask(`/${Ref.parse(ref)}/documents/combined?certificate=true`)).body,
    cancel: async (ref: string, reason: string): Promise<void> => {
      await ask(`/${Ref.parse(ref)}`, sent('PUT', { status: 'voided', voidedReason: reason.slice(0, 200) }))
    },
    remind: async (ref: string): Promise<void> => {
      await ask(`/${Ref.parse(ref)}?resend_envelope=true`, sent('PUT', {}))
    },
  }
}

/** Who we are, signed with the key whose public half the provider was given. */
async function assertionOf({ clientId, userId, oauthUrl, privateKey }: OutsideSettings, now: number): Promise<string> {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const iat = Math.floor(now / 1000)
  const claims = { iss: clientId, sub: userId, aud: new URL(oauthUrl).host, iat, exp: iat + ASSERTION_SECONDS }
  const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ ...claims, scope: 'signature impersonation' })}`
  const key = await readFile(privateKey, 'utf8')
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`
}

/** A wrong file is told when the product starts, in one sentence, and not when the first document is sent. */
export async function requireSigningKey({ signing }: Pick<Config, 'signing'>): Promise<void> {
  if (!signing) return
  try {
    const { asymmetricKeyType } = createPrivateKey(await readFile(signing.privateKey, 'utf8'))
    if (asymmetricKeyType !== 'rsa') throw new Error('no RSA key')
  } catch {
    throw new BadSetting(
      `The setting SIGNING_PRIVATE_KEY is not usable: ${signing.privateKey} holds no RSA key in PEM.`,
    )
  }
}

async function jsonOf(reply: Response): Promise<unknown> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of reply.body ?? []) {
    size += piece.length
    if (size > MOST_JSON_BYTES) throw new Error('the signing provider answered too much')
    pieces.push(piece)
  }
  return JSON.parse(Buffer.concat(pieces).toString('utf8') || '{}')
}

/** What the provider says of it, for who sent the document. */
async function wordsOf(reply: Response, otherwise: string): Promise<string> {
  const { message } = ((await jsonOf(reply).catch(() => ({}))) ?? {}) as { message?: unknown }
  return typeof message === 'string' && message !== '' ? message.slice(0, 300) : otherwise
}

/** What becomes a part of an address of ours: nothing that could lead elsewhere. */
export const Ref = z.string().regex(/^[\w-]{1,100}$/)

export const TokenReply = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() })
export const MadeReply = z.object({ envelopeId: Ref })
export const FoundReply = z.object({
  envelopes: z.array(z.object({ envelopeId: Ref, status: z.string() })).optional(),
})
export const EnvelopeReply = z.object({
  status: z.string(),
  voidedReason: z.string().optional(),
})
const Moment = z.coerce.date().optional().catch(undefined)
export const RecipientReply = z.object({
  recipientId: z.coerce.number().int(),
  ...{ name: z.string().default(''), email: z.string().default('') },
  status: z.string(),
  sentDateTime: Moment,
  deliveredDateTime: Moment,
  signedDateTime: Moment,
  declinedReason: z.string().optional(),
})
export type RecipientReply = z.output<typeof RecipientReply>
const Others = z
  .array(z.object({ name: z.string().default(''), email: z.string().default('') }))
  .max(50)
  .default([])
/** Who signs or signs for somebody; who only gets a copy does not. */
const others = {
  ...{ inPersonSigners: Others, agents: Others, editors: Others, intermediaries: Others, seals: Others },
  ...{ witnesses: Others, notaries: Others },
}
export const RecipientsReply = z.object({ signers: z.array(RecipientReply).max(50), ...others })
