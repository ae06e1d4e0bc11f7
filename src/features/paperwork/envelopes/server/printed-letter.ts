import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import { findFile } from '#paperwork/editable-files/server/store.ts'
import { afterPrint } from '#paperwork/letters/server/after-print.ts'
import { CannotBeMade } from '#paperwork/letters/server/jobs.ts'
import { printedBytes } from '#paperwork/letters/server/print.ts'
import type { WorkRow } from '#paperwork/letters/server/works-store.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import { storeFile } from '#platform/files/receive.ts'
import { orForget } from '#platform/operation/after-upload.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { prepareLater } from '#preparation/documents/server/prepare-later.ts'
import { insertDocument, insertFile, insertVersion } from '#preparation/documents/server/store.ts'
import { envelopes } from '../contract.ts'
import { isPaperForm, nextSigner } from '../rules.ts'
import { lookInto, whyUnseen } from './look-apart.ts'
import { placedSigners, sendEnvelope } from './sending.ts'
import { documentWithBytes } from './sources-store.ts'
import { addEnvelopeEvent, envelopeById, insertEnvelope, replaceSigners, signersOf } from './store.ts'

/** What somebody asked for when they pressed Send. */
export type AskedToSign = {
  message: string
  validDays: number
  signers: { name: string; email: string; role: string }[]
  /** At once; else it is a draft, for the places to be chosen. */
  send: boolean
}

const system = { kind: 'system' } as const
// Printed here, and nobody waits for an answer: a busy machine has its time.
const LOOK_MS = 120_000
const { refusals } = envelopes.make
const cannot = (code: keyof typeof refusals): never => {
  throw new CannotBeMade(refusals[code].message)
}

export const signPrintedLetters = afterPrint(signPrinted)

/** The envelope of a letter that was printed for it, sent where it was asked for. A second time finds it done. */
async function signPrinted(services: Services, work: WorkRow): Promise<void> {
  const db = services.database.read(system)
  const asked = work.toSign as AskedToSign
  const letter = work.fileId === null ? undefined : await findFile(db, work.fileId)
  if (!letter || work.version === null) throw new CannotBeMade('This letter was removed in the meantime.')
  const of = await db.one<CaseColumns>(`select ${CASE_COLUMNS} from cases k where k.id = $1`, [work.toSignIn])
  const pdf = (await printedBytes(services, { id: letter.id, versionNumber: work.version })) ?? cannot('NOT_PRINTED')
  const name = letter.name.replace(/\.docx$/i, '')
  const looked = await lookInto(pdf, LOOK_MS).catch((error) => cannot(whyUnseen(error)))
  const titled = { documentType: name, formType: '', fileName: `${name}.pdf`, purpose: 'document' }
  if (isPaperForm({ ...titled, ...looked })) cannot('PAPER_FORM')
  const signers = placedSigners(asked.signers, looked.pages, cannot)
  const contentType = 'application/pdf'
  const kept = { content: Readable.from([pdf]), tenant: tenantOf(of.companyId, null), contentType }
  const stored = { name: `${name}.pdf`, contentType, ...(await storeFile(services, kept)) }
  await orForget(services, stored, () =>
    systemChange(services, envelopes.sendLetter, async (change) => {
      const { now, audit } = change
      const open = await change.db.maybe(
        `select id from letter_works where id = $1 and envelope_id is null for update`,
        [work.id],
      )
      if (!open) return
      const author = { id: work.userId, name: work.userName, now }
      const note = `Version ${work.version} of the letter “${name}”`
      const known = await documentWithBytes(change.db, of.id, createHash('sha256').update(pdf).digest())
      const by = { employeeAccess: false, at: now, by: author.id }
      const fileId = await insertFile(change.db, of, stored, by)
      let documentId = known?.id
      if (documentId === undefined) {
        const description = `${note}, as it was sent to be signed.`
        const words = { itemId: '', documentType: name, formType: '', description }
        const rest = { employeeAccess: false, enableEmail: false, expiresOn: null }
        documentId = (await insertDocument(change.db, of.id, { ...words, ...rest }, author)).id
        const versionId = await insertVersion(change.db, documentId, fileId, author)
        prepareLater(change, { versionId, companyId: of.companyId })
      }
      const source = { companyId: of.companyId, lawFirmId: of.lawFirmId, caseId: of.id, documentId, fileId }
      const words = { title: name, message: asked.message, validDays: asked.validDays, pages: looked.pages }
      const { id } = await insertEnvelope(change.db, { ...source, ...words }, author)
      await replaceSigners(change.db, id, signers)
      await addEnvelopeEvent(change.db, id, { kind: 'made', who: author.name, at: now, note })
      const first = nextSigner(await signersOf(change.db, id))
      if (asked.send && first) await sendEnvelope(change, await envelopeById(change.db, id), first, author)
      await change.db.run(`update letter_works set status = 'Ready', step = '', envelope_id = $2 where id = $1`, [
        ...[work.id, id],
      ])
      const after = { caseId: of.id, documentId, letterId: letter.id, letterVersion: work.version, sent: asked.send }
      audit({ subject: `envelope:${id}`, after, companyId: of.companyId })
    }),
  )
}
