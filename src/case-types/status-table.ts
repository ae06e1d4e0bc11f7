import type { Mode, Outcome, Status } from './case-type.ts'

export const statusNames: Readonly<Record<Status, string>> = {
  1: 'Initiated',
  2: 'Case Submitted',
  3: 'Form Generated',
  4: 'In Attorney Review',
  5: 'Ready to File',
  6: 'Filed',
  7: 'Receipt Issued',
  8: 'RFE or NOID Open',
  9: 'Decided',
  10: 'Case Completed',
}

export const isStatus = (id: number): id is Status => id in statusNames

/** The statuses a case comes by on its way in its mode; one it stands at is always among them. */
export const statusesOf = (mode: Mode, now?: number): Status[] =>
  Object.keys(statusNames)
    .map((id) => Number(id) as Status)
    .filter((status) => mode === 'LEGAL' || status !== IN_REVIEW || status === now)
const IN_REVIEW = 4

/** Decisions §2. */
export type RoleId = 1 | 2 | 3 | 4 | 5 | 9 | 10 | 13

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

const firm: readonly RoleId[] = [9, 10, 13]
const attorney: readonly RoleId[] = [9]

/** Decisions §4, row by row. What is not here is refused. */
export const transitions: readonly Transition[] = [
  { from: 1, to: 2, kind: 'on', who: 'participants', words: 'Submit the case' },
  { from: 2, to: 3, kind: 'on', who: firm, words: 'Generate the forms' },
  { from: 2, to: 1, kind: 'back', who: firm, words: 'Send back to be completed' },
  { from: 3, to: 4, kind: 'on', who: firm, modes: ['LEGAL'], words: 'Send to attorney review' },
  { from: 3, to: 5, kind: 'on', who: firm, modes: ['DIY'], words: 'Ready to file' },
  { from: 3, to: 10, kind: 'on', who: firm, withoutFiling: true, words: 'Complete the case' },
  { from: 3, to: 2, kind: 'back', who: firm, words: 'Take the forms back' },
  { from: 4, to: 5, kind: 'on', who: attorney, words: 'Approve for filing' },
  { from: 4, to: 3, kind: 'back', who: attorney, words: 'Send back to drafting' },
  { from: 4, to: 2, kind: 'back', who: attorney, words: 'Send back for more facts' },
  { from: 5, to: 6, kind: 'on', who: attorney, words: 'Mark as filed' },
  { from: 5, to: 4, kind: 'back', who: attorney, words: 'Back to review' },
  { from: 6, to: 7, kind: 'on', who: firm, words: 'Enter the receipt' },
  { from: 6, to: 5, kind: 'back', who: firm, needsReason: true, words: 'The agency rejected the package' },
  { from: 7, to: 8, kind: 'on', who: firm, words: 'Enter a request or notice of intent' },
  {
    from: 7,
    to: 9,
    kind: 'on',
    who: attorney,
    outcomes: ['Approved', 'Denied', 'Revoked'],
    words: 'Enter the decision',
  },
  { from: 8, to: 7, kind: 'on', who: firm, words: 'The response was sent' },
  {
    from: 8,
    to: 9,
    kind: 'on',
    who: attorney,
    outcomes: ['Approved', 'Denied', 'Revoked'],
    words: 'Enter the decision',
  },
  { from: 9, to: 10, kind: 'on', who: [9, 10], words: 'Complete the case' },
  {
    from: 9,
    to: 8,
    kind: 'reopening',
    who: attorney,
    needsReason: true,
    words: 'Intent to revoke, or a motion was filed',
  },
  {
    from: 10,
    to: 9,
    kind: 'reopening',
    who: attorney,
    needsReason: true,
    outcomes: ['Revoked', 'Approved', 'Denied'],
    words: 'Revoked or reopened',
  },
  // "Withdrawn (→ 9) from any of 1–8". Nothing was handed over at 1, so whoever may submit may also withdraw; later only
  // the attorney, whom the table names wherever it names a decision.
  ...([1, 2, 3, 4, 5, 6, 7, 8] as const).map(
    (from): Transition => ({
      from,
      to: 9,
      kind: 'withdrawal',
      who: from === 1 ? 'participants' : attorney,
      outcomes: ['Withdrawn'],
      needsReason: true,
      words: 'Withdraw the case',
    }),
  ),
]
