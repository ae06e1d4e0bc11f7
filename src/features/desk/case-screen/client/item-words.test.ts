import { expect, test } from 'vitest'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { actionWords, byUrgency, itemWords, summaryOf } from './item-words.ts'

const item = (more: Partial<OpenItem>) =>
  ({ id: 1, kind: 'document', verb: 'Upload', dueOn: null, ...more }) as OpenItem

const letter = item({ title: 'Upload “Support letter”' })
const again = item({ id: 2, title: 'Upload “I-797” again: Send both sides.', verb: 'Upload again' })
const questions = item({ id: 3, kind: 'questions', title: 'Answer 31 questions', verb: 'Answer', dueOn: '2026-11-20' })

test('a row names the document, and says why it came back', () => {
  expect([letter, again, questions].map(itemWords)).toEqual([
    { what: 'Support letter', about: '' },
    { what: 'I-797', about: 'Sent back: Send both sides.' },
    { what: 'Answer 31 questions', about: '' },
  ])
})

test('what a side owes is one line', () => {
  expect(summaryOf([questions, letter])).toBe('31 questions, Support letter')
})

test('what was sent back comes first, then what is due', () => {
  expect([letter, questions, again].sort(byUrgency)).toEqual([again, questions, letter])
})

test('the header’s button says the whole thing', () => {
  expect([letter, questions].map(actionWords)).toEqual(['Upload: Support letter', 'Answer 31 questions'])
})
