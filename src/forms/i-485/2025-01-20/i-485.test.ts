import { describe, expect, test } from 'vitest'
import { completenessOf } from '#engine/completeness.ts'
import type { Part } from '#engine/form.ts'
import { fieldFinder } from '#engine/inventory.ts'
import { questionsOf } from '#engine/questions.ts'
import { toPaper } from '#engine/to-paper.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { meaningfulWords, refersTo, scopeOfPart9 } from '../../../../tests/forms/part-9-scope.ts'
import { blank, blanksKind } from '../../../../tests/setup/blanks.ts'
import { i131 } from '../../i-131/2025-01-20/form.ts'
import { i765 } from '../../i-765/2025-08-21/form.ts'
import { paperOf } from '../../papers.ts'
import { lookOf, type Scenario } from '../../scenario.ts'
import form, { i485 } from './form.ts'
import { scenarios } from './scenarios/all.ts'
import { full } from './scenarios/full.ts'
import { refugee } from './scenarios/refugee.ts'
import { small } from './scenarios/small.ts'

const asked = (scenario: Scenario, audience?: 'employer' | 'employee') =>
  questionsOf([{ form: i485, look: lookOf(scenario), key: 'i-485' }], audience).map(({ fact }) => fact.id)

test.each(scenarios.map((scenario) => ({ scenario })))(
  'Form I-485 for $scenario.name is complete, and nobody waits for another answer',
  ({ scenario }) => {
    const look = lookOf(scenario)
    expect(completenessOf(i485, look).missing).toEqual([])
    const open = questionsOf([{ form: i485, look, key: 'i-485' }]).filter(({ needed, answered }) => needed && !answered)
    expect(open.map(({ key }) => key)).toEqual([])
  },
)

describe('the questions', () => {
  test('about money are for who is not exempt from the public charge rule', () => {
    expect(asked(small)).toContain('person.householdIncome')
    expect(asked(refugee)).not.toContain('person.householdIncome')
    expect(asked(refugee)).not.toContain('person.gotCashBenefits')
  })

  test('that follow from a "Yes" are asked after it alone', () => {
    expect(asked(small)).not.toContain('person.homeResidenceMet')
    expect(asked(refugee)).toContain('person.homeResidenceWaived')
    expect(asked(full)).not.toContain('person.homeResidenceWaived')
    expect(asked(small)).not.toContain('person.arrestedExplained')
    expect(asked(full)).toContain('person.arrestedExplained')
  })

  test('of the law are not for the employer', () => {
    expect(asked(full, 'employee')).toContain('person.arrested')
    expect(
      asked(full, 'employer').filter((id) => asked(full, 'employee').includes(id) && /Explained$/.test(id)),
    ).toEqual([])
    expect(asked(full, 'employer')).not.toContain('person.arrested')
  })

  test('of a person’s application with work permit and advance parole are asked once for all three', () => {
    const look = lookOf(small)
    const forms = [i485, i765, i131].map((form) => ({ form, look, key: form.id }))
    const together = questionsOf(forms).length
    const apart = forms.reduce((sum, each) => sum + questionsOf([each]).length, 0)
    expect(new Set(questionsOf(forms).map(({ key }) => key)).size).toBe(together)
    expect(apart - together).toBeGreaterThan(30)
  })
})

test('explanations beyond the form’s four entries go to the addendum, each under its item, in the order of the page', () => {
  const known = paperOf('i-485', '2025-01-20')
  if (!known) throw new Error('Form I-485 has no paper')
  const { addendum } = toPaper(known.paper, lookOf(full), fieldFinder(known.inventory))
  const items = addendum.filter(({ part }) => part === '9').map(({ item }) => item)
  expect(items.slice(0, 3)).toEqual(['12', '13', '14'])
  expect(items).toContain('53.d')
  expect(items.at(-1)).toBe('85')
  // 83 questions, but for the waiver that nobody who went home needs, and the two on the page.
  expect(items.length).toBe(83 - 1 - 2)
})

// What is sworn to is the printed question: a question asked in fewer words is answered by people it was meant for with No.

const parts: readonly Part[] = form.parts
const items = new Map(
  parts.filter(({ id }) => id === '9').flatMap((part) => part.items.map((item) => [item.number, item.fact])),
)
const yesNoItems = [...items].filter(([, fact]) => fact.type === 'yesNo' && !('derive' in fact)).map(([item]) => item)
const crimes = yesNoItems.filter((item) => Number.parseInt(item, 10) >= 22 && Number.parseInt(item, 10) <= 41)

/** The items whose question has the scope of a row: its own, and those that point at it. */
const askingIt = (row: string) =>
  row === '22-41' ? crimes : [row, ...Object.keys(refersTo).filter((item) => refersTo[item]?.includes(row))]

test('each question of Part 9 has its scope written down', () => {
  const written = new Set(scopeOfPart9.map(([item]) => item))
  expect(yesNoItems.filter((item) => !written.has(item))).toEqual([])
  expect(yesNoItems.length).toBeGreaterThan(80)
})

test('each asks as much as the page does, in the question and its help together', () => {
  const left = scopeOfPart9.flatMap(([item, words]) =>
    askingIt(item).flatMap((each) => {
      const ours = meaningfulWords(`${items.get(each)?.label} ${items.get(each)?.help ?? ''}`)
      const missing = words.split(' ').filter((word) => !ours.has(word))
      return missing.length > 0 ? [`${each}: ${missing.join(' ')}`] : []
    }),
  )
  expect(left).toEqual([])
})

const source = blanksKind === 'official' ? 'the agency’s page' : 'our own rows, for want of the agency’s page'
test(`the scope is that of ${source}`, async () => {
  if (blanksKind !== 'official') return expect(scopeOfPart9.every(([, words]) => words !== '')).toBe(true)
  const printed = sentencesOf((await readPdf(await blank('i-485'))).pages.map(({ text }) => text))
  const rows = scopeOfPart9.map(([, words]) => new Set(words.split(' ')))
  const says = (sentence: Set<string>, row: Set<string>) =>
    [...row].every((word) => sentence.has(word)) && [...sentence].every((word) => row.has(word) || beside.has(word))
  const unprinted = rows.filter((row) => !printed.some(({ words }) => says(words, row)))
  expect(unprinted.map((row) => [...row].join(' '))).toEqual([])
  const unknown = printed.filter(({ words, asks }) => asks && !rows.some((row) => says(words, row)))
  expect(unknown.map(({ words }) => [...words].join(' '))).toEqual([])
})

/** Headings and boxes that a reader of the file finds between the sentences. */
const beside = meaningfulWords(
  'EVER NOTE Part General Eligibility and Inadmissibility Grounds (continued) Form A-Number Benefit Received Start Date End Date Dollar Amount In a Category Exempt from Public Charge Security and Related Do you intend to Illegal Entries and Other Immigration Violations Removal, Unlawful Presence, or Illegal Reentry After Previous Immigration Violations Miscellaneous Conduct Criminal Acts and Violations Since April 1, 1997, reentered or attempted to reenter the United States without being inspected and admitted or paroled after ordered, incited, called for, committed, assisted, helped with, or otherwise participated in',
)

/** "What is the size of your household?" asks for an amount. */
const isYesNo = (sentence: string) => sentence.endsWith('?') && !/^\W*What /.test(sentence)

function sentencesOf(pages: readonly string[]): { words: Set<string>; asks: boolean }[] {
  return pages
    .filter((text) => text.includes('Part 9. General'))
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/Form I-485 Edition \S+ Page \d+ of \d+/g, ' ')
    .replaceAll('U.S.', 'US')
    .replace(/\b(?:Yes|No)+(?=[A-Z\s])/g, ' ')
    .split(/(?<=\?)|(?=Have you EVER)|\.\s|\d+(?:\.[a-i])?\./)
    .map((sentence) => ({ words: meaningfulWords(sentence), asks: isYesNo(sentence) }))
    .filter(({ words }) => words.size > 0)
}
