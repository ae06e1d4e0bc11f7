import type { stepKinds } from '#facts/labor-certification.ts'
import { addDays, type Day, daysBetween } from '#formats/day.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'

export type NoticeOfFiling = {
  saysWhy: boolean
  saysWhereToSendEvidence: boolean
  officersAddressCurrent: boolean
  lowestRateCents?: number
  wageCents: number
  inHouseMediaCovered: boolean
}

/** CT-7.1: what a notice of filing lacks (20 CFR 656.10(d)). */
export const noticeOfFilingGaps = (notice: NoticeOfFiling): string[] => [
  ...(notice.saysWhy ? [] : ['that a labor certification is being filed']),
  ...(notice.saysWhereToSendEvidence ? [] : ['that anyone may send evidence']),
  ...(notice.officersAddressCurrent ? [] : ['the current address of the Certifying Officer']),
  ...((notice.lowestRateCents ?? 0) >= notice.wageCents ? [] : ['a rate of pay of at least the prevailing wage']),
  ...(notice.inHouseMediaCovered ? [] : ['the in-house media normally used']),
]

export type Advertisement = {
  namesEmployer: boolean
  applicationsTo: 'employer' | 'law firm'
  lowestWageCents?: number
  wageCents: number
  yearsAsked: number
  yearsOnForm: number
}

/** CT-7.2: what is wrong with an advertisement (20 CFR 656.17(f)); a wage need not be named. */
export const advertisementFaults = (ad: Advertisement): string[] => [
  ...(ad.namesEmployer ? [] : ['does not name the employer']),
  ...(ad.applicationsTo === 'employer' ? [] : ['sends applicants to somebody else than the employer']),
  ...((ad.lowestWageCents ?? ad.wageCents) >= ad.wageCents ? [] : ['names a wage below the prevailing one']),
  ...(ad.yearsAsked <= ad.yearsOnForm ? [] : ['asks for more than the application']),
]

export type AdditionalStep = { kind: (typeof stepKinds)[number]; proved: boolean }

/** CT-7.3: three different kinds of the ten, each with its proof (20 CFR 656.17(e)(1)(ii)(A)–(J)). */
export const additionalStepsComplete = (steps: readonly AdditionalStep[]): boolean =>
  new Set(steps.filter(({ proved }) => proved).map(({ kind }) => kind)).size >= 3

export type RecruitmentReport = {
  received: number
  hired: number
  rejected: number
  withdrew: number
  noAnswer: number
  signedOn?: Day
  filedOn: Day
}

/** CT-7.4: the report adds up and is signed before the filing. */
export const reportInOrder = ({
  received,
  hired,
  rejected,
  withdrew,
  noAnswer,
  signedOn,
  filedOn,
}: RecruitmentReport) =>
  received === hired + rejected + withdrew + noAnswer && signedOn !== undefined && signedOn <= filedOn

/** CT-7.4: an applicant is contacted within five business days, as an internal rule. */
export const contactBy = (receivedOn: Day): Day => addBusinessDays(receivedOn, 5)

const employersOnly: ReadonlySet<string> = new Set(['PWD', 'ADS', 'PERM_LEGAL'])

/** CT-7.5: who may pay a line (20 CFR 656.12). */
export const payerAllowed = (line: string, payer: 'employer' | 'worker'): boolean =>
  payer === 'employer' || !employersOnly.has(line)

/** CT-7.6: no second application for the worker and job while one, or its review, is pending (20 CFR 656.24, 656.26). */
export const mayRefile = ({ pending, reviewPending }: { pending: boolean; reviewPending: boolean }): boolean =>
  !pending && !reviewPending

/** CT-9.1: photos of an adjustment package are at most 30 days old at filing. */
export const photosRecent = (takenOn: Day, filedOn: Day): boolean => daysBetween(takenOn, filedOn) <= 30
export const photosFrom = (filedOn: Day): Day => addDays(filedOn, -30)

/** CT-9.1: whose package lacks the sealed medical, person by person. */
export const withoutMedical = (people: readonly { name: string; medical: boolean }[]): string[] =>
  people.filter(({ medical }) => !medical).map(({ name }) => name)
