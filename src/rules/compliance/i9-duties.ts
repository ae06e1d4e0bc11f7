import { addDays, addMonths, type Day } from '#formats/day.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'

export type InspectionNotice =
  | 'inspection'
  | 'technical failures'
  | 'suspect documents'
  | 'discrepancies'
  | 'warning'
  | 'intent to fine'

/** I9-11: which rule of deadlines.md counts for a notice, and the tasks it opens: one for each worker it names. */
export function tasksOf(
  notice: InspectionNotice,
  workers: readonly string[] = [],
): { rule: string; worker?: string }[] {
  const rule = rules[notice]
  if (rule === undefined) return []
  return workers.length === 0 ? [{ rule }] : workers.map((worker) => ({ rule, worker }))
}
const rules: Readonly<Partial<Record<InspectionNotice, string>>> = {
  inspection: 'D-75',
  'technical failures': 'D-76',
  'suspect documents': 'D-97',
  discrepancies: 'D-97',
  'intent to fine': 'D-96',
}

/**
 * I9-12: base amounts by offence and band, dollars. Not confirmed: the proportions of the agency's older table over the
 * amounts of 2025, which OMB M-26-11 kept. What nobody entered gives no estimate.
 */
export const fineTable = {
  confirmed: false,
  source: 'proportions of an older agency table; amounts of 2025 (OMB M-26-11)',
  from: '2025-01-02',
  floor: 288,
  ceiling: 2_861,
  first: [288, 715, 1_144, 1_574, 2_003, 2_432],
} as const

/** Whole percent of forms with substantive or uncured violations, as a band of ten from 0 to 5. */
export const bandOf = (forms: number, inViolation: number): number =>
  forms === 0 ? 0 : Math.min(5, Math.floor(Math.floor((100 * inViolation) / forms) / 10))

/** Per form and in all, in cents; `factors` in percent, five of −5, 0 or +5. Undefined: no table for that offence. */
export function fineEstimate(forms: number, inViolation: number, offence: 1 | 2 | 3, factors: number, base?: number) {
  const dollars = base ?? (offence === 1 ? fineTable.first[bandOf(forms, inViolation)] : undefined)
  if (dollars === undefined) return undefined
  const raised = Math.round(dollars * (100 + Math.max(-25, Math.min(25, factors))))
  const perForm = Math.max(fineTable.floor * 100, Math.min(fineTable.ceiling * 100, raised))
  return { perForm, total: perForm * inViolation }
}

export type Rehire = { completedOn: Day; rehiredOn: Day; authorizationEndsOn?: Day; caseOpen?: boolean }

/** I9-13: what a rehire needs (8 CFR 274a.2(c)); a new form is always allowed. */
export function rehireNeeds({ completedOn, rehiredOn, authorizationEndsOn, caseOpen }: Rehire) {
  if (rehiredOn > addMonths(completedOn, 36)) return { needs: 'new form' } as const
  if (caseOpen) return { needs: 'new form and E-Verify case', by: addBusinessDays(rehiredOn, 3) } as const
  const expired = authorizationEndsOn !== undefined && authorizationEndsOn < rehiredOn
  return { needs: expired ? 'Supplement B with a new List A or C document' : 'Supplement B' } as const
}

export type Receipt =
  | 'replacement'
  | 'temporary I-551 stamp'
  | 'refugee I-94'
  | 'STEM renewal'
  | 'first or renewal application'

/** I9-14: until when a receipt stands for its document; undefined when it stands for nothing. */
export function receiptUntil(receipt: Receipt, hiredOn: Day, own?: { endsOn?: Day; issuedOn?: Day }) {
  if (receipt === 'first or renewal application') return undefined
  if (receipt === 'replacement' || receipt === 'refugee I-94') return addDays(hiredOn, 90)
  if (receipt === 'STEM renewal') return own?.endsOn && addDays(own.endsOn, 180)
  return own?.endsOn ?? (own?.issuedOn && addMonths(own.issuedOn, 12))
}

export type Examination = { on: Day; boxTicked: boolean; copiesStored: boolean; employee: string; foreign: boolean }
export type RemoteSite = { enrolledFrom: Day; enrolledUntil?: Day; procedureFrom: Day }

/** I9-15: checks of i9.md that a video examination fails. */
export function remoteFaults(site: RemoteSite, { on, boxTicked, copiesStored }: Examination): string[] {
  const enrolled = site.enrolledFrom <= on && (site.enrolledUntil === undefined || on <= site.enrolledUntil)
  const covered = enrolled && site.procedureFrom <= on
  return [...(enrolled && boxTicked ? [] : ['A14']), ...(covered && copiesStored ? [] : ['A27'])]
}

/** The same rule for everybody at a site; by video for foreigners only is a discrimination risk. */
export const usedForSomeOnly = (byVideo: readonly { foreign: boolean }[], inPerson: readonly { foreign: boolean }[]) =>
  byVideo.length > 0 && byVideo.every(({ foreign }) => foreign) && inPerson.some(({ foreign }) => !foreign)

/** I9-16: after an acquisition the old forms are kept with their errors, or everybody completes a new one. */
export const acquiredFormsDue = (choice: 'keep' | 'new', firstDay: Day): Day | undefined =>
  choice === 'keep' ? undefined : addBusinessDays(firstDay, 3)
