import { expect, test } from 'vitest'
import { type Account, isToRemind, type Owed, remindableOf } from './rules.ts'

const now = new Date('2026-11-16T15:00:00Z')
const owed = (more: Partial<Owed> = {}): Owed => ({
  ...{
    id: 1,
    key: 'questions:employee',
    side: 'employee',
    title: 'Answer 9 questions',
    link: '/',
    dueOn: null,
    remindedAt: null,
  },
  ...more,
})
const account = (more: Partial<Account> = {}): Account => ({
  ...{ userId: 7, personId: 5, side: 'employee', name: 'Priya Nair', status: 'Active', hears: true },
  ...more,
})
const names = { employee: 'Priya Nair', employer: 'Northwind', firm: 'Harbor & Lane' }
const why = (items: readonly Owed[], accounts: readonly Account[]) =>
  remindableOf(5, items, accounts, { names, now }).map((each) => [each.key, each.name, each.why])

test.each<[string, readonly Owed[], readonly Account[], string]>([
  ['somebody who owes something', [owed()], [account()], ''],
  ['nobody to sign in', [owed()], [], 'Has no account yet.'],
  [
    'an invitation that was not taken',
    [owed()],
    [account({ status: 'Invited' })],
    'Has not activated the account yet. Resend the invitation?',
  ],
  ['an account that is off', [owed()], [account({ status: 'Inactive' })], 'The account is switched off.'],
  ['news that are off', [owed()], [account({ hears: false })], 'Has switched off news about cases.'],
  [
    'a reminder of this morning',
    [owed({ remindedAt: '2026-11-16T09:00:00Z' })],
    [account()],
    'Was reminded today already.',
  ],
  ['a reminder of yesterday', [owed({ remindedAt: '2026-11-15T09:00:00Z' })], [account()], ''],
])('%s', (_what, items, accounts, expected) => {
  expect(why(items, accounts).map((each) => each[2])).toEqual([expected])
})

test('nobody is listed who owes nothing, and the firm’s work is reminded of to attorney and assistant', () => {
  const both = [
    account({ userId: 8, side: 'attorney', name: 'Miriam Lane' }),
    account({ userId: 9, side: 'firm', name: 'Dev Shah' }),
  ]
  expect(why([owed({ side: 'firm' })], [account(), ...both]).map(([key]) => key)).toEqual(['5:8', '5:9'])
})

test.each<[string, string, string, string | null, boolean]>([
  ['four days before', '2026-11-16', '2026-11-01', null, false],
  ['three days before', '2026-11-17', '2026-11-01', null, true],
  ['a morning that was missed', '2026-11-18', '2026-11-01', null, true],
  ['asked for only now', '2026-11-17', '2026-11-17', null, false],
  ['reminded of by hand', '2026-11-18', '2026-11-01', '2026-11-17', false],
  ['the day itself', '2026-11-20', '2026-11-01', null, false],
  ['the day after', '2026-11-21', '2026-11-01', '2026-11-17', true],
  ['once after', '2026-11-22', '2026-11-01', '2026-11-21', false],
  ['long after', '2026-12-24', '2026-11-01', null, false],
])('an item due on 11-20-2026: %s', (_what, today, since, remindedOn, expected) => {
  expect(isToRemind({ dueOn: '2026-11-20', since, remindedOn }, today)).toBe(expected)
})
