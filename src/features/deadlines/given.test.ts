import { describe, expect, test } from 'vitest'
import { lookAt } from '#engine/look.ts'
import { caseDates } from './dates.ts'
import { type AskedCase, givenOf } from './given.ts'

const file: AskedCase = {
  ...{ typeId: 1, subType: 'extension', status: 7, outcome: null, premium: true },
  ...{ filedOn: '2026-11-02', receiptOn: '2026-11-04', priorityDate: null, rfeDueOn: null, rfeRespondedOn: null },
  ...{ decidedOn: null, validUntil: null },
}
const facts: Record<string, unknown> = {
  'person.statusExpiresOn': '2026-12-31',
  'person.passports': [{ id: 'a', expiresOn: '2029-05-01' }],
  'person.hOrLStays': [{ id: 's', status: 'H-1B', from: '2021-01-01' }],
  'case.requestedFrom': '2027-01-01',
}
const look = lookAt(
  (subject, id) =>
    facts[id] !== undefined && subject.startsWith(id.split('.')[0] ?? '')
      ? { value: facts[id], source: 'form', by: null, at: '2026-01-01' }
      : undefined,
  { case: 'case/1', person: 'person/2', employment: 'employment/3' },
  '2026-11-15',
)
const given = (changed: Partial<AskedCase> = {}, details = {}) =>
  givenOf({ ...file, ...changed }, look, {
    details,
    reported: [{ kind: 'move', on: '2026-11-10' }],
    elsewhere: {},
    today: '2026-11-15',
  })

describe('the inputs of the deadline rules', () => {
  test('come from the case, its facts, its reports and the answers of the check, and nothing is guessed', () => {
    expect(given({}, { 'case.lcaBeginsOn': '2027-01-01', 'case.lcaNumber': 'x' })).toMatchObject({
      classification: 'H-1B',
      i94EndsOn: '2026-12-31',
      extensionFiledOn: '2026-11-04',
      sameEmployer: true,
      firstHOrLDay: '2021-01-01',
      premiumReceivedOn: '2026-11-04',
      lcaStartsOn: '2027-01-01',
      movedOn: '2026-11-10',
      petitionOutcome: 'pending',
    })
    expect('decisionDatedOn' in given()).toBe(false)
    expect('lcaNumber' in given({}, { 'case.lcaNumber': 'x' })).toBe(false)
  })

  test('give dates that explain themselves', () => {
    const moved = caseDates(given()).find(({ rule }) => rule === 'D-80')
    expect(moved).toMatchObject({ dueOn: '2026-11-20', kind: 'due' })
    expect(moved?.steps[0]?.words).toBe('Moved on')
    expect(caseDates(given()).find(({ part }) => part === 'work while pending')?.dueOn).toBe('2027-08-28')
  })

  test('a day printed by the agency governs though nobody entered the day of the notice', () => {
    const dates = caseDates(given({ status: 8, rfeDueOn: '2027-02-01' }))
    expect(dates.find(({ rule }) => rule === 'D-40')).toMatchObject({ dueOn: '2027-02-01', printedOn: '2027-02-01' })
    const answered = given({ status: 7, rfeDueOn: '2027-02-01', rfeRespondedOn: '2027-01-10' })
    expect(caseDates(answered).some(({ rule }) => rule === 'D-40')).toBe(false)
  })
})
