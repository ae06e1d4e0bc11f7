import { expect, test } from 'vitest'
import { foundBy } from './found-by.ts'

const says = (rule: string, values: Record<string, unknown>) =>
  foundBy(rule, values).found?.map(({ sentence }) => sentence) ?? 'not checked'

const three = {
  'case.lcaWorkers': 3,
  'case.lcaUses': [{ worker: 'A', leftOn: '2026-09-30' }, { worker: 'B' }, { worker: 'C' }],
  'case.requestedFrom': '2026-11-16',
}

test('V77 with HC-11 S1: a position of somebody who left is given again only where the firm chose so', () => {
  expect(says('V77', three)).toEqual([
    'The LCA is for 3 workers, and petitions for as many others rest on it. File a new LCA for this worker.',
  ])
  expect(says('V77', { ...three, 'case.lcaSlotReuse': true })).toEqual([])
})

test('V77 S2: a rejected petition takes no position; without an LCA it is not checked', () => {
  expect(says('V77', { ...three, 'case.lcaUses': [{ worker: 'A' }, { worker: 'B' }] })).toEqual([])
  expect(foundBy('V77', { 'case.lcaWorkers': 3 })).toMatchObject({ notChecked: true, missing: ['case.lcaUses'] })
})

const placed = { worker: 'Ana LEE', area: 'Austin', year: '2026', workdays: 24, allowed: 30 }
const looked = { lcaForArea: false, strikeOrLockout: false }

test('V78 with HC-12: an LCA for the area or a strike closes the option, whatever the days', () => {
  const of = (more: object) => says('V78', { 'case.lcaPlacements': [{ ...placed, ...looked, ...more }] })
  expect(of({})).toEqual([])
  expect(of({ lcaForArea: true })).toEqual([expect.stringMatching(/^Austin has an LCA .* Amend the petition, rest it/)])
  expect(of({ strikeOrLockout: true })).toEqual([expect.stringContaining('strike or lockout in Austin')])
})

test('V78 a placement that nobody looked at is not checked, and too many days are found all the same', () => {
  expect(foundBy('V78', { 'case.lcaPlacements': [{ ...placed, workdays: 31 }] })).toMatchObject({
    found: [{ sentence: expect.stringContaining('31 days in Austin in 2026; 30 are allowed') }],
    notChecked: true,
    missing: ['case.placementsLookedAt'],
  })
})

test('V91 with HC-18: the principal office is known by the company’s city', () => {
  const office = { 'case.publicDisclosure': 'Principal office', 'company.city': 'Boston' }
  expect(says('V91', { ...office, 'case.publicFilePlace': 'Cambridge, MA' })).toEqual([
    expect.stringContaining('principal office (Boston); the file is kept at Cambridge, MA'),
  ])
  expect(says('V91', { ...office, 'case.publicFilePlace': '4 Harbor Street, Boston' })).toEqual([])
  expect(foundBy('V91', { 'case.publicFilePlace': 'Boston' }).missing).toEqual(['case.publicDisclosure'])
})

test.each([
  ['ACWIA fee', 1, 1],
  ['penalty for leaving', 1, 1],
  ['damages', 500_000, 0],
  ['required by law', 500_000, 0],
])('V92 with HC-20: %s of %i cents', (kind, amount, found) => {
  const wages = { 'case.actualWage': 9_850_000, 'case.prevailingWage': 9_850_000 }
  expect(says('V92', { ...wages, 'case.payDeductions': [{ kind, amount, paid: 10_000_000 }] })).toHaveLength(found)
})

test('V92 two costs that are too much together are found', () => {
  const wages = { 'case.actualWage': 9_850_000, 'case.prevailingWage': 9_850_000 }
  const cost = { kind: 'attorney or filing cost', amount: 100_000, paid: 10_000_000 }
  expect(says('V92', { ...wages, 'case.payDeductions': [cost] })).toEqual([])
  expect(says('V92', { ...wages, 'case.payDeductions': [cost, cost] })[0]).toContain('$2,000')
})

test('V92 nothing written down is no answer: the check asks', () => {
  expect(foundBy('V92', { 'case.payDeductions': [] })).toMatchObject({
    notChecked: true,
    missing: ['case.forbiddenDeduction'],
  })
})

const proof = { 'case.lcaFiledOn': '2026-11-16', 'case.noticeTextAgrees': true }
const hung = (more: object = {}) => [
  ...['Lobby', 'Kitchen'].map((place) => ({
    ...{ kind: 'posting', site: 'Dallas', place, firstDay: '2026-11-02', takenDownOn: '2026-11-16' },
    ...more,
  })),
]

test.each([
  ['N1', hung(), 0],
  ['N2', hung().slice(0, 1), 1],
  ['N3', hung({ firstDay: '2026-10-16' }), 1],
  ['no last day', hung({ takenDownOn: undefined }), 1],
  ['N4', [{ kind: 'electronic', site: 'Dallas', place: 'E-mail', firstDay: '2026-11-12', proved: true }], 0],
  ['not proved', [{ kind: 'electronic', site: 'Dallas', place: 'E-mail', firstDay: '2026-11-12', proved: false }], 1],
])('V93 with HC-17 %s', (_ex, notices, found) => {
  expect(says('V93', { ...proof, 'case.lcaNotices': notices })).toHaveLength(found)
})

test('V93 each worksite of the LCA has its notice, and its text is read by a person', () => {
  const two = { ...proof, 'case.lcaWorksites': [{ city: 'Dallas' }, { city: 'Austin' }], 'case.lcaNotices': hung() }
  expect(says('V93', two)).toEqual(['Notice of the LCA: None is written down at Austin. Post it at each worksite.'])
  const elsewhere = { ...proof, 'case.lcaWorksites': [{ city: 'Austin' }] }
  expect(says('V93', { ...elsewhere, 'case.lcaNotices': hung() })).toHaveLength(1)
  const sent = { kind: 'electronic', place: 'E-mail', firstDay: '2026-11-12', proved: true }
  expect(says('V93', { ...elsewhere, 'case.lcaNotices': [{ ...sent, site: 'Dallas' }] })).toHaveLength(1)
  expect(says('V93', { ...elsewhere, 'case.lcaNotices': [{ ...sent, site: '1 Elm Street, Austin' }] })).toEqual([])
  expect(foundBy('V93', { ...two, 'case.noticeTextAgrees': undefined }).missing).toEqual(['case.noticeTextAgrees'])
  expect(says('V93', { ...proof, 'case.lcaNotices': hung(), 'case.noticeTextAgrees': false })).toHaveLength(1)
})

test.each([
  ['Q1', 93, 14, 1],
  ['Q2', 25, 10, 1],
  ['Q3', 50, 8, 0],
])('V94 with HC-16 %s: without a count the employer’s own numbers decide', (_ex, employees, h1bEmployees, found) => {
  const now = { 'company.employees': employees, 'company.h1bEmployees': h1bEmployees, 'company.affiliates': null }
  expect(says('V94', { ...now, 'case.lcaDependent': false })).toHaveLength(found)
  expect(says('V94', { ...now, 'case.lcaDependent': true })).toEqual([])
})

test('V94 neither counted nor known: not checked', () => {
  expect(foundBy('V94', { 'case.lcaDependent': false }).missing).toEqual(['company.employees', 'company.h1bEmployees'])
})

test('V13 and V21 the prevailing wage is of the worksite’s area and of the year of filing', () => {
  const wage = {
    ...{ 'case.lcaWorksites': [{ city: 'Boston', state: 'MA' }], 'case.lcaFiledOn': '2026-10-16' },
    ...{ 'case.wageLookedUpOn': '2026-10-01', 'case.prevailingYear': 2026, 'case.lcaWage': 10_000_000 },
    ...{ 'employment.wage': 10_000_000, 'employment.wageUnit': 'year', 'case.lcaWageUnit': 'year' },
    ...{ 'case.actualWage': 9_800_000, 'case.prevailingWage': 9_650_000 },
  }
  const of = (area: string) => ({ ...wage, 'case.prevailingArea': area })
  expect(says('V13', of('Portland-South Portland, ME'))).toEqual([
    'The prevailing wage is of Portland-South Portland, ME; Boston, MA is not there. Look up the wage of the worksite.',
  ])
  expect(says('V13', of('Boston-Cambridge-Newton, MA-NH'))).toEqual([])
  expect(says('V21', { ...wage, 'case.prevailingYear': 2025 })).toHaveLength(1)
  expect(says('V21', wage)).toEqual([])
})
