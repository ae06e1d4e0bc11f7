import { expect, test } from 'vitest'
import { Status } from '#case-types/status/statuses.ts'
import { formName } from '#formats/form-names.ts'
import { dateAndDistance, howFar, hueOf, money, unansweredWords, urgencyHue, waitingWords } from './words.ts'

test.each([
  ['2026-11-15', 'today'],
  ['2026-11-16', 'tomorrow'],
  ['2026-11-14', 'yesterday'],
  ['2026-12-15', 'in 30 days'],
  ['2026-11-05', '10 days ago'],
])('%s seen on 11-15-2026 is %s', (iso, words) => {
  expect(howFar(iso, '2026-11-15')).toBe(words)
})

test('a date on screen says how far away it is', () => {
  expect(dateAndDistance('2026-12-01', '2026-11-15')).toBe('12-01-2026 (in 16 days)')
})

test('what is overdue is red, what is due within a week orange', () => {
  expect(['2026-11-14', '2026-11-20', '2026-12-20'].map((day) => urgencyHue(day, '2026-11-15'))).toEqual([
    'red',
    'orange',
    'gray',
  ])
})

test('blue is what lies with the agency, and nothing before that', () => {
  const { initiated, submitted, generated, inReview, readyToFile, receipted } = Status
  const hues = [initiated, submitted, generated, inReview, readyToFile, receipted].map((status) => hueOf(status, null))
  expect(hues).toEqual(['gray', 'gray', 'gray', 'teal', 'teal', 'blue'])
})

test('a decision against the client is red, an approval green', () => {
  expect([hueOf(9, 'Denied'), hueOf(9, 'Approved'), hueOf(8, null), hueOf(1, null)]).toEqual([
    'red',
    'green',
    'orange',
    'gray',
  ])
})

test('money and forms are written as people read them', () => {
  expect([money(338_000), formName('i-129')]).toEqual(['$3,380.00', 'Form I-129'])
})

test('for whom a case waits is a sentence of its own, and names everybody', () => {
  expect([['firm'], ['attorney', 'firm'], ['agency'], ['firm', 'employer'], ['nobody']].map(waitingWords)).toEqual([
    'Your law firm is working on it.',
    'Your law firm is working on it.',
    'Waiting for USCIS or the Department of Labor.',
    'Waiting for your law firm and your employer.',
    'Nothing is left to do.',
  ])
})

test('a part that is not answered whole says how much is missing', () => {
  expect(unansweredWords({ words: 'The employee’s questions', answered: 12, total: 21 })).toEqual([
    'The employee’s questions: 9 of 21 are not answered.',
  ])
  expect(unansweredWords({ words: 'The employer’s questions', answered: 72, total: 72 })).toEqual([])
})
