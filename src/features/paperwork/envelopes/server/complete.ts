import { Readable } from 'node:stream'
import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { plainFileName } from '#formats/file-name.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import { filePlace, tenantOf } from '#platform/crypto/sealed-columns.ts'
import type { Transaction } from '#platform/database/database.ts'
import { type ReceivedFile, storeFile } from '#platform/files/receive.ts'
import { orForget } from '#platform/operation/after-upload.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { prepareLater } from '#preparation/documents/server/prepare-later.ts'
import { insertDocument, insertFile, insertVersion } from '#preparation/documents/server/store.ts'
import type { Signer } from '../records.ts'
import { nextSigner } from '../rules.ts'
import { verifyPath } from './links.ts'
import { finished } from './mails.ts'
import { asReader } from './provider.ts'
import { sealedFile } from './sealed-file.ts'
import { addEnvelopeEvent, askingOffice, type EnvelopeRow, envelopeById, signersOf } from './store.ts'

const system = { kind: 'system' } as const
export const COMPLETE_JOB = 'envelopes.complete'

/** Draws what everybody put on the pages, adds the certificate and seals the whole. Done once: a second time finds it done. */
export async function completeEnvelope(services: Services, envelopeId: number): Promise<void> {
  const db = services.database.read(system)
  const envelope = await envelopeById(db, envelopeId)
  const signers = await signersOf(db, envelopeId)
  if (envelope.state !== 'sent' || signers.length === 0 || nextSigner(signers)) return
  if (signers.some(({ state }) => state !== 'signed')) return
  const now = services.clock.now()
  const bytes = await sealedFile(services, db, envelope, signers, now)
  const contentType = 'application/pdf'
  const content = Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)])
  const tenant = tenantOf(envelope.companyId, null)
  const stored = await storeFile(services, { content, tenant, contentType })
  const name = `${plainFileName(`${envelope.title} signed`) || 'signed'}.pdf`
  await orForget(services, stored, () => keep(services, envelopeId, signers, { ...stored, name, contentType }, now))
}

async function keep(services: Services, id: number, signers: readonly Signer[], file: ReceivedFile, now: Date) {
  await systemChange(services, COMPLETE_JOB, async (change) => {
    const { db, audit, mail } = change
    const envelope = await envelopeById(db, id, 'for update')
    if (envelope.state !== 'sent') throw new Error('The envelope was ended while its file was made.')
    const { office, senderEmail } = await askingOffice(db, id)
    const { documentId, versionId } = await finish(db, envelope, file, now)
    if (versionId !== null) prepareLater(change, { versionId, companyId: envelope.companyId })
    audit({ subject: `envelope:${id}`, after: { documentId }, companyId: envelope.companyId })
    const place = filePlace({ key: file.key, companyId: envelope.companyId, lawFirmId: null })
    const attachment = { name: file.name, contentType: file.contentType, place }
    const url = `${services.config.publicUrl.replace(/\/$/, '')}${verifyPath(envelope.checkNumber ?? '')}`
    const from = { sender: envelope.createdByName, office }
    const people = signers.map(({ name, email }) => ({ name, email }))
    const isAmong = people.some(({ email }) => email.toLowerCase() === senderEmail?.toLowerCase())
    if (senderEmail && !isAmong) people.push({ name: envelope.createdByName, email: senderEmail })
    for (const each of people)
      await mail(finished({ about: envelope, to: await asReader(db, each), from, attachment, url }))
    if (envelope.createdBy !== null) {
      const text = `Everybody has signed “${envelope.title}”.`
      await notify(change, envelope.createdBy, { kind: 'cases', text, link: `/docuSignPageView/${id}`, only: 'bell' })
    }
  })
}

/** The envelope with its finished file. */
export async function finish(db: Transaction, envelope: EnvelopeRow, file: ReceivedFile, now: Date) {
  const { fileId, documentId, versionId } = await keepFile(db, envelope, file, now)
  await db.run(
    `update envelopes set state = 'completed', closed_at = $2, result_file_id = $3, result_document_id = $4, version = version + 1
      where id = $1`,
    [envelope.id, now, fileId, documentId],
  )
  const { office } = await askingOffice(db, envelope.id)
  await addEnvelopeEvent(db, envelope.id, { kind: 'completed', who: office, at: now })
  return { documentId, versionId }
}

/** In a case the signed file is one of its documents, seen by whoever sees the one that was signed. */
async function keepFile(db: Transaction, envelope: EnvelopeRow, file: ReceivedFile, now: Date) {
  const author = { id: envelope.createdBy, name: envelope.createdByName, now }
  const { companyId, lawFirmId, caseId, title } = envelope
  const by = { at: now, by: author.id }
  if (caseId === null) {
    const owner = { companyId, lawFirmId, personId: null, householdPersonId: null }
    return {
      fileId: await insertFile(db, owner, file, { ...by, employeeAccess: false }),
      documentId: null,
      versionId: null,
    }
  }
  const of = await db.one<CaseColumns>(`select ${CASE_COLUMNS} from cases k where k.id = $1`, [caseId])
  const source = await db.maybe<{ employeeAccess: boolean }>(
    'select employee_access as "employeeAccess" from documents where id = $1',
    [envelope.documentId],
  )
  const employeeAccess = source?.employeeAccess ?? false
  const fileId = await insertFile(db, of, file, { ...by, employeeAccess })
  const documentType = `${title.slice(0, 190)}, signed`
  const description = envelope.outside
    ? `Signed with an outside provider: ${envelope.outside}`
    : `Check number ${envelope.checkNumber ?? ''}`
  const given = { itemId: '', documentType, formType: '', description }
  const { id: documentId } = await insertDocument(
    db,
    caseId,
    { ...given, employeeAccess, enableEmail: false, expiresOn: null },
    author,
  )
  const versionId = await insertVersion(db, documentId, fileId, author)
  const text = employeeAccess ? `Everybody has signed “${title}”.` : 'A document was signed by all.'
  await addEvent(db, caseId, { kind: 'document', text, details: { documentId } }, author)
  return { fileId, documentId, versionId }
}
