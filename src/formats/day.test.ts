import { describe, expect, test } from 'vitest'
import { addDays, addMonths, ageOn, dayIn, daysBetween, instantIn, isClamped, weekdayName } from './day.ts'
import { isZone, usZones, zoneName, zoneOfState, zoneOptions } from './zones.ts'

// 5:30 pm on the Pacific coast is the next day in Greenwich.
const evening = new Date('2026-11-16T01:30:00Z')

describe('which day it is', () => {
  test.each([
    ['America/Los_Angeles', '2026-11-15'],
    ['America/New_York', '2026-11-15'],
    ['Europe/London', '2026-11-16'],
    ['Pacific/Guam', '2026-11-16'],
    ['Asia/Kolkata', '2026-11-16'],
    ['Pacific/Pago_Pago', '2026-11-15'],
  ])('in %s at that instant: %s', (zone, day) => {
    expect(dayIn(zone, evening)).toBe(day)
  })

  test('midnight belongs to the day that begins', () => {
    expect(dayIn('America/Los_Angeles', new Date('2026-11-16T07:59:59Z'))).toBe('2026-11-15')
    expect(dayIn('America/Los_Angeles', new Date('2026-11-16T08:00:00Z'))).toBe('2026-11-16')
  })

  test('summer time moves it by an hour', () => {
    expect(dayIn('America/New_York', new Date('2026-07-04T03:59:00Z'))).toBe('2026-07-03')
    expect(dayIn('America/New_York', new Date('2026-07-04T04:00:00Z'))).toBe('2026-07-04')
  })
})

describe('an hour of a day as an instant', () => {
  test.each([
    ['America/New_York', '2026-11-16', 6, '2026-11-16T11:00:00.000Z'],
    ['America/Los_Angeles', '2026-07-04', 0, '2026-07-04T07:00:00.000Z'],
    ['Asia/Kolkata', '2026-01-01', 9, '2026-01-01T03:30:00.000Z'],
    // The clocks go back at two o'clock that night, and forward on the other.
    ['America/New_York', '2026-11-01', 6, '2026-11-01T11:00:00.000Z'],
    ['America/New_York', '2026-11-01', 0, '2026-11-01T04:00:00.000Z'],
    ['America/New_York', '2026-03-08', 6, '2026-03-08T10:00:00.000Z'],
    ['America/New_York', '2026-03-08', 0, '2026-03-08T05:00:00.000Z'],
  ])('%s %s at %i', (zone, day, hour, instant) => {
    expect(instantIn(zone, day, hour).toISOString()).toBe(instant)
  })
})

test('days and months are added on the calendar', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
  expect(isClamped('2026-01-31', 1)).toBe(true)
  expect(daysBetween('2026-11-16', '2026-11-15')).toBe(-1)
  expect(ageOn('2005-11-16', '2026-11-15')).toBe(20)
  expect(weekdayName('2026-11-15')).toBe('Sunday')
})

describe('zones', () => {
  test.each([
    ['CA', 'America/Los_Angeles'],
    ['TX', 'America/Chicago'],
    ['AZ', 'America/Phoenix'],
    ['HI', 'Pacific/Honolulu'],
    ['MA', 'America/New_York'],
    [null, 'America/New_York'],
    ['', 'America/New_York'],
  ])('a company in %s is proposed %s', (state, zone) => {
    expect(zoneOfState(state)).toBe(zone)
  })

  test('every zone offered is one', () => {
    expect(zoneOptions('America/New_York').filter(({ value }) => !isZone(value))).toEqual([])
    expect(usZones.map(({ value }) => value)).toContain('America/Los_Angeles')
  })

  test.each(['PST', 'EST5EDT', 'UTC+3', '+05:00', 'America/Nowhere', 'america/new_york', ''])('%s is none', (text) => {
    expect(isZone(text)).toBe(false)
  })

  test('one that is not in the list stays to be chosen', () => {
    expect(zoneOptions('Africa/Lagos').at(-1)).toEqual({ value: 'Africa/Lagos', label: 'Africa/Lagos' })
    expect(zoneName('America/Los_Angeles')).toBe('Pacific Time (Los Angeles)')
  })
})
