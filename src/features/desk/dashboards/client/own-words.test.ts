import { expect, test } from 'vitest'
import type { OwnCase } from '../records.ts'
import { heading, headingOfAll, standing, thenWords, usualTimes } from './own-words.ts'

const priya: OwnCase = {
  ...{ id: 1, path: '/c/1', said: 'H-1B extension', saidWithin: 'H-1B extension', personId: 1, own: true },
  ...{ personName: 'Priya NAIR', firstName: 'Priya', diy: false, status: 1, step: 0, outcome: null, premium: true },
  ...{
    filedOn: null,
    receiptNumber: null,
    validUntil: null,
    entryNeeded: false,
    answerBy: null,
    workUntil: null,
    season: null,
    filedWithFrom: null,
    answersSent: false,
    answeredBy: '',
  },
  ...{ waitsFor: ['employee'], attorneyName: 'Miriam LANE', contactName: 'Lucía ROMERO', contactTakesPart: true },
}

test('the heading is the whole message', () => {
  const items = [{ dueOn: null }, { dueOn: '2026-11-25' }, { dueOn: null }]
  expect(heading(priya, items)).toBe('Your H-1B extension: 3 things, 1 of them by 11-25-2026')
  const twice = [{ dueOn: '2026-11-25' }, { dueOn: '2026-11-25' }]
  expect(heading(priya, twice)).toBe('Your H-1B extension: 2 things by 11-25-2026')
  expect(heading(priya, [...twice, { dueOn: '2027-01-15' }])).toBe(
    'Your H-1B extension: 3 things, 2 of them by 11-25-2026',
  )
  expect(heading({ ...priya, own: false, firstName: 'Arjun', saidWithin: 'H-4 extension' }, [{ dueOn: null }])).toBe(
    'Arjun’s H-4 extension: 1 thing to do',
  )
})

test('an approval without an I-94 says that a new entry comes first', () => {
  const approved = { ...priya, outcome: 'Approved', validUntil: '2029-12-31' }
  expect(standing(approved, 0)).toBe('Approved, valid until 12-31-2029.')
  const words = standing({ ...approved, entryNeeded: true }, 0)
  expect(words).toMatch(
    /^Approved until 12-31-2029, but no new I-94 came with it\. You can use it only after a new entry/,
  )
  expect(words).toMatch(/Until then your stay ends with your old I-94\.$/)
})

test('what follows names who does it and until when', () => {
  expect(thenWords(priya, '2027-01-31')).toBe(
    'Then Miriam files it, before your stay or work permission ends on 01-31-2027.',
  )
  expect(thenWords({ ...priya, attorneyName: '' }, null)).toBe('Then your law firm files it.')
})

test.each([
  [{ step: 3, filedOn: '2026-12-11', answerBy: '2027-01-05' }, 'USCIS got it on 12-11-2026 and answers by 01-05-2027.'],
  [{ outcome: 'Approved', validUntil: '2029-01-31', step: 4 }, 'Approved, valid until 01-31-2029.'],
  [{ waitsFor: ['attorney', 'firm'], step: 1 }, 'Your law firm is working on it.'],
  [{ waitsFor: ['employer', 'firm'], step: 1 }, 'Your employer and your law firm are working on it.'],
])('a case that needs nothing says how it stands: %o', (given, words) => {
  expect(standing({ ...priya, ...given }, 0)).toBe(words)
})

test('the usual time is no promise, except where USCIS gives one', () => {
  expect(usualTimes(priya)).toBe('Usually 2–3 weeks until we file. USCIS then answers within 15 business days.')
  expect(usualTimes({ ...priya, step: 3, premium: false })).toBe('USCIS usually takes a few months.')
})

test('what is filed along with a petition under the cap waits for its selection', () => {
  expect(usualTimes({ ...priya, filedWithFrom: '2027-04-01' })).toBe(
    'It is filed together with the H-1B petition, only if USCIS selects that one, from 04-01-2027 on.',
  )
})

test('a petition under the cap is registered and selected before anything is filed', () => {
  const season = {
    registeredBy: '2027-03-15',
    selectedBy: '2027-03-31',
    filedFrom: '2027-04-01',
    startsOn: '2027-10-01',
  }
  const mei = { ...priya, premium: false, season }
  expect(thenWords(mei, null)).toBe('Then Miriam registers you with USCIS by 03-15-2027.')
  expect(usualTimes(mei)).toBe(
    'USCIS selects by lottery and says so by 03-31-2027. Only a selected petition is filed, from 04-01-2027 on. Work starts on 10-01-2027 at the earliest.',
  )
  expect(thenWords({ ...mei, season: { ...season, registeredBy: null } }, null)).toBe(
    'Then Miriam waits for the selection by USCIS.',
  )
})

test('who handed in the answers reads who looks at them now', () => {
  const sent = { ...priya, answersSent: true, waitsFor: ['employer', 'attorney'] }
  expect(standing(sent, 0)).toBe('Your answers were sent. Miriam checks them next. Lucía fills in the employer’s part.')
  expect(standing({ ...sent, waitsFor: ['attorney'] }, 2)).toBe(
    'Your answers were sent. Miriam checks them next. Your turn: 2 things.',
  )
  expect(standing(priya, 1)).toBe('Your turn: 1 thing.')
})

test('over several cases the heading says by when the first is due, not all', () => {
  expect(headingOfAll([{ dueOn: '2026-11-20' }, { dueOn: null }])).toBe('2 things to do, the first by 11-20-2026')
})
