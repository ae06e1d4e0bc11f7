import { showDate } from '#formats/dates.ts'
import { addDays, ageOn, type Day, daysBetween, latest } from '#formats/day.ts'
import { check, ok, wrong } from './check.ts'
import { deadline } from './deadline.ts'
import { startAt } from './trail.ts'

const needs = ['childBornOn', 'i140FiledOn', 'i140ApprovedOn', 'visaFirstCurrentOn'] as const

/** D-51. For an I-485 since 08-15-2025 only the final action chart makes a visa available. */
export const cspaDeadlines = [
  deadline({
    id: 'D-51',
    part: 'turns 21',
    title: 'A child turns 21 on',
    citation: 'INA 101(b)(1), 203(h); 8 CFR 214.2(h)(9)(iv)',
    kind: 'due',
    severity: 'statutory',
    needs: ['childBornOn'],
    due: (_, { from }) => from('childBornOn').plusMonths(12 * 21),
  }),
  deadline({
    id: 'D-51',
    part: 'seek by',
    title: 'The child must seek permanent residence by',
    citation: 'INA 203(h)(1)(A)',
    evidence: 'V',
    kind: 'due',
    severity: 'statutory',
    needs,
    may: ['childUnmarried'],
    applies: (known) => isProtected(known),
    due: ({ i140ApprovedOn, visaFirstCurrentOn }) =>
      startAt('Visa current from', visaFirstCurrentOn).notBefore('petition approved', i140ApprovedOn).plusMonths(12),
  }),
]

export const cspaChecks = [
  check({
    id: 'D-51',
    part: 'protected age',
    title: 'Age under the Child Status Protection Act',
    citation: 'INA 203(h)',
    evidence: 'V',
    needs,
    may: ['childUnmarried'],
    judge: (known) => {
      const age = ageOf(known)
      const on = showDate(latest(known.i140ApprovedOn, known.visaFirstCurrentOn))
      if (known.childUnmarried === false) return wrong('A married child is not protected.')
      const sentence = `CSPA age ${age}: visa available ${on}, less ${daysBetween(known.i140FiledOn, known.i140ApprovedOn)} days pending.`
      return age < 21 ? ok(sentence) : wrong(sentence)
    },
  }),
]

type Child = {
  childBornOn: Day
  i140FiledOn: Day
  i140ApprovedOn: Day
  visaFirstCurrentOn: Day
  childUnmarried?: boolean
}

const ageOf = ({ childBornOn, i140FiledOn, i140ApprovedOn, visaFirstCurrentOn }: Child) =>
  cspaAge(childBornOn, i140FiledOn, i140ApprovedOn, visaFirstCurrentOn)

const isProtected = (child: Child): boolean => child.childUnmarried !== false && ageOf(child) < 21

/** The age that counts is the one when a visa became available, less the days the petition was pending (INA 203(h)). */
export const cspaAge = (bornOn: Day, filedOn: Day, approvedOn: Day, currentOn: Day): number =>
  ageOn(bornOn, addDays(latest(approvedOn, currentOn), -daysBetween(filedOn, approvedOn)))
