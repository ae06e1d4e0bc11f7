import type { CaseType, Implied, SubType } from '../case-type.ts'
import type { Circumstance } from '../circumstances.ts'
import type { DeadlineInputs } from '../dates/deadline-inputs.ts'
import type { FollowOn } from '../dates/follow-on.ts'
import type { FeeRequest } from '../package/fee-codes.ts'
import { formI9, required, translations } from '../people/parts.ts'
import type { ApprovedStatus } from '../status/approval.ts'
import type { Stage } from '../status/stage.ts'
import { atTheAgency, intake, preparation, stage } from '../status/stages.ts'
import { statusPapers } from './petition-frame.ts'

/** What is asked of USCIS with a petition for a worker other than H-1B. */
type Asked = 'new' | 'change' | 'transfer' | 'extension' | 'amendment'

/** A classification a petition asks for; several of them in one case type have a word each before what is asked. */
export type Class = { status: ApprovedStatus; word?: string; is?: readonly Circumstance[] }

type Action = { extend: string; change: string }
const general: Action = { extend: 'Extend stay', change: 'Change status' }
/** Form I-129, Part 2 Items 4.e and 4.f: “for TN and H-1B1”. */
export const freeTrade: Action = { extend: 'Extend free trade status', change: 'Change to free trade status' }

const idOf = ({ word }: Class, asked: Asked) =>
  word === undefined ? asked : `${word}${asked.charAt(0).toUpperCase()}${asked.slice(1)}`

type Names = { name: string; said: string; spanish: string }
const names: Readonly<Record<Asked, (status: string) => Names>> = {
  new: (status) => ({
    name: `New ${status}`,
    said: `New ${status} petition`,
    spanish: `nueva petición ${status}`,
  }),
  change: (status) => ({
    name: `Change to ${status} inside the United States`,
    said: `Change to ${status}`,
    spanish: `solicitud de cambio a ${status}`,
  }),
  transfer: (status) => ({
    name: `${status}, change of employer`,
    said: `${status} transfer`,
    spanish: `transferencia de ${status}`,
  }),
  extension: (status) => ({
    name: `${status} extension`,
    said: `${status} extension`,
    spanish: `prórroga de ${status}`,
  }),
  amendment: (status) => ({
    name: `${status} amendment`,
    said: `${status} amendment`,
    spanish: `enmienda de ${status}`,
  }),
}

const circumstancesOf: Readonly<Record<Asked, readonly Circumstance[]>> = {
  new: [],
  change: ['changesStatus', 'inUnitedStates'],
  transfer: ['changesEmployer', 'inUnitedStates'],
  extension: ['extends', 'inUnitedStates'],
  amendment: ['amends', 'inUnitedStates'],
}

const feeRequests: Readonly<Record<Asked, FeeRequest>> = {
  new: 'initial',
  change: 'initial',
  transfer: 'changeEmployer',
  extension: 'extensionSame',
  amendment: 'amendOnly',
}

const implied = (asked: Asked, { extend, change }: Action): Implied =>
  ({
    // Whether the worker gets a visa abroad or changes status here is asked.
    new: { 'case.basis': 'New employment' },
    change: { 'case.basis': 'New employment', 'case.requestedAction': change },
    transfer: { 'case.basis': 'Change of employer', 'case.requestedAction': extend },
    extension: { 'case.basis': 'Continuation without change', 'case.requestedAction': extend },
    amendment: { 'case.basis': 'Amended petition', 'case.requestedAction': 'Amend stay' },
  })[asked]

/**
 * The sub-types of a petition for a worker: each classification with each thing that can be asked, and what follows from
 * the choice for facts, fees and dates.
 */
export function petitionSubTypes(classes: readonly Class[], asks: readonly Asked[], action: Action = general) {
  const each = classes.flatMap((of) => asks.map((asked) => ({ of, asked, id: idOf(of, asked) })))
  const byId = <T>(value: (one: (typeof each)[number]) => T) =>
    Object.fromEntries(each.map((one) => [one.id, value(one)]))
  const idsOf = (...wanted: Asked[]) => each.filter(({ asked }) => wanted.includes(asked)).map(({ id }) => id)
  return {
    subTypes: each.map(
      ({ of, asked, id }): SubType => ({
        id,
        ...names[asked](of.status),
        is: [...(of.is ?? []), ...circumstancesOf[asked]],
        renewedBy: idOf(of, 'extension'),
      }),
    ),
    implies: byId(({ of, asked }): Implied => ({ 'case.classification': of.status, ...implied(asked, action) })),
    feeRequests: byId(({ asked }) => feeRequests[asked]),
    statuses: byId(({ of }) => ({ status: of.status })),
    idsOf,
  }
}

/** Rules of the H-1B that count nothing here: its six years, its window, its longest petition. */
export const rulesOfH1b = [
  'D-14 without recapture',
  'D-14 six years end',
  'D-15',
  'D-16 earliest petition',
  'D-16 latest petition end',
  'D-10 earliest filing',
]

/** … and those of the labor condition application, where there is none. */
export const rulesOfLca = ['D-16 earliest LCA', 'D-16 latest LCA end', 'D-17', 'D-20', 'D-21', 'D-22', 'D-85', 'D-90']

type Sub = Pick<ReturnType<typeof petitionSubTypes>, 'idsOf'>

/**
 * The dates of such a petition. Who changes employers may not begin before the approval, since portability is the H-1B's
 * (INA 214(n)): a transfer therefore gives nothing that work while pending is counted from.
 */
export const petitionDeadlines = (
  classification: string,
  { idsOf }: Sub,
  more: Partial<DeadlineInputs> = {},
): DeadlineInputs => ({
  received: ['petitionFiledOn'],
  decided: ['petitionDecidedOn'],
  approvedUntil: ['petitionEndsOn'],
  outcome: ['petitionOutcome'],
  premiumClass: 'I-129',
  metByFiling: ['D-10', 'D-16'],
  withoutMoreStay: idsOf('new', 'change', 'amendment'),
  approvalEndsStay: true,
  beforeWorkEnds: true,
  leavesOut: [...rulesOfH1b, ...rulesOfLca],
  ...more,
  always: { classification, ...more.always },
  ofSubTypes: [
    {
      subTypes: idsOf('extension'),
      always: { sameEmployer: true },
      received: ['extensionFiledOn'],
      decided: ['extensionDecidedOn'],
      outcome: ['extensionOutcome'],
    },
    { subTypes: idsOf('transfer'), always: { sameEmployer: false } },
    ...(more.ofSubTypes ?? []),
  ],
})

/** The family’s one application: for more of the stay they have, or for a change to it where the worker’s is new. */
export const familyWith = (typeId: number, { idsOf }: Sub): NonNullable<CaseType['family']> => ({
  typeId,
  cases: 'one',
  known: { filedWithH1b: true },
  subTypes: { usual: 'extension', ...Object.fromEntries(idsOf('new', 'change').map((id) => [id, 'change'])) },
})

/** What each event of such a petition starts (case-types.md §18). */
export const petitionFollowOn = (...told: string[]): readonly FollowOn[] => [
  { on: 'receipted', dates: ['D-43', 'D-13'], also: ['status polling'] },
  { on: 'rfe', dates: ['D-40'] },
  { on: 'noid', dates: ['D-41'] },
  { on: 'approved', dates: ['D-10', 'D-73'], also: ['give I-797 to the worker', formI9, ...told] },
  { on: 'denied', dates: ['D-11', 'D-42'] },
  { on: 'employment ended', dates: ['D-11'] },
  { on: 'moved', dates: ['D-80'] },
]

/** From the LCA to the decision: E-3 and H-1B1 rest on one as the H-1B does (INA 212(t)). */
export const stagesWithLca: readonly Stage[] = [
  ...intake('LCA_PREP').map((each) =>
    each.id === 'SUBMITTED' ? { ...each, next: ['LCA_PREP', 'DRAFT', 'DOCS'] } : each,
  ),
  stage('LCA_PREP', 'Preparing the LCA', 2, ['NOTICE_POSTED', 'DOCS'], { ball: 'firm' }),
  stage('NOTICE_POSTED', 'LCA notice posted', 2, ['LCA_FILED'], { ball: 'employer' }),
  stage('LCA_FILED', 'LCA filed', 2, ['LCA_CERTIFIED', 'LCA_PREP'], { ball: 'agency' }),
  stage('LCA_CERTIFIED', 'LCA certified', 2, ['PAF_OPEN'], { ball: 'employer' }),
  stage('PAF_OPEN', 'Public access file open', 2, ['DRAFT'], { ball: 'firm' }),
  ...preparation(),
  ...atTheAgency,
]

/** The same for every specialty occupation whose LCA is not an H-1B's: job, education, status, placement. */
export const specialtyPapers: CaseType['checklist'] = [
  required('supportLetter', 'Support letter with duties and link to the degree field', 'EMPLOYER'),
  required('degree', 'Degree and transcripts', 'BENEFICIARY'),
  required('evaluation', 'Credential evaluation', 'BENEFICIARY', 'foreignDegree'),
  required('license', 'License', 'BENEFICIARY', 'licenseRequired'),
  ...statusPapers,
  required('contracts', 'Contracts, work orders, end-client letter', 'EMPLOYER', 'thirdPartyPlacement'),
  translations,
]
