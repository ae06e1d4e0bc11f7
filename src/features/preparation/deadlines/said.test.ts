import { expect, test } from 'vitest'
import { allDeadlines } from '#rules/deadlines/all.ts'
import { said } from './said.ts'

test('a date is said as its reader would say it', () => {
  expect(said('The stay (I-94) ends on', true)).toBe('Your I-94 ends')
  expect(said('The stay (I-94) ends on')).toBe('I-94 ends')
  expect(said('Response to the request for evidence must be received by')).toBe('USCIS must have the answer (RFE)')
  expect(said('USCIS must have the extension by 01-29-2027 on paper; the stay ends on', true)).toBe(
    'A mailed extension must reach USCIS by 01-29-2027. Your stay (I-94) ends',
  )
  expect(said('Filed together with Priya NAIR’s H-1B extension, which USCIS must have by')).toBe(
    'Must reach USCIS together with Priya NAIR’s H-1B extension',
  )
})

test('what stands beside a day stays beside it', () => {
  expect(said('Passport expires on (act by 12-04-2026)', true)).toBe('Your passport ends (act by 12-04-2026)')
  expect(said('Renewal (I-765) should be received by (legal day 11-29-2026)')).toBe(
    'Renewal should reach USCIS (legal day 11-29-2026)',
  )
})

test('what nobody has words for stands without the word that leads to its day', () => {
  expect(said('May be filed, from')).toBe('May be filed')
  expect(said('Upload “Pay stubs”')).toBe('Upload “Pay stubs”')
})

test('no title of a rule ends in the middle of a sentence', () => {
  const half = allDeadlines.flatMap(({ title }) => [said(title), said(title, true)])
  expect(half.filter((words) => /\b(by|until|from|on|through|after|since|is)$/u.test(words))).toEqual([])
})
