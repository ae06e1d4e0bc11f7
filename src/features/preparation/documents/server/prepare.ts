import { Readable } from 'node:stream'
import { documentInSpanish } from '#case-file/cases/item-spanish.ts'
import { documentKey } from '#case-file/cases/open-items.ts'
import { refreshBallOf } from '#case-file/cases/server/ball.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import { PictureRefused } from '#paper/images/picture-refused.ts'
import { prepareImage } from '#paper/images/prepare-image.ts'
import { UnpacksTooMuch } from '#paper/pdf/unpacking.ts'
import { prepareDocument } from '#paper/prepare/prepare-document.ts'
import { NeedsPassword, openQpdf } from '#paper/qpdf.ts'
import { saved } from '#paper/template-store.ts'
import type { PreparedDocument } from '#paper/types.ts'
import { TookTooLong } from '#platform/apart/patience.ts'
import { filePlace, tenantOf } from '#platform/crypto/sealed-columns.ts'
import type { Transaction } from '#platform/database/database.ts'
import { isUnavailable } from '#platform/database/unavailable.ts'
import { readFile, storeFile } from '#platform/files/receive.ts'
import { FileMissing } from '#platform/files/store.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { documentsPath } from '../paths.ts'
import type { Readiness } from '../records.ts'
import { DAMAGED, LOCKED, NOT_IN_TIME, unreadableInSpanish } from '../unreadable-words.ts'
import { keepReading } from './keep-reading.ts'
import { keepText } from './keep-text.ts'
import { convertedOf, keepConverted, keepThumbnail } from './pictures.ts'

type Waiting = {
  key: string
  contentType: string
  companyId: number
  lawFirmId: number | null
  readiness: Readiness
  hasThumbnail: boolean
}

const system = { kind: 'system' } as const

/** Makes a file's pages ready for the filing package, or says why they cannot go into one; and draws the first, small. */
export async function prepareVersion(services: Services, versionId: number): Promise<void> {
  await preparePages(services, versionId)
  await keepText(services, versionId)
}

async function preparePages(services: Services, versionId: number): Promise<void> {
  const version = await services.database.read(system).maybe<Waiting>(
    `select coalesce(s.key, f.key) as key, coalesce(s.content_type, f.content_type) as "contentType",
            f.company_id as "companyId", case when s.id is null then f.law_firm_id end as "lawFirmId", v.readiness,
            v.thumbnail_file_id is not null as "hasThumbnail"
       from document_versions v join files f on f.id = v.file_id left join files s on s.id = v.shown_file_id where v.id = $1`,
    [versionId],
  )
  if (!version) return
  const pages = await pagesOf(services, versionId, version)
  if (pages && !version.hasThumbnail) await keepThumbnail(services, { versionId, ...version }, pages)
  if (pages) await keepReading(services, { versionId, companyId: version.companyId }, pages)
}

/** The bytes of what can be looked at, prepared if it was not. */
async function pagesOf(services: Services, versionId: number, version: Waiting): Promise<Uint8Array | undefined> {
  const isWaiting = version.readiness === 'Waiting'
  if (!isWaiting && version.readiness !== 'Ready') return undefined
  let read: Awaited<ReturnType<typeof readPages>>
  try {
    read = await readPages(await bytesOf(services, version), version.contentType, isWaiting)
  } catch (error) {
    // A store that is away for a moment says nothing about the file: the queue tries again.
    if (isUnavailable(error)) throw error
    services.log.warn({ err: error, versionId }, 'a document cannot go into a package')
    await settleUnreadable(services, versionId, whyNot(error))
    return undefined
  }
  if (!read) {
    await settleUnusable(services, versionId)
    return undefined
  }
  if (read.converted) await keepConverted(services, { versionId, ...version }, read.converted)
  if (read.prepared) await keep(services, versionId, version, read.prepared)
  return read.bytes
}

/** Undefined where it has no pages: text, tables. */
async function readPages(sent: Uint8Array, sentType: string, isWaiting: boolean) {
  const converted = await convertedOf(sentType, sent)
  const { bytes, contentType } = converted ?? { bytes: sent, contentType: sentType }
  const how = howToPrepare(contentType)
  return how && { bytes, converted, prepared: isWaiting ? await how(bytes) : undefined }
}

const CANNOT_GO_IN =
  'Only PDF files and pictures (JPEG, PNG, HEIC, TIFF) go into a filing package. Save it as a PDF and replace it.'

function whyNot(error: unknown): string {
  if (error instanceof FileMissing) return 'The file is not in the store any more.'
  if (error instanceof PictureRefused) return error.message
  if (error instanceof TookTooLong) return NOT_IN_TIME
  if (error instanceof NeedsPassword) return LOCKED
  return error instanceof UnpacksTooMuch ? `${error.message} Replace it.` : DAMAGED
}

function howToPrepare(contentType: string): ((bytes: Uint8Array) => Promise<PreparedDocument>) | undefined {
  if (contentType === 'application/pdf') return async (bytes) => prepareDocument(bytes, await openQpdf())
  if (/^image\/(jpeg|png)$/.test(contentType)) return async (bytes) => prepareImage(bytes)
  return undefined
}

async function bytesOf(
  services: Services,
  file: Pick<Waiting, 'key' | 'companyId' | 'lawFirmId'>,
): Promise<Uint8Array> {
  const pieces: Buffer[] = []
  for await (const piece of await readFile(services, filePlace(file))) pieces.push(piece as Buffer)
  const whole = Buffer.concat(pieces)
  return new Uint8Array(whole.buffer, whole.byteOffset, whole.length)
}

/** Text and tables can be read and approved; they only have no pages for a package. */
const settleUnusable = async ({ database }: Services, versionId: number): Promise<void> => {
  await database.transaction(system, (tx) =>
    tx.run(
      `update document_versions set readiness = 'Unusable', readiness_note = $2 where id = $1 and readiness = 'Waiting'`,
      [versionId, CANNOT_GO_IN],
    ),
  )
}

async function keep(services: Services, versionId: number, { companyId }: Waiting, prepared: PreparedDocument) {
  const files = await storePrepared(services, companyId, prepared)
  try {
    const kept = await services.database.transaction(system, (tx) => attachPrepared(tx, versionId, files))
    if (!kept) await forget(services, files.keys)
  } catch (error) {
    await forget(services, files.keys)
    throw error
  }
}

/** The pages of a document in the store, not yet known to the database. */
export type StoredPages = {
  companyId: number
  pages: number
  at: Date
  keys: readonly string[]
  files: readonly { name: string; contentType: string; key: string; size: number; sha256: Buffer }[]
}

export async function storePrepared(
  services: Services,
  companyId: number,
  prepared: PreparedDocument,
): Promise<StoredPages> {
  const keys: string[] = []
  const files: StoredPages['files'][number][] = []
  try {
    for (const [name, bytes] of saved(prepared)) {
      const contentType = name.endsWith('.json') ? 'application/json' : 'application/octet-stream'
      const content = Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)])
      const stored = await storeFile(services, { content, tenant: tenantOf(companyId, null), contentType })
      keys.push(stored.key)
      files.push({ name, contentType, ...stored })
    }
  } catch (error) {
    await forget(services, keys)
    throw error
  }
  return { companyId, pages: prepared.pages.length, at: services.clock.now(), keys, files }
}

/** False when the version was settled in the meantime. */
export async function attachPrepared(
  tx: Transaction,
  versionId: number,
  { companyId, pages, at, files }: StoredPages,
): Promise<boolean> {
  const ids = new Map<string, number>()
  for (const { key, name, contentType, size, sha256 } of files) {
    const { id } = await tx.one<{ id: number }>(
      `insert into files (key, company_id, name, content_type, size, sha256, purpose, created_at)
       values ($1, $2, $3, $4, $5, $6, 'prepared', $7) returning id`,
      [key, companyId, name, contentType, size, sha256, at],
    )
    ids.set(name, id)
  }
  const changed = await tx.run(
    `update document_versions set readiness = 'Ready', readiness_note = '', pages = $2, index_file_id = $3, pages_file_id = $4
      where id = $1 and readiness = 'Waiting'`,
    [versionId, pages, ids.get('index.json'), ids.get('flat.blob')],
  )
  if (changed === 0) await tx.run('delete from files where id = any ($1::bigint[])', [[...ids.values()]])
  return changed > 0
}

const forget = ({ files }: Services, keys: readonly string[]) => Promise.all(keys.map((key) => files.delete(key)))

type Unreadable = {
  id: number
  caseId: number
  number: string
  typeId: number
  companyId: number
  itemId: string
  documentType: string
  createdBy: number | null
}

/**
 * A file that nobody can read meets no request, whatever was decided before it was tried: it is sent back with the reason,
 * and whoever sent it is told. An older version of a document that has a readable one changes nothing.
 */
const settleUnreadable = (services: Services, versionId: number, note: string): Promise<void> =>
  systemChange(services, 'documents.cannotBeRead', async (change) => {
    const { db, audit } = change
    const settled = await db.run(
      `update document_versions set readiness = 'Failed', readiness_note = $2 where id = $1 and readiness = 'Waiting'`,
      [versionId, note],
    )
    if (settled === 0) return
    const found = await db.maybe<Unreadable>(
      `update documents d set review = 'Rejected', review_reason = $2, version = d.version + 1, reviewed_at = $3, reviewed_by_name = ''
         from document_versions v, cases k
        where v.id = $1 and d.id = v.document_id and d.latest = v.number and k.id = d.case_id
          and d.removed_at is null and d.review <> 'Rejected'
        returning d.id, d.case_id as "caseId", k.number, k.type_id as "typeId", d.company_id as "companyId",
                  d.item_id as "itemId", d.document_type as "documentType", d.created_by as "createdBy"`,
      [versionId, note, change.now],
    )
    if (!found) return
    const { id, caseId, number, typeId, companyId, itemId, documentType, createdBy } = found
    await refreshBallOf(change, caseId)
    audit({ subject: `document:${id}`, after: { caseId, review: 'Rejected', reason: note }, companyId })
    if (createdBy === null) return
    await notify(change, createdBy, {
      kind: 'cases',
      text: `Case ${number}: ${documentType} has to be sent again. ${note}`,
      es: `Caso ${number}: hay que enviar de nuevo «${documentInSpanish(documentType)}». ${unreadableInSpanish[note] ?? note}`,
      link: documentsPath(typeId, caseId, itemId),
      ...(itemId && { about: { caseId, keys: [documentKey(itemId)] } }),
    })
  })
