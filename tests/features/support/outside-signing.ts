import { createHmac, createVerify, generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { OutsideSettings } from '#paperwork/envelopes/server/outside/api.ts'

type Made = {
  id: string
  definition: { transactionId: string; documents: { documentBase64: string }[]; recipients: { signers: Recipient[] } }
  status: string
  voidedReason?: string
  resent: number
}
type Recipient = { recipientId: string; name: string; email: string; status?: string; declinedReason?: string }

const SECRET = 'a-secret-of-this-test'

/** A signing provider on loopback: takes envelopes of whoever shows a right assertion, and lets a test sign there. */
export async function outsideSigning(folder: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const keyFile = join(folder, 'signing.pem')
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const envelopes: Made[] = []
  const asked: string[] = []
  const witnesses = new Map<string, Recipient[]>()
  let sentBack: Uint8Array | undefined
  /** What the next envelope is answered with instead of being made. */
  let refusal: string | undefined
  /** Takes the next envelope and dies before it answers. */
  let silent = false
  const server = createServer(async (request, reply) => {
    const body = await text(request)
    const [path = '', query = ''] = (request.url ?? '').split('?')
    asked.push(`${request.method} ${path}`)
    if (path === '/oauth/token') return json(reply, isOurs(body) ? 200 : 400, { access_token: 'in', expires_in: 3600 })
    if (request.headers.authorization !== 'Bearer in') return json(reply, 401, {})
    const rest = path.replace('/restapi/v2.1/accounts/acc-1/envelopes', '')
    if (request.method === 'POST') {
      if (refusal) return json(reply, 400, { errorCode: 'INVALID', message: refusal })
      const made = { id: `env-${envelopes.length + 1}`, definition: JSON.parse(body), status: 'sent', resent: 0 }
      // The first is asked at once, the others when it is their turn.
      for (const [index, signer] of (made.definition as Made['definition']).recipients.signers.entries())
        Object.assign(
          signer,
          index === 0 ? { status: 'sent', sentDateTime: new Date().toISOString() } : { status: 'created' },
        )
      envelopes.push(made)
      if (!silent) return json(reply, 201, { envelopeId: made.id, status: 'sent' })
      silent = false
      return request.socket.destroy()
    }
    if (rest === '') {
      const wanted = new URLSearchParams(query).get('transaction_ids')
      const found = envelopes.filter(({ definition }) => definition.transactionId === wanted)
      return json(reply, 200, { envelopes: found.map(({ id, status }) => ({ envelopeId: id, status })) })
    }
    const envelope = envelopes.find(({ id }) => rest.startsWith(`/${id}`))
    if (!envelope) return json(reply, 404, {})
    if (request.method === 'PUT') {
      if (query === 'resend_envelope=true') envelope.resent += 1
      else Object.assign(envelope, JSON.parse(body))
      return json(reply, 200, {})
    }
    if (rest.endsWith('/recipients'))
      return json(reply, 200, {
        signers: envelope.definition.recipients.signers,
        witnesses: witnesses.get(envelope.id) ?? [],
      })
    if (!rest.includes('/documents/')) return json(reply, 200, { ...envelope, definition: undefined })
    reply.writeHead(200, { 'content-type': 'application/pdf' })
    if (sentBack) return reply.end(sentBack)
    reply.end(Buffer.from(envelope.definition.documents[0]?.documentBase64 ?? '', 'base64'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** RFC 7523: signed with the key we were given, by whom and for whom we were told. */
  function isOurs(body: string): boolean {
    const [head = '', claims = '', signature = ''] = (new URLSearchParams(body).get('assertion') ?? '').split('.')
    const { iss, sub, aud } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}')
    const isRight = createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(publicKey, signature, 'base64url')
    return isRight && iss === 'client-1' && sub === 'user-1' && aud === new URL(url).host
  }

  const settings: OutsideSettings = {
    ...{ name: 'DocuSign', apiUrl: `${url}/restapi`, oauthUrl: url, accountId: 'acc-1', clientId: 'client-1' },
    ...{ userId: 'user-1', privateKey: keyFile, webhookSecret: SECRET },
  }
  return {
    ...{ settings, envelopes, asked },
    refuseWith: (message?: string) => {
      refusal = message
    },
    dieOnce: () => {
      silent = true
    },
    /** Somebody looks at the pages there. */
    opens: (envelope: Made, position: number) => {
      const at = new Date().toISOString()
      const times = { sentDateTime: at, deliveredDateTime: at }
      Object.assign(envelope.definition.recipients.signers[position - 1] ?? {}, times, { status: 'delivered' })
    },
    /** Somebody signs there, or declines with a reason. */
    signs: (envelope: Made, position: number, declinedReason?: string) => {
      const signer = envelope.definition.recipients.signers[position - 1]
      const at = new Date().toISOString()
      const times = { sentDateTime: at, deliveredDateTime: at, ...(!declinedReason && { signedDateTime: at }) }
      Object.assign(signer ?? {}, times, { status: declinedReason ? 'declined' : 'completed', declinedReason })
      const all = envelope.definition.recipients.signers
      if (declinedReason) envelope.status = 'declined'
      else if (all.every(({ status }) => status === 'completed')) envelope.status = 'completed'
    },
    /** A message as the provider sends it, signed with its secret or another one. */
    message: (envelopeId: string, secret = SECRET) => {
      const body = JSON.stringify({ event: 'envelope-completed', data: { envelopeId } })
      const signature = createHmac('sha256', secret).update(body).digest('base64')
      return { body, headers: { 'content-type': 'application/json', 'x-docusign-signature-1': signature } }
    },
    /** Somebody changes there who signs, or who signs besides. */
    corrects: (envelope: Made, position: number, change: Partial<Recipient & { signedDateTime: string }>) => {
      Object.assign(envelope.definition.recipients.signers[position - 1] ?? {}, change)
    },
    addsWitness: (envelope: Made, witness: Pick<Recipient, 'name' | 'email'>) => {
      witnesses.set(envelope.id, [{ recipientId: '9', status: 'completed', ...witness }])
    },
    /** What the provider sends back as the signed file, in place of the pages it was given. */
    sendsBack: (bytes?: Uint8Array) => {
      sentBack = bytes
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

function json(reply: ServerResponse<IncomingMessage>, status: number, body: object): void {
  reply.writeHead(status, { 'content-type': 'application/json' })
  reply.end(JSON.stringify(body))
}
