import type { Audience } from '#engine/fact.ts'
import type { When } from '../circumstances.ts'

/** The codes of case-types.md §1.1, and the two outside parties of matters without a filing. */
export type ParticipantCode =
  | 'FIRM_ATTY'
  | 'FIRM_PARA'
  | 'EMPLOYER'
  | 'EMP_SIGNER'
  | 'BENEFICIARY'
  | 'DEPENDENT'
  | 'FAM_PETITIONER'
  | 'JOINT_SPONSOR'
  | 'HH_MEMBER'
  | 'SCHOOL'
  | 'DEBTOR'
  | 'AGENCY'

export type Participant = {
  code: ParticipantCode
  /** Whose questionnaire they get; nobody's when they have no account. */
  audience?: Audience
  does: string
  when?: When
}
