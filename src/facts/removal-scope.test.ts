import { expect, test } from 'vitest'
import { truthOf } from '#engine/condition.ts'
import type { Fact, ScalarType } from '#engine/fact.ts'
import { allPapers } from '#forms/papers.ts'
import { lookOf } from '#forms/scenario.ts'
import { allFacts } from './all.ts'
import { aboutTheRelative } from './derived/relative.ts'
import { termsIn } from './glossary.ts'
import { spanishFacts } from './spanish/all.ts'

// Removal can be ordered by an officer at the border without a judge (INA 235(b)(1)). Who is told to think of judges only
// answers No to a question that means them, and signs it under penalty of perjury.

const aboutRemoval = (text: string) => /removal proceedings|proceedings before|in removal/i.test(text)
type Asked = readonly [id: string, words: string]
const wordsOf = (id: string, { label, help = '' }: ScalarType | Fact): Asked => [id, `${label} ${help}`]

/** A question whether somebody is or was in proceedings, or a list of them; what is only an explanation asks nothing. */
const questions: readonly Asked[] = [...allFacts.values()].flatMap((fact): Asked[] => {
  if (fact.type === 'records')
    return [
      ...(fact.id === 'person.proceedings' ? [wordsOf(fact.id, fact)] : []),
      ...Object.entries(fact.columns).flatMap(([name, column]) =>
        column.type === 'yesNo' && aboutRemoval(column.label) ? [wordsOf(`${fact.id} ${name}`, column)] : [],
      ),
    ]
  return fact.type === 'yesNo' &&
    /inRemovalProceedings|Proceedings$/.test(fact.id) &&
    fact.id !== 'person.otherProceedings'
    ? [wordsOf(fact.id, fact)]
    : []
})

test('the questions about removal are found', () => {
  expect(questions.map(([id]) => id).sort()).toEqual([
    'case.furtherBeneficiaries inRemovalProceedings',
    'case.theirProceedings',
    'person.everInProceedings',
    'person.inRemovalProceedings',
    'person.proceedings',
  ])
})

test.each(questions)('%s counts expedited removal by an officer at the border', (id, words) => {
  expect(words).toMatch(/expedited removal/)
  expect(words).toMatch(/officer at the border/)
  const inSpanish = spanishFacts[id]
  if (inSpanish)
    expect(`${inSpanish.label} ${inSpanish.help ?? ''}`).toMatch(/remoción acelerada.*oficial en la frontera/)
})

test('so does what the term means', () => {
  const [term] = termsIn('in removal proceedings')
  expect(term?.en).toMatch(/expedited removal/)
  expect(term?.es).toMatch(/remoción acelerada/)
})

test('Form I-130, Item 53, asks for every kind that Item 54 has a box for', () => {
  const answered = (everInProceedings?: boolean, otherProceedings?: boolean) =>
    lookOf({
      answers: {
        'person/1': { 'person.everInProceedings': everInProceedings, 'person.otherProceedings': otherProceedings },
      },
      roles: { person: 'person/1' },
      today: '2026-11-16',
    }).value(aboutTheRelative.everInImmigrationProceedings)
  expect(answered(false)).toBeUndefined()
  expect(answered(false, false)).toBe(false)
  expect(answered(false, true)).toBe(true)
  expect(answered(true)).toBe(true)
  const form = allPapers.find(({ paper }) => paper.form.id === 'i-130')?.paper.form
  const item = form?.parts.flatMap(({ items }) => items).find(({ number }) => number === '54')
  const other = { 'person.everInProceedings': false, 'person.otherProceedings': true }
  const look = lookOf({ answers: { 'person/2': other }, roles: { applicant: 'person/2' }, today: '2026-11-16' })
  expect(item?.when && truthOf(item.when, look)).toBe(true)
})
