import { expect, test } from 'vitest'
import { retentionOf } from './checklist.ts'
import { isNeverUsed, keepingProblem, type OfLca } from './keeping.ts'

const today = '2026-11-17'
const of: OfLca = {
  ...{ filedOn: '2024-07-20', certifiedOn: '2024-07-28', beginsOn: '2024-10-02', endedOn: '2027-08-22' },
  ...{ workers: [], today },
}
test('D-21 E3: withdrawn before any petition was filed on it, it is kept one year from the withdrawal', () => {
  const kept = { lastWorkedOn: null, neverUsed: false, holdOn: null }
  const withdrawn = { withdrawnOn: '2026-03-15', workers: [] }
  const neverUsed = isNeverUsed(kept, withdrawn)
  expect(retentionOf({ ...kept, neverUsed, endedOn: withdrawn.withdrawnOn }).until).toBe('2027-03-15')
  expect(isNeverUsed(kept, { ...withdrawn, workers: [works] })).toBe(false)
  expect(isNeverUsed(kept, { ...withdrawn, withdrawnOn: null })).toBe(false)
})

const works = { name: 'Soo-Jin KIM', leftOn: null, movedOn: null }

/** 20 CFR 655.760(c), deadlines.md D-21. */
test.each([
  ['nothing is entered', null, {}, undefined],
  ['the last worker left', '2025-06-30', { workers: [{ ...works, leftOn: '2025-06-30' }] }, undefined],
  [
    'E4: the worker left before the LCA ended',
    '2025-03-31',
    { workers: [{ ...works, leftOn: '2025-03-31' }] },
    undefined,
  ],
  ['a later petition is on another LCA', '2025-05-02', { workers: [{ ...works, movedOn: '2025-05-01' }] }, undefined],
  ['the LCA is over', '2026-08-22', { endedOn: '2026-08-22', workers: [works] }, undefined],
  ['before the LCA began', '2024-02-29', {}, 'Last H-1B day: nobody worked under this LCA before 10-02-2024.'],
  ['before it was certified', '2024-07-27', { beginsOn: undefined }, expect.stringContaining('before 07-28-2024')],
  [
    'not filed',
    '2025-01-02',
    { filedOn: undefined, certifiedOn: undefined, beginsOn: undefined },
    expect.stringContaining('not filed'),
  ],
  ['in the future', '2028-02-29', {}, expect.stringContaining('future')],
  [
    'somebody works under it',
    '2026-11-16',
    { workers: [works] },
    'Last H-1B day: Soo-Jin KIM still works under this LCA.',
  ],
  [
    'one of two still works',
    '2025-06-30',
    { workers: [{ ...works, leftOn: '2025-06-30' }, works] },
    expect.stringContaining('still works'),
  ],
  [
    'leaves next month',
    '2026-11-16',
    { workers: [{ ...works, leftOn: '2026-12-31' }] },
    expect.stringContaining('still works'),
  ],
  [
    'left later than entered',
    '2025-06-01',
    { workers: [{ ...works, leftOn: '2025-06-30' }] },
    expect.stringContaining('until 06-30-2025'),
  ],
])('%s', (_what, lastWorkedOn, more, problem) =>
  expect(keepingProblem({ lastWorkedOn, neverUsed: false }, { ...of, ...more })).toEqual(problem),
)

test('an LCA with a filed petition was not without workers', () => {
  const never = { lastWorkedOn: null, neverUsed: true }
  expect(keepingProblem(never, of)).toBeUndefined()
  expect(keepingProblem(never, { ...of, workers: [works] })).toMatch(/petition was filed/)
})
