import type { ImapFlow } from 'imapflow'
import { TooBusy } from '#platform/apart/pool.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { isDiskFull, isUnavailable } from '#platform/database/unavailable.ts'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'
import { HEAD_BYTES, MOST_MAIL_BYTES } from '../rules.ts'
import { type Box, getBox, noteLook, passwordOf } from './box-store.ts'
import { trusted, whatWentWrong } from './connecting.ts'
import { keepMail } from './keep.ts'
import { noteTooLarge } from './too-large.ts'

export const LOOK_JOB = 'caseMail.look'
const EVERY_MS = 60_000
/** At one look; the rest comes with the next. */
const MOST_AT_ONCE = 50
const system = { kind: 'system' } as const

/** Looks into the mailbox each minute while it is set up; how it went stands on its screen. */
export async function lookAndGoOn(services: Services): Promise<void> {
  const box = await getBox(services.database.read(system))
  if (!box?.on || box.host === '') return
  await look(services).catch(() => {})
  await startLooking(services, EVERY_MS)
}

export const startLooking = (services: Services, afterMs = 0): Promise<void> =>
  services.database.transaction(system, async (tx) => {
    const { on = false, host = '' } = (await getBox(tx)) ?? {}
    const runAt = new Date(services.clock.now().getTime() + afterMs)
    if (on && host !== '') tx.atEnd(enqueueStep(LOOK_JOB, {}, { key: LOOK_JOB, runAt }))
  })

/** Takes what is new: each message is kept here before it is marked as read there. */
export async function look(services: Services): Promise<number> {
  const { database, clock } = services
  const box = await getBox(database.read(system))
  if (!box || box.host === '') return 0
  const note = (problem: string) => database.transaction(system, (tx) => noteLook(tx, clock.now(), problem))
  try {
    const taken = await inBox(services, box, async (client) => {
      const found = (await client.search({ seen: false }, { uid: true })) || []
      return takeAll(services, client, found)
    })
    await note('')
    return taken
  } catch (error) {
    await note(whatWentWrong(error))
    throw error
  }
}

/** One that cannot be taken keeps no other from coming; a mail server, database or store that is away ends the look. */
async function takeAll(services: Services, client: ImapFlow, found: readonly number[]): Promise<number> {
  const { database, clock, log } = services
  const validity = client.mailbox ? client.mailbox.uidValidity : ''
  const passed = await givenUp(database.read(system), clock.now())
  const wanted = found.map((uid) => ({ uid, place: placeIn(validity, uid) })).filter(({ place }) => !passed.has(place))
  const taken: string[] = []
  const failed: { place: string; error: unknown }[] = []
  for (const { uid, place } of wanted.slice(0, MOST_AT_ONCE)) {
    try {
      await takeOne(services, client, uid)
      taken.push(place)
    } catch (error) {
      if (!client.usable || isUnavailable(error) || isDiskFull(error)) throw error
      // Others are read first: it comes with the next look.
      if (!(error instanceof TooBusy)) failed.push({ place, error })
    }
  }
  for (const { place, error } of failed) log.error({ err: error, place }, 'a message of the mailbox cannot be taken')
  // Where none of several can be taken, the messages are not what is wrong.
  if (taken.length === 0 && failed.length > 1) throw failed[0]?.error
  await database.transaction(system, async (tx) => {
    for (const { place } of failed) await noteNotTaken(tx, place, clock.now())
    await takenAfterAll(tx, taken)
  })
  return taken.length
}

async function takeOne(services: Services, client: ImapFlow, uid: number): Promise<void> {
  const known = await client.fetchOne(String(uid), { size: true }, { uid: true })
  const size = known ? (known.size ?? 0) : 0
  const isCut = size > MOST_MAIL_BYTES
  const found = await client.fetchOne(String(uid), { source: isCut ? { maxLength: HEAD_BYTES } : true }, { uid: true })
  const source = found ? found.source : undefined
  if (!source) throw new Error('The mail server did not give this message out.')
  if (isCut) await noteTooLarge(services, source, size)
  else await keepMail(services, { source: 'imap', raw: source })
  await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
}

/** How many messages wait; nothing is taken. */
export const tryBox = (services: Services, box: Box): Promise<number> =>
  inBox(services, box, async (client) => ((await client.search({ seen: false }, { uid: true })) || []).length)

async function inBox<T>({ keyring }: Services, box: Box, work: (client: ImapFlow) => Promise<T>): Promise<T> {
  // Loaded with the first look: many installations have no mailbox.
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    ...{ host: box.host, port: box.port, secure: box.security === 'tls', doSTARTTLS: box.security === 'starttls' },
    tls: trusted(box),
    auth: { user: box.userName, pass: passwordOf(keyring, box) },
    ...{
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 60_000,
    },
  })
  // Told by the promise as well; unheard it would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    const lock = await client.getMailboxLock(box.folder)
    try {
      return await work(client)
    } finally {
      lock.release()
    }
  } finally {
    await client.logout().catch(() => client.close())
  }
}

/** Tried again at each look, so that a short trouble loses nothing; then it is passed over. */
const LEAST_TRIES = 3
const TRIED_FOR_MS = 60 * 60_000

/** Where a message lies in its mailbox: nothing else is known of one that cannot be fetched. */
const placeIn = (validity: unknown, uid: number): string => `imap:${validity}:${uid}`

/** The places that are not tried again. */
const givenUp = async (system: Db, now: Date): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await system.rows<{ place: string }>(
        `select known_by as place from received_mails
          where known_by like 'imap:%' and (state = 'discarded' or tries >= $1 and received_at <= $2)`,
        [LEAST_TRIES, new Date(now.getTime() - TRIED_FOR_MS)],
      )
    ).map(({ place }) => place),
  )

const SAYS = 'It couldn’t be fetched or stored. The log has the reason. It is still in the mailbox.'

const noteNotTaken = (tx: Transaction, place: string, now: Date) =>
  tx.run(
    `insert into received_mails as m (known_by, source, received_at, state, outcome, tries) values ($1, 'imap', $2, 'not taken', $3, 1)
     on conflict (known_by) do update set tries = m.tries + 1, state = excluded.state, outcome = excluded.outcome`,
    [place, now, SAYS],
  )

const takenAfterAll = (tx: Transaction, places: readonly string[]) =>
  tx.run(
    `update received_mails set state = 'set aside', outcome = 'It came later.' where known_by = any ($1::text[])`,
    [places],
  )
