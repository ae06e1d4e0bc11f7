import { type BuiltInRole, Role } from '#formats/roles.ts'
import type { Mode } from '../case-type.ts'
import type { Outcome } from './stage.ts'
import { Status } from './statuses.ts'

export const statusNames: Readonly<Record<Status, string>> = {
  [Status.initiated]: 'Initiated',
  [Status.submitted]: 'Case Submitted',
  [Status.generated]: 'Form Generated',
  [Status.inReview]: 'In Attorney Review',
  [Status.readyToFile]: 'Ready to File',
  [Status.filed]: 'Filed',
  [Status.receipted]: 'Receipt Issued',
  [Status.noticeOpen]: 'RFE or NOID Open',
  [Status.decided]: 'Decided',
  [Status.completed]: 'Case Completed',
}

export const isStatus = (id: number): id is Status => id in statusNames

/** The statuses a case comes by on its way in its mode; one it stands at is always among them. */
export const statusesOf = (mode: Mode, now?: number): Status[] =>
  Object.keys(statusNames)
    .map((id) => Number(id) as Status)
    .filter((status) => mode === 'LEGAL' || status !== Status.inReview || status === now)

/** Decisions §2. */
export type RoleId = BuiltInRole

export type Transition = {
  from: Status
  to: Status
  kind: 'on' | 'back' | 'withdrawal' | 'reopening'
  /** Who moves it in LEGAL mode; in DIY it is the owner. */
  who: 'participants' | readonly RoleId[]
  /** The words on the button. */
  words: string
  modes?: readonly Mode[]
  /** Only for case types without a filing. */
  withoutFiling?: true
  outcomes?: readonly Outcome[]
  needsReason?: true
}

const firm: readonly RoleId[] = [Role.attorney, Role.lawFirm, Role.attorneyAssistant]
const attorney: readonly RoleId[] = [Role.attorney]

/** Decisions §4, row by row. What is not here is refused. */
export const transitions: readonly Transition[] = [
  { from: Status.initiated, to: Status.submitted, kind: 'on', who: 'participants', words: 'Submit the case' },
  { from: Status.submitted, to: Status.generated, kind: 'on', who: firm, words: 'Generate the forms' },
  { from: Status.submitted, to: Status.initiated, kind: 'back', who: firm, words: 'Send back to be completed' },
  {
    from: Status.generated,
    to: Status.inReview,
    kind: 'on',
    who: firm,
    modes: ['LEGAL'],
    words: 'Send to attorney review',
  },
  { from: Status.generated, to: Status.readyToFile, kind: 'on', who: firm, modes: ['DIY'], words: 'Ready to file' },
  {
    from: Status.generated,
    to: Status.completed,
    kind: 'on',
    who: firm,
    withoutFiling: true,
    words: 'Close the case',
  },
  { from: Status.generated, to: Status.submitted, kind: 'back', who: firm, words: 'Take the forms back' },
  { from: Status.inReview, to: Status.readyToFile, kind: 'on', who: attorney, words: 'Approve for filing' },
  { from: Status.inReview, to: Status.generated, kind: 'back', who: attorney, words: 'Send back to drafting' },
  { from: Status.inReview, to: Status.submitted, kind: 'back', who: attorney, words: 'Send back for more facts' },
  { from: Status.readyToFile, to: Status.filed, kind: 'on', who: attorney, words: 'Mark as filed' },
  {
    from: Status.readyToFile,
    to: Status.inReview,
    kind: 'back',
    who: attorney,
    modes: ['LEGAL'],
    words: 'Back to review',
  },
  // No attorney reviews a case that somebody does alone: it goes back to where it came from (docs/decisions/0040).
  {
    from: Status.readyToFile,
    to: Status.generated,
    kind: 'back',
    who: attorney,
    modes: ['DIY'],
    words: 'Back to the forms',
  },
  { from: Status.filed, to: Status.receipted, kind: 'on', who: firm, words: 'Enter the receipt' },
  {
    from: Status.filed,
    to: Status.readyToFile,
    kind: 'back',
    who: firm,
    needsReason: true,
    words: 'The package was rejected',
  },
  {
    from: Status.receipted,
    to: Status.noticeOpen,
    kind: 'on',
    who: firm,
    words: 'Enter an RFE or NOID',
  },
  {
    from: Status.receipted,
    to: Status.decided,
    kind: 'on',
    who: attorney,
    outcomes: ['Approved', 'Denied', 'Revoked'],
    words: 'Enter the decision',
  },
  { from: Status.noticeOpen, to: Status.receipted, kind: 'on', who: firm, words: 'The response was sent' },
  {
    from: Status.noticeOpen,
    to: Status.decided,
    kind: 'on',
    who: attorney,
    outcomes: ['Approved', 'Denied', 'Revoked'],
    words: 'Enter the decision',
  },
  {
    from: Status.decided,
    to: Status.completed,
    kind: 'on',
    who: [Role.attorney, Role.lawFirm],
    words: 'Close the case',
  },
  {
    from: Status.decided,
    to: Status.noticeOpen,
    kind: 'reopening',
    who: attorney,
    needsReason: true,
    words: 'Intent to revoke, or a motion was filed',
  },
  {
    from: Status.completed,
    to: Status.decided,
    kind: 'reopening',
    who: attorney,
    needsReason: true,
    outcomes: ['Revoked', 'Approved', 'Denied'],
    words: 'Revoked or reopened',
  },
  // "Withdrawn (→ 9) from any of 1–8", by the petitioner's side or the attorney (decisions §12); who that is follows from
  // the case type (status.ts, docs/decisions/0022).
  ...Object.values(Status)
    .filter((status) => status < Status.decided)
    .map(
      (from): Transition => ({
        from,
        to: Status.decided,
        kind: 'withdrawal',
        who: 'participants',
        outcomes: ['Withdrawn'],
        needsReason: true,
        words: 'Withdraw the case',
      }),
    ),
]

/** Whether a role of the law firm moves a case on from here; where nothing moves on, nobody is kept from it. */
export function movesOnFrom(status: Status, role: number): boolean {
  const ways = transitions.filter(({ from, kind, modes }) => from === status && kind === 'on' && modes?.[0] !== 'DIY')
  return ways.length === 0 || ways.some(({ who }) => who === 'participants' || who.some((each) => each === role))
}
