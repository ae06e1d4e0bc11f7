import { expect, test } from 'vitest'
import { readResults, sameName, uploadColumns, uploadFile } from './agency-files.ts'
import { closedSeason, type Ledger, levelByPay, problemsOf } from './problems.ts'
import type { Board } from './records.ts'
import { seasonLine } from './season-line.ts'

const one: Ledger = {
  ...{
    id: 1,
    companyId: 1,
    personKey: 'minh tran 1999',
    fiscalYear: 2027,
    level: 3,
    soc: '15-1252',
    area: 'Boston, MA',
  },
  ...{ jobTitle: 'Engineer', wageCents: 11_500_000, passportHash: 'X', passportEndsOn: '2030-01-01', currentHash: 'X' },
  ...{ separateNeed: '', relatedTo: '', holdsH1b: false, state: 'submitted' },
}
const problems = (...all: Ledger[]) =>
  all.map((each) => problemsOf(each, all, { closesOn: '2026-03-19', today: '2026-03-19' }))

test('HC-15 K1 two of one employer are void, both are told', () => {
  const found = problems(one, { ...one, id: 2 })
  expect(found.map((each) => each[0])).toEqual([expect.stringMatching(/twice/), expect.stringMatching(/twice/)])
})

test('HC-15 K2 one deleted before the close leaves the other valid', () => {
  expect(problems(one, { ...one, id: 2, state: 'deleted' })[0]).toEqual([])
})

test('HC-15 K3 two unrelated employers may each register; K4 with two passports both are wrong', () => {
  expect(problems(one, { ...one, id: 2, companyId: 2, level: 2 })).toEqual([[], []])
  const two = problems(one, { ...one, id: 2, companyId: 2, passportHash: 'Y', currentHash: 'Y' })
  expect(two).toEqual([['Registered under two passports'], ['Registered under two passports']])
})

test('gaps and a passport that ends before the window closes are told; so is a related employer', () => {
  const gaps = { level: null, soc: '', passportEndsOn: '2026-03-01', relatedTo: 'Northwind Labs' }
  expect(problems({ ...one, ...gaps, state: 'planned' })[0]).toEqual([
    'Passport ends 03-01-2026, before the window closes',
    'Northwind Labs, a related employer, registers the same person: an attorney decides',
    'No wage level',
    'No SOC code',
  ])
  expect(problems({ ...one, currentHash: 'Z' })[0]).toEqual([expect.stringMatching(/passport changed/)])
})

/** h1b-compliance.md §4, W1 to W3. */
test.each([
  [100_000, 2],
  [133_000, 4],
  [97_999, 1],
  [70_000, 1],
])('$%i reaches level %i', (dollars, level) =>
  expect(levelByPay(dollars * 100, [8_000_000, 9_800_000, 11_500_000, 13_300_000])).toBe(level),
)

test('a level that the pay does not reach by the imported table is told', () => {
  const table = { levels: [11_230_000, 13_490_000, 15_020_000, 16_860_000] }
  expect(problems({ ...one, ...table, level: 4, wageCents: 9_799_900 })[0]).toEqual([
    'The pay is below level I of the imported table',
    '$97,999 reaches level I of the imported table, not level IV',
  ])
  expect(problems({ ...one, ...table, level: 2, wageCents: 13_490_000 })[0]).toEqual([])
  expect(problems({ ...one, level: 4, wageCents: 9_799_900 })[0]).toEqual([])
})

test('who holds H-1B was counted already; who was not registered by the close is not prepared any more', () => {
  expect(problems({ ...one, holdsH1b: true })[0]).toEqual([expect.stringMatching(/^Holds H-1B already/)])
  const after = { opensOn: '2026-03-04', closesOn: '2026-03-19', today: '2026-03-20' }
  const late = { ...one, state: 'planned' }
  expect(problemsOf(late, [late], after)).toEqual(['The window closed on 03-19-2026: this was not registered'])
  expect(problemsOf(one, [one], after)).toEqual([])
  expect(closedSeason(2027, after)).toMatch(/FY 2027 was open from 03-04-2026 to 03-19-2026/)
  expect(closedSeason(2027, { ...after, today: '2026-03-19' })).toBeUndefined()
})

test('results are read line by line; what cannot be taken says why, by its row', () => {
  const read = readResults([
    ['Beneficiary', 'Company', 'Status', 'Filing from', 'Filing until'],
    ['TRAN, Minh', 'Corvid', 'Selected', '10-05-2026', '01-04-2027'],
    ['Anh Pham', 'Corvid', 'Not selected', '', ''],
    ['Zoe Kovac', 'Corvid', 'Selected', '', ''],
    ['Lucas Ferrari', '', 'Perhaps', '', ''],
  ])
  if (typeof read === 'string') throw new Error(read)
  expect(read.map(({ row, selected, problem }) => [row, selected, problem !== ''])).toEqual([
    [2, true, false],
    [3, false, false],
    [4, true, true],
    [5, false, true],
  ])
  expect(read[0]).toMatchObject({ filingFrom: '2026-10-05', filingUntil: '2027-01-04' })
  expect(sameName('TRAN, Minh')).toBe(sameName('Minh Trần'))
  expect(readResults([['Who']])).toMatch(/needs the columns/)
})

test('the file for the upload has its columns, and no cell is taken for a formula', () => {
  const row = Object.fromEntries(uploadColumns.map((column) => [column, ''])) as Parameters<
    typeof uploadFile
  >[0][number]
  const [heads, line] = uploadFile([{ ...row, 'Last Name': '=HYPERLINK("x")' }]).split('\r\n')
  expect(heads?.split(',')).toHaveLength(uploadColumns.length)
  expect(line).toContain(`"'=HYPERLINK(""x"")"`)
})

const season = {
  ...{ opensOn: '2026-03-04', closesOn: '2026-03-19', filingFrom: '2026-04-01', filingUntil: '2026-06-30' },
  ...{ startsOn: '2026-10-01', announced: true },
}
const chosen = (filingFrom: string | null, filingUntil: string | null, lane: string) =>
  ({ filingFrom, filingUntil, lane }) as Board['registrations'][number]

test('the line of the season has each filing window with what was filed in it, and today with what is left', () => {
  const registrations = [
    chosen('2026-04-01', '2026-06-30', 'approved'),
    chosen('2026-04-01', '2026-06-30', 'filed'),
    chosen('2026-10-05', '2027-01-04', 'case open'),
    chosen(null, null, 'not selected'),
  ]
  const { spans, today } = seasonLine({ season, registrations }, '2026-11-15')
  expect(spans.map(({ title, says, standing }) => [title, says, standing])).toEqual([
    ['Registration', '03-04 to 03-19', 'over'],
    ['First filing window', '04-01 to 06-30, 2 of 2 filed', 'over'],
    ['Second filing window', '10-05-2026 to 01-04-2027, 0 of 1 filed', 'here'],
  ])
  expect(today?.says).toBe('Today, 50 days left')
  const lefts = spans.map(({ left }) => left)
  expect(lefts.toSorted((one, other) => one - other)).toEqual(lefts)
  for (const { left, width } of spans) expect(left + width).toBeLessThanOrEqual(100)
  expect(today?.left).toBeGreaterThan(spans[2]?.left ?? 100)
})

test('before and after the season today does not stand on its line', () => {
  const on = (day: string) => seasonLine({ season, registrations: [] }, day)
  expect([on('2026-02-01').today, on('2026-12-01').today]).toEqual([undefined, undefined])
  expect(on('2026-06-30').today?.says).toBe('Today, the last day')
  expect(on('2026-02-01').spans.map(({ standing }) => standing)).toEqual(['ahead', 'ahead'])
})
