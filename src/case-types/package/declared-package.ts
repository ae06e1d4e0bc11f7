import type { When } from '../circumstances.ts'
import type { ParticipantCode } from '../people/participant.ts'
import type { FeeCode } from './fee-codes.ts'

export type FormId =
  | 'i-129'
  | 'g-28'
  | 'i-907'
  | 'i-539'
  | 'i-539a'
  | 'i-765'
  | 'i-140'
  | 'i-485'
  | 'i-485supj'
  | 'i-131'
  | 'i-130'
  | 'i-130a'
  | 'i-864'
  | 'eta-9089'
  | 'eta-9089-appendix-a'
  | 'eta-9089-final-determination'
  | 'eta-9035'
  | 'eta-9141'
  | 'i-9'

export type PackageForm = {
  form: FormId
  /** An attached set goes behind the exhibits: the dependents' applications of an H-1B petition. */
  part: 'premium' | 'appearance' | 'main' | 'companion' | 'prerequisite' | 'attached'
  /** One for the case, one per client represented, one per applicant, or one per applicant after the first. */
  per: 'case' | 'client' | 'applicant' | 'furtherApplicant'
  /** Whose it is, where not the person's whom the case is about: the relative who petitions for that person. */
  whose?: 'petitioner' | 'sponsor'
  /** Has a payment form of its own in front (one method per filing, case-types.md §1.5). */
  pays: boolean
  when?: When
  note?: string
  /** The agency issues it, and its paper goes in: nobody writes it here. */
  issued?: true
}

export type ChecklistItem = {
  id: string
  name: string
  need: 'required' | 'recommended'
  from: ParticipantCode
  when?: When
  note?: string
  /** Between the person and the law firm: that it is asked for says what the employer is not to know. */
  confidential?: true
  /** Goes in as it came: nothing of it is uploaded, and whoever prepares the filing says when it is in hand. */
  sealed?: true
}

export type FeeLine = { code: FeeCode; form: FormId | 'registration' | 'immigrant-visa'; when?: When }
