import { Role } from '#formats/roles.ts'
import type { CaseType, Mode } from '../case-type.ts'
import {
  debtIsSettled,
  everyBlockIsSignedByHand,
  type Guard,
  type GuardFacts,
  memoIsApproved,
  noErrorIsOpen,
  oneWayOut,
  orderIsPaid,
  ownQuestionsAreAnswered,
  packageIsReadyToGo,
  receiptIsKnown,
  rejectionHasAReason,
  requiredDocumentsAreIn,
  withdrawalIsSigned,
} from './guards.ts'
import type { Outcome } from './stage.ts'
import { statusNames, type Transition, transitions } from './status-table.ts'
import { isBeforeFiling, Status } from './statuses.ts'

export type Mover = {
  status: Status
  mode: Mode
  /** A role id of decisions §2. */
  role: number
  type: Pick<CaseType, 'withoutFiling' | 'channel' | 'settlesDebt' | 'deliversMemo'> &
    Partial<Pick<CaseType, 'participants'>>
  /** In DIY the case's owner makes every move. */
  isOwner: boolean
  /** False for somebody who merely sees the case. */
  isParticipant?: boolean
}

export type Move = {
  to: Status
  words: string
  kind: Transition['kind']
  outcomes: readonly Outcome[]
  needsReason: boolean
}

export type Refusal = { code: string; sentence: string; httpStatus: 400 | 403 | 409 }
export type Moved = { ok: true; status: Status; outcome?: Outcome } | ({ ok: false } & Refusal)

/** The moves this person may make now; what the status bar offers. */
export function movesAllowed(mover: Mover): Move[] {
  return legal(mover)
    .filter((transition) => mayMove(transition, mover))
    .map((transition) => ({
      to: transition.to,
      words: transition.words,
      kind: transition.kind,
      outcomes: transition.outcomes ?? [],
      needsReason: needsReason(transition, mover),
    }))
}

export type Attempt = Mover & { to: number; outcome?: Outcome; reason?: string; facts: GuardFacts }

/** The new status, or why not. A refused move changes nothing. */
export function move(attempt: Attempt): Moved {
  const { status, to, outcome, reason, facts } = attempt
  const inTable = legal(attempt).filter((transition) => transition.to === to)
  if (inTable.length === 0) return refuse(409, 'MOVE_NOT_ALLOWED', notInTable(attempt))
  const transition = pick(inTable, outcome)
  if (!transition)
    return outcome === undefined
      ? refuse(400, 'OUTCOME_MISSING', `Say how it was decided: ${outcomesOf(inTable).join(', ')}.`)
      : refuse(409, 'OUTCOME_NOT_ALLOWED', `From here it can only be decided as ${outcomesOf(inTable).join(' or ')}.`)
  if (!mayMove(transition, attempt)) return refuse(403, 'NOT_YOUR_MOVE', notYours(transition, attempt))
  if (needsReason(transition, attempt) && !reason?.trim())
    return refuse(400, 'REASON_MISSING', `“${transition.words}” needs a reason.`)
  for (const guard of guardsOf(attempt.type, transition)) {
    const refused = guard({ ...facts, reason, neverFiled: facts.neverFiled ?? isBeforeFiling(status) })
    if (refused) return { ok: false, httpStatus: 409, ...refused }
  }
  const decided = transition.outcomes && outcome
  return { ok: true, status: transition.to, ...(decided && { outcome: decided }) }
}

/**
 * A DIY case that asks for an attorney and becomes LEGAL (decisions §3): submitted, or in review when forms exist. What
 * was filed already stays where it is.
 */
export function statusAsLegal(status: Status, formsExist: boolean): Status {
  if (!isBeforeFiling(status)) return status
  return formsExist ? Status.inReview : Status.submitted
}

/** What the table allows from here in this mode and for this type, whoever asks. */
export function legal({ status, mode, type }: Pick<Mover, 'status' | 'mode' | 'type'>): Transition[] {
  return transitions.filter(
    (transition) =>
      transition.from === status &&
      (!transition.modes || transition.modes.includes(mode)) &&
      (!transition.withoutFiling || type.withoutFiling),
  )
}

/** The guards of case-types.md §1.2 between two statuses. */
export function guardsOf(
  type: Pick<CaseType, 'channel' | 'settlesDebt' | 'deliversMemo'>,
  { from, to, kind }: Transition,
): Guard[] {
  if (kind === 'withdrawal') return [withdrawalIsSigned]
  if (type.settlesDebt && (to === Status.decided || to === Status.completed)) return [debtIsSettled]
  if (from === Status.initiated && to === Status.submitted) return [ownQuestionsAreAnswered]
  if (type.deliversMemo && to === Status.decided) return [memoIsApproved]
  if (from === Status.submitted && to === Status.generated) return [requiredDocumentsAreIn]
  // What goes to no agency has no pre-filing check.
  if (type.channel === 'none') return []
  if (to === Status.readyToFile && (from === Status.inReview || from === Status.generated)) return [noErrorIsOpen]
  if (from === Status.readyToFile && to === Status.filed)
    return type.channel === 'USCIS'
      ? [orderIsPaid, everyBlockIsSignedByHand, packageIsReadyToGo, oneWayOut, noErrorIsOpen]
      : [orderIsPaid, packageIsReadyToGo, noErrorIsOpen]
  if (from === Status.filed && to === Status.receipted) return [receiptIsKnown]
  if (from === Status.filed && to === Status.readyToFile) return [rejectionHasAReason]
  return []
}

const provider: readonly number[] = [Role.provider, Role.providerAssistant]

function mayMove({ from, who, kind }: Transition, { mode, role, type, isOwner, isParticipant = true }: Mover): boolean {
  if (provider.includes(role)) return true
  if (mode === 'DIY') return isOwner
  if (kind === 'withdrawal' && !mayWithdraw(role, type, from)) return false
  return isParticipant && (who === 'participants' || (who as readonly number[]).includes(role))
}

/**
 * Assistants prepare; that a case is given up is decided by those they assist (decisions §2, §4), the petitioner's side or
 * the attorney, and not by whoever keeps the firm's office ("Who may withdraw").
 */
const neverWithdraw: readonly number[] = [Role.employerAssistant, Role.attorneyAssistant, Role.lawFirm]

/**
 * The petitioner's side withdraws what it asks for, at any time before the decision (8 CFR 103.2(b)(6)): the employer its
 * petition, a family its own case; before anything is handed over, the employer who opened a family's case closes it too.
 */
function mayWithdraw(role: number, type: Mover['type'], from: Status): boolean {
  if (neverWithdraw.includes(role)) return false
  if (role === Role.employee) return !isOfEmployer(type)
  return role !== Role.employer || from === Status.initiated || isOfEmployer(type)
}

const isOfEmployer = ({ participants = [] }: Mover['type']) => participants.some(({ code }) => code === 'EMPLOYER')

const needsReason = (transition: Transition, { role }: Mover) =>
  transition.needsReason === true || provider.includes(role)

/** The only row, or the one that knows this outcome. */
function pick(found: readonly Transition[], outcome: Outcome | undefined): Transition | undefined {
  return found.find(({ outcomes }) => !outcomes || (outcome !== undefined && outcomes.includes(outcome)))
}

const outcomesOf = (found: readonly Transition[]) => found.flatMap(({ outcomes }) => outcomes ?? [])

function notInTable({ status, to, mode, type }: Attempt): string {
  const ways = [...new Set(legal({ status, mode, type }).map((transition) => nameOf(transition.to)))]
  const target = nameOf(to)
  return `A case that is “${nameOf(status)}” cannot become “${target}”. From here it can become ${ways.join(' or ')}.`
}

function notYours({ who, kind }: Transition, { mode, type }: Attempt): string {
  if (kind === 'withdrawal' && mode === 'LEGAL')
    return `Only ${isOfEmployer(type) ? 'the employer' : 'the family'} or the attorney withdraws this case. Send them a message to ask for it.`
  if (mode === 'DIY') return 'In a do-it-yourself case only its owner makes this move.'
  if (who === 'participants') return 'Only a participant of the case may make this move.'
  return who.length === 1 ? 'Only the attorney may make this move.' : 'Only the law firm may make this move.'
}

const nameOf = (status: number) => (statusNames as Record<number, string>)[status] ?? `status ${status}`

const refuse = (httpStatus: Refusal['httpStatus'], code: string, sentence: string): Moved => ({
  ok: false,
  httpStatus,
  code,
  sentence,
})
