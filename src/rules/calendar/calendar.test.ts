import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, ageOn, daysBetween, isClamped, weekdayName } from '#formats/day.ts'
import {
  addBusinessDays,
  employerCalendar,
  federal,
  federalCalendar,
  isBusinessDay,
  nthBusinessDay,
  roll,
  rollBack,
} from './business-days.ts'
import { observedHolidays } from './holiday-examples.ts'
import { holidayObservedOn, holidaysObservedIn } from './holidays.ts'

const runs = { numRuns: 200 }
const day = fc.integer({ min: 0, max: 36_500 }).map((offset) => addDays('2000-01-01', offset))
const few = fc.integer({ min: 0, max: 60 })

describe('D-00 federal holidays', () => {
  test.each(Object.entries(observedHolidays))('D-00 of %s are observed on %s', (year, days) => {
    expect(holidaysObservedIn(Number(year)).map(({ date }) => date.slice(5))).toEqual(days.split(' '))
  })

  test('D-00 names the holiday where it is observed', () => {
    expect(holidayObservedOn('2026-07-03')).toBe('Independence Day')
    expect(holidayObservedOn('2027-12-31')).toBe("New Year's Day")
    expect(holidayObservedOn('2026-05-25')).toBe('Memorial Day')
    expect(holidayObservedOn('2029-01-20')).toBeUndefined()
  })

  test('D-00 has ten to twelve observed holidays in any year, none on a weekend', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2099 }), (year) => {
        const found = holidaysObservedIn(year)
        expect(found.length).toBeGreaterThanOrEqual(10)
        expect(found.length).toBeLessThanOrEqual(12)
        expect(found.some(({ date }) => ['Saturday', 'Sunday'].includes(weekdayName(date)))).toBe(false)
      }),
      { numRuns: 30 },
    )
  })
})

describe('D-01 calendars', () => {
  test('D-01 closures are data', () => {
    expect(addBusinessDays('2026-12-23', 1, federalCalendar(['2026-12-24']))).toBe('2026-12-28')
    expect(addBusinessDays('2026-12-23', 1)).toBe('2026-12-24')
    expect(federalCalendar(['2026-12-24']).closed('2026-12-24')).toBe('a federal closure')
  })

  test("D-01 an employer's days are its own", () => {
    const employer = employerCalendar({ weekdays: [2, 3, 4, 5, 6], openOn: ['2026-11-26'], closedOn: ['2026-11-27'] })
    expect(employer.closed('2026-11-23')).toBe('a Monday')
    expect(employer.closed('2026-11-26')).toBeUndefined()
    expect(employer.closed('2026-11-27')).toBe('a day the employer is closed')
    expect(employer.closed('2026-11-28')).toBeUndefined()
    expect(employer.closed('2026-11-11')).toBe('Veterans Day')
  })

  test('D-01 a posting counts its first day, or the next business day', () => {
    expect(nthBusinessDay('2026-11-16', 10)).toBe('2026-11-30')
    expect(nthBusinessDay('2026-11-15', 10)).toBe('2026-11-30')
  })

  test('D-01 rolling ends on a business day, in its direction and never further than needed', () => {
    fc.assert(
      fc.property(day, (any) => {
        const [next, before] = [roll(any), rollBack(any)]
        expect(isBusinessDay(next) && isBusinessDay(before)).toBe(true)
        expect(before <= any && any <= next).toBe(true)
        expect(daysBetween(before, next)).toBeLessThanOrEqual(5)
        if (isBusinessDay(any)) expect([next, before]).toEqual([any, any])
      }),
      runs,
    )
  })

  test('D-01 counting business days is monotonic, additive and can be undone', () => {
    fc.assert(
      fc.property(day, few, few, (any, one, other) => {
        const start = roll(any)
        expect(addBusinessDays(addBusinessDays(start, one), other)).toBe(addBusinessDays(start, one + other))
        expect(addBusinessDays(addBusinessDays(start, one), -one)).toBe(start)
        expect(addBusinessDays(start, one) <= addBusinessDays(addDays(start, 1), one + 1)).toBe(true)
        if (one > 0) expect(federal.closed(addBusinessDays(any, one))).toBeUndefined()
      }),
      runs,
    )
  })
})

describe('days and months', () => {
  test.each([
    ['2026-08-31', -6, '2026-02-28'],
    ['2028-08-31', -6, '2028-02-29'],
    ['2028-02-29', 36, '2031-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s and %i months is %s', (from, months, to) => expect(addMonths(from, months)).toBe(to))

  test('adding months is monotonic, keeps the day or clamps it, and never leaves the month', () => {
    fc.assert(
      fc.property(day, day, fc.integer({ min: -120, max: 120 }), (one, other, months) => {
        const [first = one, second = other] = [one, other].sort()
        expect(addMonths(first, months) <= addMonths(second, months)).toBe(true)
        const moved = addMonths(one, months)
        expect(addDays(moved, 0)).toBe(moved)
        expect(isClamped(one, months)).toBe(moved.slice(8) < one.slice(8))
      }),
      runs,
    )
  })

  test('adding days and counting them agree', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (any, days) => {
        expect(daysBetween(any, addDays(any, days))).toBe(days)
      }),
      runs,
    )
  })

  test('a person is a year older on the birthday', () => {
    expect([ageOn('2005-03-10', '2026-03-09'), ageOn('2005-03-10', '2026-03-10')]).toEqual([20, 21])
  })
})
