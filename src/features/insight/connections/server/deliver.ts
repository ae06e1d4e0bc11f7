import type { LookupAddress } from 'node:dns'
import { lookup as resolve } from 'node:dns/promises'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import type { Services } from '#platform/services.ts'
import { isPublicAddress, problemOfUrl } from '../addresses.ts'
import { bodyOf, headersOf } from '../signing.ts'
import { forgetDeliveries, noteDelivery, toDeliver } from './webhook-store.ts'

/** The name stands in app.tell_webhooks as well (0203). */
export const DELIVER_JOB = 'webhooks.deliver'
const KEPT_MS = 30 * 86_400_000
const system = { kind: 'system' } as const

/** Sends one message. A failure is written down and thrown, so that the queue tries again, later each time. */
export async function deliver(services: Services, deliveryId: number): Promise<void> {
  const { database, keyring, clock, config } = services
  const found = await toDeliver(database.read(system), keyring, deliveryId)
  if (!found || found.state === 'delivered') return
  const now = clock.now()
  if (!found.on) {
    const off = { state: 'failed', statusCode: null, outcome: 'The webhook is switched off.' } as const
    await database.transaction(system, (tx) => noteDelivery(tx, deliveryId, off, now))
    return
  }
  const body = bodyOf(found)
  const { url, secret } = found
  const wanted = { url, body, headers: headersOf(secret, found, body, now), privateAllowed: config.webhooksPrivate }
  const { delivered, ...how } = await postTo(wanted)
  await database.transaction(system, async (tx) => {
    await noteDelivery(tx, deliveryId, { ...how, state: delivered ? 'delivered' : 'failed' }, now)
    await forgetDeliveries(tx, new Date(now.getTime() - KEPT_MS))
  })
  if (!delivered) throw new Error(`Webhook ${found.webhookId}: ${how.outcome}`)
}

type Posted = { statusCode: number | null; outcome: string; delivered: boolean }
type Wanted = { url: string; headers: Record<string, string>; body: string; privateAllowed: boolean }

const TIMEOUT_MS = 10_000
const notDelivered = (outcome: string, statusCode: number | null = null): Posted => ({
  statusCode,
  outcome,
  delivered: false,
})

/**
 * Posts a message to an address a customer gave. The name is resolved here, every address it has is looked at, and the
 * connection goes to the one that was looked at: a name that answers differently a moment later leads nowhere else. A
 * redirect is not followed, so nothing is sent where nobody looked.
 */
export async function postTo(
  { url, headers, body, privateAllowed }: Wanted,
  addressesOf: (name: string) => Promise<readonly LookupAddress[]> = (name) => resolve(name, { all: true }),
): Promise<Posted> {
  const problem = problemOfUrl(url, privateAllowed)
  if (problem) return notDelivered(problem)
  const { protocol, hostname } = new URL(url)
  const name = hostname.replace(/^\[|\]$/g, '')
  const found = await addressesOf(name).catch(() => [])
  const [first] = found
  if (!first) return notDelivered('The name of this address is not known.')
  if (!privateAllowed && found.some(({ address }) => !isPublicAddress(address)))
    return notDelivered('This address is not on the internet.')
  const request = protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((done) => {
    const sending = request(url, {
      ...{ method: 'POST', timeout: TIMEOUT_MS, signal: AbortSignal.timeout(TIMEOUT_MS), agent: false },
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: (_name, options, answer) =>
        options.all ? answer(null, [first]) : answer(null, first.address, first.family),
      // The certificate is the name's, whichever address was taken.
      ...(isIP(name) === 0 && { servername: name }),
    })
    sending.on('error', (error) => done(notDelivered(whatWentWrong(error))))
    sending.on('timeout', () => sending.destroy(new Error('no answer')))
    sending.on('response', (answer) => {
      // What it says is of no interest; the status is.
      answer.destroy()
      const status = answer.statusCode ?? 0
      if (status >= 200 && status < 300) return done({ statusCode: status, outcome: 'Delivered.', delivered: true })
      const redirected = status >= 300 && status < 400
      done(
        notDelivered(
          redirected ? 'It answered with a redirect, which is not followed.' : `It answered ${status}.`,
          status,
        ),
      )
    })
    sending.end(body)
  })
}

function whatWentWrong(error: Error & { code?: string }): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError' || error.message === 'no answer')
    return `No answer within ${TIMEOUT_MS / 1000} seconds.`
  return `No connection: ${(error.code ?? error.message).slice(0, 120)}.`
}
