import { describe, expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { Status } from '#case-types/status/statuses.ts'
import { consequenceOf } from './consequence.ts'
import type { CaseLine, Standing } from './records.ts'
import { lightOf, nextStepOf, notOpened, renewalFor, renewHref, statusWords, whatEnds } from './rules.ts'

const today = '2026-11-15'
const line = (more: Partial<CaseLine> = {}): CaseLine => ({
  ...{ id: 1, typeId: CaseType.ead, typeName: 'Work permit', subType: '(C)(26)', status: Status.completed },
  ...{
    statusName: '',
    outcome: 'Approved',
    path: '/visaCareEADCaseDetails/1',
    attorneyName: 'Miriam LANE',
    waitsFor: [],
    ...more,
  },
})
const standing = (more: Partial<Standing> = {}): Standing => ({
  ...{ id: 7, companyId: 2, companyName: 'NORTHWIND', employmentId: 3, householdPersonId: 7, relation: 'Principal' },
  ...{ firstName: 'Ingrid', lastName: 'SATO', birthDate: null, jobTitle: 'Designer', status: 'H-4' },
  ...{ workUntil: '2026-11-27', workBy: 'date:D-62 last day of work', workCase: line(), renewal: null },
  ...{ noneNeeded: null, openCase: null, openCases: 0, next: null, form: null, yours: 0, login: 'Active', ...more },
})
const under = line({ id: 2, status: Status.initiated })
const decided = { reason: 'Leaves on 01-31-2027.', byName: 'Lucía ROMERO', at: '' }

test.each<[string, Partial<Standing>, string]>([
  ['a card that ends in 12 days without a renewal', {}, 'red'],
  ['one that has ended', { workUntil: '2026-11-01' }, 'red'],
  ['60 days', { workUntil: '2027-01-14' }, 'red'],
  ['61 days', { workUntil: '2027-01-15' }, 'gray'],
  ['a renewal under way, however late', { renewal: under }, 'amber'],
  ['a decision that none is needed', { noneNeeded: decided }, 'gray'],
  ['no end on record', { workUntil: null, workBy: '' }, 'gray'],
])('%s: the light', (_, more, light) => {
  expect(lightOf(standing(more), today)).toBe(light)
})

test.each<[string, Partial<Standing>, string | undefined]>([
  ['a card that ends soon', {}, undefined],
  ['one that ends within 180 days', { workUntil: '2027-04-01' }, undefined],
  ['one that ends later', { workUntil: '2027-06-20' }, 'Opens 12-22-2026'],
  [
    'the I-94 of a petition that is pending',
    {
      status: 'H-1B',
      workBy: 'date:D-13 authorized until',
      workUntil: '2027-10-03',
      workCase: line({ typeId: CaseType.h1b, subType: 'amendment', status: Status.readyToFile, outcome: null }),
    },
    'Opens 04-04-2027',
  ],
  [
    'STEM OPT',
    { workCase: line({ subType: '(C)(3)(C)' }) },
    'No renewal of this card: ask your attorney which status comes next',
  ],
  ['a renewal under way', { renewal: under }, 'A renewal is open already'],
  ['a decision that none is needed', { noneNeeded: decided }, 'None needed: Leaves on 01-31-2027.'],
  [
    'a status that no case of ours extends',
    { status: 'L-1', workBy: 'stay', workCase: null },
    'Choose the case type under New case',
  ],
])('only what can be opened is offered: %s', (_, more, why) => {
  expect(notOpened(standing(more), today)).toBe(why)
})

describe('the next step', () => {
  const next = {
    side: 'employer' as const,
    title: 'Sign the petition',
    dueOn: '2026-11-20',
    link: '',
    caseId: 2,
    attorneyName: 'Miriam LANE',
  }
  const said = (more: Partial<Standing>) => {
    const { who, words } = nextStepOf(standing(more), today, { sides: ['employer'] })
    return who ? `${who}: ${words}` : words
  }
  test('of whoever must stop working is the renewal, whatever else is open', () => {
    expect(said({ next })).toBe('Open the renewal now')
  })
  test('names whose it is', () => {
    const far = { workUntil: '2027-09-01' }
    expect(said({ ...far, next })).toBe('You: Sign the petition by 11-20-2026')
    expect(said({ ...far, next: { ...next, side: 'employee', dueOn: null } })).toBe('Ingrid: Sign the petition')
    expect(said({ ...far, next: { ...next, side: 'firm', dueOn: null } })).toBe('Miriam LANE: Sign the petition')
  })
  test('is the Form I-9 that is late or due before anything else, and nobody reads that nothing is to do', () => {
    const form = { title: 'Section 2, look at documents', dueOn: '2026-11-13', late: true, link: '' }
    const far = { workUntil: '2029-09-01', form }
    expect(said(far)).toBe('You: Form I-9: Section 2, look at documents, late since 11-13-2026')
    expect(said({ ...far, next })).toMatch(/^You: Form I-9/)
    expect(said({ ...far, form: { ...form, late: false, dueOn: '2026-11-22' }, next })).toBe(
      'You: Sign the petition by 11-20-2026',
    )
    expect(said({ form })).toBe('Open the renewal now')
  })
  test('is with USCIS while nothing else is open, and says from when a renewal can be filed', () => {
    expect(said({ renewal: line({ status: Status.receipted }) })).toBe('USCIS: decision pending')
    expect(said({ workUntil: '2027-04-01' })).toBe('Renewal can be filed now')
    // 180 days before a card ends; six months before the day after an I-94 does.
    expect(said({ workUntil: '2027-06-20' })).toBe('Renewal opens 12-22-2026')
    expect(said({ workUntil: '2027-06-20', workBy: 'stay' })).toBe('Renewal opens 12-21-2026')
    expect(said({ workUntil: '2028-06-20' })).toBe('Nothing to do')
  })
})

test('what ends, and what the work rests on', () => {
  expect(whatEnds(standing())).toBe('Work permit')
  expect(whatEnds({ workBy: 'date:D-13 work while pending' })).toBe('Work while pending')
  expect(whatEnds({ workBy: 'stay' })).toBe('I-94')
  expect(statusWords(standing())).toBe('H-4 work permit')
  expect(statusWords(standing({ status: 'F-1', workCase: line({ subType: '(C)(3)(C)' }) }))).toBe('F-1 STEM OPT')
  expect(statusWords(standing({ status: 'H-1B', workBy: 'stay', workCase: null }))).toBe('H-1B')
})

test('what renews it: the same again, an extension, or nobody knows', () => {
  expect(renewalFor(standing())).toEqual({ typeId: CaseType.ead, subType: '(C)(26)' })
  expect(renewalFor(standing({ status: 'H-1B', workCase: null }))).toEqual({
    typeId: CaseType.h1b,
    subType: 'extension',
  })
  expect(renewalFor(standing({ status: 'TN', workCase: null }))).toBeNull()
  const stem = standing({ status: 'F-1', workCase: line({ subType: '(C)(3)(C)' }) })
  expect(renewalFor(stem)).toBeNull()
  expect(nextStepOf(stem, today, { sides: [] })).toEqual({
    ...{ who: '', words: 'No renewal of this card: ask your attorney which status comes next' },
  })
  expect(nextStepOf(standing({ workBy: 'date:D-13 work ended' }), today, { sides: [] }).renew).toBeUndefined()
  expect(renewHref(standing())).toContain('personId=7&typeId=3&subType=%28C%29%2826%29')
})

test.each<[string, Partial<Standing>, RegExp]>([
  ['a card', {}, /^Ingrid must stop working after 11-27-2026 unless the new card has arrived\. Filing alone/],
  [
    'a petition',
    { workBy: 'date:D-13 authorized until' },
    /must stop working after 11-27-2026 unless an extension is filed/,
  ],
  [
    'an extension under way',
    { workBy: 'date:D-10 latest receipt', renewal: under },
    /^Once the extension is filed, Ingrid may work on for up to 240 days, counted from 11-27-2026/,
  ],
  [
    'one pending',
    { workBy: 'date:D-13 work while pending', renewal: under },
    /may keep working until 11-27-2026 while/,
  ],
  ['what has ended', { workUntil: '2026-11-01' }, /work authorization ended on 11-01-2026/],
  [
    'a wife without a card',
    { relation: 'Spouse', workBy: 'stay' },
    /must leave by 11-27-2026 unless the stay is extended/,
  ],
  ['nothing on record', { workUntil: null, workBy: '' }, /^No end date is on record for Ingrid/],
  [
    'a card of practical training',
    { workCase: line({ subType: '(C)(3)(B)' }) },
    /or a STEM extension was filed before/,
  ],
  [
    'a card of a STEM extension',
    { status: 'F-1', workCase: line({ subType: '(C)(3)(C)' }) },
    /This card cannot be renewed: by then another status/,
  ],
  [
    'a card beside an H-1B',
    { status: 'H-1B', workCase: line({ subType: '(C)(9)' }) },
    /ask your attorney before anybody stops/,
  ],
  ['a job that ended', { workBy: 'ended', workUntil: '2026-11-13' }, /has not worked here since 11-13-2026/],
  ['a refused petition', { workBy: 'date:D-13 work ended' }, /may not work since 11-27-2026/],
])('%s: what it means for the person', (_, more, says) => {
  expect(consequenceOf(standing(more), today).says).toMatch(says)
})

test('OPT that ends is carried on by no renewal, only by a petition in time', () => {
  const opt = (workBy: string) => standing({ status: 'F-1', workBy, workCase: null })
  for (const workBy of ['opt', 'date:D-19 OPT ends', 'date:D-19 OPT ends before filing']) {
    expect(whatEnds(opt(workBy))).toBe('OPT')
    expect(statusWords(opt(workBy))).toBe('F-1 OPT')
    expect(nextStepOf(opt(workBy), today, { sides: [] }).words).toMatch(/^Ask your attorney what follows/)
    expect(consequenceOf(opt(workBy), today).says).toMatch(/^Ingrid must stop working after 11-27-2026, unless USCIS/)
  }
  expect(consequenceOf(opt('date:D-19 work'), today).says).toMatch(/may keep working until 11-27-2026/)
})
