import { declaredForm } from '#case-file/cases/server/case-file.ts'
import type { Circumstances } from '#case-types/circumstances.ts'
import type { FilingFile } from '#case-work/filing-file/server/filing-file.ts'
import { type Form, itemsOf } from '#engine/form.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import { eligibility } from '#facts/eligibility/all.ts'
import { adjustment } from '#rules/prefiling/needs.ts'

const { violations, violationsExplained, crimes, crimesExplained } = eligibility
const { security, securityExplained, conduct, conductExplained } = eligibility
const questions = Object.values({ ...violations, ...crimes, ...security, ...conduct })
const explanations = Object.values({
  ...{ ...violationsExplained, ...crimesExplained, ...securityExplained, ...conductExplained },
})

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

/** Undefined while nothing is answered with yes and something is still open. */
export function answeredYes(form: Form, look: KnownFacts): unknown {
  const placed = itemsOf(form)
  const rows = questions
    .filter((question) => look.value(question) === true)
    .map(({ id, label }) => {
      const at = placed.find(({ item }) => item.fact.id === id)
      const explanation = explanations.find((each) => each.id === `${id}Explained`)
      return {
        id,
        question: at ? `Part ${at.part.id}, Item ${at.item.number}: ${label}` : label,
        explanation: explanation && look.value(explanation),
      }
    })
  const isOpen = questions.some((question) => look.answer(question) === undefined)
  return rows.length === 0 && isOpen ? undefined : rows
}
