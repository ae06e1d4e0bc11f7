import { expect, test } from 'vitest'
import type { Known } from '#engine/answer.ts'
import { lcaLines, lcaStanding } from './lca-words.ts'

const known = (values: Record<string, unknown>): Known =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`case.${name}`, { value, source: 'form', by: null, at: '' }]),
  )

test('the card shows number, dates, wage, every worksite and SOC, and says what is not entered', () => {
  const sites = [
    { id: 'r1', street: '41 Wharf Road', city: 'Portland', state: 'ME' },
    { id: 'r2', entity: 'Acme', city: 'Boston', state: 'MA' },
  ]
  const said = lcaLines(
    known({
      ...{ lcaNumber: 'I-200-26289-412733', lcaBeginsOn: '2026-12-30', lcaEndsOn: '2029-12-29', lcaWage: 12_800_000 },
      ...{ lcaWageUnit: 'year', lcaWageLevel: 'II', lcaWorksites: sites },
    }),
  )
  expect(said.map(({ label, says }) => `${label}: ${says}`)).toEqual([
    'Number: I-200-26289-412733',
    'Valid: 12-30-2026 to 12-29-2029',
    'Wage: $128,000 a year, level II',
    'Worksite 1: 41 Wharf Road, Portland, ME',
    'Worksite 2: Acme, Boston, MA',
    'SOC: Not entered',
  ])
})

test.each([
  [{}, 'Not filed'],
  [{ lcaFiledOn: '2026-10-01' }, 'Filed'],
  [{ lcaFiledOn: '2026-10-01', lcaCertifiedOn: '2026-10-09' }, 'Certified'],
  [{ lcaCertifiedOn: '2026-10-09', lcaSigned: false }, 'Certified, not signed'],
])('an LCA with %j is %s', (values, words) => {
  expect(lcaStanding(known(values)).words).toBe(words)
})
