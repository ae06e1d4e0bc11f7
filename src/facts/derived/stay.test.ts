import { describe, expect, test } from 'vitest'
import type { KnownAnswer } from '#engine/answer.ts'
import { knownFacts } from '#engine/known-facts.ts'
import { of } from '#engine/reference.ts'
import { aboutStatus, aboutStay } from './stay.ts'

const look = (given: Record<string, unknown>, role = 'person') =>
  knownFacts(
    (_subject, id) =>
      given[id] === undefined
        ? undefined
        : ({ value: given[id], source: 'form', by: 1, at: '2026-11-15T00:00:00Z' } as KnownAnswer),
    { [role]: 'person/1', case: 'case/1' },
    '2026-11-15',
  )

const old = { id: 'p1', kind: 'Passport', number: 'OLD11', issuedOn: '2015-01-01', expiresOn: '2024-12-31' }
const renewed = { id: 'p2', kind: 'Passport', number: 'NEW22', issuedOn: '2024-06-01', expiresOn: '2034-05-31' }
const arrived = (admittedOn: string) => [{ id: 'i1', admittedOn }]

describe('the passport of the last entry', () => {
  test.each([
    ['is the one held on that day', [old, renewed], '2020-02-02', 'OLD11', true],
    ['is today’s when that was held already', [old, renewed], '2025-02-02', 'NEW22', false],
    ['is not known when only a later one is', [renewed], '2020-02-02', undefined, true],
  ])('%s', (_what, passports, day, number, isNew) => {
    const seen = look({ 'person.passports': passports, 'person.admissions': arrived(day) })
    expect(seen.value(aboutStatus.entryPassportNumber)).toBe(number)
    expect(seen.value(aboutStatus.passportIsNew)).toBe(isNew)
  })

  test('is nothing to speak of before the entry is known', () => {
    const seen = look({ 'person.passports': [old, renewed] })
    expect(seen.answer(aboutStatus.entryPassportNumber)).toBeUndefined()
    expect(seen.answer(aboutStatus.passportIsNew)).toBeUndefined()
  })

  test('is that of whoever stands in the role', () => {
    const seen = look({ 'person.passports': [old], 'person.admissions': arrived('2020-02-02') }, 'applicant')
    expect(seen.value(of('applicant', aboutStatus.entryPassportNumber))).toBe('OLD11')
    expect(seen.answer(of('applicant', aboutStatus.entryTravelDocumentNumber))).toEqual({ not: 'none' })
  })
})

describe('the stay asked for', () => {
  test.each([
    ['an F-1 reinstatement', { 'case.stayAction': 'Reinstatement to student status' }, [true, true, 'D/S']],
    [
      'a change from F-1 to H-4',
      { 'case.stayAction': 'Change of status', 'case.changeToStatus': 'H-4' },
      [false, false, undefined],
    ],
    [
      'a change from F-1 to M-1 until a day',
      { 'case.stayAction': 'Change of status', 'case.changeToStatus': 'M-1', 'case.stayUntil': '2027-08-31' },
      [true, true, '08/31/2027'],
    ],
    ['nothing decided yet', {}, [undefined, undefined, undefined]],
  ])('%s', (_what, given, expected) => {
    const seen = look({ 'person.currentStatus': 'F-1', ...given })
    expect(
      [aboutStay.stayAsStudent, aboutStay.stayInSevis, aboutStay.stayEnds].map((fact) => seen.value(fact)),
    ).toEqual(expected)
  })
})
