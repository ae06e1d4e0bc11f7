import { Readable } from 'node:stream'
import { filePlace } from '#platform/crypto/sealed-columns.ts'
import type { Transaction } from '#platform/database/database.ts'
import { readFile, storeFile } from '#platform/files/receive.ts'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'
import { deliveredTo, messageIdIn } from '../rules.ts'
import { digestOf } from './box-store.ts'

export const WORK_JOB = 'caseMail.work'
export const DELIVER_JOB = 'caseMail.deliver'
const system = { kind: 'system' } as const

type Came = { source: 'imap' | 'webhook'; raw: Buffer; recipients?: readonly string[]; isCut?: boolean }

/**
 * Keeps a message as it came, encrypted, and has it worked on later: whatever goes wrong with it then, it is here. The same
 * message never counts twice; a further copy only adds whom it was delivered to. True: there is something to do.
 */
export async function keepMail(services: Services, came: Came): Promise<boolean> {
  const { source, raw, recipients = [], isCut = false } = came
  // What names itself not at all is known by what it is.
  const messageId = messageIdIn(raw) || `sha256:${digestOf(raw.toString('latin1')).toString('hex')}`
  const to = [...new Set([...deliveredTo(raw), ...recipients.map((each) => each.toLowerCase())])].slice(0, 50)
  const known = () => services.database.transaction(system, (tx) => addCopy(tx, messageId, to))
  const before = await known()
  if (before !== 'new') return before === 'more'
  const stored = await storeFile(services, {
    ...{ content: Readable.from([raw]), tenant: 'provider', contentType: 'message/rfc822' },
  })
  const isKept = await services.database.transaction(system, async (tx) => {
    const now = services.clock.now()
    const file = await tx.one<{ id: number }>(
      `insert into files (key, name, content_type, size, sha256, purpose, created_at)
       values ($1, 'message.eml', 'message/rfc822', $2, $3, 'mail', $4) returning id`,
      [stored.key, stored.size, stored.sha256, now],
    )
    const kept = await tx.maybe<{ id: number }>(
      `insert into received_mails (message_id, source, file_id, is_cut, recipients, received_at)
       values ($1, $2, $3, $4, $5, $6) on conflict (message_id) do nothing returning id`,
      [messageId, source, file.id, isCut, to, now],
    )
    if (kept) work(tx, kept.id)
    else await tx.run('delete from files where id = $1', [file.id])
    return kept !== undefined
  })
  if (isKept) return true
  // Another node was first.
  await services.files.delete(stored.key)
  return (await known()) === 'more'
}

async function addCopy(tx: Transaction, messageId: string, to: readonly string[]): Promise<'new' | 'known' | 'more'> {
  const kept = await tx.maybe<{ id: number; recipients: string[] }>(
    'select id, recipients from received_mails where message_id = $1 for update',
    [messageId],
  )
  if (!kept) return 'new'
  const more = to.filter((each) => !kept.recipients.includes(each))
  if (more.length === 0) return 'known'
  await tx.run(`update received_mails set recipients = recipients || $2::text[], state = 'waiting' where id = $1`, [
    ...[kept.id, more],
  ])
  work(tx, kept.id)
  return 'more'
}

export const work = (tx: Transaction, receivedId: number): void =>
  tx.atEnd(enqueueStep(WORK_JOB, { receivedId }, { key: `received-mail:${receivedId}` }))

/** A message as it came. */
export async function rawOf(services: Services, { key }: { key: string }): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of await readFile(services, filePlace({ key, companyId: null, lawFirmId: null })))
    pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
