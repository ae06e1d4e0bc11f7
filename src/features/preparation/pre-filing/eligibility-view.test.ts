import { expect, test } from 'vitest'
import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { circumstancesOf } from '#case-types/options.ts'
import { type Form, itemsOf } from '#engine/form.ts'
import { i485 } from '#forms/i-485/2025-01-20/form.ts'
import { small } from '#forms/i-485/2025-01-20/scenarios/small.ts'
import { lookOf, type Scenario } from '#forms/scenario.ts'
import { foundBy } from '#rules/prefiling/found-by.ts'
import { adjustment } from '#rules/prefiling/needs.ts'
import { answeredYes, basisOf } from './server/eligibility-view.ts'

// "If you answer 'Yes' to any of these questions, provide an explanation in Part 14": every one of them, wherever its fact is kept.

const form: Form = i485
const asked = itemsOf(form).filter(({ part, item }) => part.id === '9' && item.fact.type === 'yesNo')

/** What a "Yes" to them asks for has boxes of its own: the organizations, the benefits, the stays. */
const withOwnBoxes = ['1', '63', '64']

/** What is asked only after another answer, and that answer. */
const follows: Readonly<Record<string, Record<string, boolean>>> = {
  '20': { 'person.homeResidenceRule': true },
  '21': { 'person.homeResidenceRule': true, 'person.homeResidenceMet': false },
  '29': { 'person.drugBenefit': true },
  '35.b': { 'person.foreignOfficial': true },
  '40': { 'person.traffickingBenefit': true },
  '77': { 'person.unlawfullyPresent': true },
}

const withAnswers = (answers: Record<string, unknown>): Scenario => ({
  ...small,
  answers: { ...small.answers, 'person/1': { ...small.answers['person/1'], ...answers } },
})
const rowsFor = (answers: Record<string, unknown>) => answeredYes(form, lookOf(withAnswers(answers)))
const said = (answers: Record<string, unknown>) =>
  foundBy('V53', { [adjustment.inadmissibility.id]: rowsFor(answers) }).found?.map(({ sentence }) => sentence) ?? []

const rows = asked.map(({ item }) => ({ number: item.number, id: item.fact.id }))

test('Part 9 asks more than eighty questions', () => {
  expect(rows.length).toBeGreaterThan(80)
})

test.each(rows.filter(({ number }) => !withOwnBoxes.includes(number)))(
  'V53 stops a Yes to Item $number that nobody explained, and not one that is explained',
  ({ number, id }) => {
    const yes = { ...follows[number], [id]: true }
    const about = (sentences: string[]) => sentences.filter((each) => each.includes(`“Part 9, Item ${number}:`))
    expect(about(said(yes))).toHaveLength(1)
    expect(about(said({ ...yes, [`${id}Explained`]: ' ' }))).toHaveLength(1)
    expect(about(said({ ...yes, [`${id}Explained`]: 'What happened, and how it ended.' }))).toEqual([])
  },
)

test.each(withOwnBoxes)('a Yes to Item %s is explained in boxes of its own', (number) => {
  const id = rows.find((each) => each.number === number)?.id ?? ''
  expect(said({ [id]: true })).toEqual([])
})

test('a Yes that is no longer asked for is not on the form, and needs no explanation', () => {
  expect(said({ 'person.drugBenefit': false, 'person.drugBenefitKnown': true })).toEqual([])
})

test('all clear is said once every question that concerns the applicant is answered, and not before', () => {
  expect(rowsFor({})).toEqual([])
  expect(rowsFor({ 'person.detentionWork': undefined })).toBeUndefined()
})

const days = 'case.statusViolationDays'
const i485Case = caseTypeById(CaseType.i485)
const known = (subType: string | undefined) =>
  i485Case ? basisOf(circumstancesOf(i485Case, { mode: 'LEGAL', ...(subType && { subType }) })) : {}

test.each(['employment', 'ownMerit', 'derivative'])('%s: V55 takes the basis from the sub-type', (subType) => {
  expect(foundBy('V55', known(subType))).toMatchObject({ notChecked: true, missing: [days] })
  expect(foundBy('V55', { ...known(subType), [days]: 181 }).found).toHaveLength(1)
  expect(foundBy('V55', { ...known(subType), [days]: 180 })).toMatchObject({ found: [], notChecked: false })
})

test.each(['family', 'familyDerivative'])('%s: V55 asks nothing', (subType) => {
  expect(foundBy('V55', known(subType))).toMatchObject({ found: [], notChecked: false, missing: [] })
})

test('without a sub-type the basis is asked', () => {
  expect(foundBy('V55', known(undefined)).missing).toEqual(['case.employmentBased'])
})
