import {
  appearanceFacts,
  countedFacts,
  filedFacts,
  impliedFacts,
  type LinkedCase,
  linkedFacts,
  petitionsAlone,
  type RenewedCase,
  renewalFacts,
} from '#case-types/facts/implied-facts.ts'
import { affidavitFacts } from '#case-types/facts/inherited-facts.ts'
import { type Answer, isValue, type Known, type KnownAnswer } from '#engine/answer.ts'
import type { Subject } from '#engine/fact.ts'
import type { Form } from '#engine/form.ts'
import { type Answers, type FormRoles, type KnownFacts, knownFacts, type SubjectKey } from '#engine/known-facts.ts'
import { person } from '#facts/person.ts'
import { RESIDENT } from '#facts/status-codes.ts'
import { statusOfI94 } from '#facts/status-of-i94.ts'
import { dayIn, defaultZone, type Zone } from '#formats/day.ts'
import { formNamed } from '#forms/all.ts'
import { type Secrets, shownAnswer } from '#parties/facts/server/store.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db } from '#platform/database/database.ts'
import { readOnLca } from '#rules/prefiling/lca-needs.ts'
import { appearancesOf, type CaseSubjects, formRolesOf } from '../form-roles.ts'
import { asksOfFamily, familyOfCase, nobody } from './family.ts'

export type CaseForm = {
  id: number
  formId: string
  edition: string
  personId: number | null
  side: '' | 'employer' | 'beneficiary'
  position: number
  percent: number
  status: 'Open' | 'Generated' | 'Filed'
  /** The agency's own filled PDF in its place, which somebody answers for. */
  substitute?: FormSubstitute | null
}

export type FormSubstitute = {
  id: number
  edition: string
  pages: number
  /** Where it is signed, by the end of the field's name; from 1. Empty where its fields are gone. */
  signaturePages: Readonly<Record<string, number>>
}

export type CaseSubjectsRow = CaseSubjects & {
  number: string
  typeId: number
  subType: string
  status: number
  version: number
  createdAt: string
}

/** A case with all that its forms are written from. */
export type CaseFile = {
  case: CaseSubjectsRow
  forms: CaseForm[]
  answers: Answers
  /** The version of each subject's document, sent back with a change of it. */
  versions: Readonly<Record<SubjectKey, number>>
  /** An answer as it is stored: nothing follows from anything, and what is sealed stays so. */
  stored: (subject: SubjectKey, factId: string) => KnownAnswer | null | undefined
  rolesOf: (form: CaseForm) => FormRoles
  lookFor: (form: CaseForm) => KnownFacts
}

type Opening = {
  secrets: Secrets
  /** The day on which it is looked at; a moment: the day that it then is at its company. */
  today: string | Date
  /** What stood in place of later answers ('person/12:person.birthCity'), to look at a case as it was. */
  before?: ReadonlyMap<string, KnownAnswer | null>
}

type Document = { subject: Subject | 'lca'; subjectId: number; known: Known; version: number }
type Read = CaseSubjectsRow & {
  linked: LinkedCase | null
  renewed: RenewedCase | null
  zone: Zone | null
  forms: CaseForm[]
  documents: Document[]
}

/** Its own facts, its forms and the documents of everybody concerned, in one question. */
export async function openCaseFile(
  db: Db,
  keyring: Keyring,
  caseId: number,
  { secrets, today: at, before }: Opening,
): Promise<CaseFile> {
  const { linked, renewed, zone, forms, documents, ...found } = await db.one<Read>(
    `select k.id, k.number, k.type_id as "typeId", k.status, k.version, k.company_id as "companyId", k.law_firm_id as "lawFirmId",
            k.attorney_id as "attorneyId", k.person_id as "personId", k.household_person_id as "householdPersonId",
            k.employment_id as "employmentId", k.mode, k.sub_type as "subType", k.created_at as "createdAt",
            case when p.id is not null then jsonb_build_object('typeId', p.type_id, 'receiptNumber', p.receipt_number,
              'filedOn', coalesce(p.receipt_on, p.filed_on), 'outcome', p.outcome, 'priorityDate', p.priority_date) end as linked,
            case when r.id is not null then jsonb_build_object('typeId', r.type_id, 'subType', r.sub_type) end as renewed,
            app.zone_of(k.law_firm_id, k.company_id) as zone,
            (select coalesce(json_agg(f), '[]') from (${sqlForms('k.id')}) f) as forms,
            (select coalesce(json_agg(d), '[]') from (
               select subject, subject_id as "subjectId", known, version from app.case_documents(k.id)) d) as documents
       from cases k left join cases p on p.company_id = k.company_id and p.id = k.principal_case_id
                    left join cases r on r.company_id = k.company_id and r.id = k.renewal_of_case_id and r.outcome = 'Approved'
      where k.id = $1`,
    [caseId],
  )
  const today = typeof at === 'string' ? at : dayIn(zone ?? defaultZone, at)
  const shown = new Map<string, KnownAnswer | undefined>()
  const bySubject = new Map<string, Document>(documents.map((each) => [`${each.subject}/${each.subjectId}`, each]))
  const asked = forms.map(({ formId }) => formId)
  const family = asksOfFamily(asked)
    ? await familyOfCase(db, found, {
        today,
        show: (subject, id, factId, now) => {
          const at = `${subject}/${id}:${factId}`
          const stored = before?.has(at) ? before.get(at) : now
          return stored ? shownAnswer(secrets, keyring, { subject, id }, factId, stored) : undefined
        },
      })
    : nobody
  const implied = asAnswers(found, {
    ...affidavitFacts((factId) => valueIn(bySubject.get(`case/${caseId}`)?.known[factId]) ?? family.inherited[factId]),
    ...family.inherited,
    ...(linked && linkedFacts(linked, found.typeId)),
    ...impliedFacts(found.typeId, found.subType),
    ...(renewed && renewalFacts(found, renewed)),
    ...appearanceFacts(asked),
  })
  const filedBefore = await filedBeforeBy(db, caseId, forms)
  const toldBefore = asAnswers(found, filedFacts)
  // The record of the LCA is the one source of what stands on it.
  const lca = documents.find(({ subject }) => subject === 'lca')
  const counted = asAnswers(found, countedFacts(asked))
  const stored = (subject: SubjectKey, factId: string) => {
    const key = `${subject}:${factId}`
    return before?.has(key) ? before.get(key) : bySubject.get(subject)?.known[factId]
  }
  // Opened one by one when first looked at: a case has many secrets, a screen shows few.
  const answers: Answers = (subject, factId) => {
    const ofCase = subject === `case/${caseId}`
    if (ofCase && counted.has(factId)) return counted.get(factId)
    if (toldBefore.has(factId) && filedBefore.has(subject)) return toldBefore.get(factId)
    const onLca = ofCase ? lca?.known[readOnLca(factId) ?? ''] : undefined
    if (onLca) return onLca
    if (ofStatus.has(factId) && family.isResident(subject)) return derivedAnswer(found, ofResident(factId))
    const document = bySubject.get(subject)
    const given = stored(subject, factId)
    if (!document || document.subject === 'lca' || !given)
      return ofCase
        ? implied.get(factId)
        : derivedAnswer(found, family.answer(subject, factId) ?? byI94(document, factId, today))
    const ref = { subject: document.subject, id: document.subjectId }
    const key = `${subject}:${factId}`
    if (!shown.has(key)) shown.set(key, family.today(factId, shownAnswer(secrets, keyring, ref, factId, given)))
    return shown.get(key)
  }
  const appearances = appearancesOf(forms)
  const subjects = { ...found, petitionsAlone: petitionsAlone(found.typeId, found.subType) }
  const rolesOf = (form: CaseForm) => formRolesOf(subjects, form, appearances)
  // What follows from answers is worked out once for a form, however many look at it: the percentage, then the questions.
  const looks = new Map<CaseForm, KnownFacts>()
  const lookFor = (form: CaseForm) => {
    const look = looks.get(form) ?? knownFacts(answers, rolesOf(form), today)
    looks.set(form, look)
    return look
  }
  return {
    case: found,
    forms,
    answers,
    stored,
    versions: Object.fromEntries(documents.map((each) => [`${each.subject}/${each.subjectId}`, each.version])),
    rolesOf,
    lookFor,
  }
}

/** Who of a case that applies for a work permit is known to have filed Form I-765 before: an earlier "no" is over then. */
async function filedBeforeBy(db: Db, caseId: number, forms: readonly CaseForm[]): Promise<ReadonlySet<string>> {
  if (!forms.some(({ formId }) => formId === 'i-765')) return new Set()
  const found = await db.rows<{ id: number }>(
    `select distinct coalesce(f.person_id, o.person_id) as id
       from cases k join cases o on o.company_id = k.company_id and o.household_person_id = k.household_person_id and o.id <> k.id
            join case_forms f on f.case_id = o.id and f.form_id = 'i-765'
      where k.id = $1 and o.filed_on is not null and (k.filed_on is null or o.filed_on < k.filed_on)`,
    [caseId],
  )
  return new Set(found.map(({ id }) => `person/${id}`))
}

/**
 * A notice of appearance in a case that nobody represents says something untrue (8 CFR 292.4(a)): one that came in before is
 * neither shown nor sent, unless it was filed already.
 */
export const STANDS_IN_CASE = `(f.form_id <> 'g-28' or f.status = 'Filed'
   or not exists (select from cases k where k.id = f.case_id and k.mode = 'DIY'))`

export const caseForms = (db: Db, caseId: number): Promise<CaseForm[]> => db.rows<CaseForm>(sqlForms('$1'), [caseId])

const sqlForms = (caseId: string) =>
  `select f.id, f.form_id as "formId", f.edition, f.person_id as "personId", f.side, f.position, f.percent, f.status,
          case when s.id is not null then jsonb_build_object('id', s.id, 'edition', s.edition, 'pages', s.pages,
            'signaturePages', s.read -> 'signaturePages') end as substitute
     from case_forms f left join case_form_substitutes s
          on s.case_form_id = f.id and s.attested_at is not null and s.withdrawn_at is null
    where f.case_id = ${caseId} and ${STANDS_IN_CASE} order by f.position, f.id`

/** The declared form of a case form; undefined for forms the product does not know yet. */
export const declaredForm = ({ formId, edition }: Pick<CaseForm, 'formId' | 'edition'>): Form | undefined =>
  formNamed(formId, edition)

const valueIn = (answer: KnownAnswer | undefined) => (isValue(answer) ? answer.value : undefined)

const derivedAnswer = ({ createdAt }: CaseSubjectsRow, answer: Answer | undefined): KnownAnswer | undefined =>
  answer && { ...answer, source: 'derived', by: null, at: createdAt }

/** Whatever the record says from before the decision: a status without an end. */
const ofResident = (factId: string): Answer =>
  factId === person.currentStatus.id ? { value: RESIDENT } : { not: 'notApplicable' }

const ofStatus: ReadonlySet<string> = new Set(
  [person.currentStatus, person.statusWithoutEnd, person.statusExpiresOn].map(({ id }) => id),
)

/** Today's status, where the newest I-94 of the same person says it. */
function byI94(of: { known: Known } | undefined, factId: string, today: string): Answer | undefined {
  if (!ofStatus.has(factId)) return undefined
  const value = statusOfI94(valueIn(of?.known[person.admissions.id]) as Parameters<typeof statusOfI94>[0], today)[
    factId
  ]
  return value === undefined ? undefined : { value }
}

/** What nobody is asked: it follows from the kind of case (unless somebody answered otherwise) or is counted. */
const asAnswers = (
  { createdAt }: CaseSubjectsRow,
  facts: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, KnownAnswer> =>
  new Map(Object.entries(facts).map(([fact, value]) => [fact, { value, source: 'derived', by: null, at: createdAt }]))
