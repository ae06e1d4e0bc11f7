import { describe, expect, test } from 'vitest'
import { i9Verification } from '#case-types/types/i9.ts'
import { completenessOf } from '#engine/completeness.ts'
import { fieldFinder } from '#engine/inventory.ts'
import { questionsOf } from '#engine/questions.ts'
import { toPaper } from '#engine/to-paper.ts'
import { i9 } from '#forms/i-9/2025-01-20/form.ts'
import { alien } from '#forms/i-9/2025-01-20/scenarios/alien.ts'
import { scenarios } from '#forms/i-9/2025-01-20/scenarios/all.ts'
import { small } from '#forms/i-9/2025-01-20/scenarios/small.ts'
import { small as petition } from '#forms/i-129/2026-02-27/scenarios/small.ts'
import { paperOf } from '#forms/papers.ts'
import { lookOf, type Scenario } from '#forms/scenario.ts'
import { askedIn } from '#preparation/questionnaires/case-questions.ts'

type Known = Pick<Scenario, 'answers' | 'roles' | 'today'>

/** The questions that are still open, of everybody or of one side. */
function open(known: Known, audience?: 'employer' | 'employee') {
  const asked = askedIn([{ form: i9, roles: known.roles, key: 'i-9' }])
  return questionsOf([{ form: i9, look: lookOf(known), key: 'i-9' }]).flatMap(({ key, fact, answered, needed }) => {
    const concerns = audience === undefined || asked.get(key)?.audiences.includes(audience)
    return answered || !needed || !concerns ? [] : [fact.id]
  })
}
const told = (known: Scenario, subject: 'i9/1' | 'person/1', more: object): Known => ({
  ...known,
  answers: { ...known.answers, [subject]: { ...known.answers[subject], ...more } },
})

test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('is complete for %s', (_name, scenario) => {
  expect(completenessOf(i9, lookOf(scenario)).missing).toEqual([])
  expect(open(scenario)).toEqual([])
})

describe('after a petition', () => {
  // What Form I-129 made known of employee, job and company, and a Form I-9 nobody has begun.
  const roles = { ...petition.roles, i9: 'i9/1', case: 'case/7' } as Scenario['roles']
  const answers = {
    ...petition.answers,
    'person/1': {
      ...{ 'person.otherNames': { not: 'none' }, ...petition.answers['person/1'] },
      ...{ 'person.currentStatus': 'H-1B', 'person.statusExpiresOn': '2029-09-30' },
    },
    'case/7': { 'case.i9Event': 'New hire' },
  } as Scenario['answers']
  const begun = (record: object): Known => ({
    today: petition.today,
    roles,
    answers: { ...answers, 'i9/1': { ...record } },
  })
  const attested = { 'i9.attestedStatus': 'Authorized to work', 'i9.hasPreparer': false }

  test('nothing that is known of the employee is asked again: only what this form alone has', () => {
    expect(open(begun({}), 'employee')).toEqual(['i9.attestedStatus', 'i9.hasPreparer'])
    // The number of the I-94 and until when the status lasts are known.
    expect(open(begun(attested), 'employee')).toEqual([])
  })

  test('nor of the employer: whose company, address and first day of work are known', () => {
    const asked = open(begun(attested), 'employer')
    const known = Object.values(answers).flatMap((each) => Object.keys(each))
    expect(asked.filter((id) => known.includes(id))).toEqual([])
    expect(asked.filter((id) => id.startsWith('i9.'))).toEqual([
      'i9.documents',
      'i9.examinedRemotely',
      'i9.examinedByAnother',
    ])
  })
})

describe('Section 1', () => {
  const valuesOf = (known: Known) => {
    const paper = paperOf('i-9', '2025-01-20')
    if (!paper) throw new Error('Form I-9 has no paper')
    return toPaper(paper.paper, lookOf(known), fieldFinder(paper.inventory)).values
  }
  const numbers = (known: Known) => {
    const values = valuesOf(known)
    return ['USCIS ANumber', 'Form I94 Admission Number', 'Foreign Passport Number and Country of IssuanceRow1'].map(
      (field) => values.get(field),
    )
  }
  const passports = [{ id: 'p', kind: 'Passport', number: 'Z1234567', country: 'IN', expiresOn: '2031-06-30' }]

  test('an alien authorized to work gives exactly one number: A-Number, else I-94, else passport', () => {
    expect(numbers(alien)).toEqual([undefined, '123456789A1', undefined])
    const more = { 'person.passports': passports }
    expect(numbers(told(alien, 'person/1', { ...more, 'person.aNumber': 'A098765432' }))).toEqual([
      ...['A098765432', undefined, undefined],
    ])
    expect(numbers(told(alien, 'person/1', { ...more, 'person.admissions': { not: 'none' } }))).toEqual([
      ...[undefined, undefined, 'Z1234567, India'],
    ])
    expect(numbers(small)).toEqual([undefined, undefined, undefined])
  })

  test('until when somebody may work is asked where the own status does not say it, and may be “N/A”', () => {
    const spouse = told(alien, 'person/1', { 'person.currentStatus': 'H-4' }) as Scenario
    expect(open(spouse, 'employee')).toEqual(['i9.authorizedWithoutEnd'])
    const ends = told(spouse, 'i9/1', { 'i9.authorizedWithoutEnd': false }) as Scenario
    expect(open(ends, 'employee')).toEqual(['i9.authorizedUntil'])
    const until = (known: Known) => valuesOf(known).get('Exp Date mmddyyyy')
    expect(until(told(ends, 'i9/1', { 'i9.authorizedUntil': '2028-03-31' }))).toBe('03/31/2028')
    expect(until(told(spouse, 'i9/1', { 'i9.authorizedWithoutEnd': true }))).toBe('N/A')
  })
})

test('Section 2 waits for List A, or for both of B and C', () => {
  const missing = (...lists: string[]) => {
    const documents = lists.map((list, n) => ({ id: `d${n}`, list, title: 'Any' }))
    return completenessOf(i9, lookOf(told(small, 'i9/1', { 'i9.documents': documents }))).missing
  }
  expect([missing('A'), missing('B', 'C')]).toEqual([[], []])
  expect([missing('B'), missing('C')]).toEqual([['S2.0.list-C'], ['S2.0.list-B']])
  expect(missing()).toHaveLength(3)
})

test('Supplement B is asked for at a rehire or reverification, and of nobody else', () => {
  const asked = (event: string) =>
    open({ ...small, answers: { ...small.answers, 'case/1': { 'case.i9Event': event } } }, 'employer')
  expect(asked('New hire')).toEqual([])
  expect([asked('Rehire'), asked('Reverification')]).toEqual([['i9.reverifications'], ['i9.reverifications']])
})

test('the record is the employee’s and the employer’s: the firm is asked and told nothing of it', () => {
  const record = [...askedIn([{ form: i9, roles: small.roles, key: 'i-9' }]).values()].filter(({ subject }) =>
    subject.startsWith('i9/'),
  )
  expect(record.length).toBeGreaterThan(8)
  for (const { fact, audiences } of record) expect([fact.id, audiences.includes('attorney')]).toEqual([fact.id, false])
})

test('is filed with nobody', () => {
  expect([i9Verification.withoutFiling, i9Verification.channel, i9Verification.fees]).toEqual([true, 'none', []])
})
