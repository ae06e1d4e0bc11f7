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
  /** Which day it is at its company, where that is known. */
  today?: Day
}
export type Author = { id: number | null; name: string; now: Date }
export type OpenedCase = { id: number; number: string }

/** Opens a case with the forms of its package, and begins its timeline. Whether it may be opened has been decided. */
export async function openCase(tx: Transaction, wanted: NewCase, author: Author): Promise<OpenedCase> {
  const { type, mode, person } = wanted
  const options = withApplicants(wanted, { ...wanted.options, mode })
  const today = wanted.today ?? (await dayAt(tx, wanted, author.now))
  const carriesOn = await carriedOn(tx, wanted)
  const forms = await withEditions(tx, type, formsOfCase(wanted, options), today)
  const { who, todo } = whoHasTheBall({ type, status: Status.initiated, mode, stage: type.stages[0]?.id })
  const opened = await tx.one<OpenedCase>(
    `with opened as (
       insert into cases (number, company_id, law_firm_id, person_id, household_person_id, employment_id, type_id, sub_type,
                          mode, stage, attorney_id, owner_id, options, principal_case_id, renewal_of_case_id, ball, todo, ball_since,
                          created_at, created_by, updated_at, updated_by)
       values (${sqlNextNumber('$1')}, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $18, $19, $18, $19)
       returning id, number, company_id, law_firm_id, person_id, household_person_id
     ), forms as (
       insert into case_forms (company_id, law_firm_id, household_person_id, case_id, form_id, edition, person_id, side, position)
       select o.company_id, o.law_firm_id, o.household_person_id, o.id, f."formId", f.edition, f."personId", f.side, f.position
         from opened o, jsonb_to_recordset($20::jsonb) as f ("formId" text, edition text, "personId" bigint, side text, position integer)
     ), begun as (
       insert into case_events (company_id, law_firm_id, household_person_id, person_id, case_id, kind, text, at, by, by_name)
       select company_id, law_firm_id, household_person_id, person_id, id, 'opened', $21, $18, $19, $22 from opened
     )
     select id, number from opened`,
    [
      Number(today.slice(0, 4)),
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
      JSON.stringify(forms),
      `Opened the case: ${saidName(type.id, options.subType)}.`,
      author.name,
    ],
  )
  if (carriesOn !== undefined) await keepRenewal(tx, carriesOn, opened.number)
  return opened
}

/** What a new case renews is found where nobody named it. */
const carriedOn = async (tx: Transaction, { type, person, companyId, options, renewalOfCaseId }: NewCase) =>
  renewalOfCaseId === undefined
    ? (await renewedCase(tx, { type, companyId, personId: person?.id, subType: options.subType }))?.id
    : undefined

/** The year and a running number, which people can read aloud: 26-00417. */
const sqlNextNumber = (year: string) =>
  `(select right(${year}::integer::text, 2) || '-' || lpad(n::text, greatest(5, length(n::text)), '0') from app.next_case_number(${year}) n)`

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
