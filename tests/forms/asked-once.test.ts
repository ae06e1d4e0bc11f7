import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formRolesOf } from '#case-file/cases/form-roles.ts'
import { isNot } from '#engine/answer.ts'
import { completenessOf } from '#engine/completeness.ts'
import type { Fact } from '#engine/fact.ts'
import { knownFacts, type SubjectKey } from '#engine/known-facts.ts'
import { type Question, questionsOf } from '#engine/questions.ts'
import { allPapers } from '#forms/papers.ts'
import { fillForm } from '#preparation/case-forms/server/fill-form.ts'
import { preparedBlank } from '../setup/blanks.ts'
import { answerValue, TODAY } from './random-answers.ts'
import { scenariosOf } from './scenarios.ts'

/** An H-1B petition with premium processing, the worker's own I-539 and I-765, and the attorney's appearance for the employer. */
const file = {
  ...{ id: 1, companyId: 1, lawFirmId: 1, attorneyId: 1, personId: 1, householdPersonId: 1, employmentId: 1 },
  mode: 'LEGAL' as const,
}
const forms = ['i-129', 'g-28', 'i-907', 'i-539', 'i-765'].flatMap((id) =>
  allPapers.filter((each) => each.paper.form.id === id),
)

type Answers = Record<SubjectKey, Record<string, unknown>>

const looks = (answers: Answers) =>
  forms.map((form) => {
    const side = form.paper.form.id === 'g-28' ? ('employer' as const) : ('' as const)
    const known = (subject: SubjectKey, factId: string) => {
      const said = answers[subject]?.[factId]
      if (said === undefined) return undefined
      return {
        ...(isNot(said) ? said : { value: said }),
        source: 'questionnaire' as const,
        by: 1,
        at: `${TODAY}T00:00:00Z`,
      }
    }
    return {
      form,
      look: knownFacts(known, formRolesOf(file, { personId: null, side }, [{ personId: null, side }]), TODAY),
    }
  })

const openQuestions = (answers: Answers): Question[] =>
  questionsOf(
    looks(answers).map(({ form, look }) => ({ form: form.paper.form, look, key: form.paper.form.id })),
  ).filter(({ answered }) => !answered)

/** Answers whatever is asked until nothing is, and remembers every question in the order it was put. */
function answerEverything(first: Answers): { answers: Answers; asked: Question[] } {
  const answers: Answers = structuredClone(first)
  const asked: Question[] = []
  for (;;) {
    const [next] = openQuestions(answers)
    if (!next) return { answers, asked }
    asked.push(next)
    const own = answers[next.subject] ?? {}
    answers[next.subject] = own
    own[next.fact.id] = sampleFor(next.fact)
  }
}

/** What the worked examples say, the small ones first; beyond them any answer the fact accepts, always the same one. */
function sampleFor(fact: Fact): unknown {
  // The examples are about different people: the registered passport is the one that the first of them has.
  if (fact.id === 'case.registeredPassport') return 'Z1234567'
  const said = worked.find((answers) => answers[fact.id] !== undefined)?.[fact.id]
  if (said !== undefined) return said
  const tried = fc.sample(answerValue(fact), { numRuns: 40, seed: 7 })
  const found = tried.find((value) => value !== undefined && !(Array.isArray(value) && value.length === 0))
  if (found === undefined) throw new Error(`No answer to ${fact.id}`)
  return found
}

const worked = forms.flatMap(({ paper }) =>
  (scenariosOf[paper.form.id] ?? []).flatMap(({ answers }) => Object.values(answers)),
)

test('one person’s facts, entered once, fill five forms of a case: questions asked twice = 0', async () => {
  const { answers, asked } = answerEverything({})
  const keys = asked.map(({ key }) => key)
  const twice = keys.filter((key, n) => keys.indexOf(key) !== n)
  expect(twice).toEqual([])
  // Nor the same thing in other words: no two facts about one subject are called the same.
  const names = asked.map(({ subject, fact }) => `${subject} ${fact.label.toLowerCase()}`)
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([])

  for (const { form, look } of looks(answers)) {
    expect([form.paper.form.id, completenessOf(form.paper.form, look).missing]).toEqual([form.paper.form.id, []])
    const { filled, values } = await fillForm(await preparedBlank(form.paper.form.id), form, look, 'flat')
    expect([filled.overflow, filled.refused, filled.tooLong]).toEqual([[], [], []])
    expect(values.size).toBeGreaterThan(20)
  }
  const shared = questionsOf(
    looks(answers).map(({ form, look }) => ({ form: form.paper.form, look, key: form.paper.form.id })),
  ).filter(({ items }) => new Set(items.map(({ form }) => form)).size > 1)
  console.info(
    `${asked.length} questions fill five forms; ${shared.length} of the answers stand on more than one of them.`,
  )
  expect(shared.length).toBeGreaterThan(20)
}, 600_000)
