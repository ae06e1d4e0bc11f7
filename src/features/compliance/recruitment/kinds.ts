import { stepKinds } from '#facts/labor-certification.ts'

/** What every labor certification needs (20 CFR 656.17(e)(1)(i), 656.10(d)); the ten further kinds are those of the form. */
export const mandatoryKinds = ['Job order', 'Sunday ad', 'Notice of filing'] as const
export const kindsOfStep = [...mandatoryKinds, ...stepKinds] as const
export type StepKind = (typeof kindsOfStep)[number]

/** What is read in the text of an advertisement (20 CFR 656.17(f)) and of a notice of filing (20 CFR 656.10(d)). */
export const adContent = {
  namesEmployer: 'It names the employer',
  toEmployer: 'Applicants write to the employer, not to the law firm',
  describesJob: 'It describes the job and where the work is done',
  asksNoMore: 'It asks for no more than Form ETA-9141',
} as const
export const noticeContent = {
  saysWhy: 'It says that a labor certification is being filed for this job',
  saysWhereToSendEvidence: 'It says that anyone may send evidence to the Certifying Officer',
  officersAddressCurrent: 'It has the current address of the Certifying Officer',
  describesJob: 'It describes the job and where the work is done',
  inHouseMediaCovered: 'It also ran in the in-house media normally used',
} as const
export const contentOf = (kind: StepKind): Readonly<Record<string, string>> =>
  kind === 'Notice of filing' ? noticeContent : kind === 'Job order' ? {} : adContent

export const wageUnits = ['hour', 'week', 'bi-weekly', 'month', 'year'] as const

export const outcomes = ['hired', 'rejected', 'withdrew', 'no answer'] as const
export type Outcome = (typeof outcomes)[number]

/** The only reasons that can be recorded: each is measured against what the job requires (20 CFR 656.17(g), 656.24(b)(2)). */
export const lawfulReasons = [
  'Does not have the required degree',
  'Does not have the required experience',
  'Does not have a required skill and could not learn it in a reasonable time on the job',
  'Does not have a required license or certificate',
  'Is not available to work where or when the job is done',
  'Declined the job as it was advertised',
] as const
export type LawfulReason = (typeof lawfulReasons)[number]
