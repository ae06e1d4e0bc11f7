import type { CaseType } from '../case-type.ts'
import { holds } from '../circumstances.ts'
import { circumstancesOf } from '../options.ts'
import type { ParticipantCode } from './participant.ts'

/** Who takes part, in the words of the screens (case-types.md §1.1). */
export const participantNames: Readonly<Record<ParticipantCode, string>> = {
  FIRM_ATTY: 'Attorney',
  FIRM_PARA: 'Law firm staff',
  EMPLOYER: 'Employer',
  EMP_SIGNER: 'Employer’s signatory',
  BENEFICIARY: 'Employee',
  DEPENDENT: 'Family member',
  FAM_PETITIONER: 'Petitioning relative',
  JOINT_SPONSOR: 'Joint sponsor',
  HH_MEMBER: 'Household member',
  SCHOOL: 'School',
  DEBTOR: 'Debtor',
  AGENCY: 'Agency',
}

const people: ReadonlySet<ParticipantCode> = new Set(['BENEFICIARY', 'DEPENDENT', 'FAM_PETITIONER'])

/** Whether a case is about a person: an LCA is not, nor is a blanket petition for a group of companies. */
export const isAboutPerson = (type: CaseType, subType = ''): boolean =>
  type.participants.some(
    ({ code, when }) => people.has(code) && holds(when, circumstancesOf(type, { mode: 'LEGAL', subType })) !== false,
  )
