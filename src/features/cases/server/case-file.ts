import { impliedFacts } from '#case-types/implied-facts.ts'
import type { Known, KnownAnswer } from '#engine/answer.ts'
import type { Subject } from '#engine/fact.ts'
import type { Form } from '#engine/form.ts'
import { type Answers, type Look, lookAt, type SubjectKey } from '#engine/look.ts'
import { type Secrets, shownAnswer } from '#features/facts/server/store.ts'
import { formNamed } from '#forms/all.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db } from '#platform/database/database.ts'
import { type CaseSubjects, castOf } from '../cast.ts'

export type CaseForm = {
  id: number
  formId: string
  edition: string
  personId: number | null
  side: '' | 'employer' | 'beneficiary'
  position: number
  percent: number
  status: 'Open' | 'Generated' | 'Filed'
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
  lookFor: (form: CaseForm) => Look
}

export async function openCaseFile(
  db: Db,
  keyring: Keyring,
  caseId: number,
  { secrets, today }: { secrets: Secrets; today: string },
): Promise<CaseFile> {
  const found = await db.one<CaseSubjectsRow>(
    `select id, number, type_id as "typeId", status, version, company_id as "companyId", law_firm_id as "lawFirmId",
            attorney_id as "attorneyId", person_id as "personId", household_person_id as "householdPersonId",
            employment_id as "employmentId", mode, sub_type as "subType", created_at as "createdAt"
       from cases where id = $1`,
    [caseId],
  )
  const forms = await caseForms(db, caseId)
  const documents = await db.rows<{ subject: Subject; subjectId: number; known: Known; version: number }>(
    'select subject, subject_id as "subjectId", known, version from app.case_documents($1)',
    [caseId],
  )
  const shown = new Map<string, KnownAnswer | undefined>()
  const bySubject = new Map(documents.map((each) => [`${each.subject}/${each.subjectId}`, each]))
  const implied = impliedAnswers(found)
  // Opened one by one when first looked at: a case has many secrets, a screen shows few.
  const answers: Answers = (subject, factId) => {
    const document = bySubject.get(subject)
    const stored = document?.known[factId]
    if (!document || !stored) return subject === `case/${caseId}` ? implied.get(factId) : undefined
    const at = `${subject}:${factId}`
    const ref = { subject: document.subject, id: document.subjectId }
    if (!shown.has(at)) shown.set(at, shownAnswer(secrets, keyring, ref, factId, stored))
    return shown.get(at)
  }
  return {
    case: found,
    forms,
    answers,
    versions: Object.fromEntries(documents.map((each) => [`${each.subject}/${each.subjectId}`, each.version])),
    lookFor: (form) => lookAt(answers, castOf(found, form), today),
  }
}

export const caseForms = (db: Db, caseId: number): Promise<CaseForm[]> =>
  db.rows<CaseForm>(
    `select id, form_id as "formId", edition, person_id as "personId", side, position, percent, status
       from case_forms where case_id = $1 order by position, id`,
    [caseId],
  )

/** The declared form of a case form; undefined for forms the product does not know yet. */
export const declaredForm = ({ formId, edition }: Pick<CaseForm, 'formId' | 'edition'>): Form | undefined =>
  formNamed(formId, edition)

/** What follows from the kind of case, as long as nobody answered otherwise. */
const impliedAnswers = ({ typeId, subType, createdAt }: CaseSubjectsRow): Map<string, KnownAnswer> =>
  new Map(
    Object.entries(impliedFacts(typeId, subType)).map(([fact, value]) => [
      fact,
      { value, source: 'derived', by: null, at: createdAt },
    ]),
  )
