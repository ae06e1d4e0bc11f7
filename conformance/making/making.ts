import { as } from '../demo.ts'
import { made } from '../parties.ts'
import { hold, same } from '../row.ts'
import { type Json, recordsIn, type SignedIn } from '../server.ts'
import type { Served } from '../world.ts'

/** Makes a call of specification §7 as somebody who may, and looks elsewhere in the product at what came of it. */
export type Making = (world: Served) => Promise<void>
/** By the call: 'POST api/users'. */
export type Makings = Readonly<Record<string, Making>>

let last = 0
/** Another word each time: a second row, or a second run, meets nothing of the first. */
export const fresh = (word: string): string => {
  last += 1
  return `${word}${last}`
}
export const address = (word: string): string => `${fresh(word)}@making.conformance.example`

/** Somebody with the calls of one service. */
export async function caller(world: Served, role: number, base: string) {
  const who = await as(world, role)
  return { who, ...callsOf(who, base) }
}

export function callsOf(who: Pick<SignedIn, 'send'>, base: string) {
  const send = (method: string) => async (path: string, body?: Json) => made(await who.send(method, base + path, body))
  const list = async (path: string) => recordsIn(await who.send('GET', base + path))
  return { get: send('GET'), post: send('POST'), put: send('PUT'), list }
}

/** Fails unless the record says all of this, and has these properties too. */
export function says(record: Json | undefined, expected: Json, what: string, fields = ''): void {
  if (!record) throw new Error(`${what} is not there.`)
  same(Object.fromEntries(Object.keys(expected).map((name) => [name, record[name]])), expected, what)
  const missing = fields.split(' ').filter((field) => field !== '' && !(field in record))
  hold(missing.length === 0, `${what} lacks ${missing.join(', ')}.`)
}

/**
 * Changes one property after the other, each by a call of its own that names nothing else: what is read afterwards has all of
 * them, so that each is kept and none takes another away.
 */
export async function changedOneByOne(
  said: Json,
  change: (one: Json) => Promise<unknown>,
  read: () => Promise<Json | undefined>,
  kept: Json = {},
): Promise<void> {
  for (const [name, value] of Object.entries(said)) await change({ [name]: value })
  says(await read(), { ...said, ...kept }, 'The record after all changes')
}

/** What the newest mail to an address says. */
export async function mailTo(world: Served, recipient: string): Promise<OutboxMail & { text: string }> {
  const { get, post } = await caller(world, 1, '/api')
  const { items } = (await get('/outbox?limit=20')) as { items: OutboxMail[] }
  const mail = items.find(({ recipients }) => recipients.includes(recipient))
  if (!mail) throw new Error(`Nothing was mailed to ${recipient}.`)
  return { ...mail, text: String((await post(`/outbox/${mail.id}/open`)).text) }
}

export type OutboxMail = { id: number; recipients: string[]; copies: string[]; subject: string; template: string }
