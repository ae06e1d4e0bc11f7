import type { FormRoles, SubjectKey } from '#engine/known-facts.ts'

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
}

/** One form of a case: whose it is, and for whom a G-28 stands. */
export type CaseFormSubjects = { personId: number | null; side: '' | 'employer' | 'beneficiary' }

const key = (subject: string, id: number | null): SubjectKey | undefined =>
  id === null ? undefined : `${subject}/${id}`

/**
 * Who stands in which role of one form of a case. In DIY there is no firm and no attorney: what is asked about them falls
 * away by itself.
 */
export function formRolesOf(file: CaseSubjects, form: CaseFormSubjects): FormRoles {
  const represented = file.mode === 'LEGAL'
  const ownPerson = form.personId ?? file.personId
  return {
    case: key('case', file.id),
    company: key('company', file.companyId),
    employment: key('employment', file.employmentId),
    person: key('person', ownPerson),
    // A co-applicant's form also speaks of the lead applicant; a dependent's of the principal of the household.
    applicant: key('person', file.personId),
    principal: key('person', file.householdPersonId),
    firm: represented ? key('firm', file.lawFirmId) : undefined,
    attorney: represented ? key('attorney', file.attorneyId) : undefined,
    clientCompany: form.side === 'employer' ? key('company', file.companyId) : undefined,
    clientPerson: form.side === 'beneficiary' ? key('person', ownPerson) : undefined,
  }
}
