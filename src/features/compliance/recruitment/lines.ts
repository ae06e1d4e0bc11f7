import { addDays, type Day, daysBetween } from '#formats/day.ts'
import { counted } from '#formats/words.ts'
import type { Calendar } from '#rules/calendar/business-days.ts'
import { businessDays } from '#rules/deadlines/recruitment-window.ts'
import { voidWhy } from './content.ts'
import { mandatoryKinds } from './kinds.ts'
import type { Line, Step, Wage } from './records.ts'
import { endOf, isMandatory, nameOf } from './window.ts'

/** How long it ran, or runs. */
function noteOf({ kind, from }: Step, until: Day, calendar: Calendar): string {
  if (kind === 'Job order') return counted(daysBetween(from, until) + 1, 'day')
  if (kind === 'Notice of filing') return counted(businessDays(from, until, calendar), 'business day')
  return kind === 'Sunday ad' ? 'a Sunday' : 'additional'
}

/** The steps as they are drawn: mandatory ones first, each with its 30 quiet days. */
export function stepLines(steps: readonly Step[], wage: Wage, today: Day, calendar: Calendar): Line[] {
  const order = (step: Step) => {
    const place = (mandatoryKinds as readonly string[]).indexOf(step.kind)
    return place < 0 ? mandatoryKinds.length : place
  }
  return steps
    .toSorted((one, other) => order(one) - order(other) || one.from.localeCompare(other.from))
    .map((step) => {
      const until = endOf(step, calendar)
      return {
        stepId: step.id,
        label: nameOf(step),
        note: noteOf(step, until, calendar),
        from: step.from,
        until,
        quietUntil: isMandatory(step.kind) ? addDays(until, 30) : null,
        state: stateOf(step, wage, until, today),
      }
    })
}

function stateOf(step: Step, wage: Wage, until: Day, today: Day): Line['state'] {
  if (step.leftOut) return 'left out'
  if (voidWhy(step, wage) !== undefined) return 'void'
  if (addDays(step.from, 180) < today) return 'too old'
  if (step.from > today) return 'planned'
  if (until >= today && step.kind !== 'Sunday ad') return 'running'
  return step.documentId === null ? 'proof missing' : 'done'
}
