import type { CaseType } from '#case-types/case-type.ts'
import { type CaseOptions, circumstancesOf } from '#case-types/options.ts'
import type { Day } from '#formats/day.ts'
import { capFilingOf } from '#rules/deadlines/cap-season.ts'
import type { FeeFacts, FeeSettings } from './fee-facts.ts'
import { feeRow } from './fee-table.ts'
import { type FeesDue, feesFor, proclamationIfAbroad } from './fees-for.ts'
import { feeFactsFrom } from './from-facts.ts'

export type FeeQuestion = {
  type: CaseType
  options: CaseOptions
  /** What is known of the employer and the petition, by fact id. */
  value: (factId: string) => unknown
  filingDate: string
  applicants?: FeeFacts['applicants']
  /** Whether a cap petition's registration is behind it; a case that is open has one. */
  registered?: boolean
  /** What an administrator set; left out, a person decides. */
  settings?: FeeSettings
}

/** The fees of a case as far as its facts tell, then its options; what is missing is asked for, never assumed. */
export function feesOfCase({ type, options, value, filingDate, settings, ...asked }: FeeQuestion): FeesDue {
  const facts = feeFactsFrom(value)
  const known = circumstancesOf(type, options)
  return feesFor(
    type,
    {
      ...facts,
      request: facts.request ?? type.feeRequests?.[options.subType ?? ''],
      consular: facts.consular ?? known.consular,
      registered: facts.registered ?? asked.registered ?? (known.capSubject || undefined),
      channel: options.channel ?? 'paper',
      premium: options.premium ?? false,
      eadCategory: (type.subTypesArePermitCategories ? options.subType : type.permitAlong) as FeeFacts['eadCategory'],
      applicants: asked.applicants,
      circumstances: known,
    },
    filingDate,
    settings,
  )
}

/** The fees before a case is opened; what only the petition will say, and can cost much, is said in words. */
export function feesBeforeCase(question: FeeQuestion & { settings: FeeSettings }): FeesDue {
  const { type, options, settings } = question
  const { filedOn: filingDate, registered } = filingOf(type, options, question.filingDate)
  const due = feesOfCase({ ...question, filingDate, registered })
  const mayBeAbroad =
    type.fees.some(({ code }) => code === 'PROC') && type.feeRequests?.[options.subType ?? ''] === 'initial'
  const sentence = mayBeAbroad ? proclamationIfAbroad(filingDate, settings) : undefined
  return sentence ? { ...due, toConfirm: [...due.toConfirm, { code: 'PROC', sentence }] } : due
}

/** What comes before a cap petition that waits for its season: the registration is paid apart, and not with the petition. */
export function registrationAhead(type: CaseType, options: CaseOptions, today: Day): number {
  const { filedOn, registered } = filingOf(type, options, today)
  return registered === false ? (feeRow('REG', 'each', filedOn)?.cents ?? 0) : 0
}

/** Opened out of season, a cap petition is registered first and filed when the next window opens; all else may be filed. */
export const filingOf = (type: CaseType, options: CaseOptions, today: Day): { filedOn: Day; registered?: boolean } =>
  circumstancesOf(type, options).capSubject ? capFilingOf(today) : { filedOn: today }
