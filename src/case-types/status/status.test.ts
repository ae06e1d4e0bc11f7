import { describe, expect, test } from 'vitest'
import { caseTypes } from '../all.ts'
import type { Mode } from '../case-type.ts'
import type { GuardFacts } from './guards.ts'
import { everythingInOrder } from './in-order.fixture.ts'
import type { Outcome } from './stage.ts'
import { type Mover, move, movesAllowed, statusAsLegal } from './status.ts'
import { statusesOf, statusNames } from './status-table.ts'
import type { Status } from './statuses.ts'

const statuses: readonly Status[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const roles = [1, 2, 3, 4, 5, 9, 10, 13]
const modes: readonly Mode[] = ['LEGAL', 'DIY']
const filing = { id: 1, withoutFiling: false, channel: 'USCIS' } as const
const noFiling = { id: 12, withoutFiling: true, channel: 'none' } as const

/**
 * Decisions §4 written down a second time, by hand: "from>to: who", with * for every participant; L and D are the modes
 * (5>3 in DIY: docs/decisions/0040), N the case types without a filing. Withdrawals are separate.
 */
const onPaper = `
1>2 *        2>3 9,10,13    2>1 9,10,13
3>4 9,10,13 L   3>5 9,10,13 D   3>10 9,10,13 N   3>2 9,10,13
4>5 9        4>2 9          4>3 9
5>6 9        5>4 9 L   5>3 9 D
6>7 9,10,13  6>5 9,10,13
7>8 9,10,13  7>9 9
8>7 9,10,13  8>9 9
9>10 9,10    9>8 9
10>9 9`
const rows = [...onPaper.matchAll(/(\d+)>(\d+) (\S+)(?: ([LDN])\b)?/g)].map(([, from, to, who = '', only]) => ({
  from: Number(from),
  to: Number(to),
  who,
  only,
}))

type Want = 'moves' | 403 | 409
function wanted(from: number, to: number, mode: Mode, role: number, owner: boolean, withoutFiling: boolean): Want {
  const row = rows.find(
    (each) =>
      each.from === from &&
      each.to === to &&
      (each.only === undefined || each.only === (mode === 'LEGAL' ? 'L' : 'D') || (each.only === 'N' && withoutFiling)),
  )
  if (!row) return 409
  if (role === 1 || role === 2) return 'moves'
  if (mode === 'DIY') return owner ? 'moves' : 403
  return row.who === '*' || row.who.split(',').map(Number).includes(role) ? 'moves' : 403
}

const attempt = (mover: Mover, to: number, more: { outcome?: Outcome; reason?: string; facts?: GuardFacts } = {}) =>
  move({ ...mover, to, reason: 'because', facts: everythingInOrder, ...more })

test('the hand-written table has the 21 rows of decisions §4, and the way back without an attorney', () =>
  expect(rows).toHaveLength(22))

test('a do-it-yourself case does not come by an attorney’s review on its way to filing', () => {
  expect(statusesOf('LEGAL')).toEqual(statuses)
  expect(statusesOf('DIY')).toEqual(statuses.filter((status) => status !== 4))
  const onward = movesAllowed({ status: 3, mode: 'DIY', role: 5, type: filing, isOwner: true }).map(({ to }) => to)
  expect(onward).not.toContain(4)
  expect(statusesOf('DIY', 4)).toContain(4)
})

describe.each(modes)('in %s', (mode) => {
  test.each(roles)('role %i makes exactly the moves of the table, over all pairs of statuses', (role) => {
    let pairs = 0
    for (const type of [filing, noFiling])
      for (const isOwner of [true, false])
        for (const from of statuses)
          for (const to of statuses) {
            const mover = { status: from, mode, role, type, isOwner }
            // A decision needs its outcome; Approved is no withdrawal, so only the table's own rows can accept it.
            const decided = to === 9 ? { outcome: 'Approved' as const } : {}
            const moved = attempt(mover, to, decided)
            const want = wanted(from, to, mode, role, isOwner, type.withoutFiling)
            const where = `${from} → ${to}, role ${role}, ${mode}, owner ${isOwner}, without filing ${type.withoutFiling}`
            const got = moved.ok ? 'moves' : moved.httpStatus
            expect(got, where).toBe(want)
            if (moved.ok) expect(moved.status, where).toBe(to)
            else expect(moved.sentence, where).toMatch(/\.$/)
            const offered = movesAllowed(mover).some((each) => each.to === to && !each.outcomes.includes('Withdrawn'))
            expect(offered, `offered ${where}`).toBe(want === 'moves')
            pairs++
          }
    expect(pairs).toBe(400)
  })

  test.each(statuses)('a case at %i can be withdrawn before the decision, not after', (status) => {
    for (const role of roles)
      for (const isOwner of [true, false]) {
        const moved = attempt({ status, mode, role, type: filing, isOwner }, 9, { outcome: 'Withdrawn' })
        const prepares = role === 4 || role === 13 || role === 10
        // This type has no employer among its participants: it is the family's own.
        const may = role <= 2 || (mode === 'DIY' ? isOwner : !prepares && (role !== 3 || status === 1))
        if (status >= 9) expect(moved.ok).toBe(false)
        else expect(moved.ok, `status ${status}, role ${role}, owner ${isOwner}`).toBe(may)
      }
  })
})

test('the table test covers 6,400 moves', () => {
  const moves = modes.length * roles.length * 400
  console.info(`status table: ${moves} attempted moves, ${rows.length} rows, ${statuses.length} withdrawals per mode`)
  expect(moves).toBe(6_400)
})

describe('a move', () => {
  const attorney: Mover = { status: 4, mode: 'LEGAL', role: 9, type: filing, isOwner: false }

  test('outside the table is refused with a sentence that says what is possible', () => {
    expect(attempt({ ...attorney, status: 2 }, 7)).toEqual({
      ok: false,
      httpStatus: 409,
      code: 'MOVE_NOT_ALLOWED',
      sentence:
        'A case that is “Case Submitted” cannot become “Receipt Issued”. From here it can become Form Generated or Initiated or Decided.',
    })
  })

  test('of an administrator needs a reason', () => {
    expect(attempt({ ...attorney, role: 1 }, 5, { reason: ' ' })).toMatchObject({ code: 'REASON_MISSING' })
    expect(attempt({ ...attorney, role: 1 }, 5)).toEqual({ ok: true, status: 5 })
    expect(attempt(attorney, 5, { reason: '' })).toEqual({ ok: true, status: 5 })
  })

  test.each([
    [9, 8, undefined],
    [10, 9, 'Revoked'],
    [6, 5, undefined],
  ] as const)('from %i to %i needs a reason even of an attorney', (status, to, outcome) => {
    expect(attempt({ ...attorney, status }, to, { outcome, reason: '' })).toMatchObject({ code: 'REASON_MISSING' })
    expect(attempt({ ...attorney, status }, to, { outcome })).toMatchObject({ ok: true, status: to })
  })

  test('to a decision says how it was decided', () => {
    expect(attempt({ ...attorney, status: 7 }, 9)).toMatchObject({ code: 'OUTCOME_MISSING', httpStatus: 400 })
    expect(attempt({ ...attorney, status: 7 }, 9, { outcome: 'Denied' })).toEqual({
      ok: true,
      status: 9,
      outcome: 'Denied',
    })
  })

  test('of somebody who only sees the case is refused', () => {
    const moved = attempt({ status: 1, mode: 'LEGAL', role: 5, type: filing, isOwner: false, isParticipant: false }, 2)
    expect(moved).toMatchObject({ code: 'NOT_YOUR_MOVE', httpStatus: 403 })
  })
})

describe('a guard of case-types.md §1.2', () => {
  const blocked = (from: Status, to: Status, facts: GuardFacts, outcome?: Outcome) =>
    attempt({ status: from, mode: 'LEGAL', role: 9, type: filing, isOwner: false }, to, {
      facts: { ...everythingInOrder, ...facts },
      outcome,
    })

  test.each<[string, Status, Status, GuardFacts, string]>([
    ['required documents', 2, 3, { openRequiredItems: ['Degree'] }, 'DOCUMENTS_MISSING'],
    ['a checklist nobody looked at', 2, 3, { openRequiredItems: undefined }, 'DOCUMENTS_MISSING'],
    ['open errors', 4, 5, { openErrors: ['V12'] }, 'ERRORS_OPEN'],
    ['missing signatures', 5, 6, { unsignedBlocks: ['I-129 Part 7'] }, 'SIGNATURES_MISSING'],
    ['fees not computed', 5, 6, { feesComputed: false }, 'FEES_NOT_COMPUTED'],
    ['fees not approved', 5, 6, { feesApproved: false }, 'FEES_NOT_APPROVED'],
    ['an old edition', 5, 6, { outdatedEditions: ['I-129'] }, 'EDITION_OUTDATED'],
    ['no channel', 5, 6, { channelChosen: false }, 'CHANNEL_MISSING'],
    ['no proof of filing', 5, 6, { proofOfFiling: '' }, 'PROOF_OF_FILING_MISSING'],
    ['errors of the check before filing', 5, 6, { openErrors: ['V62 Nobody signed.'] }, 'ERRORS_OPEN'],
    ['a check before filing that was not made', 5, 6, { openErrors: undefined }, 'ERRORS_OPEN'],
    ['no receipt number', 6, 7, { receiptNumber: '' }, 'RECEIPT_NUMBER_MISSING'],
    ['no receipt date', 6, 7, { receiptDate: '' }, 'RECEIPT_DATE_MISSING'],
    ['no reason for the rejection', 6, 5, { rejectionReason: '' }, 'REJECTION_REASON_MISSING'],
  ])('stops the move for %s', (_what, from, to, facts, code) => {
    expect(blocked(from, to, facts)).toMatchObject({ ok: false, httpStatus: 409, code })
    expect(blocked(from, to, {})).toMatchObject({ ok: true, status: to })
  })

  test('asks for a signed letter to withdraw what was filed, not before', () => {
    expect(blocked(7, 9, { withdrawalLetterSigned: false }, 'Withdrawn')).toMatchObject({
      code: 'WITHDRAWAL_LETTER_MISSING',
    })
    expect(blocked(3, 9, { withdrawalLetterSigned: false }, 'Withdrawn')).toMatchObject({
      ok: true,
      outcome: 'Withdrawn',
    })
  })

  test('files a do-it-yourself case only when it was ordered and its order is paid', () => {
    const ead = { channel: 'USCIS', withoutFiling: false } as const
    const file = (facts: GuardFacts) =>
      attempt({ status: 5, mode: 'DIY', role: 5, type: ead, isOwner: true }, 6, { facts })
    expect(file({ notOrdered: true })).toMatchObject({ code: 'ORDER_MISSING' })
    expect(file({ unpaidOrder: '2026-0007' })).toMatchObject({ code: 'ORDER_UNPAID' })
    expect(file({})).toMatchObject({ code: 'SIGNATURES_MISSING' })
  })

  test('delivers a contract review only with a memo that the attorney approved', () => {
    const review = { deliversMemo: true, withoutFiling: true, channel: 'none' } as const
    const deliver = (facts: GuardFacts) =>
      attempt({ status: 7, mode: 'LEGAL', role: 9, type: review, isOwner: false }, 9, {
        outcome: 'Approved',
        facts: { closesAs: 'DELIVERED', ...facts },
      })
    expect(deliver({})).toMatchObject({ code: 'NO_MEMO' })
    expect(deliver({ memo: 'written' })).toMatchObject({ code: 'NOT_APPROVED' })
    expect(deliver({ memo: 'approved' })).toMatchObject({ ok: true })
  })

  test('closes a collection as recovered only when nothing is outstanding; writing off needs a reason', () => {
    const collections = { settlesDebt: true, withoutFiling: true, channel: 'none' } as const
    const close = (facts: GuardFacts, reason = '') =>
      attempt({ status: 7, mode: 'LEGAL', role: 9, type: collections, isOwner: false }, 9, {
        outcome: 'Approved',
        facts,
        reason,
      })
    expect(close({ closesAs: 'RECOVERED', outstandingCents: 110_000 })).toMatchObject({ code: 'STILL_OUTSTANDING' })
    expect(close({ closesAs: 'RECOVERED', outstandingCents: 0 })).toMatchObject({ ok: true })
    expect(close({ closesAs: 'WRITTEN_OFF' })).toMatchObject({ code: 'REASON_MISSING' })
    expect(close({ closesAs: 'WRITTEN_OFF' }, 'debtor is bankrupt')).toMatchObject({ ok: true })
  })
})

test('a DIY case that becomes LEGAL stands at 2, or at 4 when forms exist', () => {
  expect([1, 2, 3, 5, 7].map((status) => statusAsLegal(status as Status, status >= 3))).toEqual([2, 2, 4, 4, 7])
})

test('the statuses have the names of the specification and decisions §4', () => {
  expect([1, 2, 3, 10].map((id) => statusNames[id as Status])).toEqual([
    'Initiated',
    'Case Submitted',
    'Form Generated',
    'Case Completed',
  ])
})

test('only four case types have no filing', () => {
  expect(caseTypes.filter((type) => type.withoutFiling).map(({ id }) => id)).toEqual([11, 12, 21, 22])
})
