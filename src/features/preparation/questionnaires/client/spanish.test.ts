import { expect, test } from 'vitest'
import { formRolesOf } from '#case-file/cases/form-roles.ts'
import { conduct } from '#facts/eligibility/conduct.ts'
import { crimes } from '#facts/eligibility/crimes.ts'
import { security } from '#facts/eligibility/security.ts'
import { violations } from '#facts/eligibility/violations.ts'
import { questionHelp, questionWords } from '#facts/question-words.ts'
import { spanishFacts } from '#facts/spanish/all.ts'
import { spanishCountries, spanishStates, stateNames } from '#facts/spanish/places.ts'
import { spanishHelp, spanishQuestions } from '#facts/spanish/question-words.ts'
import { allTopics } from '#facts/topics.ts'
import { states } from '#formats/addresses.ts'
import { countries } from '#formats/countries.ts'
import { allForms } from '#forms/all.ts'
import { askedIn } from '../case-questions.ts'
import { spanishTopics } from './language.tsx'

const family = { id: 1, companyId: 1, lawFirmId: 1, attorneyId: 1, personId: 1, householdPersonId: 2, employmentId: 1 }
const forms = allForms.flatMap((form) =>
  (['employer', 'beneficiary'] as const).flatMap((side) =>
    (['LEGAL', 'DIY'] as const).map((mode) => ({
      form,
      key: `${form.id} ${side} ${mode}`,
      roles: formRolesOf({ ...family, mode }, { personId: 3, side }, [{ personId: 3, side }]),
    })),
  ),
)
const asked = [...askedIn(forms).values()].filter(({ audiences }) => audiences.includes('employee'))
const facts = [...new Map(asked.map(({ fact }) => [fact.id, fact])).values()]

test('every fact an employee can be asked has Spanish words', () => {
  expect(facts.length).toBeGreaterThan(100)
  expect(facts.filter(({ id }) => !spanishFacts[id]).map(({ id }) => id)).toEqual([])
})

test('every plain question and line of help that an employee reads is in Spanish too', () => {
  const ids = new Set<string>(facts.map(({ id }) => id))
  const missing = (english: object, spanish: object) =>
    Object.keys(english).filter((id) => ids.has(id) && !(id in spanish))
  expect(missing(questionWords, spanishQuestions)).toEqual([])
  expect(missing(questionHelp, spanishHelp)).toEqual([])
})

test('every question of Form I-485, Part 9 has its whole scope in Spanish too', () => {
  const questions = [violations, crimes, security, conduct].flatMap((group) => Object.values(group.questions))
  expect(questions.length).toBeGreaterThan(70)
  expect(questions.filter(({ id }) => !spanishFacts[id]?.help).map(({ id }) => id)).toEqual([])
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

/** What is the same in both languages: classes of status and categories, as the agency writes them, without words. */
const CODE = /^(?:[A-Z]{1,2}-?\d?[A-Z]?\d?|\([a-z]\)(?:\(\d+\))+(?:\([A-Z]\))?)$/

test('every option an employee can choose is in Spanish, or a bare code of the agency', () => {
  const missing = facts.flatMap((fact) => {
    const { options, columnOptions = {} } = spanishFacts[fact.id] ?? {}
    const columns = fact.type === 'records' ? Object.entries(fact.columns) : []
    return [
      { id: fact.id, type: fact, words: options },
      ...columns.map(([name, type]) => ({ id: `${fact.id} ${name}`, type, words: columnOptions[name] })),
    ].flatMap(({ id, type, words }) => {
      if (type.type !== 'choice') return []
      const isBareCode = (option: string) => CODE.test(option) && (type.words?.[option] ?? option) === option
      return type.options.filter((option) => !words?.[option] && !isBareCode(option)).map((option) => [id, option])
    })
  })
  expect(missing).toEqual([])
})

test('countries and states have their Spanish names, and none is missing', () => {
  const places = new Map(spanishCountries().map(({ value, label }) => [value, label]))
  expect([...places.keys()].sort()).toEqual(countries.map(([code]) => code).sort())
  expect([places.get('DE'), places.get('JP'), places.get('US'), places.get('SUHH')]).toEqual([
    'Alemania',
    'Japón',
    'Estados Unidos',
    'Unión Soviética (antigua)',
  ])
  expect([...places].filter(([code, name]) => code === name)).toEqual([])
  expect(spanishStates().find(({ value }) => value === 'NY')?.label).toBe('NY Nueva York')
  const codes: readonly string[] = states.map(({ code }) => code)
  expect(Object.keys(stateNames).filter((code) => !codes.includes(code))).toEqual([])
  // "New", "North", "South", "West" and "Islands" are English words; the other names are the same in Spanish.
  const english = spanishStates().filter(({ label }) => /\b(?:New|North|South|West|Islands|District)\b/.test(label))
  expect(english).toEqual([])
})
