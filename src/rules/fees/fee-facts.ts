import type { Circumstances } from '#case-types/circumstances.ts'
import type { FeeRequest } from '#case-types/package/fee-codes.ts'
import type { Range } from '#facts/derived/known-size.ts'

/** A number of people; between two while it is not known of every affiliate. */
export type Count = number | Range

/** What the fee engine needs to know (case-types.md §1.4). What is missing is asked for, never assumed. */
export type FeeFacts = {
  channel?: 'paper' | 'online'
  request?: Request
  /** Full-time equivalents in the United States with affiliates and subsidiaries. */
  employerFte?: Count
  employerKind?: EmployerKind
  /** For a university or school, which may be either. */
  nonprofit?: boolean
  /** Head count in the United States, for the 50/50 rule. */
  employees?: Count
  h1bAndL1?: Count
  /** Whether affiliates and subsidiaries are told, all with their numbers. */
  affiliatesCounted?: boolean
  /** Whether an extension is the first one by this employer. */
  firstExtension?: boolean
  correctsUscisError?: boolean
  /** E11 or waiver: the person petitions alone. */
  selfPetition?: boolean
  premium?: boolean
  consular?: boolean
  eadCategory?: EadCategory
  /** Who files; the lead applicant first. One applicant when left out. */
  applicants?: readonly Applicant[]
  /** When an I-485 is pending already. */
  i485FiledOn?: string
  i485FeePaid?: boolean
  registered?: boolean
  circumstances?: Pick<Circumstances, 'dependents' | 'asksEad' | 'asksAdvanceParole' | 'concurrent' | 'blanketPetition'>
}

export type Request = FeeRequest

export type EmployerKind =
  | 'forProfit'
  | 'otherNonprofit'
  | 'higherEducation'
  | 'affiliatedNonprofit'
  | 'nonprofitResearch'
  | 'governmentResearch'
  | 'school'
  | 'clinicalTraining'

export type EadCategory = '(C)(3)(A)' | '(C)(3)(B)' | '(C)(3)(C)' | '(C)(9)' | '(C)(26)'

export type Applicant = {
  name?: string
  bornOn?: string
  /** A child whose I-485 goes in together with a parent's. */
  withParent?: boolean
  /** The applications this person makes; every one of the case when left out. */
  forms?: readonly string[]
}

/** The state of Proclamation 10973 is in dispute, so an administrator sets it (case-types.md §1.8). */
export const proclamationStates = ['active', 'stayed', 'lapsed', 'extended'] as const
export const PROCLAMATION_SETTING = 'proclamation10973'
export const isProclamationState = (value: unknown): value is (typeof proclamationStates)[number] =>
  proclamationStates.some((state) => state === value)

export type FeeSettings = { proclamation: (typeof proclamationStates)[number] | 'unknown' }

export const defaultFeeSettings: FeeSettings = { proclamation: 'unknown' }

/** 8 CFR 106.1(f)(2): nonprofit or governmental research. A university or school may be for profit: undefined, ask. */
export function isNonprofit({ employerKind: kind, nonprofit }: FeeFacts): boolean | undefined {
  if (kind === 'higherEducation' || kind === 'school') return nonprofit
  return kind === undefined ? nonprofit : kind !== 'forProfit'
}

/** INA 214(c)(9)(A): other nonprofits pay the training fee. */
export const isExemptFromTrainingFee = (kind: EmployerKind): boolean =>
  kind !== 'forProfit' && kind !== 'otherNonprofit'

/** At most 25 full-time equivalents (8 CFR 106.1(f)); undefined while affiliates decide. */
export const isSmall = (fte: Count): boolean | undefined => isAtMost(fte, 25)

/** Whether a count is at most so many, whatever it will be. */
export function isAtMost(count: Count, limit: number): boolean | undefined {
  const { least, most } = rangeOf(count)
  return most <= limit ? true : least > limit ? false : undefined
}

/** Pub. L. 114-113; undefined while affiliates decide. */
export function isMoreThanHalf(some: Count, all: Count): boolean | undefined {
  const [part, whole] = [rangeOf(some), rangeOf(all)]
  return 2 * part.least > whole.most ? true : 2 * part.most <= whole.least ? false : undefined
}

const rangeOf = (count: Count): Range => (typeof count === 'number' ? { least: count, most: count } : count)
