import { describe, expect, test } from 'vitest'
import { caseTypeById, caseTypes } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { stageOf } from '#case-types/status/stage-moves.ts'
import type { Status } from '#case-types/status/statuses.ts'
import { agencyEvents, linkedCases, moveOfEvent, stageAfter, tasksAfterDecision, tasksFor, undoUntil } from './rules.ts'

const h1b = caseTypeById(1)
if (!h1b) throw new Error('There is no H-1B case type.')

describe('the stage after a move', () => {
  test.each([
    ['rfe', 'RECEIPTED', 'RFE_ISSUED'],
    ['noid', 'RECEIPTED', 'NOID_ISSUED'],
    ['response', 'RFE_ISSUED', 'RFE_RESPONDED'],
    ['approval', 'RECEIPTED', 'APPROVED'],
    ['denial', 'RECEIPTED', 'DENIED'],
    ['withdrawal', 'DOCS', 'WITHDRAWN'],
    ['revocation', 'APPROVED', 'REVOKED'],
    ['intentToRevoke', 'APPROVED', 'NOIR_ISSUED'],
    ['rejection', 'FILED', 'REJECTED'],
    ['receipt', 'FILED', 'RECEIPTED'],
  ] as const)('%s from %s leads to %s', (event, from, to) => {
    const { to: status, outcome, stages } = moveOfEvent(event)
    expect(stageAfter(h1b, status, stageOf(h1b, from), { outcome, wanted: stages })).toBe(to)
  })

  test('a notice that is answered without a name of its own gets the answered stage', () => {
    expect(stageAfter(h1b, 7, stageOf(h1b, 'NOID_ISSUED'), {})).toBe('NOID_RESPONDED')
  })

  test('every event leads to a stage of its status in every type that has the status', () => {
    for (const type of caseTypes)
      for (const event of agencyEvents) {
        const { to, outcome, stages } = moveOfEvent(event)
        if (!type.stages.some(({ status }) => status === to)) continue
        const stage = stageAfter(type, to as Status, type.stages[0], { outcome, wanted: stages })
        expect([type.name, event, stageOf(type, stage)?.status]).toEqual([type.name, event, to])
      }
  })
})

describe('taking a move back', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  const move = { at: '2026-11-15T11:55:00Z', by: 7, undoneAt: null, laterEvents: 0 }
  test('is possible for ten minutes', () => {
    expect(undoUntil(move, { userId: 7 }, now)?.toISOString()).toBe('2026-11-15T12:05:00.000Z')
    expect(undoUntil({ ...move, at: '2026-11-15T11:50:00Z' }, { userId: 7 }, now)).toBeNull()
  })
  test.each([
    ['by somebody else', { by: 8 }],
    ['a second time', { undoneAt: '2026-11-15T11:56:00Z' }],
    ['once something rests on it', { laterEvents: 1 }],
  ])('is not possible %s', (_when, more) => {
    expect(undoUntil({ ...move, ...more }, { userId: 7 }, now)).toBeNull()
  })
  test('needs a move', () => {
    expect(undoUntil(undefined, { userId: 7 }, now)).toBeNull()
  })
})

const ofType = (id: number) => caseTypeById(id) as CaseType

describe('what an employee reports', () => {
  const today = '2026-11-16'
  const filed = { status: 7, subType: 'extension' }
  test('a move raises AR-11 within ten days, and the amendment test for an H-1B', () => {
    expect(
      tasksFor({ kind: 'move', on: '2026-12-24', today }, ofType(1), filed).map(({ title, dueOn }) => [title, dueOn]),
    ).toEqual([
      ['Report the new address to USCIS (Form AR-11)', '2027-01-03'],
      // The LCA takes seven working days, and the petition arrives before the first day there (D-17).
      ['Decide whether an amended petition is needed', '2026-12-11'],
      ['Say where the work is done after the move', '2026-12-11'],
    ])
    expect(tasksFor({ kind: 'move', on: '2026-12-28', today }, ofType(3), filed)).toHaveLength(1)
  })
  test('a trip is checked by the firm before it begins', () => {
    expect(tasksFor({ kind: 'trip', on: '2026-12-20', today }, ofType(6), filed)).toMatchObject([
      { forWhom: 'firm', dueOn: '2026-12-18' },
    ])
  })
  test('an extension that is not filed yet is filed before the departure; what is filed or asks for no stay is not', () => {
    const titles = (subType: string, status: number) =>
      tasksFor({ kind: 'trip', on: '2027-01-16', today }, ofType(1), { subType, status }).map(
        ({ title, dueOn }) => `${title} ${dueOn}`,
      )
    expect(titles('extension', 3)).toContain('File before the departure 2027-01-15')
    for (const [subType, status] of [
      ['extension', 7],
      ['cap', 3],
    ] as const)
      expect(titles(subType, status)).toHaveLength(1)
  })
  test('another job goes to the attorney, and in an H-1B to the employer too', () => {
    const who = (id: 1 | 3) =>
      tasksFor({ kind: 'job', on: '2026-12-01', today }, ofType(id), filed).map(({ forWhom }) => forWhom)
    expect([who(1), who(3)]).toEqual([['attorney', 'employer'], ['attorney']])
  })
})

test('the family of an H-1B worker files one H-4 application, that of an adjustment applicant one I-485 each', () => {
  expect(linkedCases(ofType(1), [5, 6, 7])).toEqual([
    { typeId: 2, known: { filedWithH1b: true }, personId: 5, furtherPersonIds: [6, 7] },
  ])
  expect(linkedCases(ofType(6), [5, 6]).map(({ personId }) => personId)).toEqual([5, 6])
  expect([linkedCases(ofType(2), [5]), linkedCases(ofType(1), [])]).toEqual([[], []])
})

describe('what follows from a decision', () => {
  const titles = (from: number, status: number, outcome: string) =>
    tasksAfterDecision(h1b, { from, status, outcome, decidedOn: '2026-11-12' }, 'firm').map(({ title }) => title)

  test('is raised as tasks once, when the case is decided', () => {
    expect(titles(7, 9, 'Approved')).toEqual(['Public access file update', 'H-4 matching', 'Give I-797 to the worker'])
    expect([titles(10, 9, 'Approved'), titles(7, 8, 'Approved'), titles(3, 9, 'Withdrawn')]).toEqual([[], [], []])
  })

  test('is due on the day that the law leaves for it', () => {
    const due = (typeId: number, outcome: string) =>
      tasksAfterDecision(ofType(typeId), { from: 7, status: 9, outcome, decidedOn: '2026-11-12' }, 'firm').map(
        ({ title, dueOn }) => [title, dueOn],
      )
    // 20 CFR 656.30(b); the day of D-32.
    expect(due(4, 'Approved')).toContainEqual(['I-140 within 180 days', '2027-05-11'])
  })

  test.each<[string, { until: string | null; whilePending: boolean } | undefined, string | undefined]>([
    ['by the day the earlier authorization ends', { until: '2027-01-31', whilePending: false }, '2027-01-31'],
    [
      'at the decision for who worked on while it was pending',
      { until: '2027-06-30', whilePending: true },
      '2026-11-12',
    ],
    ['on the first day of the approval for who begins with it', { until: null, whilePending: false }, '2026-12-01'],
    ['never before the decision', { until: '2026-10-01', whilePending: false }, '2026-11-12'],
    ['not for a member of the family', undefined, undefined],
  ])('Form I-9 is updated %s', (_words, earlier, due) => {
    const decision = {
      from: 7,
      status: 9,
      outcome: 'Approved',
      decidedOn: '2026-11-12',
      validFrom: '2026-12-01',
      earlier,
    }
    const types = caseTypes.filter(({ followOn }) => followOn.some(({ dates }) => dates.includes('D-73')))
    for (const type of types.filter(({ id }) => id !== CaseType.i9)) {
      const found = tasksAfterDecision(type, decision, 'firm').find(({ title }) => title.includes('Form I-9'))
      expect([found?.dueOn, found?.forWhom]).toEqual([due, due && 'employer'])
    }
  })

  test('fits into a task for every case type', () => {
    for (const type of caseTypes)
      for (const outcome of ['Approved', 'Denied'])
        for (const { title } of tasksAfterDecision(
          type,
          { from: 7, status: 9, outcome, decidedOn: '2026-11-12' },
          'firm',
        ))
          expect(title, type.name).toMatch(/^[A-Z(].{1,198}$/)
  })
})
