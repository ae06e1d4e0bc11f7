import { expect, test } from 'vitest'
import { reviewPoints } from '#case-types/types/contract-review.ts'
import { proposalsIn, wordRules } from './word-rules.ts'

test('every point of the reviewer’s checklist has its words', () => {
  expect(wordRules.map(({ point }) => point)).toEqual(reviewPoints)
})

test('a proposal names point, page, clause and sentence, and no risk', () => {
  const found = proposalsIn('MSA.pdf', [
    { number: 1, text: '1. Services. Contractor performs services at the worksite named in the SOW.' },
    {
      number: 2,
      text: '7.2 Idle time. Contractor has no obligation to pay the Employee between projects. 8. Notices.',
    },
  ])
  expect(found.find(({ point }) => point.startsWith('Benching'))).toEqual({
    ...{ point: reviewPoints[5], document: 'MSA.pdf', page: 2, clause: '7.2' },
    why: 'Time without work is paid (20 CFR 655.731(c)(7)).',
    text: 'Contractor has no obligation to pay the Employee between projects.',
  })
  expect(found.some((each) => 'risk' in each)).toBe(false)
})

test('words inside other words do not count, and a point is shown three times at most', () => {
  expect(proposalsIn('a.docx', [{ number: null, text: 'The workbench was repainted twice.' }])).toEqual([])
  const often = Array.from({ length: 9 }, (_, place) => `${place + 1}. The salary is paid monthly to everybody.`)
  expect(proposalsIn('a.docx', [{ number: null, text: often.join('\n') }])).toHaveLength(3)
})
