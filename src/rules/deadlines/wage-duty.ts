import { showDate } from '#formats/dates.ts'
import { addDays, type Day, latest } from '#formats/day.ts'
import { isBusinessDay } from '#rules/calendar/business-days.ts'
import { check, ok, wrong } from './check.ts'
import { deadline } from './deadline.ts'
import type { Given } from './inputs.ts'
import { startAt } from './trail.ts'

/** 8 CFR 214.2(h)(4)(iii)(E): only where the employer dismisses before the petition ends. */
export const transportOwed = (facts: Pick<Given, 'dismissed' | 'lastEmploymentDay' | 'petitionEndsOn'>): boolean =>
  facts.dismissed === true && (facts.lastEmploymentDay ?? '') < (facts.petitionEndsOn ?? '9999-12-31')

// Who ended it is not known: the stricter answer.
const mayBeOwed = (facts: Ending) => transportOwed({ ...facts, dismissed: facts.dismissed !== false })

const termination = [
  'noticeToWorkerOn',
  'agencyNotifiedOn',
  'transportOfferedOn',
  'dismissed',
  'petitionEndsOn',
  'lastEmploymentDay',
] as const
type Ending = Pick<Given, (typeof termination)[number]>

/** What a bona fide termination still lacks (20 CFR 655.731(c)(7)(ii)); the duty to pay runs on until it is done. */
export function missingForTheEnd(facts: Ending): string[] {
  const owed = mayBeOwed(facts)
  return [
    ...(facts.noticeToWorkerOn === undefined ? ['the written notice to the worker'] : []),
    ...(facts.agencyNotifiedOn === undefined ? ['the letter to USCIS'] : []),
    ...(owed && facts.transportOfferedOn === undefined ? ['the offer of return transport'] : []),
  ]
}

/** The latest of notice, letter and, where it is owed, offer; undefined while one of them is missing. */
export function wageDutyEnd(facts: Ending): Day | undefined {
  if (missingForTheEnd(facts).length > 0) return undefined
  const offer = mayBeOwed(facts) ? facts.transportOfferedOn : undefined
  return latest(...[facts.noticeToWorkerOn, facts.agencyNotifiedOn, offer].filter((day) => day !== undefined))
}

/** D-90, D-92, D-93: from when and until when the required wage is owed, and how long somebody may complain. */
export const wageDutyDeadlines = [
  deadline({
    id: 'D-90',
    part: 'pay begins',
    title: 'The required wage must be paid from, at the latest',
    citation: '20 CFR 655.731(c)(6)',
    kind: 'due',
    severity: 'regulatory',
    needs: [],
    may: [
      'admittedOn',
      'petitionApprovedOn',
      'requestedStartOn',
      'petitionStartsOn',
      'employedSince',
      'statusChangedOn',
      'inUsAtApproval',
      'firstDayOfWork',
    ],
    due: ({ admittedOn, petitionApprovedOn, statusChangedOn, inUsAtApproval, firstDayOfWork, ...known }) => {
      if (inUsAtApproval !== true && admittedOn !== undefined)
        return startAt('Admitted in H-1B on', admittedOn).plusDays(30).notAfter('work began', firstDayOfWork)
      // What was approved beats what was asked for. The approval alone starts nothing: eligible is who has period and status.
      const starts = known.petitionStartsOn ?? known.requestedStartOn
      const given = statusChangedOn ?? petitionApprovedOn
      if (inUsAtApproval === false || given === undefined || starts === undefined) return undefined
      const eligible = startAt('Petition starts on', starts).notBefore('status changed or given', given)
      // Who works there already enters this employment on the day of the new status.
      if (known.employedSince !== undefined && known.employedSince <= eligible.date)
        return eligible.notAfter('work began', firstDayOfWork)
      return eligible.plusDays(60, 'already in the United States').notAfter('work began', firstDayOfWork)
    },
  }),
  deadline({
    id: 'D-92',
    part: 'pay ends',
    title: 'The duty to pay ended on',
    citation: '20 CFR 655.731(c)(7)(ii); 8 CFR 214.2(h)(4)(iii)(E), (h)(11)(i)(A)',
    kind: 'info',
    severity: 'regulatory',
    needs: ['lastEmploymentDay'],
    may: termination.filter((name) => name !== 'lastEmploymentDay'),
    due: (facts) => {
      const end = wageDutyEnd(facts)
      return end === undefined ? undefined : startAt('The last of notice, letter to USCIS and offer of transport', end)
    },
  }),
  deadline({
    id: 'D-92',
    part: 'duty open',
    title: 'Wages are still owed: notice, letter to USCIS or transport offer is missing since the last day of work',
    citation: '20 CFR 655.731(c)(7)(ii)',
    kind: 'due',
    severity: 'regulatory',
    // Only of an approved petition, and not longer than it.
    needs: ['lastEmploymentDay', 'petitionEndsOn'],
    may: termination.filter((name) => name !== 'lastEmploymentDay' && name !== 'petitionEndsOn'),
    applies: (facts) => facts.lastEmploymentDay < facts.petitionEndsOn && wageDutyEnd(facts) === undefined,
    due: (_, { from }) => from('lastEmploymentDay'),
  }),
  deadline({
    id: 'D-93',
    part: 'complaint',
    title: 'A complaint to the Wage and Hour Division is possible until',
    citation: '20 CFR 655.806(a)(5)',
    kind: 'info',
    severity: 'regulatory',
    needs: ['wageViolationEndedOn'],
    due: (_, { from }) => from('wageViolationEndedOn').plusMonths(12),
  }),
]

export const wageDutyChecks = [
  check({
    id: 'D-92',
    part: 'termination complete',
    title: 'End of the duty to pay',
    citation: '20 CFR 655.731(c)(7)(ii)',
    needs: ['lastEmploymentDay'],
    may: termination.filter((name) => name !== 'lastEmploymentDay'),
    judge: (facts) => {
      const end = wageDutyEnd(facts)
      if (end === undefined)
        return wrong(`The duty to pay runs on: ${missingForTheEnd(facts).join(' and ')} is missing.`)
      const days = workdaysAfter(facts.lastEmploymentDay, end)
      return ok(`It ended on ${showDate(end)}, ${days} workdays after the last day of work.`)
    },
  }),
]

function workdaysAfter(day: Day, until: Day): number {
  let count = 0
  for (let next = addDays(day, 1); next <= until; next = addDays(next, 1)) if (isBusinessDay(next)) count++
  return count
}
