import type { FormRoles, SubjectKey } from '#engine/known-facts.ts'
import { INDIVIDUAL } from '#facts/derived/petitioner.ts'
import { ATTORNEY_OF_COMPANY, ATTORNEY_OF_PERSON } from '#facts/derived/represented.ts'

/** Who a case is about. */
export type CaseSubjects = {
  id: number
  companyId: number
  lawFirmId: number | null
  attorneyId: number | null
  personId: number | null
  householdPersonId: number | null
  employmentId: number | null
  mode: 'LEGAL' | 'DIY'
  /** The person of the case petitions in the own name: no company stands on its forms. */
  petitionsAlone?: boolean
}

/** One form of a case: whose it is, and for whom a G-28 stands. */
export type CaseFormSubjects = { formId?: string; personId: number | null; side: '' | 'employer' | 'beneficiary' }

/** Forms that somebody gives for the person of the case: nobody petitions for oneself or sponsors oneself. */
const forAnother: ReadonlySet<string> = new Set(['i-130', 'i-864'])

const key = (subject: string, id: number | null): SubjectKey | undefined =>
  id === null ? undefined : `${subject}/${id}`

/** The Forms G-28 of a case: for whom its attorney appears. */
export const appearancesOf = <F extends CaseFormSubjects & { formId: string }>(forms: readonly F[]): F[] =>
  forms.filter(({ formId }) => formId === 'g-28')

/**
 * Who stands in which role of one form of a case. In DIY there is no firm and no attorney: what is asked about them falls
 * away by itself.
 */
export function formRolesOf(
  file: CaseSubjects,
  form: CaseFormSubjects,
  appearances: readonly CaseFormSubjects[],
): FormRoles {
  const represented = file.mode === 'LEGAL'
  const named = form.personId ?? file.personId
  const ownPerson = named === file.personId && forAnother.has(form.formId ?? '') ? null : named
  const isEmployees = !form.formId || ownPerson === file.householdPersonId
  const company = file.petitionsAlone ? undefined : key('company', file.companyId)
  const attorney = represented ? key('attorney', file.attorneyId) : undefined
  const appearsFor = (side: CaseFormSubjects['side'], personId?: number | null) =>
    appearances.some(
      (g28) => g28.side === side && (personId === undefined || (g28.personId ?? file.personId) === personId),
    )
  return {
    case: key('case', file.id),
    company,
    [INDIVIDUAL]: file.petitionsAlone ? key('person', file.personId) : undefined,
    // The job is the employee's: on a form of the spouse, a child or a sponsor it would be work they never had.
    employment: isEmployees ? key('employment', file.employmentId) : undefined,
    // Each employment has its own Form I-9.
    i9: key('i9', file.employmentId),
    person: key('person', ownPerson),
    // A co-applicant's form also speaks of the lead applicant; a dependent's of the principal of the household.
    applicant: key('person', file.personId),
    principal: key('person', file.householdPersonId),
    firm: represented ? key('firm', file.lawFirmId) : undefined,
    attorney,
    // The same attorney, where a Form G-28 says so for the employer or for this form's own person.
    [ATTORNEY_OF_COMPANY]: appearsFor('employer') ? attorney : undefined,
    [ATTORNEY_OF_PERSON]: appearsFor('beneficiary', ownPerson) ? attorney : undefined,
    clientCompany: form.side === 'employer' ? company : undefined,
    clientPerson: form.side === 'beneficiary' ? key('person', ownPerson) : undefined,
  }
}
