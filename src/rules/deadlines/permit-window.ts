import { deadline } from './deadline.ts'
import type { Given } from './inputs.ts'
import { startAt, type Trail } from './trail.ts'

export type PermitFacts = Pick<
  Given,
  | 'permitCategory'
  | 'programEndsOn'
  | 'optStartsOn'
  | 'academicYearCompleteOn'
  | 'optEndsOn'
  | 'dsoRecommendedOn'
  | 'cardEndsOn'
>

const dates = [
  'programEndsOn',
  'optStartsOn',
  'academicYearCompleteOn',
  'optEndsOn',
  'dsoRecommendedOn',
  'cardEndsOn',
] as const

/** D-60: when an I-765 may be received. */
export const permitWindowDeadlines = [
  deadline({
    id: 'D-60',
    part: 'earliest filing',
    title: 'I-765 may be filed from',
    citation: '8 CFR 214.2(f)(11)(i)(B)',
    kind: 'earliest',
    severity: 'regulatory',
    needs: ['permitCategory'],
    may: dates,
    citedAs: ({ permitCategory }) => (students.has(permitCategory) ? undefined : renewalLaw(permitCategory)),
    due: permitFrom,
  }),
  deadline({
    id: 'D-60',
    part: 'latest receipt',
    title: 'I-765 must be received by',
    citation: '8 CFR 214.2(f)(11)(i)(B)',
    kind: 'due',
    severity: 'regulatory',
    needs: ['permitCategory'],
    may: dates,
    actBefore: true,
    due: (facts, { setting }) => permitUntil(facts, () => setting('f1PostCompletionDays', facts.programEndsOn)),
  }),
  deadline({
    id: 'D-60',
    part: 'renewal in time',
    title: 'Renewal (I-765) should be received by',
    citation: '8 CFR 274a.13(d), 274a.14(a)(1)(i)',
    kind: 'due',
    // No law sets a last day: a later renewal is accepted, only work has stopped (D-62).
    severity: 'internal',
    needs: ['permitCategory', 'cardEndsOn'],
    applies: ({ permitCategory }) => !students.has(permitCategory),
    actBefore: true,
    due: (_, { from }) => from('cardEndsOn'),
  }),
]
const students: ReadonlySet<string> = new Set(['(c)(3)(A)', '(c)(3)(B)', '(c)(3)(C)'])

/** Half a year ahead is what the form's instructions say; who may have the card at all says the regulation. */
const renewalLaw = (category: string): string =>
  category === '(c)(26)'
    ? '8 CFR 274a.12(c)(26), 214.2(h)(9)(iv); Form I-765 instructions'
    : '8 CFR 274a.13(a); Form I-765 instructions'

export function permitFrom(facts: PermitFacts): Trail | undefined {
  const { permitCategory, programEndsOn, optStartsOn, academicYearCompleteOn, optEndsOn, cardEndsOn } = facts
  switch (permitCategory) {
    case '(c)(3)(A)':
      if (optStartsOn === undefined || academicYearCompleteOn === undefined) return undefined
      return startAt('OPT requested to start on', optStartsOn)
        .notBefore('a full academic year is complete', academicYearCompleteOn)
        .plusDays(-90)
    case '(c)(3)(B)':
      return programEndsOn === undefined ? undefined : startAt('Program ends on', programEndsOn).plusDays(-90)
    case '(c)(3)(C)':
      return optEndsOn === undefined ? undefined : startAt('OPT ends on', optEndsOn).plusDays(-90)
    default:
      return cardEndsOn === undefined ? undefined : startAt('Card expires on', cardEndsOn).plusDays(-180, 'renewal')
  }
}

/** Students alone have a last day for it (8 CFR 214.2(f)(11)(i)(B)). */
export function permitUntil(facts: PermitFacts, postCompletionDays: () => number): Trail | undefined {
  const { permitCategory, programEndsOn, optEndsOn, dsoRecommendedOn } = facts
  const within = (trail: Trail, days: number) =>
    trail.notAfter(
      `${days} days after the DSO recommendation`,
      dsoRecommendedOn && startAt('', dsoRecommendedOn).plusDays(days).date,
    )
  switch (permitCategory) {
    case '(c)(3)(A)':
      return programEndsOn === undefined ? undefined : within(startAt('Program ends on', programEndsOn), 30)
    case '(c)(3)(B)':
      if (programEndsOn === undefined) return undefined
      return within(startAt('Program ends on', programEndsOn).plusDays(postCompletionDays()), 30)
    case '(c)(3)(C)':
      return optEndsOn === undefined ? undefined : within(startAt('OPT ends on', optEndsOn), 60)
    default:
      return undefined
  }
}
