import { declaredForm } from '#case-file/cases/server/case-file.ts'
import type { Circumstances } from '#case-types/circumstances.ts'
import { concerns, type Form, itemsOf } from '#engine/form.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { adjustment } from '#rules/prefiling/needs.ts'

/** What Part 9 of Form I-485 answers with yes, each with its explanation (V53). */
export function eligibilityView({ file }: FilingFile): Record<string, unknown> {
  const form = file.forms.find(({ formId }) => formId === 'i-485')
  const declared = form && declaredForm(form)
  return declared ? { [adjustment.inadmissibility.id]: answeredYes(declared, file.lookFor(form)) } : {}
}

/** Whether it is employment-based: the sub-type of the case says so, and nobody is asked again (V55). */
export const basisOf = ({ employmentBased }: Circumstances): Record<string, unknown> => ({
  [adjustment.employmentBased.id]: employmentBased,
})

/**
 * The form says which of its questions demand an explanation, so that none is forgotten whichever topic its fact is in; one
 * that it no longer asks is not printed. Undefined while nothing is answered with yes and something is still open.
 */
export function answeredYes(form: Form, look: KnownFacts): unknown {
  const placed = itemsOf(form).filter(({ part }) => part.id === PART)
  const asked = placed.flatMap(({ part, item }) => {
    const explanation = placed.find((each) => each.item.number === `${item.number} explanation`)?.item
    return explanation && concerns(part, item, look) !== false ? [{ item, explanation }] : []
  })
  const rows = asked
    .filter(({ item }) => look.value(item) === true)
    .map(({ item, explanation }) => ({
      id: item.fact.id,
      question: `Part ${PART}, Item ${item.number}: ${item.label ?? item.fact.label}`,
      explanation: look.value(explanation),
    }))
  const isOpen = asked.some(({ item }) => look.answer(item) === undefined)
  return rows.length === 0 && isOpen ? undefined : rows
}

/** General Eligibility and Inadmissibility Grounds. */
const PART = '9'
