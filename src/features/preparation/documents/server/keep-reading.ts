import { Readable } from 'node:stream'
import { dayIn, defaultZone } from '#formats/day.ts'
import { filePlace, tenantOf } from '#platform/crypto/sealed-columns.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { isUnavailable } from '#platform/database/unavailable.ts'
import { readFile, storeFile } from '#platform/files/receive.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import { showsSsn } from '../personal-numbers.ts'
import { type Reading, whatToRead } from '../proposals.ts'
import { fileById } from './files-store.ts'
import { keepEntry } from './kept-entry.ts'
import { type ReadApart, readApart } from './read-apart.ts'

const system = { kind: 'system' } as const
type Version = { versionId: number; companyId: number }
type Named = { itemId: string; documentType: string; description: string; fileName: string; reading: string }

/** After a document is prepared: what can be read on it is read, and waits for somebody's yes. Without it nothing is lost. */
export async function keepReading(services: Services, of: Version, bytes: Uint8Array): Promise<void> {
  const named = await services.database.read(system).maybe<Named>(
    `select d.item_id as "itemId", d.document_type as "documentType", d.description, f.name as "fileName", v.reading
       from document_versions v join documents d on d.id = v.document_id join files f on f.id = v.file_id where v.id = $1`,
    [of.versionId],
  )
  if (named?.reading !== '') return
  const readable = whatToRead(named)
  if ((!readable.passport && !readable.notice) || showsSsn(named)) return
  try {
    const read = await readApart({ bytes, today: dayIn(defaultZone, services.clock.now()), ...readable })
    // A page of a passport is expected to be readable; of other papers nobody asks why not.
    if (read.state === 'Read') await keepRead(services, of, read)
    else if (readable.passport && !readable.notice) await settle(services, of.versionId, read.state)
  } catch (error) {
    if (isUnavailable(error)) throw error
    services.log.warn({ err: error, versionId: of.versionId }, 'a document was not read')
    // Whoever waits for values of a passport is told to type them, also when the reader took too long.
    if (readable.passport && !readable.notice) await settle(services, of.versionId, 'None')
  }
}

const settle = (services: Services, versionId: number, state: string) =>
  services.database.transaction(system, (tx) =>
    tx.run(`update document_versions set reading = $2 where id = $1 and reading = ''`, [versionId, state]),
  )

async function keepRead(services: Services, of: Version, read: ReadApart & { state: 'Read' }): Promise<void> {
  const words = await stored(
    services,
    of,
    Buffer.from(JSON.stringify(read.reading)),
    'application/json',
    'reading.json',
  )
  const picture = read.picture && (await stored(services, of, Buffer.from(read.picture), 'image/jpeg', 'reading.jpg'))
  const keys = [words.key, ...(picture ? [picture.key] : [])]
  const forget = () => Promise.all(keys.map((key) => services.files.delete(key)))
  try {
    const kept = await services.database.transaction(system, async (tx) => {
      const isFree = await tx.maybe(`select 1 from document_versions where id = $1 and reading = '' for update`, [
        of.versionId,
      ])
      if (!isFree) return false
      await tx.run(
        `update document_versions set reading = 'Read', reading_file_id = $2, reading_picture_file_id = $3 where id = $1`,
        [of.versionId, await inserted(tx, of, words), picture ? await inserted(tx, of, picture) : null],
      )
      await keepEntry(tx, services.keyring, of.versionId, read.reading)
      return true
    })
    if (!kept) await forget()
  } catch (error) {
    await forget()
    throw error
  }
}

type Stored = { key: string; size: number; sha256: Buffer; contentType: string; name: string; at: Date }

async function stored(
  services: Services,
  { companyId }: Version,
  bytes: Buffer,
  contentType: string,
  name: string,
): Promise<Stored> {
  const content = Readable.from([bytes])
  const kept = await storeFile(services, { content, tenant: tenantOf(companyId, null), contentType })
  return { ...kept, contentType, name, at: services.clock.now() }
}

async function inserted(tx: Transaction, { companyId }: Version, file: Stored): Promise<number> {
  const { id } = await tx.one<{ id: number }>(
    `insert into files (key, company_id, name, content_type, size, sha256, purpose, created_at)
     values ($1, $2, $3, $4, $5, $6, 'prepared', $7) returning id`,
    [file.key, companyId, file.name, file.contentType, file.size, file.sha256, file.at],
  )
  return id
}

export type KeptReading = { versionId: number; fileId: number; pictureId: number | null }

const WAITING = `select v.id as "versionId", v.reading_file_id as "fileId", v.reading_picture_file_id as "pictureId"
    from documents d join document_versions v on v.document_id = d.id and v.number = d.latest
   where d.case_id = $1 and d.id = $2 and d.removed_at is null and v.reading = 'Read' and v.reading_file_id is not null`

/** The reading of a document's newest version that waits for an answer, as far as the reader may see the document. */
export const waitingReading = (db: Db, caseId: number, id: number) => db.maybe<KeptReading>(WAITING, [caseId, id])

/** The same, held until the transaction ends: two answers at once are one. Needs scope system. */
export const lockReading = (tx: Transaction, caseId: number, id: number) =>
  tx.maybe<KeptReading>(`${WAITING} for update of v`, [caseId, id])

/** Needs scope system: the file belongs to no family. */
export async function openReading(services: Services, systemDb: Db, { fileId }: KeptReading): Promise<Reading> {
  const file = await fileById(systemDb, fileId)
  const pieces: Buffer[] = []
  for await (const piece of await readFile(services, filePlace(file))) pieces.push(piece as Buffer)
  return JSON.parse(Buffer.concat(pieces).toString()) as Reading
}

/** Answered: what was read is forgotten, the picture with it. */
export const FORGET_JOB = 'documents.forgetReading'

export async function settleReading(tx: Transaction, versionId: number, state: 'Confirmed' | 'Dismissed') {
  await tx.run('update document_versions set reading = $2 where id = $1', [versionId, state])
}

/** A document that is replaced or taken away leaves nothing behind that was read on it. */
export async function dropReadings(
  { db, enqueue }: { db: Transaction } & Pick<CommandContext, 'enqueue'>,
  documentId: number,
): Promise<void> {
  const dropped = await db.within(system, () =>
    db.rows<{ id: number }>(
      `update document_versions set reading = 'Dismissed' where document_id = $1 and reading = 'Read' returning id`,
      [documentId],
    ),
  )
  for (const { id } of dropped) enqueue(FORGET_JOB, { versionId: id }, { key: `forget-reading:${id}` })
}

export async function forgetReading(services: Services, versionId: number): Promise<void> {
  const files = await services.database.transaction(system, async (tx) => {
    const rows = await tx.rows<{ id: number; key: string }>(
      `select f.id, f.key from document_versions v join files f on f.id in (v.reading_file_id, v.reading_picture_file_id)
        where v.id = $1 and v.reading in ('Confirmed', 'Dismissed')`,
      [versionId],
    )
    await tx.run(
      `update document_versions set reading_file_id = null, reading_picture_file_id = null
        where id = $1 and reading in ('Confirmed', 'Dismissed')`,
      [versionId],
    )
    await tx.run('delete from files where id = any ($1::bigint[])', [rows.map(({ id }) => id)])
    return rows
  })
  for (const { key } of files) await services.files.delete(key)
}
