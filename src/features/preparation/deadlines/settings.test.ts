import { describe, expect, test } from 'vitest'
import { reminderLadders } from '#rules/deadlines/reminders.ts'
import { settingTable } from '#rules/deadlines/setting-table.ts'
import { caseDates } from './dates.ts'
import { configurable, isConfigurable, laddersFrom, type OwnRow, readSetting, surroundingsFrom } from './settings.ts'
import { settingsShown } from './settings-shown.ts'

const TODAY = '2026-11-15'
const said = (name: string, value: unknown, more: Partial<OwnRow> = {}): OwnRow => ({
  ...{ name, value, fromOn: null, untilOn: null, source: 'notice', byName: 'Ann', at: TODAY, ofFirm: true, ...more },
})
const shownOf = (name: string, own: OwnRow[] = []) => settingsShown(own, TODAY).find((each) => each.name === name)

describe('the values of the rules', () => {
  test('are all described: every row of the table and every ladder', () => {
    const names = [
      ...settingTable.map(({ name }) => name),
      ...Object.keys(reminderLadders).flatMap((each) => [`ladder ${each}`, `told ${each}`]),
    ]
    for (const name of names) expect(isConfigurable(name), name).toBe(true)
    expect(Object.keys(configurable)).toHaveLength(new Set(names).size + 4)
  })

  test('that nobody has confirmed come first and say so; a row of one’s own confirms them', () => {
    const [first] = settingsShown([], TODAY)
    expect(first).toMatchObject({ name: 'wageRequestMonths', confirmed: false, whose: 'product', text: '24' })
    const own = [said('wageRequestMonths', 30)]
    expect(shownOf('wageRequestMonths', own)).toMatchObject({
      confirmed: true,
      whose: 'firm',
      text: '30',
      byName: 'Ann',
    })
  })

  test('the names of countries on forms wait for a person to confirm them, and then say who did', () => {
    expect(shownOf('countryNames')).toMatchObject({ confirmed: false, text: 'Department of State' })
    const own = [said('countryNames', 'Department of State', { ofFirm: false })]
    expect(shownOf('countryNames', own)).toMatchObject({ confirmed: true, whose: 'installation', byName: 'Ann' })
  })

  test('the firm’s own row beats the installation’s, and one that does not hold yet is not shown as held', () => {
    const own = [said('rfeDays', 70, { fromOn: '2027-01-01' }), said('rfeDays', 80, { ofFirm: false })]
    expect(shownOf('rfeDays', own)).toMatchObject({ text: '80', whose: 'installation' })
  })

  test('say what was said before, newest first, by whom and from which source', () => {
    const own = [
      said('rfeDays', 70, { at: '2026-11-02', source: 'second notice' }),
      said('rfeDays', 80, { at: '2026-11-01', source: 'first notice', byName: 'Bo' }),
      said('rfeDays', 84, { at: '2026-11-03', ofFirm: false }),
    ]
    const { text, history } = shownOf('rfeDays', own) ?? { history: [] }
    expect(text).toBe('70')
    expect(history.map((each) => [each.text, each.whose, each.byName, each.source])).toEqual([
      ['84', 'installation', 'Ann', 'notice'],
      ['70', 'firm', 'Ann', 'second notice'],
      ['80', 'firm', 'Bo', 'first notice'],
    ])
    expect(shownOf('graceDays', own)?.history).toEqual([])
  })

  test.each([
    ['rfeDays', '84', 84],
    ['lcaPosting', 'calendar', 'calendar'],
    ['federalClosures', '12-24-2026, 2027-01-04 12-24-2026', ['2026-12-24', '2027-01-04']],
    ['ladder request', '7, 30, 1', [30, 7, 1]],
    ['told passport', 'attorney, employee', ['employee', 'attorney']],
    ['proclamation10973', 'stayed', 'stayed'],
    [
      'capSeason',
      '03-03-2027, 03-18-2027, 03-31-2027, 04-01-2027, 06-30-2027, 10-01-2027',
      expect.objectContaining({ registrationOpens: '2027-03-03T12:00:00', filingUntil: '2027-06-30' }),
    ],
  ] as const)('%s is read from “%s”', (name, text, value) => {
    expect(readSetting(name, text)).toEqual({ ok: true, value })
  })

  test.each([
    ['rfeDays', 'soon'],
    ['rfeDays', '1, 2'],
    ['rfeDays', '-3'],
    ['lcaPosting', 'lunar'],
    ['federalClosures', '02-30-2027'],
    ['ladder request', ''],
    ['told passport', ''],
    ['told passport', 'attorney, the neighbor'],
    ['proclamation10973', 'over'],
    ['capSeason', '03-03-2027'],
  ] as const)('%s is not read from “%s”, and a sentence says why', (name, text) => {
    expect(readSetting(name, text)).toEqual({ ok: false, message: expect.stringMatching(/\.$/) })
  })
})

describe('what the rules count with', () => {
  const dueOn = (own: OwnRow[], calendar: Parameters<typeof surroundingsFrom>[1] = null) => {
    const dates = caseDates(
      { firstDayOfWork: '2026-11-09', rfeDatedOn: '2026-09-01' },
      new Set(),
      surroundingsFrom(own, calendar),
    )
    return (rule: string) => dates.find((each) => each.rule === rule)?.dueOn
  }

  test('D-71 counts the days the employer is open: Veterans Day is one of them where it says so', () => {
    expect(dueOn([])('D-71')).toBe('2026-11-13')
    expect(dueOn([], { openOn: ['2026-11-11'] })('D-71')).toBe('2026-11-12')
    expect(dueOn([], { weekdays: [2, 3, 4, 5, 6], closedOn: ['2026-11-10'] })('D-71')).toBe('2026-11-14')
  })

  test('D-40 follows a changed number of days, D-10 a federal closure', () => {
    expect(dueOn([])('D-40')).toBe('2026-11-27')
    expect(dueOn([said('rfeDays', 60)])('D-40')).toBe('2026-11-03')
    const closed = surroundingsFrom([said('federalClosures', ['2027-05-14'])], null)
    const [paper] = caseDates({ i94EndsOn: '2027-05-14' }, new Set(), closed).filter(({ part }) =>
      part.includes('paper'),
    )
    expect(paper?.dueOn).toBe('2027-05-13')
  })

  test('reminders follow a changed ladder, on its days and to whom it says', () => {
    const ladders = laddersFrom([said('ladder request', [10, 5]), said('told passport', ['employer'])])
    expect(ladders.request).toEqual({ ...reminderLadders.request, daysBefore: [10, 5] })
    expect(ladders.passport).toEqual({ ...reminderLadders.passport, to: ['employer'] })
    expect(ladders.stay).toBe(reminderLadders.stay)
  })
})
