import { allChecks, allDeadlines, deadlineOf } from './all.ts'
import type { Check, Judged } from './check.ts'
import { type Deadline, type Due, type Outcome, type Surroundings, standard } from './deadline.ts'
import type { Given } from './inputs.ts'

export type Dated = { deadline: Deadline; due: Due }
export type Asked = { check: Check; judged: Extract<Judged, { state: 'judged' }> }

/** All dates that these inputs give, soonest first. What-if is the same call with other inputs. */
export function datesOf(given: Given, surroundings: Surroundings = standard, rules = allDeadlines): Dated[] {
  const complete = withDerived(given, surroundings)
  return rules
    .map((deadline) => ({ deadline, outcome: deadline.due(complete, surroundings) }))
    .flatMap(({ deadline, outcome }) => (outcome.state === 'dated' ? { deadline, due: outcome.due } : []))
    .sort((one, other) => one.due.date.localeCompare(other.due.date))
}

/** The dates of some rules, such as those a case event creates. */
export const datesOfRules = (ids: readonly string[], given: Given, surroundings: Surroundings = standard): Dated[] =>
  datesOf(
    given,
    surroundings,
    allDeadlines.filter(({ id }) => ids.includes(id)),
  )

export function checksOf(given: Given, surroundings: Surroundings = standard): Asked[] {
  const complete = withDerived(given, surroundings)
  return allChecks.flatMap((check) => {
    const judged = check.judge(complete, surroundings)
    return judged.state === 'judged' ? { check, judged } : []
  })
}

/** A person with legal responsibility may set another date, with a reason; what was computed stays beside it. */
export type Override = { date: string; reason: string }
export const governing = (due: Due, override?: Override): string => override?.date ?? due.date

/** One rule's end is another's input: the six years, and how long work is authorized for Form I-9. */
export function withDerived(given: Given, surroundings: Surroundings = standard): Given {
  const end = (id: string, part: string) => dateOf(deadlineOf(id, part)?.due(given, surroundings))
  const sixYearsEndOn = given.sixYearsEndOn ?? end('D-14', 'six years end')
  const workAuthorizedOn = given.workAuthorizedOn ?? authorizedBeyond(given, end)
  return { ...given, ...(sixYearsEndOn && { sixYearsEndOn }), ...(workAuthorizedOn && { workAuthorizedOn }) }
}

// An extension counts for Form I-9 only when it prolongs the very date that was shown there.
function authorizedBeyond(
  { authorizedUntil, authorizationEndsOn, ...given }: Given,
  end: (id: string, part: string) => string | undefined,
) {
  const shown = [authorizedUntil, authorizationEndsOn].filter((day) => day !== undefined).sort()[0]
  if (shown === undefined) return undefined
  const extensions = [
    given.i94EndsOn === shown && end('D-13', 'work while pending'),
    given.cardEndsOn === shown && end('D-61', 'extended until'),
    given.optEndsOn === shown && end('D-19', 'work'),
  ]
  return extensions
    .filter((day) => typeof day === 'string')
    .sort()
    .at(-1)
}

const dateOf = (outcome: Outcome | undefined) => (outcome?.state === 'dated' ? outcome.due.date : undefined)
