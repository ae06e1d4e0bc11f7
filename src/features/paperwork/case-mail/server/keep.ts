import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { filePlace } from '#platform/crypto/sealed-columns.ts'
import type { Transaction } from '#platform/database/database.ts'
import { readFile, storeFile } from '#platform/files/receive.ts'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'
import { deliveredTo } from '../rules.ts'

export const WORK_JOB = 'caseMail.work'
export const DELIVER_JOB = 'caseMail.deliver'
/** Whom one message is delivered to; a copy more than these adds nobody. */
export const MOST_RECIPIENTS = 50
const system = { kind: 'system' } as const

type Came = { source: 'imap' | 'webhook'; raw: Buffer; recipients?: readonly string[] }

/**
 * Keeps a message as it came, encrypted, and has it worked on later: whatever goes wrong with it then, it is here. The same
 * bytes never count twice; when they come again they only add whom they were delivered to. What a message calls itself tells
 * nothing: whoever knows the name of another could bring that one into a case of theirs. True: there is something to do.
 */
export async function keepMail(services: Services, came: Came): Promise<boolean> {
  const { source, raw, recipients = [] } = came
  const knownBy = `whole:${createHash('sha256').update(raw).digest('hex')}`
  const to = [...new Set([...recipients.map((each) => each.toLowerCase()), ...deliveredTo(raw)])].slice(
    0,
    MOST_RECIPIENTS,
  )
  const known = () => services.database.transaction(system, (tx) => addCopy(tx, knownBy, to))
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
      `insert into received_mails (known_by, source, file_id, recipients, received_at)
       values ($1, $2, $3, $4, $5) on conflict (known_by) do nothing returning id`,
      [knownBy, source, file.id, to, now],
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

async function addCopy(tx: Transaction, knownBy: string, to: readonly string[]): Promise<'new' | 'known' | 'more'> {
  const kept = await tx.maybe<{ id: number; recipients: string[] }>(
    'select id, recipients from received_mails where known_by = $1 for update',
    [knownBy],
  )
  if (!kept) return 'new'
  const more = to
    .filter((each) => !kept.recipients.includes(each))
    .slice(0, Math.max(0, MOST_RECIPIENTS - kept.recipients.length))
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
export async function rawOf(services: Services, key: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of await readFile(services, filePlace({ key, companyId: null, lawFirmId: null })))
    pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
