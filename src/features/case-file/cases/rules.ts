import type { CaseType } from '#case-types/case-type.ts'
import type { Circumstances } from '#case-types/circumstances.ts'
import type { Outcome, Stage } from '#case-types/status/stage.ts'
import { firstStageOf, stageOf } from '#case-types/status/stage-moves.ts'
import { isBeforeFiling, Status } from '#case-types/status/statuses.ts'
import { addDays, type Day, latest } from '#formats/day.ts'
import { capitalized } from '#formats/words.ts'
import { rollBack } from '#rules/calendar/business-days.ts'
import { amendmentTestedBy } from '#rules/deadlines/amendment.ts'
import type { TaskFor } from './records.ts'

/** A move can be taken back by its author for this long, while nothing depends on it. */
export const UNDO_MINUTES = 10

export const agencyEvents = [
  'receipt',
  'rfe',
  'noid',
  'response',
  'approval',
  'denial',
  'withdrawal',
  'revocation',
  'intentToRevoke',
  'rejection',
] as const
export type AgencyEvent = (typeof agencyEvents)[number]

/** What an agency's notice, or the answer to it, does to the status, and where it leads among the stages. */
const eventMoves: Readonly<Record<AgencyEvent, { to: Status; outcome?: Outcome; stages: readonly string[] }>> = {
  receipt: { to: Status.receipted, stages: ['RECEIPTED'] },
  rfe: { to: Status.noticeOpen, stages: ['RFE_ISSUED', 'AUDIT'] },
  noid: { to: Status.noticeOpen, stages: ['NOID_ISSUED'] },
  response: { to: Status.receipted, stages: ['RFE_RESPONDED'] },
  approval: { to: Status.decided, outcome: 'Approved', stages: ['APPROVED', 'CERTIFIED'] },
  denial: { to: Status.decided, outcome: 'Denied', stages: ['DENIED'] },
  withdrawal: { to: Status.decided, outcome: 'Withdrawn', stages: ['WITHDRAWN'] },
  revocation: { to: Status.decided, outcome: 'Revoked', stages: ['REVOKED'] },
  intentToRevoke: { to: Status.noticeOpen, stages: ['NOIR_ISSUED', 'REOPENED'] },
  rejection: { to: Status.readyToFile, stages: ['REJECTED'] },
}
export const moveOfEvent = (event: AgencyEvent) => eventMoves[event]

/** Where a case stands after a move of its status: the stage the event names, else the first one of the status. */
export function stageAfter(
  type: CaseType,
  status: Status,
  from: Pick<Stage, 'id'> | undefined,
  { outcome, wanted = [] }: { outcome?: Outcome; wanted?: readonly string[] },
): string {
  const named = wanted.map((id) => stageOf(type, id)).find((stage) => stage?.status === status)
  if (named) return named.id
  // An answered notice is its own stage: NOID_ISSUED → NOID_RESPONDED.
  const answered = stageOf(type, (from?.id ?? '').replace('_ISSUED', '_RESPONDED'))
  if (answered?.status === status && answered.id !== from?.id) return answered.id
  // Who completes a case closes it; what is left to do after the decision is a stage that is chosen by name.
  if (status === Status.completed && stageOf(type, 'CLOSED')) return 'CLOSED'
  return firstStageOf(type, status, outcome)?.id ?? from?.id ?? 'INTAKE'
}

export type Report = { kind: 'move' | 'trip' | 'job'; on: string; today: string }
export type NewTask = {
  forWhom: TaskFor
  title: string
  details: string
  dueOn?: string
  /** Each case has its own of it; all else is done once for the person. */
  inEachCase?: true
}

/** What has to be done when an employee reports a change of address, a trip or another job. */
export function tasksFor(
  { kind, on, today }: Report,
  type: Pick<CaseType, 'amendable' | 'deadlines'>,
  { status, subType }: { status: number; subType: string },
): NewTask[] {
  // An amended petition is filed before the first day there (D-17), and needs a certified LCA first.
  const tested = latest(amendmentTestedBy(on), today)
  if (kind === 'move')
    return [
      {
        forWhom: 'employee',
        title: 'Report the new address to USCIS (Form AR-11)',
        details: 'Within 10 days of the move (8 CFR 265.1).',
        dueOn: addDays(on, 10),
      },
      ...(type.amendable
        ? [
            amendmentTest('The home moved: does the place of work move with it?', tested),
            {
              forWhom: 'employer' as const,
              title: WHERE_AFTER_MOVE,
              details: 'Work from a home in another area needs an amended petition first (8 CFR 214.2(h)(2)(i)(E)).',
              dueOn: tested,
            },
          ]
        : []),
    ]
  if (kind === 'trip')
    return [
      {
        forWhom: 'firm',
        title: 'Check the trip before departure',
        details:
          'Valid visa and passport for the return; a trip can abandon a pending change of status or, without advance parole, an adjustment (8 CFR 245.2(a)(4)(ii)).',
        dueOn: latest(rollBack(addDays(on, -1)), today),
      },
      ...(isBeforeFiling(status) &&
      type.deadlines?.approvalEndsStay &&
      !type.deadlines.withoutMoreStay?.includes(subType)
        ? [
            {
              forWhom: 'firm' as const,
              title: 'File before the departure',
              details: 'A stay is extended only for who is in the United States when it is filed (8 CFR 214.1(c)).',
              dueOn: latest(rollBack(addDays(on, -1)), today),
              inEachCase: true as const,
            },
          ]
        : []),
    ]
  return [
    amendmentTest('Job, place, hours or wage change: is an amended petition needed before the change?', tested),
    ...(type.amendable
      ? [
          {
            forWhom: 'employer' as const,
            title: 'Confirm the new job with title, place, hours and wage',
            details: 'A material change needs an amended petition before it begins (8 CFR 214.2(h)(2)(i)(E)).',
            dueOn: tested,
          },
        ]
      : []),
  ]
}

export const AMENDMENT_NEEDED = 'Decide whether an amended petition is needed'
export const WHERE_AFTER_MOVE = 'Say where the work is done after the move'

/** What stands in place of a name where nobody did a task, and the case was filed without it. */
export const NOT_DONE_BEFORE_FILING = 'Not done before filing'
export const doneWords = (doneByName: string): string =>
  doneByName === NOT_DONE_BEFORE_FILING ? doneByName : `Done by ${doneByName}`

/** Where a task is done that is more than a tick: what is said there is checked by the rules. */
export const placeOfTask = (title: string, personId: number | null): { verb: string; link: string } | undefined =>
  title === WHERE_AFTER_MOVE && personId !== null
    ? { verb: 'Say where', link: `/visaCareReportChange?kind=job&person=${personId}` }
    : undefined

/** Until when the employee could work before the decision; null: not on record. */
export type Earlier = { until: Day | null; whilePending: boolean }
type Decision = {
  from: number
  status: number
  outcome: string | null
  decidedOn: Day
  /** Undefined where the case is about nobody who works for the company. */
  earlier?: Earlier
  validFrom?: Day | null
  /** The approval came without an I-94 (Form I-797B). */
  withoutI94?: boolean
}

/** What has to be done once a case is decided: the case type's own list, besides the dates that the rules give. */
export function tasksAfterDecision(
  type: Pick<CaseType, 'followOn'>,
  { from, status, outcome, ...decision }: Decision,
  forWhom: TaskFor,
): NewTask[] {
  const { decidedOn, earlier } = decision
  if (status !== Status.decided || from >= Status.decided) return []
  const events = outcome === 'Approved' ? ['approved', 'certified'] : outcome === 'Denied' ? ['denied'] : []
  const todo = type.followOn.filter(({ on }) => events.includes(on)).flatMap(({ also = [] }) => also)
  const known = todo.map((each) => (typeof each === 'string' ? { todo: each } : each))
  return [...new Map(known.map((each) => [each.todo, each])).values()].flatMap((each): NewTask[] => {
    const title = capitalized(each.todo)
    if ('worker' in each) return earlier ? [onFormI9(title, { ...decision, earlier })] : []
    return [
      {
        ...{ forWhom, title },
        ...('within' in each && { dueOn: addDays(decidedOn, each.within) }),
        details: outcome === 'Approved' ? 'Follows from the approval.' : 'Follows from the denial.',
      },
    ]
  })
}

/**
 * By the day the earlier authorization ends (8 CFR 274a.2(b)(1)(vii)); who worked on while the petition was pending, at the
 * decision (i9.md §6, M-274 6.7); who begins with the approval, on its first day.
 */
function onFormI9(
  title: string,
  {
    decidedOn,
    earlier,
    validFrom,
    withoutI94,
  }: Pick<Decision, 'decidedOn' | 'validFrom' | 'withoutI94'> & {
    earlier: Earlier
  },
): NewTask {
  const dueOn = earlier.whilePending ? decidedOn : (earlier.until ?? validFrom ?? decidedOn)
  return {
    ...{ forWhom: 'employer', title, dueOn: latest(dueOn, decidedOn) },
    details: withoutI94
      ? 'No new I-94 came with the approval: the earlier authorization ends as Form I-9 says. The I-94 of the next entry is written on Form I-9.'
      : 'The new I-94 or card is written on Form I-9 by the day the earlier authorization ends. A new hire has a new Form I-9 within three business days (8 CFR 274a.2(b)(1)).',
  }
}

const amendmentTest = (details: string, on: string): NewTask => ({
  forWhom: 'attorney',
  title: AMENDMENT_NEEDED,
  details: `${details} (8 CFR 214.2(h)(2)(i)(E); 20 CFR 655.734)`,
  dueOn: on,
})

/** 'Kept' until the move is too old or something came after it that rests on it. */
export function undoUntil(
  last: { at: string; by: number | null; undoneAt: string | null; laterEvents: number } | undefined,
  actor: { userId: number },
  now: Date,
): Date | null {
  if (!last || last.undoneAt !== null || last.by !== actor.userId || last.laterEvents > 0) return null
  const until = new Date(Date.parse(last.at) + UNDO_MINUTES * 60_000)
  return until > now ? until : null
}

/** Case types whose dependents get cases of their own, linked to the principal's (issue "Opening"). */
export function linkedCases(
  { family }: Pick<CaseType, 'family'>,
  dependentIds: readonly number[],
  subType = '',
): LinkedCase[] {
  const [first, ...further] = dependentIds
  if (family === undefined || first === undefined) return []
  const { typeId, known, subTypes } = family
  const theirs = { typeId, known, ...(subTypes && { subType: subTypes[subType] ?? subTypes.usual }) }
  if (family.cases === 'one') return [{ ...theirs, personId: first, furtherPersonIds: further }]
  return dependentIds.map((personId) => ({ ...theirs, personId, furtherPersonIds: [] }))
}
export type LinkedCase = {
  typeId: number
  subType?: string
  known: Circumstances
  personId: number
  furtherPersonIds: readonly number[]
}
