import { describe, expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { knownFacts } from '#engine/known-facts.ts'
import { caseDates, clockShown, metByFiling } from './dates.ts'
import { type AskedCase, deadlineInputsOf } from './deadline-inputs.ts'
import { datesInCase } from './titles.ts'

const file: AskedCase = {
  ...{ typeId: 1, subType: 'extension', status: 7, stage: 'RECEIPTED', outcome: null, premium: true },
  ...{
    filedOn: '2026-11-02',
    receiptOn: '2026-11-04',
    priorityDate: null,
    rfeNoticeOn: null,
    rfeDueOn: null,
    rfeRespondedOn: null,
    rfeDuePrinted: true,
    answerChannel: null,
  },
  ...{ decidedOn: null, validUntil: null, approvalNotice: null, i94Until: null },
}
const facts: Record<string, unknown> = {
  'person.statusExpiresOn': '2026-12-31',
  'person.passports': [{ id: 'a', expiresOn: '2029-05-01' }],
  'person.hOrLStays': [{ id: 's', status: 'H-1B', from: '2021-01-01' }],
  'person.trips': [
    { id: 't', leftOn: '2024-12-10', returnedOn: '2025-01-05' },
    { id: 'u', leftOn: '2020-01-01', returnedOn: '2020-03-01' },
  ],
  'case.requestedFrom': '2027-01-01',
}
const look = knownFacts(
  (subject, id) =>
    facts[id] !== undefined && subject.startsWith(id.split('.')[0] ?? '')
      ? { value: facts[id], source: 'form', by: null, at: '2026-01-01' }
      : undefined,
  { case: 'case/1', person: 'person/2', employment: 'employment/3' },
  '2026-11-15',
)
const none = { details: {}, reported: [], elsewhere: {}, today: '2026-11-15' }
const given = (changed: Partial<AskedCase> = {}, details = {}) =>
  deadlineInputsOf({ ...file, ...changed }, look, {
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
    expect(caseDates(given()).find(({ part }) => part === 'work while pending')?.dueOn).toBe('2027-08-27')
  })

  test.each([
    ['RFE_ISSUED', 1, 'D-40', '2027-01-28'],
    ['RFE_ISSUED', 2, 'D-40', '2026-12-05'],
    ['NOID_ISSUED', 1, 'D-41', '2026-12-05'],
    ['NOIR_ISSUED', 5, 'D-41', '2026-12-05'],
    ['AUDIT', 4, 'D-32', '2026-12-02'],
  ])(
    'at %s a notice dated 2026-11-02 is answered by the rule of its kind (case type %i: %s, %s)',
    (stage, typeId, rule, on) => {
      const open = { typeId, stage, status: 8, rfeNoticeOn: '2026-11-02', rfeDueOn: '2026-12-01' }
      const date = caseDates(given(open)).find((each) => each.rule === rule && each.part.endsWith('response'))
      expect(date).toMatchObject({ computedOn: on, printedOn: '2026-12-01', dueOn: '2026-12-01', warning: '' })
    },
  )

  test('D-14 gives back the full days of each trip while the clock ran, and the clock shows them', () => {
    expect(given().trips).toEqual([{ leftOn: '2024-12-10', returnedOn: '2025-01-05' }])
    expect(caseDates(given()).find(({ part }) => part === 'six years end')?.dueOn).toBe('2027-01-25')
    expect(clockShown(given())).toEqual({
      ...{ startedOn: '2021-01-01', baseEnd: '2026-12-31', endsOn: '2027-01-25', recapturedDays: 25, fresh: false },
      trips: [{ leftOn: '2024-12-10', returnedOn: '2025-01-05', days: 25 }],
      daysLeft: 71,
      doubt: '',
    })
    expect(clockShown({})).toBeNull()
  })

  test.each([
    ['2021-06-01', true, '2021-01-01', ''],
    [
      '2020-03-01',
      false,
      '2020-03-01',
      'The record begins 01-01-2021; the approval of 20-00007 is counted from 03-01-2020.',
    ],
    [
      '2021-01-01',
      true,
      '2021-01-01',
      expect.stringMatching(/^It continued an earlier stay: enter the stays before it/),
    ],
    ['2020-03-01', true, '2020-03-01', expect.stringMatching(/counted from 03-01-2020\. It continued an earlier stay/)],
  ])(
    'D-14 counts our own approval from %s (continuing: %s), and says what is left open',
    (from, continues, first, doubt) => {
      const approvals = [{ number: '20-00007', status: 'H-1B', from, continues }]
      const counted = deadlineInputsOf(file, look, { ...none, approvals })
      expect(clockShown(counted)).toMatchObject({ startedOn: first, doubt })
      expect(caseDates(counted).find(({ part }) => part === 'six years end')?.warning).toEqual(doubt)
      const ofFamily = [{ number: '20-00007', status: 'H-4', from, continues }]
      expect(deadlineInputsOf(file, look, { ...none, approvals: ofFamily }).firstHOrLDay).toBe('2021-01-01')
    },
  )

  test('a day printed by the agency governs though nobody entered the day of the notice', () => {
    const dates = caseDates(given({ status: 8, rfeDueOn: '2027-02-01' }))
    expect(dates.find(({ rule }) => rule === 'D-40')).toMatchObject({ dueOn: '2027-02-01', printedOn: '2027-02-01' })
    const answered = given({ status: 7, rfeDueOn: '2027-02-01', rfeRespondedOn: '2027-01-10' })
    expect(caseDates(answered).some(({ rule }) => rule === 'D-40')).toBe(false)
  })
})

test('a decision after the premium clock ran out leaves the fee to be asked back; one in time leaves nothing', () => {
  const missed = (changed: Partial<AskedCase>) =>
    caseDates(given(changed)).flatMap(({ rule, part, dueOn }) => (rule === 'D-43' ? [[part, dueOn]] : []))
  const received = { filedOn: '2026-09-28', receiptOn: '2026-09-30' }
  const late = [['clock missed', '2026-10-22']]
  expect(missed(received)).toContainEqual(late[0])
  for (const outcome of ['Denied', 'Approved'])
    expect(missed({ ...received, status: 9, outcome, decidedOn: '2026-11-12' })).toEqual(late)
  expect(missed({ ...received, status: 8, rfeNoticeOn: '2026-11-02' })).toEqual(late)
  expect(missed({ ...received, status: 9, outcome: 'Denied', decidedOn: '2026-10-20' })).toEqual([])
  expect(missed({ ...received, status: 9, outcome: 'Withdrawn', decidedOn: '2026-11-12' })).toEqual([])
})

describe('an approved stay', () => {
  const approved = { status: 10, outcome: 'Approved', decidedOn: '2026-11-12', validUntil: '2029-11-10' }
  const stayDates = (changed: Partial<AskedCase>) =>
    datesInCase({ ...file, ...changed }, caseDates(given(changed), metByFiling({ ...file, ...changed }))).flatMap(
      ({ rule, part, dueOn }) => (['D-10', 'D-13', 'D-90', 'D-42'].includes(rule) ? [[part, dueOn]] : []),
    )

  test('ends as the notice says, once; only the next extension’s first day stands beside it', () => {
    expect(stayDates({})).toEqual([
      ['latest receipt', '2026-12-31'],
      ['work while pending', expect.any(String)],
    ])
    expect(stayDates(approved)).toEqual([
      ['earliest filing', expect.any(String)],
      ['authorized until', '2029-11-10'],
    ])
  })

  test('ends with the I-94 where that is the earlier; an I-797B gives no stay', () => {
    expect(stayDates({ ...approved, i94Until: '2029-06-30' })).toContainEqual(['authorized until', '2029-06-30'])
    expect(stayDates({ ...approved, i94Until: '2029-11-20' })).toContainEqual(['authorized until', '2029-11-10'])
    const abroad = stayDates({ ...approved, approvalNotice: 'I-797B' })
    expect(abroad).toContainEqual(['petition valid', '2029-11-10'])
    expect(abroad.some(([part]) => part === 'authorized until')).toBe(false)
    // The old I-94 governs, and is said.
    expect(abroad).toContainEqual(['latest receipt', '2026-12-31'])
  })

  test.each([
    [
      'Denied',
      '2026-11-12',
      [
        ['without the extension', '2026-12-31'],
        ['appeal', '2026-12-15'],
      ],
    ],
    ['Withdrawn', '2026-11-12', [['without the extension', '2026-12-31']]],
    [
      'Denied',
      '2027-02-01',
      [
        ['work ended', '2027-02-01'],
        ['appeal', '2027-03-06'],
      ],
    ],
    [
      'Revoked',
      '2026-11-12',
      [
        ['work ended', '2026-11-12'],
        ['appeal', '2026-12-15'],
      ],
    ],
  ])('%s on %s leaves what is left, and the day of an appeal', (outcome, decidedOn, left) => {
    expect(stayDates({ status: 9, outcome, decidedOn })).toEqual(
      [...left].sort(([, one], [, other]) => String(one).localeCompare(String(other))),
    )
  })

  test('the wage has a last day to begin only where the employment is new', () => {
    const wage = (subType: string) => stayDates({ ...approved, subType }).some(([part]) => part === 'pay begins')
    expect([wage('extension'), wage('amendment'), wage('transfer')]).toEqual([false, false, true])
  })

  test('gives way to an I-94 of a later entry', () => {
    expect(given(approved).i94EndsOn).toBe('2029-11-10')
    facts['person.admissions'] = [{ id: 'n', admittedOn: '2026-11-14', admittedUntil: '2028-05-01' }]
    delete facts['person.statusExpiresOn']
    expect(given(approved).i94EndsOn).toBe('2028-05-01')
  })
})

describe('an immigrant petition', () => {
  const i140 = { typeId: CaseType.i140, subType: 'E21', receiptOn: '2025-03-03', filedOn: '2025-03-01', premium: false }
  const opens = (changed: Partial<AskedCase>, details = {}) =>
    caseDates(given({ ...i140, ...changed }, details)).some(({ part }) => part === 'one-year extensions from')
  const decided = { status: 9, decidedOn: '2026-11-13' }

  test.each([
    ['pending', {}, true],
    ['approved', { ...decided, outcome: 'Approved' }, true],
    ['denied', { ...decided, outcome: 'Denied' }, false],
    ['revoked', { ...decided, outcome: 'Revoked' }, false],
    ['withdrawn', { ...decided, outcome: 'Withdrawn' }, false],
  ])('that is %s: a day from which one-year extensions begin is %o', (_state, changed, day) => {
    expect(opens(changed)).toBe(day)
  })

  test('that was withdrawn 180 days after its approval goes on counting, once somebody says so', () => {
    const late = { 'case.i140Status': 'withdrawn after 180 days' }
    expect(opens({ ...decided, outcome: 'Withdrawn' }, late)).toBe(true)
  })

  test('a pending employment I-485 rests on one: not known is asked, not denied', () => {
    const adjustment = { typeId: CaseType.i485, subType: 'employment', premium: false }
    expect(given(adjustment).i485Status).toBe('pending')
    expect(given({ ...adjustment, subType: 'family' }).i485Status).toBeUndefined()
  })
})

describe('a petition under the cap', () => {
  const unfiled = { subType: 'cap', status: 1, filedOn: null, receiptOn: null }
  const season = (changed: Partial<AskedCase> = {}, details = {}) =>
    caseDates(given({ ...unfiled, ...changed }, details))
      .filter(({ rule }) => rule === 'D-18')
      .map(({ part, dueOn }) => `${part} ${dueOn}`)
  test('has the dates of its season from the day it is opened', () => {
    expect(season()).toEqual([
      'registration opens 2027-03-01',
      'registration closes 2027-03-15',
      'selection 2027-03-31',
      'filing opens 2027-04-01',
      'filing closes 2027-06-30',
      'start 2027-10-01',
    ])
  })
  test('waits for no registration once it is selected; withdrawn it has no season', () => {
    const selected = season({}, { 'h1b.selectionFrom': '2027-04-01', 'h1b.selectionUntil': '2027-06-30' })
    expect(selected.map((each) => each.split(' ')[0])).toEqual(['filing', 'filing', 'start'])
    expect(season({ outcome: 'Withdrawn', status: 9 })).toEqual([])
  })
})
