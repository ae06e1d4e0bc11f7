import type { FilingDays } from '#case-file/form-library/rules.ts'
import { newestEditions } from '#case-file/form-library/server/edition-status.ts'
import type { CaseType, Mode } from '#case-types/case-type.ts'
import { type Circumstances, holds } from '#case-types/circumstances.ts'
import { type CaseOptions, circumstancesOf } from '#case-types/options.ts'
import type { FormId, PackageForm } from '#case-types/package/declared-package.ts'
import { isIssued, packageOf } from '#case-types/package/package.ts'
import { Status } from '#case-types/status/statuses.ts'
import { whoHasTheBall } from '#case-types/status/who-has-the-ball.ts'
import { saidName } from '#case-types/words/said.ts'
import type { Day } from '#formats/day.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { dayAt } from '#platform/database/days.ts'
import { addEvent } from './events.ts'
import { keepRenewal, renewedCase } from './what-it-renews.ts'

export type NewCase = {
  type: CaseType
  mode: Mode
  companyId: number
  lawFirmId: number | null
  attorneyId: number | null
  ownerId: number | null
  /** Which side the owner of a DIY case is on. */
  ownerIs?: 'employee' | 'employer'
  person: { id: number; householdPersonId: number } | null
  employmentId: number | null
  /** Family members who file in the same case, in the order of their forms. */
  furtherPersonIds?: readonly number[]
  options: Omit<CaseOptions, 'mode'>
  principalCaseId?: number
  /** What it renews; null: it was looked for, and there is none. */
  renewalOfCaseId?: number | null
}
export type Author = { id: number | null; name: string; now: Date }
export type OpenedCase = { id: number; number: string }

/** Opens a case with the forms of its package. Whether it may be opened has been decided. */
export async function openCase(tx: Transaction, wanted: NewCase, author: Author): Promise<OpenedCase> {
  const { type, mode, person } = wanted
  const options = withApplicants(wanted, { ...wanted.options, mode })
  const today = await dayAt(tx, wanted, author.now)
  const number = await nextNumber(tx, today)
  const carriesOn = await carriedOn(tx, wanted)
  const { who, todo } = whoHasTheBall({ type, status: Status.initiated, mode, stage: type.stages[0]?.id })
  const opened = await tx.one<{ id: number }>(
    `insert into cases (number, company_id, law_firm_id, person_id, household_person_id, employment_id, type_id, sub_type,
                        mode, stage, attorney_id, owner_id, options, principal_case_id, renewal_of_case_id, ball, todo, ball_since,
                        created_at, created_by, updated_at, updated_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $18, $19, $18, $19) returning id`,
    [
      number,
      wanted.companyId,
      wanted.lawFirmId,
      person?.id ?? null,
      person?.householdPersonId ?? null,
      wanted.employmentId,
      type.id,
      options.subType ?? '',
      mode,
      type.stages[0]?.id ?? 'INTAKE',
      mode === 'LEGAL' ? wanted.attorneyId : null,
      wanted.ownerId,
      JSON.stringify({ ...options, mode: undefined }),
      wanted.principalCaseId ?? null,
      wanted.renewalOfCaseId ?? carriesOn ?? null,
      who === 'owner' ? (wanted.ownerIs ?? 'employee') : who,
      todo,
      author.now,
      author.id,
    ],
  )
  if (carriesOn !== undefined) await keepRenewal(tx, carriesOn, number)
  await addForms(tx, opened.id, wanted, options, today)
  await addEvent(
    tx,
    opened.id,
    { kind: 'opened', text: `Opened the case: ${saidName(type.id, options.subType)}.` },
    author,
  )
  return { id: opened.id, number }
}

/** What a new case renews is found where nobody named it. */
const carriedOn = async (tx: Transaction, { type, person, companyId, options, renewalOfCaseId }: NewCase) =>
  renewalOfCaseId === undefined
    ? (await renewedCase(tx, { type, companyId, personId: person?.id, subType: options.subType }))?.id
    : undefined

/** The year and a running number, which people can read aloud: 26-00417. */
async function nextNumber(tx: Transaction, today: Day): Promise<string> {
  const year = Number(today.slice(0, 4))
  const { last } = await tx.one<{ last: number }>('select app.next_case_number($1) as last', [year])
  return `${String(year).slice(2)}-${String(last).padStart(5, '0')}`
}

type NewForm = { formId: FormId; personId: number | null; side: string; position: number }

/** A new form is written in the newest edition that the agency takes on the day of filing; what the agency issues is not written. */
export async function withEditions(
  db: Db,
  type: CaseType,
  forms: readonly NewForm[],
  days: FilingDays,
): Promise<(NewForm & { edition: string })[]> {
  const ids = forms.map(({ formId }) => formId)
  const editionOf = await newestEditions(db, ids, days)
  return forms.map((form) => ({ ...form, edition: isIssued(type, form.formId) ? '' : editionOf(form.formId) }))
}

async function addForms(
  tx: Transaction,
  caseId: number,
  wanted: NewCase,
  options: CaseOptions,
  today: Day,
): Promise<void> {
  const forms = await withEditions(tx, wanted.type, formsOfCase(wanted, options), today)
  if (forms.length === 0) return
  await tx.run(
    `insert into case_forms (company_id, law_firm_id, household_person_id, case_id, form_id, edition, person_id, side, position)
     select $1, $2, $3, $4, f."formId", f.edition, f."personId", f.side, f.position
       from jsonb_to_recordset($5::jsonb) as f ("formId" text, edition text, "personId" bigint, side text, position integer)`,
    [wanted.companyId, wanted.lawFirmId, wanted.person?.householdPersonId ?? null, caseId, JSON.stringify(forms)],
  )
}

/**
 * The forms of the package in filing order. The employer is represented where it petitions, else each applicant is, with
 * a G-28 of the own (case-types.md §12: every I-539A person needs one).
 */
export function formsOfCase(
  wanted: Pick<NewCase, 'type' | 'person' | 'furtherPersonIds'>,
  options: CaseOptions,
): NewForm[] {
  const people = [wanted.person?.id ?? null, ...(wanted.furtherPersonIds ?? [])]
  const applicants = people.length
  const circumstances = circumstancesOf(wanted.type, withApplicants(wanted, options))
  const byEmployer = petitionsAsEmployer(wanted.type, circumstances)
  const clients = byEmployer ? 1 : applicants
  const { parts } = packageOf(wanted.type, circumstances, { applicants, clients })
  const forms = parts.flatMap((part) => (part.kind === 'form' ? [part] : []))
  return forms.map(({ form, applicant, whose }, index) => ({
    formId: form,
    personId: personIn(wanted, people[applicant], whose) ?? null,
    side: form === 'g-28' ? (byEmployer ? 'employer' : 'beneficiary') : '',
    position: index + 1,
  }))
}

/** Whoever is in an application of the family applies with it: as many as there are people in it, whatever was said. */
const withApplicants = (
  { type, furtherPersonIds = [] }: Pick<NewCase, 'type' | 'furtherPersonIds'>,
  options: CaseOptions,
): CaseOptions =>
  type.aboutDependent && furtherPersonIds.length > 0
    ? { ...options, dependents: Math.max(options.dependents ?? 0, furtherPersonIds.length + 1) }
    : options

/** Whose a form of the package is: the applicant's, or that of the relative who files for the applicant. */
function personIn(
  wanted: Pick<NewCase, 'person' | 'furtherPersonIds'>,
  applicant: number | null | undefined,
  whose: PackageForm['whose'],
) {
  if (whose === 'petitioner') return petitionerOf(wanted)
  // Family who apply along do not sponsor: the employee does, or somebody whom the firm names later.
  return whose === 'sponsor' ? petitionerOf({ person: wanted.person }) : applicant
}

/** The employee petitions for somebody of the family, or is the one for whom somebody of the family does. */
export function petitionerOf({ person, furtherPersonIds = [] }: Pick<NewCase, 'person' | 'furtherPersonIds'>) {
  if (!person) return undefined
  return person.id === person.householdPersonId ? furtherPersonIds[0] : person.householdPersonId
}

/** An employer's signer takes part, unless the person petitions alone. */
const petitionsAsEmployer = (type: CaseType, circumstances: Circumstances) =>
  type.participants.some(({ code, when }) => code === 'EMP_SIGNER' && holds(when, circumstances) !== false) &&
  type.forms.some(({ form }) => form === 'i-129' || form === 'i-140')
