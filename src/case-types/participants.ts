import type { ParticipantCode } from './case-type.ts'

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
