import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { Status } from '#case-types/status/statuses.ts'
import type { Known } from '#engine/answer.ts'
import { offeredWords } from './offered.ts'

const known = (values: Record<string, unknown>): Known =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`case.${name}`, { value, source: 'form', by: null, at: '' }]),
  )
const engineer = {
  ...{ lcaJobTitle: 'Data Engineer', lcaBeginsOn: '2026-12-30', lcaEndsOn: '2029-12-29' },
  ...{ lcaWorkers: 1, lcaSocCode: '15-1252.00' },
}
const petition = { id: 1, typeId: CaseType.h1b, status: Status.filed, outcome: null, personId: 7 }
const about = 'Data Engineer, 12-30-2026 to 12-29-2029'

test.each([
  ['free, same occupation', {}, {}, about],
  ['a petition that is not filed takes no position', {}, { uses: [{ ...petition, status: Status.initiated }] }, about],
  ['no free position', {}, { uses: [petition] }, `${about}; no free position, all 1 used`],
  ['another occupation', { lcaSocCode: '13-2011' }, {}, `${about}; other occupation: SOC 13-2011, the job has 15-1252`],
  ['withdrawn', {}, { withdrawnOn: '2026-11-02' }, `${about}; withdrawn 11-02-2026`],
  [
    'over',
    { lcaBeginsOn: '2023-01-02', lcaEndsOn: '2026-01-01' },
    {},
    'Data Engineer, 01-02-2023 to 01-01-2026; it has ended',
  ],
])('an LCA is offered with what speaks against it: %s', (_what, values, more, says) =>
  expect(
    offeredWords(
      { known: known({ ...engineer, ...values }), withdrawnOn: null, uses: [], ...more },
      { soc: '15-1252', today: '2026-11-17' },
    ),
  ).toBe(says),
)

test('a draft says that it is one', () =>
  expect(offeredWords({ known: {}, withdrawnOn: null, uses: [] }, { soc: '', today: '2026-11-17' })).toMatch(/draft/))
