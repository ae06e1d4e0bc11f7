import { expect, test } from 'vitest'
import type { Known } from '#engine/answer.ts'
import { checksOf, standingOf, wagesOf } from './checks.ts'
import { conditionsOf } from './conditions.ts'
import type { DependencyCount, LcaNotice } from './records.ts'

const knownOf = (values: Record<string, unknown>): Known =>
  Object.fromEntries(
    Object.entries(values).map(([id, value]) => [`case.${id}`, { value, source: 'form', by: null, at: '2026-11-12' }]),
  ) as Known
const notice = (place: string, more: Partial<LcaNotice> = {}): LcaNotice => ({
  ...{
    id: 1,
    kind: 'posting',
    site: '200 Harbor Street, Boston',
    place,
    firstDay: '2026-11-09',
    takenDownOn: null,
    refusal: '',
  },
  ...{ postedByName: 'Lucía', removedByName: '', proofName: 'photo.png', proofAt: null, ...more },
})
const count: DependencyCount = {
  ...{ id: 1, countedOn: '2026-11-12', event: 'New LCA', employees: 60, fteHundredths: 6_000, h1b: 8 },
  ...{ dependentSpec: false, dependentReg: false, countedByName: 'Dev' },
}
const boston = {
  ...{ id: 'r1', street: '200 Harbor Street', city: 'Boston', county: 'Suffolk', state: 'MA', postalCode: '02110' },
}
const whole = {
  known: knownOf({
    ...{ lcaWage: 16_500_000, lcaWageUnit: 'year', actualWage: 15_800_000, prevailingWage: 13_490_000, lcaWorkers: 1 },
    ...{ lcaBaskets: [{ id: 'r1', kind: 'New', workers: 1 }], lcaDependent: false, lcaNoticeOn: '2026-11-09' },
    ...{ lcaBeginsOn: '2027-02-01', lcaEndsOn: '2030-01-31', lcaFiledOn: '2026-11-24' },
    lcaWorksites: [boston],
  }),
  conditions: conditionsOf({
    noStrike: { byName: 'Lucía', on: '2026-11-12' },
    prevailing: {
      source: 'OEWS',
      year: 2026,
      area: 'Boston-Cambridge-Newton, MA-NH',
      levels: [11_230_000, 13_490_000, 15_020_000, 16_860_000],
    },
    points: { experience: 1, education: 0, skills: 0, supervision: 0, notes: {} },
  }),
  ...{ notices: [notice('Lobby'), notice('Kitchen')], dependency: [count], today: '2026-11-24' },
}
const prevailing = (more: object) =>
  conditionsOf({ ...whole.conditions, prevailing: { ...whole.conditions.prevailing, ...more } })
const points = (experience: number) =>
  conditionsOf({
    ...whole.conditions,
    points: { experience, education: 0, skills: 0, supervision: 0, notes: {} },
  })
const failing = (changes: Partial<typeof whole>) =>
  checksOf({ ...whole, ...changes }).flatMap(({ key, ok }) => (ok ? [] : [`${key} ${ok}`]))
const but = (values: Record<string, unknown>) => ({ known: { ...whole.known, ...knownOf(values) } })

test('eleven checks, all of them kept by the worked LCA', () => {
  expect(checksOf(whole)).toHaveLength(11)
  expect(failing({})).toEqual([])
  expect(wagesOf(whole.known)).toMatchObject({ required: 15_800_000, offered: 16_500_000 })
})

test.each([
  ['one place only', { notices: [notice('Lobby')] }, ['proof false']],
  ['a photo is missing', { notices: [notice('Lobby'), notice('Kitchen', { proofName: null })] }, ['proof false']],
  [
    'no notice at all',
    { notices: [], ...but({ lcaNoticeOn: undefined }) },
    ['proof null', 'posting null', 'window null'],
  ],
  ['31 days before', { notices: [notice('A', { firstDay: '2026-10-24' }), notice('B')] }, ['window false']],
  [
    'one place down after two days',
    { notices: [notice('Lobby', { takenDownOn: '2026-11-10' }), notice('Kitchen', { takenDownOn: '2026-11-30' })] },
    ['posting false'],
  ],
  // 11-11 is a holiday: the ten business days end with 11-23, and that day counts when it is over.
  ['day 9 of 10', { today: '2026-11-20' }, ['posting null']],
  ['day 10 of 10', { today: '2026-11-23' }, ['posting null']],
  [
    'hung again at the same place',
    {
      notices: [
        notice('Lobby', { takenDownOn: '2026-11-10' }),
        notice('Lobby', { firstDay: '2026-11-12', takenDownOn: '2026-11-24' }),
        notice('Kitchen'),
      ],
    },
    [],
  ],
  ['not filed in 30 days', { ...but({ lcaFiledOn: undefined }), today: '2026-12-10' }, ['window false']],
  ['not filed, the last of 30 days', { ...but({ lcaFiledOn: undefined }), today: '2026-12-09' }, []],
  ['certified, filing day not entered', but({ lcaFiledOn: undefined, lcaCertifiedOn: '2026-11-20' }), ['window null']],
  ['another wage than the level’s', but({ prevailingWage: 11_230_000 }), ['level false']],
  [
    'the level pays more than is offered',
    { ...but({ lcaWage: 15_900_000 }), conditions: points(3) },
    ['pay false', 'level false'],
  ],
  ['another level on the form', but({ lcaWageLevel: 'III' }), ['level false']],
  ['paid too little', but({ lcaWage: 15_700_000 }), ['pay false']],
  [
    'a post office box',
    but({ lcaWorksites: [{ id: 'r1', street: 'P.O. Box 7' }] }),
    ['proof false', 'area null', 'place false'],
  ],
  ['a place without its ZIP code', but({ lcaWorksites: [{ ...boston, postalCode: undefined }] }), ['place null']],
  ['one place pays less than required', but({ lcaWorksites: [{ ...boston, wage: 15_700_000 }] }), ['pay false']],
  [
    'one place has a higher prevailing wage',
    but({ lcaWorksites: [{ ...boston, prevailing: 17_000_000 }] }),
    ['pay false'],
  ],
  [
    'one place has a higher prevailing wage, and pays it',
    but({ lcaWorksites: [{ ...boston, prevailing: 17_000_000, wage: 17_000_000 }] }),
    [],
  ],
  ['counts do not add up', but({ lcaWorkers: 2 }), ['counts false']],
  ['nobody asked about a strike', { conditions: { ...whole.conditions, noStrike: null } }, ['strike null']],
  ['longer than three years', but({ lcaEndsOn: '2030-02-01' }), ['dates false']],
  ['exactly 15 percent', { dependency: [{ ...count, h1b: 9, dependentReg: true }] }, ['dependent false']],
  ['nobody counted', { dependency: [] }, ['dependent null']],
  [
    'the notices hang in another state',
    { notices: ['Lobby', 'Kitchen'].map((place) => notice(place, { site: '18 Wharf Road, Portland, ME' })) },
    ['proof false'],
  ],
  [
    'one of the two places is at another site',
    { notices: [notice('Lobby'), notice('Kitchen', { site: '18 Wharf Road, Portland, ME' })] },
    ['proof false'],
  ],
  ['the wage of another state', { conditions: prevailing({ area: 'Portland-South Portland, ME' }) }, ['area false']],
  [
    'the wage of the rest of another state',
    { conditions: prevailing({ area: 'Southwest Maine nonmetropolitan area' }) },
    ['area false'],
  ],
  ['another city of the same state', { conditions: prevailing({ area: 'Worcester, MA-CT' }) }, ['area null']],
  [
    'another city, looked up by a person',
    { conditions: prevailing({ area: 'Worcester, MA-CT', coversWorksites: true }) },
    [],
  ],
  ['no prevailing wage', { conditions: { ...whole.conditions, prevailing: null } }, ['area null']],
  ['the wage of the year before', { conditions: prevailing({ year: 2025 }) }, ['level false']],
  [
    'the year before by a determination, which has its own end',
    { conditions: prevailing({ year: 2025, source: 'PWD', levels: null }) },
    [],
  ],
  [
    'a strike ruled out half a year before',
    { conditions: { ...whole.conditions, noStrike: { byName: 'Lucía', on: '2026-05-01' } } },
    ['strike null'],
  ],
  ['counted half a year before', { dependency: [{ ...count, countedOn: '2026-05-01' }] }, ['dependent null']],
  ['counted after it was filed', { dependency: [{ ...count, countedOn: '2026-11-25' }] }, ['dependent null']],
] as [string, Partial<typeof whole>, string[]][])('%s', (_what, changes, open) =>
  expect(failing(changes)).toEqual(open),
)

test('a standing follows from what stands on the LCA', () => {
  const of = (values: Record<string, unknown>, withdrawnOn: string | null = null) =>
    standingOf({ known: knownOf(values), withdrawnOn, today: '2026-11-16' })
  expect([of({}), of({ lcaFiledOn: '2026-11-12' })]).toEqual(['Draft', 'Filed'])
  expect(of({ lcaCertifiedOn: '2026-11-12', lcaEndsOn: '2026-11-16' })).toBe('Certified')
  expect(of({ lcaCertifiedOn: '2026-11-12', lcaEndsOn: '2026-11-15' })).toBe('Expired')
  expect(of({ lcaCertifiedOn: '2026-11-12' }, '2026-11-13')).toBe('Withdrawn')
})
