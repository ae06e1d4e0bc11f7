import { advertisementFaults, noticeOfFilingGaps } from '#rules/compliance/perm-content.ts'
import { yearly } from '#rules/prefiling/wages.ts'
import { contentOf } from './kinds.ts'
import type { Step, Wage } from './records.ts'

/** A step whose text the law says something about; the state agency writes a job order itself. */
export const hasText = ({ kind }: Pick<Step, 'kind'>): boolean => Object.keys(contentOf(kind)).length > 0

/** Only printed advertisements and the notice are read before filing: the others keep the proof of their kind (CT-7.3). */
export const isRead = ({ kind }: Pick<Step, 'kind'>): boolean => kind === 'Sunday ad' || kind === 'Notice of filing'

export const wageInAYear = ({ cents, unit }: Wage): number | undefined =>
  cents === null ? undefined : yearly(cents, unit)

/** What is wrong with the text of a step (CT-7.1, CT-7.2), in words; undefined while nobody has read it. */
export function contentFaults(step: Step, wage: Wage): string[] | undefined {
  if (step.content === null) return undefined
  const has = (what: string) => step.content?.includes(what) ?? false
  const wageCents = wageInAYear(wage) ?? 0
  const lowest = step.lowestWageCents ?? undefined
  const undescribed = has('describesJob') ? [] : ['does not describe the job and its place']
  if (step.kind === 'Notice of filing')
    return [
      ...noticeOfFilingGaps({
        saysWhy: has('saysWhy'),
        saysWhereToSendEvidence: has('saysWhereToSendEvidence'),
        officersAddressCurrent: has('officersAddressCurrent'),
        inHouseMediaCovered: has('inHouseMediaCovered'),
        ...{ lowestRateCents: lowest, wageCents },
      }).map((gap) => `lacks ${gap}`),
      ...undescribed,
    ]
  return [
    ...advertisementFaults({
      namesEmployer: has('namesEmployer'),
      applicationsTo: has('toEmployer') ? 'employer' : 'law firm',
      ...{ lowestWageCents: lowest, wageCents },
      ...(has('asksNoMore') ? { yearsAsked: 0, yearsOnForm: 0 } : { yearsAsked: 1, yearsOnForm: 0 }),
    }),
    ...undescribed,
  ]
}

/**
 * What was posted or printed with a text that fails cannot be mended afterwards and does not count (20 CFR 656.10(d),
 * 656.17(f); V82). A text that nobody has read yet counts until then, unless the wage it names is too low.
 */
export function voidWhy(step: Step, wage: Wage): string | undefined {
  if (!isRead(step)) return undefined
  const faults = contentFaults(step, wage)
  return faults === undefined ? paysTooLittle(step, wage) : faults.join('; ') || undefined
}

/** The steps that the filing can rest on. */
export const countingSteps = (steps: readonly Step[], wage: Wage): Step[] =>
  steps.filter((step) => !step.leftOut && voidWhy(step, wage) === undefined)

/** A wage that is named is not below the determination, whether or not somebody has read the rest of the text. */
export const paysTooLittle = (step: Pick<Step, 'lowestWageCents'>, wage: Wage): string | undefined =>
  step.lowestWageCents !== null && step.lowestWageCents < (wageInAYear(wage) ?? 0)
    ? 'names a wage below the prevailing one'
    : undefined
