import { factsIn } from '#engine/condition.ts'
import { coverageOf } from '#engine/coverage.ts'
import type { Form } from '#engine/form.ts'
import { inputsOf } from '#engine/known-facts.ts'
import type { Condition, Derived } from '#engine/reference.ts'
import { isDerived, type Ref } from '#engine/reference.ts'
import type { FormOnPaper } from '#forms/form-on-paper.ts'

export type CoverageRow = {
  form: string
  edition: string
  fillable: number
  bound: number
  leftBlank: number
  unaccounted: number
  /** What a person is asked at the most, in all cases together; a single case is asked much less. */
  questions: number
}

/** How completely a form is mapped, and what that costs people in questions. */
export function coverageRow({ paper, inventory }: FormOnPaper): CoverageRow {
  const { form, edition, fillable, bound, leftBlank, unaccounted } = coverageOf(paper, inventory)
  const questions = questionsIn(paper.form).size
  return { form, edition, fillable, bound, leftBlank, unaccounted: unaccounted.length, questions }
}

/** Each fact once, whoever's it is: what items and conditions speak of, and what derived facts follow from. */
export function questionsIn(form: Form): Set<string> {
  const questions = new Set<string>()
  const seen = new Set<string>()
  const askAll = (condition: Condition | undefined) => {
    for (const ref of condition ? factsIn(condition) : []) ask(ref)
  }
  const ask = (ref: Ref) => {
    const key = `${ref.role}:${ref.fact.id}`
    askAll(ref.askedIf)
    if (seen.has(key)) return
    seen.add(key)
    if (!isDerived(ref.fact)) questions.add(key)
    else for (const input of inputsOf(ref as Ref<Derived>)) ask(input)
  }
  for (const part of form.parts) {
    askAll(part.when)
    for (const item of part.items) {
      askAll(item.when)
      ask(item)
    }
  }
  return questions
}
