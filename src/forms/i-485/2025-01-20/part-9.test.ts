import { expect, test } from 'vitest'
import type { Part } from '#engine/form.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { meaningfulWords, refersTo, scopeOfPart9 } from '../../../../tests/forms/part-9-scope.ts'
import { blank, blanksKind } from '../../../../tests/setup/blanks.ts'
import form from './form.ts'

// What is sworn to is the printed question: a question asked in fewer words is answered by people it was meant for with No.

const parts: readonly Part[] = form.parts
const items = new Map(
  parts.filter(({ id }) => id === '9').flatMap((part) => part.items.map((item) => [item.number, item.fact])),
)
const asked = [...items].filter(([, fact]) => fact.type === 'yesNo' && !('derive' in fact)).map(([item]) => item)
const crimes = asked.filter((item) => Number.parseInt(item, 10) >= 22 && Number.parseInt(item, 10) <= 41)

/** The items whose question has the scope of a row: its own, and those that point at it. */
const askingIt = (row: string) =>
  row === '22-41' ? crimes : [row, ...Object.keys(refersTo).filter((item) => refersTo[item]?.includes(row))]

test('each question of Part 9 has its scope written down', () => {
  const written = new Set(scopeOfPart9.map(([item]) => item))
  expect(asked.filter((item) => !written.has(item))).toEqual([])
  expect(asked.length).toBeGreaterThan(80)
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
