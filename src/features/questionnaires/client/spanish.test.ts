import { expect, test } from 'vitest'
import { spanishFacts } from '#facts/spanish/all.ts'
import { allTopics } from '#facts/topics.ts'
import { castOf } from '#features/cases/cast.ts'
import { allForms } from '#forms/all.ts'
import { askedIn } from '../asked.ts'
import { spanishTopics } from './messages/spanish-topics.ts'

const family = { id: 1, companyId: 1, lawFirmId: 1, attorneyId: 1, personId: 1, householdPersonId: 2, employmentId: 1 }
const forms = allForms.flatMap((form) =>
  (['employer', 'beneficiary'] as const).flatMap((side) =>
    (['LEGAL', 'DIY'] as const).map((mode) => ({
      form,
      key: `${form.id} ${side} ${mode}`,
      cast: castOf({ ...family, mode }, { personId: 3, side }),
    })),
  ),
)
const asked = [...askedIn(forms).values()].filter(({ audiences }) => audiences.includes('employee'))
const facts = [...new Map(asked.map(({ fact }) => [fact.id, fact])).values()]

test('every fact an employee can be asked has Spanish words', () => {
  expect(facts.length).toBeGreaterThan(100)
  expect(facts.filter(({ id }) => !spanishFacts[id]).map(({ id }) => id)).toEqual([])
})

test('every list says every column in Spanish, and names no option or column that does not exist', () => {
  for (const fact of facts) {
    const { columns = {}, columnOptions = {}, options = {} } = spanishFacts[fact.id] ?? {}
    const known = fact.type === 'records' ? Object.keys(fact.columns) : []
    expect([fact.id, Object.keys(columns).sort()]).toEqual([fact.id, [...known].sort()])
    const choices: readonly string[] = fact.type === 'choice' ? fact.options : []
    expect([fact.id, choices]).toEqual([fact.id, expect.arrayContaining(Object.keys(options))])
    for (const [name, words] of Object.entries(columnOptions)) {
      const column = fact.type === 'records' ? fact.columns[name] : undefined
      expect([name, column?.type === 'choice' ? column.options : []]).toEqual([
        name,
        expect.arrayContaining(Object.keys(words)),
      ])
    }
  }
})

test('every step an employee can reach has a Spanish title', () => {
  const reached = allTopics.filter((topic) => topic.facts.some(({ id }) => facts.some((fact) => fact.id === id)))
  expect(reached.filter(({ id }) => !spanishTopics[id]).map(({ id }) => id)).toEqual([])
})
