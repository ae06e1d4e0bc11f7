import { Readable } from 'node:stream'
import { refreshBallOf } from '#case-file/cases/server/ball.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { CaseType } from '#case-types/case-type.ts'
import { Status } from '#case-types/status/statuses.ts'
import { addDays } from '#formats/day.ts'
import { thumbnail } from '#paper/images/thumbnail.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import type { Transaction } from '#platform/database/database.ts'
import { storeFile } from '#platform/files/receive.ts'
import type { Services } from '#platform/services.ts'
import type { Review } from '#preparation/documents/records.ts'
import { OWN_ITEM } from '#preparation/documents/rules.ts'
import { attachMade, storeMade } from '#preparation/documents/server/pictures.ts'
import { attachPrepared, storePrepared } from '#preparation/documents/server/prepare.ts'
import { saveDue, saveRequest } from '#preparation/documents/server/request-store.ts'
import { insertDocument, insertFile, insertVersion, saveReview } from '#preparation/documents/server/store.ts'
import { daysFrom, isoDay } from './days.ts'
import { type SampleFile, sampleHeic, samplePaper, samplePhoto } from './sample-files.ts'

type DemoCase = {
  id: number
  companyId: number
  lawFirmId: number | null
  personId: number
  householdPersonId: number | null
  userId: number | null
  personName: string
  companyName: string
  plan: string
  drafted: boolean
  first: boolean
  openedAt: string
}

type DemoDocument<Of = DemoCase> = {
  itemId: string
  name: string
  fileName: string
  from: 'employee' | 'employer'
  file: (of: Of) => SampleFile
  review?: Review
  reason?: string
  /** Days from today. */
  expires?: number
}
type DemoRequest = { itemId: string; due: number; name?: string; from?: 'EMPLOYER' | 'BENEFICIARY'; note?: string }
type DemoPaper = { documents: readonly DemoDocument[]; asks?: readonly DemoRequest[] }

/**
 * Documents asked for, sent, accepted, sent back and soon expiring on the first case of each plan named here, the demo
 * employee's own before others; what every drafted petition rests on is in and accepted.
 */
export async function fillDemoDocuments(db: Transaction, services: Services, now: Date): Promise<void> {
  const cases = await db.rows<DemoCase>(
    `select k.id, k.company_id as "companyId", k.law_firm_id as "lawFirmId", k.person_id as "personId",
            k.household_person_id as "householdPersonId", u.id as "userId", c.name as "companyName",
            app.full_name(p.first_name, p.last_name) as "personName", k.type_id || ' ' || k.stage as plan,
            k.type_id = ${CaseType.h1b} and k.status between ${Status.generated} and ${Status.noticeOpen} as drafted, k.created_at as "openedAt",
            row_number() over (partition by k.type_id, k.stage order by u.email = $1 desc nulls last, k.company_id, k.id) = 1 as first
       from cases k join people p on p.id = k.person_id join companies c on c.id = k.company_id
       left join users u on u.company_id = k.company_id and u.person_id = k.person_id order by k.id`,
    ['employee@visacare.demo'],
  )
  for (const of of cases) {
    const paper = of.first ? papers[of.plan] : undefined
    const sent = daysFrom(new Date(of.openedAt), 8)
    if (of.drafted) for (const each of ofEveryPetition) await addDocument(db, services, of, each, sent)
    for (const each of paper?.documents ?? []) {
      const drawn = await addDocument(db, services, of, each, now)
      await keepPicture(db, services, of, drawn)
    }
    for (const each of paper?.asks ?? []) await ask(db, of, each, now)
    if (of.drafted || paper) await refreshBallOf({ db, services, now }, of.id)
  }
}

const FIRM = 'Miriam LANE'

/** Whose a document is: the case, and who may have sent it. */
export type DocumentOwner = Pick<
  DemoCase,
  'id' | 'companyId' | 'lawFirmId' | 'companyName' | 'personName' | 'userId'
> & {
  personId: number | null
  householdPersonId: number | null
}

export async function addDocument<Of extends DocumentOwner>(
  db: Transaction,
  services: Services,
  of: Of,
  { itemId, name, fileName, from, file, review, reason = '', expires }: DemoDocument<Of>,
  now: Date,
): Promise<{ versionId: number; sample: SampleFile }> {
  const author =
    from === 'employee' ? { id: of.userId, name: of.personName, now } : { id: null, name: of.companyName, now }
  const sample = file(of)
  const { bytes, contentType, extension, prepared } = sample
  const content = Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)])
  const stored = await storeFile(services, { content, tenant: tenantOf(of.companyId, of.lawFirmId), contentType })
  const received = { ...stored, name: `${fileName}.${extension}`, contentType }
  const employeeAccess = from === 'employee'
  const fileId = await insertFile(db, of, received, { employeeAccess, at: now, by: author.id })
  const given = { formType: '', description: '', employeeAccess, enableEmail: false, expiresOn: dayFrom(now, expires) }
  const { id } = await insertDocument(db, of.id, { itemId, documentType: name, ...given }, author)
  const versionId = await insertVersion(db, id, fileId, author)
  await attachPrepared(db, versionId, await storePrepared(services, of.companyId, prepared))
  if (review) await saveReview(db, id, review, reason, { id: null, name: FIRM, now })
  const text = employeeAccess ? `Uploaded “${name}”.` : 'Uploaded a document that the employee does not see.'
  await addEvent(db, of.id, { kind: 'document', text, details: { documentId: id } }, author)
  return { versionId, sample }
}

/** As the job would after an upload: what the preview shows, and the first page, small. */
export async function keepPicture(
  db: Transaction,
  services: Services,
  { companyId }: Pick<DemoCase, 'companyId'>,
  { versionId, sample: { bytes, shown } }: { versionId: number; sample: SampleFile },
): Promise<void> {
  const of = { versionId, companyId }
  if (shown) await attachMade(db, of, await storeMade(services, of, shown), 'shown_file_id')
  const small = { bytes: await thumbnail(shown?.bytes ?? bytes), contentType: 'image/jpeg', name: 'thumbnail.jpg' }
  await attachMade(db, of, await storeMade(services, of, small), 'thumbnail_file_id')
}

async function ask(db: Transaction, of: DemoCase, { itemId, due, name, from, note = '' }: DemoRequest, now: Date) {
  const author = { id: null, name: FIRM, now }
  const dueOn = dayFrom(now, due)
  if (name === undefined) return saveDue(db, of.id, itemId, { dueOn, note }, author)
  const asked = { name, need: 'required' as const, fromWhom: from ?? 'BENEFICIARY', note, dueOn }
  await saveRequest(db, of.id, `${OWN_ITEM}${itemId}`, asked, author)
  return addEvent(db, of.id, { kind: 'document', text: `Document asked for: ${name}.` }, author)
}

const dayFrom = (now: Date, days: number | undefined) => (days === undefined ? null : addDays(isoDay(now), days))

const passport: DemoDocument = {
  itemId: 'passport',
  name: 'Passport photo page',
  fileName: 'passport_id_page',
  from: 'employee',
  review: 'Accepted',
  file: ({ personName }) =>
    samplePaper('Passport', [
      ['Holder', personName],
      ['Page', 'Identity'],
    ]),
}
const degree: DemoDocument = {
  itemId: 'degree',
  name: 'Degree and transcripts',
  fileName: 'degree_and_transcripts',
  from: 'employee',
  file: ({ personName }) =>
    samplePaper('Master of Science', [
      ['Awarded to', personName],
      ['Field', 'Computer Science'],
    ]),
}
const supportLetter: DemoDocument = {
  itemId: 'supportLetter',
  name: 'Support letter with duties and link to the degree field',
  fileName: 'support_letter',
  from: 'employer',
  file: ({ companyName, personName }) =>
    samplePaper('Support letter', [
      ['From', companyName],
      ['About', personName],
      ['Position', 'as in the petition'],
    ]),
}

const further = (itemId: string, name: string, fileName: string, from: DemoDocument['from']): DemoDocument => ({
  ...{ itemId, name, fileName, from, review: 'Accepted' },
  file: ({ personName }) => samplePaper(name, [['About', personName]]),
})
const ofEveryPetition: readonly DemoDocument[] = [
  passport,
  { ...degree, review: 'Accepted' },
  { ...supportLetter, review: 'Accepted' },
  further('statusDocuments', 'I-94, visa and all I-797 notices', 'i94_and_i797', 'employee'),
  further('payStubs', 'Pay stubs of the last 2–3 months and W-2', 'pay_stubs_and_w2', 'employee'),
  further('certifiedLca', 'Certified, signed LCA', 'certified_lca', 'employer'),
]

/** By case type and stage, as the demo's cases stand. */
const papers: Readonly<Record<string, DemoPaper>> = {
  '1 QUESTIONNAIRES': {
    documents: [
      { ...passport, fileName: 'IMG_0412', file: sampleHeic },
      degree,
      {
        itemId: 'statusDocuments',
        name: 'I-94, visa and all I-797 notices',
        fileName: 'i797_front',
        from: 'employee',
        review: 'Rejected',
        reason: 'Only the front of the I-797 is here. Please send both sides.',
        file: ({ personName }) =>
          samplePaper('Notice of Action', [
            ['Beneficiary', personName],
            ['Side', 'front'],
          ]),
      },
    ],
    asks: [{ itemId: 'payStubs', due: 10, note: 'The last three months, please.' }],
  },
  '1 SUBMITTED': { documents: [{ ...degree, review: 'Accepted' }, supportLetter] },
  '1 RFE_ISSUED': {
    documents: [],
    asks: [
      {
        itemId: 'client-letter',
        due: 14,
        name: 'Letter of the end client about the duties',
        from: 'EMPLOYER',
        note: 'The request for evidence asks who supervises the daily work.',
      },
    ],
  },
  '4 RECRUITING': {
    documents: [
      further('jobOrder', 'SWA job order printout, start and end', 'job_order', 'employer'),
      further('tearSheets', 'Tear sheets of 2 Sundays', 'tear_sheets', 'employer'),
      further('noticeOfFiling', 'Notice of filing with posting dates, signed', 'notice_of_filing', 'employer'),
      further('additionalSteps', 'Proof of 3 additional recruitment steps', 'additional_steps', 'employer'),
    ],
  },
  '3 DOCS': {
    documents: [
      {
        itemId: 'photoId',
        name: 'Photo ID or passport page',
        fileName: 'state_id',
        from: 'employee',
        review: 'Accepted',
        expires: 40,
        file: ({ personName }) => samplePaper('State identification card', [['Holder', personName]]),
      },
      {
        itemId: 'photos',
        name: '2 identical passport-style photos',
        fileName: 'passport_photo',
        from: 'employee',
        file: samplePhoto,
      },
    ],
  },
}
