import { Readable } from 'node:stream'
import { CaseType } from '#case-types/case-type.ts'
import { prepareDocument } from '#paper/prepare/prepare-document.ts'
import { openQpdf } from '#paper/qpdf.ts'
import type { Signer } from '#paperwork/envelopes/records.ts'
import { defaultFields } from '#paperwork/envelopes/rules.ts'
import { finish } from '#paperwork/envelopes/server/complete.ts'
import { linkHash, linkToken } from '#paperwork/envelopes/server/links.ts'
import { sealedFile } from '#paperwork/envelopes/server/sealed-file.ts'
import { setDeclined, setIdentified, setOpened, setSigned } from '#paperwork/envelopes/server/signer-store.ts'
import {
  addEnvelopeEvent,
  type EnvelopeRow,
  envelopeById,
  fieldsOf,
  insertEnvelope,
  replaceSigners,
  setAsked,
  setClosed,
  setSent,
  signersOf,
} from '#paperwork/envelopes/server/store.ts'
import { sealField } from '#platform/crypto/fields.ts'
import { signerMarks, tenantOf } from '#platform/crypto/sealed-columns.ts'
import { randomToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/database/database.ts'
import { storeFile } from '#platform/files/receive.ts'
import type { Services } from '#platform/services.ts'
import { attachPrepared, storePrepared } from '#preparation/documents/server/prepare.ts'
import { insertFile } from '#preparation/documents/server/store.ts'
import { daysFrom } from './days.ts'
import { samplePaper } from './sample-files.ts'

type Filling = { db: Transaction; services: Services; now: Date }
type DemoEnvelope = {
  stage: string
  sentDaysAgo: number
  checkNumber: string
  message?: string
  becomes: 'waiting' | 'signed' | 'declined'
}

const TITLE = 'Support letter'
const HELEN = { name: 'Helen ACHEBE', email: 'helen.achebe@northwind.demo', role: 'Chief People Officer' }
const MIRIAM = { name: 'Miriam LANE', email: 'attorney@visacare.demo', role: 'Attorney' }
const FROM = { address: '203.0.113.24', browser: 'Demo data' }
const HOUR = 3_600_000

/** By the stage of the H-1B petition whose support letter is signed. */
const ENVELOPES: readonly DemoEnvelope[] = [
  {
    ...{ stage: 'SIGNATURE', sentDaysAgo: 2, checkNumber: 'VC-4K7M-9PQ2-W3XD', becomes: 'waiting' },
    message: 'Please check the duties in the second paragraph before you sign.',
  },
  { stage: 'RECEIPTED', sentDaysAgo: 30, checkNumber: 'VC-7F3K-92QD-M4TX', becomes: 'signed' },
  { stage: 'RFE_ISSUED', sentDaysAgo: 70, checkNumber: 'VC-2H8N-5RTV-6YJB', becomes: 'declined' },
]

/** Documents out for signature at Northwind: one waiting, one signed by all, one declined, and one of the company not sent yet. */
export async function fillDemoEnvelopes(filling: Filling): Promise<void> {
  const { db, now } = filling
  const by = await db.one<{ id: number; name: string }>(
    `select id, app.full_name(first_name, last_name) as name from users where email = $1`,
    [MIRIAM.email],
  )
  for (const each of ENVELOPES) await letterToSign(filling, each, by)
  await draftOfCompany(filling, { ...by, now: daysFrom(now, -1) })
}

type By = { id: number; name: string }

type Of = { companyId: number; lawFirmId: number | null; caseId: number; documentId: number; fileId: number }

async function letterToSign(filling: Filling, given: DemoEnvelope, by: By): Promise<void> {
  const { db, services, now } = filling
  const of = await db.one<Of>(
    `select k.company_id as "companyId", k.law_firm_id as "lawFirmId", k.id as "caseId", d.id as "documentId",
            v.file_id as "fileId"
       from cases k join companies c on c.id = k.company_id join documents d on d.case_id = k.id and d.item_id = 'supportLetter'
            join document_versions v on v.document_id = d.id and v.number = d.latest
      where c.code = 'NORTHWIND' and k.type_id = $1 and k.stage = $2 order by k.id limit 1`,
    [CaseType.h1b, given.stage],
  )
  const sent = daysFrom(now, -given.sentDaysAgo)
  const { message = '', checkNumber, becomes } = given
  const words = { title: TITLE, message, validDays: 14, pages: 1 }
  const { id } = await insertEnvelope(db, { ...of, ...words }, { ...by, now: sent })
  const people = [HELEN, MIRIAM]
  await replaceSigners(
    db,
    id,
    people.map((each, index) => ({ ...each, fields: defaultFields(1, index + 1, people.length) })),
  )
  await setSent(db, id, { now: sent, expiresAt: daysFrom(sent, 14), checkNumber, by })
  for (const kind of ['made', 'sent'] as const) await addEnvelopeEvent(db, id, { kind, who: by.name, at: sent })
  const envelope = await envelopeById(db, id)
  const [first, second] = await signersOf(db, id)
  if (!first || !second) throw new Error('The envelope has no signers.')
  await asked(filling, envelope, first, sent)
  const opened = new Date(sent.getTime() + 3 * HOUR)
  await setOpened(db, first.id, opened)
  await addEnvelopeEvent(db, id, { kind: 'opened', who: first.name, at: opened, address: FROM.address })
  if (becomes === 'waiting') return
  if (becomes === 'declined') return declined(filling, envelope, first, opened)
  await signed(filling, envelope, first, opened)
  await asked(filling, envelope, second, opened)
  const last = new Date(opened.getTime() + 2 * HOUR)
  await setOpened(db, second.id, last)
  await signed(filling, envelope, second, last)
  const bytes = await sealedFile(services, db, envelope, await signersOf(db, id), last, db)
  const contentType = 'application/pdf'
  const content = Readable.from([Buffer.from(bytes)])
  const stored = await storeFile(services, { content, tenant: tenantOf(of.companyId, null), contentType })
  const { versionId } = await finish(db, envelope, { ...stored, contentType, name: 'Support letter signed.pdf' }, last)
  if (versionId === null) return
  const prepared = await prepareDocument(bytes, await openQpdf())
  await attachPrepared(db, versionId, await storePrepared(services, of.companyId, prepared))
}

async function asked({ db, services }: Filling, { id }: EnvelopeRow, signer: Signer, at: Date): Promise<void> {
  await setAsked(db, signer.id, at, linkHash(linkToken(services.keyring, signer.id, at)))
  await addEnvelopeEvent(db, id, { kind: 'asked', who: `${signer.name} <${signer.email}>`, at })
}

async function declined({ db }: Filling, { id }: EnvelopeRow, signer: Signer, at: Date): Promise<void> {
  const reason = 'My title is the old one. Please write Chief People Officer.'
  await setDeclined(db, signer.id, reason, FROM.address)
  await setClosed(db, id, 'declined', at, reason)
  await addEnvelopeEvent(db, id, { kind: 'declined', who: signer.name, at, note: reason, address: FROM.address })
}

/** By a typed name, after the code. */
async function signed({ db, services }: Filling, { id, companyId }: EnvelopeRow, signer: Signer, at: Date) {
  const own = (await fieldsOf(db, id)).filter(({ signerId, kind }) => signerId === signer.id && kind !== 'date')
  const marks = Object.fromEntries(own.map((field) => [field.id, { kind: 'typed', text: signer.name }]))
  const place = signerMarks.place({ id: signer.id, company_id: companyId })
  await setIdentified(db, signer.id, at, linkHash(randomToken()), at)
  await addEnvelopeEvent(db, id, { kind: 'identified', who: signer.name, at, address: FROM.address })
  await setSigned(db, signer.id, { at, ...FROM, marks: sealField(services.keyring, JSON.stringify(marks), place) })
  await addEnvelopeEvent(db, id, { kind: 'signed', who: signer.name, at, address: FROM.address })
}

async function draftOfCompany({ db, services }: Filling, by: By & { now: Date }): Promise<void> {
  const { companyId, lawFirmId } = await db.one<{ companyId: number; lawFirmId: number | null }>(
    `select id as "companyId", law_firm_id as "lawFirmId" from companies where code = 'NORTHWIND'`,
  )
  const { bytes, contentType } = samplePaper('Engagement letter', [
    ['Law firm', 'Harbor & Lane Immigration LLP'],
    ['Client', 'Northwind Analytics'],
    ['About', 'Employment-based petitions of the coming year'],
  ])
  const content = Readable.from([Buffer.from(bytes)])
  const stored = await storeFile(services, { content, tenant: tenantOf(companyId, null), contentType })
  const file = { ...stored, contentType, name: 'engagement_letter.pdf' }
  const owner = { companyId, lawFirmId, personId: null, householdPersonId: null }
  const fileId = await insertFile(db, owner, file, { employeeAccess: false, at: by.now, by: by.id })
  const words = { title: 'Engagement letter', message: '', validDays: 14, pages: 1 }
  const { id } = await insertEnvelope(
    db,
    { companyId, lawFirmId, caseId: null, documentId: null, fileId, ...words },
    by,
  )
  await replaceSigners(db, id, [{ ...HELEN, fields: defaultFields(1, 1, 1) }])
  await addEnvelopeEvent(db, id, { kind: 'made', who: by.name, at: by.now })
}
