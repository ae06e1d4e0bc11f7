import { expect, test } from 'vitest'
import { knownFacts } from '#engine/known-facts.ts'
import { caseDates, metByFiling } from '#preparation/deadlines/dates.ts'
import { deadlineInputsOf } from '#preparation/deadlines/deadline-inputs.ts'
import { checksOf } from '#rules/deadlines/compute.ts'
import { feesOfCase } from '#rules/fees/of-case.ts'
import { foundBy } from '#rules/prefiling/found-by.ts'
import { caseTypeById } from '../all.ts'
import { CaseType } from '../case-type.ts'
import { impliedFacts } from '../facts/implied-facts.ts'
import { isAboutPerson } from '../people/participants.ts'
import { renewingSubType } from '../renewals.ts'
import { approvalOf } from '../status/approval.ts'
import { isSwitchedOn } from '../switched-on.ts'

const { l1, o1, tn, e3, h1b1 } = CaseType
const typeOf = (id: number) => {
  const type = caseTypeById(id)
  if (!type) throw new Error(`no case type ${id}`)
  return type
}

test.each([
  [l1, 'managerNew', 'L-1A', 'New employment', undefined],
  [l1, 'specialistExtension', 'L-1B', 'Continuation without change', 'Extend stay'],
  [l1, 'blanket', 'L blanket', 'New employment', 'Notify the office'],
  [o1, 'artsTransfer', 'O-1B', 'Change of employer', 'Extend stay'],
  [o1, 'abilityAmendment', 'O-1A', 'Amended petition', 'Amend stay'],
  [tn, 'extension', 'TN', 'Continuation without change', 'Extend free trade status'],
  [tn, 'change', 'TN', 'New employment', 'Change to free trade status'],
  [e3, 'change', 'E-3', 'New employment', 'Change status'],
  [h1b1, 'transfer', 'H-1B1', 'Change of employer', 'Extend free trade status'],
])('what is opened says what Part 2 asks for: %i %s', (typeId, subType, classification, basis, action) => {
  const implied = impliedFacts(typeId, subType)
  expect([implied['case.classification'], implied['case.basis'], implied['case.requestedAction']]).toEqual([
    ...[classification, basis, action],
  ])
})

const employer: Record<string, unknown> = {
  'company.employees': 200,
  'company.fullTimeEquivalents': 200,
  'company.nonprofitTaxExempt': false,
  'company.h1bEmployees': 60,
  'company.l1Employees': 50,
  'company.affiliates': [],
}

test.each([
  [l1, 'managerNew', ['I129L 1385', 'APF 600', 'FRAUD 500', 'PL114L 4500']],
  [l1, 'managerExtension', ['I129L 1385', 'APF 600']],
  [l1, 'blanket', ['I129L 1385', 'APF 600']],
  [o1, 'abilityNew', ['I129O 1055', 'APF 600']],
  [tn, 'change', ['I129E 1015', 'APF 600']],
  [e3, 'transfer', ['I129E 1015', 'APF 600']],
  // Neither fraud fee nor 9-11 fee (Form I-129, data collection supplement).
  [h1b1, 'change', ['I129H1B 780', 'APF 600', 'ACWIA 1500']],
])('the fees of %i %s, all of them the petitioner’s', (typeId, subType, lines) => {
  const facts = { ...employer, ...impliedFacts(typeId, subType) }
  const options = { mode: 'LEGAL', subType } as const
  const fees = feesOfCase({ type: typeOf(typeId), options, value: (id) => facts[id], filingDate: '2026-11-16' })
  expect(fees.lines.map(({ code, amountCents }) => `${code} ${amountCents / 100}`)).toEqual(lines)
  expect(fees.lines.every(({ payer }) => payer === 'employer')).toBe(true)
  expect(fees.open).toEqual([])
  // What was not read again waits for a person.
  expect(fees.toConfirm.map(({ code }) => code)).toEqual(typeId === h1b1 ? [] : [lines[0]?.split(' ')[0]])
})

const given = (typeId: number, subType: string, more: Record<string, unknown> = {}, filedOn: string | null = null) => {
  const facts: Record<string, unknown> = {
    ...impliedFacts(typeId, subType),
    'case.requestedFrom': '2027-03-01',
    'person.statusExpiresOn': '2027-02-28',
    ...more,
  }
  const look = knownFacts(
    (_, fact) => (fact in facts ? { value: facts[fact], source: 'form', by: null, at: '2026-11-16' } : undefined),
    { case: 'case/1', person: 'person/1', employment: 'employment/1', company: 'company/1' },
    '2026-11-16',
  )
  const none = { priorityDate: null, rfeNoticeOn: null, rfeDueOn: null, rfeRespondedOn: null, answerChannel: null }
  const file = {
    ...{ typeId, subType, status: filedOn === null ? 5 : 7, stage: 'ASSEMBLED', outcome: null, premium: false },
    ...{ filedOn, receiptOn: filedOn, rfeDuePrinted: false, decidedOn: null, validUntil: null, approvalNotice: null },
    ...{ ...none, i94Until: null },
  }
  const inputs = deadlineInputsOf(file, look, { details: {}, reported: [], elsewhere: {}, today: '2026-11-16' })
  const dates = caseDates(inputs, metByFiling(file))
  return {
    inputs,
    on: (rule: string, part: string) => dates.find((each) => each.rule === rule && each.part === part)?.dueOn,
  }
}

test.each([
  [l1, 'managerNew', '2026-09-01', '2030-02-28'],
  [l1, 'managerExtension', '2026-09-01', '2029-02-28'],
  // A year ahead (8 CFR 214.2(o)(2)(i)).
  [o1, 'abilityNew', '2026-03-01', '2030-02-28'],
  [tn, 'extension', '2026-09-01', '2030-02-28'],
  [e3, 'extension', '2026-09-01', '2029-02-28'],
  [h1b1, 'extension', '2026-09-01', '2028-02-29'],
])('from when %i %s may be filed, and how long it runs', (typeId, subType, from, until) => {
  const { on } = given(typeId, subType)
  expect([on('D-16', 'petition opens'), on('D-16', 'petition runs until')]).toEqual([from, until])
  // The H-1B's own limits say nothing here.
  expect([on('D-14', 'six years end'), on('D-16', 'latest petition end')]).toEqual([undefined, undefined])
})

test('a manager stays seven years in L-1, a specialist five, time in H counted', () => {
  const stays = { 'person.hOrLStays': [{ id: '1', status: 'L-1A', from: '2023-03-01' }] }
  expect(given(l1, 'managerExtension', stays).on('D-14', 'L-1 ends')).toBe('2030-02-28')
  const specialist = given(l1, 'specialistExtension', stays)
  expect(specialist.on('D-14', 'L-1 ends')).toBe('2028-02-29')
  expect(specialist.on('D-16', 'petition runs until')).toBe('2028-02-29')
  expect(given(l1, 'managerNew', { 'employment.opensOffice': true }).on('D-16', 'petition runs until')).toBe(
    '2028-02-29',
  )
})

test('who extends works on for 240 days; who changes employers waits for the approval', () => {
  expect(given(tn, 'extension', {}, '2027-01-10').on('D-13', 'work while pending')).toBe('2027-10-25')
  const transfer = given(tn, 'transfer', {}, '2027-01-10')
  expect(transfer.on('D-13', 'work while pending')).toBeUndefined()
  expect(checksOf(transfer.inputs).map(({ check }) => check.part)).not.toContain('portability')
})

test('an approval gives its status for its time; a blanket petition gives nobody one', () => {
  const approved = (id: number, subType: string) => {
    const { mostMonths, status } = approvalOf(typeOf(id), subType) ?? {}
    return [mostMonths, status]
  }
  expect([approved(l1, 'managerNew'), approved(l1, 'specialistExtension'), approved(l1, 'blanket')]).toEqual([
    [36, 'L-1A'],
    [24, 'L-1B'],
    [36, undefined],
  ])
  expect([approved(o1, 'artsNew'), approved(tn, 'change'), approved(e3, 'change'), approved(h1b1, 'change')]).toEqual([
    [36, 'O-1B'],
    [36, 'TN'],
    [24, 'E-3'],
    [12, 'H-1B1'],
  ])
  expect(renewingSubType(typeOf(l1), 'specialistNew')).toBe('specialistExtension')
  expect([isAboutPerson(typeOf(l1), 'managerNew'), isAboutPerson(typeOf(l1), 'blanket')]).toEqual([true, false])
})

test('the check before filing asks a petition without an LCA for none, and knows the window of each', () => {
  const dates = { 'case.requestedFrom': '2027-10-01', 'case.filingDate': '2027-01-15' }
  expect(foundBy('V15', { 'case.classification': 'TN', 'case.filingDate': '2027-01-15' })).toMatchObject({ found: [] })
  expect(foundBy('V26', { ...dates, 'case.classification': 'TN' }).found).toHaveLength(1)
  expect(foundBy('V26', { ...dates, 'case.classification': 'O-1A' }).found).toEqual([])
  const late = { 'person.statusExpiresOn': '2027-01-10', 'case.filingDate': '2027-01-20', 'case.channel': 'online' }
  expect(foundBy('V27', { ...late, 'case.requestedAction': 'Extend free trade status' }).found).toHaveLength(1)
})

test('they are off until the list of case types says otherwise', () => {
  const row = (active: boolean) => [{ code: String(tn), active }]
  expect([isSwitchedOn(typeOf(tn), []), isSwitchedOn(typeOf(CaseType.h1b), [])]).toEqual([false, true])
  expect([isSwitchedOn(typeOf(tn), row(true)), isSwitchedOn(typeOf(tn), row(false))]).toEqual([true, false])
})
