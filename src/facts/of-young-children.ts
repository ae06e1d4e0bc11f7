import type { Fact } from '#engine/fact.ts'
import { immigrantHistory } from './adjustment.ts'
import { background } from './background.ts'
import { interpreter } from './declarations.ts'
import { conduct } from './eligibility/conduct.ts'
import { crimes } from './eligibility/crimes.ts'
import { publicCharge } from './eligibility/public-charge.ts'
import { security } from './eligibility/security.ts'
import { violations } from './eligibility/violations.ts'
import { person } from './person.ts'

/** Who is younger signs nothing alone (8 CFR 103.2(a)(2)) and is taken to have no marriage and no children. */
export const MINOR_YEARS = 14
/** Before it nobody is at school. */
const SCHOOL_YEARS = 5

/**
 * "No" for everybody under 14, whatever happened: nobody of that age votes, holds an office, is crew, is called to the
 * armed forces of the United States (10 U.S.C. 505: 17), has custody of a child or works (29 CFR 570.2: 14). Where a
 * child can have been made to do something (an armed group, weapons, crimes), it is asked.
 */
const ruledOut: readonly Fact[] = [
  violations.questions.workedUnauthorized,
  background.detentionWork,
  immigrantHistory.crewmanVisa,
  immigrantHistory.arrivedAsCrew,
  crimes.questions.foreignOfficial,
  conduct.questions.polygamy,
  conduct.questions.guardian,
  conduct.questions.withheldChild,
  conduct.questions.votedUnlawfully,
  conduct.questions.renouncedForTaxes,
  conduct.questions.askedForExemption,
  conduct.questions.relievedOfService,
  conduct.questions.deserted,
  conduct.questions.evadedDraft,
]

/** What is asked of a child about its parents: "No" when both parents have answered these for themselves with "No". */
const askedOfParents: readonly (readonly [Fact, readonly Fact[]])[] = [
  [crimes.questions.drugBenefit, [crimes.questions.drugTrafficking]],
  [
    crimes.questions.traffickingBenefit,
    [crimes.questions.sexTrafficking, crimes.questions.forcedLabor, crimes.questions.helpedTrafficking],
  ],
  [
    security.questions.familyOfViolent,
    [
      security.questions.kidnapping,
      security.questions.weaponUsed,
      security.questions.violencePlanned,
      security.questions.violenceIncited,
      security.questions.violentGroup,
      security.questions.recruitedForGroup,
      security.questions.supportedViolence,
      security.questions.supportedViolent,
    ],
  ],
]

const notAtSchool: readonly [Fact, unknown][] = [
  [person.education, { not: 'none' }],
  [publicCharge.highestGrade, 'None'],
]

/** What somebody answered; undefined where nothing is known. */
export type Told = (fact: Fact) => unknown

type YoungChild = {
  age: number
  /** Who signs for the child. */
  principal: Told | undefined
  /** Both, where the record knows both. */
  parents: readonly [Told, Told] | undefined
}

/** What a child under 14 is not asked, because of the age or because a parent has told it. */
export function factsOfYoungChild({ age, principal, parents }: YoungChild): [Fact, unknown][] {
  const both = askedOfParents
    .filter(([, theirs]) => parents?.every((told) => theirs.every((fact) => told(fact) === false)))
    .map(([fact]): [Fact, unknown] => [fact, false])
  // The parent who signs reads the form, and says so on its last pages.
  const reads = principal?.(interpreter.readsEnglish)
  return [
    ...ruledOut.map((fact): [Fact, unknown] => [fact, false]),
    [person.jobs, { not: 'none' }],
    ...(age < SCHOOL_YEARS ? notAtSchool : []),
    ...both,
    [interpreter.readsEnglish, reads === true ? true : undefined],
    // An exemption is everybody's own; that there is none goes with the category, which the family shares.
    [publicCharge.chargeExemption, principal?.(publicCharge.chargeExemption) === 'none' ? 'none' : undefined],
  ]
}
