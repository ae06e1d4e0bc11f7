import { expect, test } from 'vitest'
import { type Entry, followsFrom } from './ledger.ts'

const around = { required: 9_880_000, today: '2026-12-31' }
const unpaid: Extract<Entry, { kind: 'unpaid' }> = {
  ...{ kind: 'unpaid', worker: 'Priya NAIR', on: '2026-12-21', until: '2026-12-31', reason: 'own request' },
  ...{ evidence: 'Signed request', hours: 40, planPays: false },
}

// The examples B1 to B3 of HC-13, and what they leave open.
test.each([
  ['B1', { on: '2026-11-16', until: '2026-11-27', reason: 'no work', evidence: '' }, 'wrong', '$3,800'],
  ['B2', {}, 'fine', 'Signed request'],
  ['B3', { evidence: '' }, 'wrong', '$3,420'],
  ['half-time', { evidence: '', hours: 20 }, 'wrong', '$1,710'],
  ['a plan pays', { planPays: true }, 'wrong', '$3,420'],
  ['proof does not help where the employer has no work', { reason: 'shutdown' }, 'wrong', '$3,420'],
  ['goes on', { until: '', evidence: '' }, 'wrong', 'so far'],
] as const)('days without pay, %s', (_ex, more, state, words) => {
  const follows = followsFrom({ ...unpaid, ...more }, around)
  expect([follows.state, follows.task?.forWhom]).toEqual([state, state === 'fine' ? undefined : 'employer'])
  expect(follows.says).toContain(words)
})

test('without the wages of the LCA nobody says how much is due, and nobody says that it is in order', () => {
  expect(followsFrom({ ...unpaid, evidence: '' }, { ...around, required: undefined })).toMatchObject({ state: 'wrong' })
})

const home = { kind: 'home', worker: 'Priya NAIR', on: '2026-12-01', address: '' } as const
test.each([
  [{ inArea: false, worksThere: true }, 'open', 'before 12-01-2026', { forWhom: 'attorney', dueOn: '2026-11-30' }],
  [{ inArea: true, worksThere: true }, 'open', 'post the notice at home', { forWhom: 'employer', dueOn: '2026-12-01' }],
  [{ inArea: false, worksThere: false }, 'fine', 'nothing for the LCA', undefined],
] as const)('a new home, %o', (where, state, words, task) => {
  const follows = followsFrom({ ...home, ...where }, { ...around, today: '2026-11-17' })
  expect(follows.state).toBe(state)
  expect(follows.says).toContain(words)
  expect(follows.says).toContain('AR-11 by 12-11-2026')
  if (task) expect(follows.task).toMatchObject(task)
  else expect(follows.task).toBeUndefined()
})

test.each([
  [{ inArea: false }, '2026-11-17', 'wrong', 'had to be filed before 11-17-2026'],
  [{ inArea: true }, '2026-11-16', 'wrong', 'post the notice at home by 11-16-2026'],
  [{ inArea: true }, '2026-11-17', 'open', 'post the notice at home by 11-17-2026'],
] as const)('a home entered after the day, %o on %s', (where, on, state, words) => {
  const follows = followsFrom({ ...home, worksThere: true, ...where, on }, { ...around, today: '2026-11-17' })
  expect(follows.state).toBe(state)
  expect(follows.says).toContain(words)
  expect(follows.task?.dueOn).toBe(where.inArea ? on : '2026-11-16')
})

const visit = { worker: '', officer: '', badge: '', site: 'Boston', asked: '', shown: '', present: '' }
test.each([
  ['', '2026-11-18'],
  ['2026-11-20', '2026-11-20'],
])('a visit, the officer’s day %s', (answerBy, dueOn) => {
  const { task } = followsFrom({ kind: 'visit', on: '2026-11-16', ...visit, answerBy }, around)
  expect(task).toMatchObject({ forWhom: 'attorney', dueOn })
})

const closing = { kind: 'company', on: '2026-12-31', statementOn: '', otherTerms: false, note: '' } as const
test.each([
  [{ change: 'name only' }, 'open', 'The LCA stays', false],
  [{ change: 'share sale' }, 'open', 'Count the H-1B workers anew', false],
  [{ change: 'successor takes over', statementOn: '2026-12-30' }, 'open', 'sworn statement came before', false],
  [{ change: 'successor takes over', statementOn: '2027-01-04' }, 'wrong', 'The attorney decides', true],
  [{ change: 'successor takes over' }, 'open', 'swears before 12-31-2026', true],
  [{ change: 'successor takes over', on: '2026-11-16' }, 'wrong', 'The attorney decides', true],
  [{ change: 'successor does not take over' }, 'wrong', 'A new LCA', true],
  [{ change: 'name only', otherTerms: true }, 'wrong', 'amended petition', true],
] as const)('a change of the company, %o', (change, state, words, raises) => {
  const follows = followsFrom({ ...closing, ...change }, { ...around, today: '2026-11-17' })
  expect([follows.state, follows.task !== undefined]).toEqual([state, raises])
  expect(follows.says).toContain(words)
})
