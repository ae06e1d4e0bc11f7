import { expect, test } from 'vitest'
import type { Fact } from '#engine/fact.ts'
import type { SubjectKey } from '#engine/known-facts.ts'
import type { Question } from '#engine/questions.ts'
import { allFacts } from '#facts/all.ts'
import { nextMissing, progressOf, sectionsOf } from './sections.ts'

function question(subject: SubjectKey, factId: string, more: Partial<Question> = {}): Question {
  const fact = allFacts.get(factId) as Fact
  const key = `${subject}:${factId}`
  return { key, subject, role: 'person', fact, items: [], needed: true, answered: false, ...more }
}

const priya: SubjectKey = 'person/1'
const dev: SubjectKey = 'person/2'
const asked = [
  question('company/9', 'company.fein'),
  question(dev, 'person.birthDate'),
  question(priya, 'person.passports', { answered: true }),
  question(priya, 'person.familyName', { answered: true }),
  question(priya, 'person.middleName', { needed: false }),
  question(priya, 'person.birthDate'),
]
const sections = sectionsOf(asked, [priya, dev, 'company/9'])

test('steps come person by person and topic by topic, each in the order of its topic', () => {
  expect(sections.map(({ id }) => id)).toEqual([
    'name:person/1',
    'birth:person/1',
    'passport:person/1',
    'birth:person/2',
    'business:company/9',
  ])
  expect(sections[0]?.questions.map(({ fact }) => fact.id)).toEqual(['person.familyName', 'person.middleName'])
})

test.each<[string, Question[], number]>([
  ['nothing is needed', [question(priya, 'person.middleName', { needed: false })], 100],
  ['everything needed is answered', [question(priya, 'person.familyName', { answered: true })], 100],
  [
    'one of three is missing',
    [...'ab'].map(() => question(priya, 'person.sex', { answered: true })).concat(question(dev, 'person.sex')),
    66,
  ],
  [
    '199 of 200 are answered',
    [
      ...Array.from({ length: 199 }, () => question(priya, 'person.sex', { answered: true })),
      question(dev, 'person.sex'),
    ],
    99,
  ],
])('when %s it is %s', (_what, questions, percent) => {
  expect(progressOf(questions).percent).toBe(percent)
})

test('the next unanswered question comes after the present one, and around the end to the beginning', () => {
  expect(nextMissing(sections)?.key).toBe('person/1:person.birthDate')
  expect(nextMissing(sections, 'person/1:person.birthDate')?.key).toBe('person/2:person.birthDate')
  expect(nextMissing(sections, 'company/9:company.fein')?.key).toBe('person/1:person.birthDate')
  expect(nextMissing([])).toBeUndefined()
})
