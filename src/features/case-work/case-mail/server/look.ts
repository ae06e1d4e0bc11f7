import { ImapFlow } from 'imapflow'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'
import { HEAD_BYTES, MOST_MAIL_BYTES } from '../rules.ts'
import { type Box, getBox, noteLook, passwordOf } from './box-store.ts'
import { keepMail } from './keep.ts'
import { trusted } from './trust.ts'
import { whatWentWrong } from './what-went-wrong.ts'

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
      for (const uid of found.slice(0, MOST_AT_ONCE)) await takeOne(services, client, uid)
      return Math.min(found.length, MOST_AT_ONCE)
    })
    await note('')
    return taken
  } catch (error) {
    await note(whatWentWrong(error))
    throw error
  }
}

async function takeOne(services: Services, client: ImapFlow, uid: number): Promise<void> {
  const known = await client.fetchOne(String(uid), { size: true }, { uid: true })
  const isCut = (known ? (known.size ?? 0) : 0) > MOST_MAIL_BYTES
  const found = await client.fetchOne(String(uid), { source: isCut ? { maxLength: HEAD_BYTES } : true }, { uid: true })
  if (!found) return
  const { source } = found
  if (!source) return
  await keepMail(services, { source: 'imap', raw: source, isCut })
  await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
}

/** How many messages wait; nothing is taken. */
export const tryBox = (services: Services, box: Box): Promise<number> =>
  inBox(services, box, async (client) => ((await client.search({ seen: false }, { uid: true })) || []).length)

async function inBox<T>({ keyring }: Services, box: Box, work: (client: ImapFlow) => Promise<T>): Promise<T> {
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
