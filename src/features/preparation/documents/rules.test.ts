import { describe, expect, test } from 'vitest'
import { itemInSpanish } from '#case-file/cases/item-spanish.ts'
import { caseTypeById } from '#case-types/all.ts'
import { knownFrom } from '#case-types/facts/known-from-facts.ts'
import { i485Application } from '#case-types/types/i485.ts'
import { wordOf } from './client/words.ts'
import { decidesOn, IN_HAND, mayRemove } from './policy.ts'
import {
  awaited,
  type CameIn,
  morningOf,
  openQuestionsOf,
  openRequired,
  type RequestRow,
  requestList,
  sideOf,
  stateOf,
  titleOfFile,
} from './rules.ts'

const h1b = caseTypeById(1)
if (!h1b) throw new Error('There is no H-1B petition.')
const options = { mode: 'LEGAL', subType: 'extension' } as const
const row = (itemId: string, more: Partial<RequestRow> = {}): RequestRow => ({
  ...{ itemId, name: '', need: 'required', fromWhom: 'BENEFICIARY', note: '', dueOn: null, waivedAt: null },
  ...{ waivedReason: '', waivedByName: '', askedBy: null, ...more },
})
const came = (itemId: string, review: CameIn['review'], reviewReason = ''): CameIn => ({
  ...{ itemId, review, reviewReason, reviewedByName: review === 'Waiting' ? '' : 'Ann Firm' },
})
const listOf = (rows: RequestRow[] = [], cameIn: CameIn[] = []) => requestList(h1b, options, rows, cameIn)
const itemIn = (list: ReturnType<typeof listOf>, id: string) => list.find(({ itemId }) => itemId === id)

describe('how an item stands', () => {
  test.each([
    ['yes', false, [], 'asked'],
    ['perhaps', false, [], 'perhaps'],
    ['yes', false, ['Waiting'], 'received'],
    ['yes', false, ['Rejected'], 'rejected'],
    ['yes', false, ['Rejected', 'Waiting'], 'received'],
    ['yes', false, ['Rejected', 'Accepted'], 'accepted'],
    ['yes', true, [], 'waived'],
    ['yes', true, ['Rejected'], 'waived'],
    ['yes', true, ['Accepted'], 'accepted'],
  ] as const)('asked %s, waived %s, came %j: %s', (asked, waived, reviews, state) => {
    const said = { waivedAt: waived ? '2026-03-01T00:00:00Z' : null }
    expect(
      stateOf(
        asked,
        said,
        reviews.map((review) => ({ review })),
      ),
    ).toBe(state)
  })
})

test('the work waits for everything required at the stage of documents, elsewhere for what was asked by hand or sent back', () => {
  const rows = [row('payStubs', { dueOn: '2026-12-01' }), row('own-1', { name: 'Chart', fromWhom: 'EMPLOYER' })]
  const cameIn = [came('passport', 'Rejected', 'cut off'), came('degree', 'Waiting')]
  const list = listOf(rows, cameIn)
  expect(awaited(list, { stage: 'QUESTIONNAIRES' })).toEqual({
    owed: [
      { for: 'employee', name: 'Passport photo page', again: true },
      { for: 'employee', name: 'Pay stubs of the last 2–3 months and W-2', again: false, dueOn: '2026-12-01' },
      { for: 'employer', name: 'Chart', again: false },
    ],
    toLookAt: 0,
  })
  const atDocuments = awaited(list, { stage: 'DOCS' })
  expect(atDocuments.owed.map(({ name }) => name)).toContain('Support letter with duties and link to the degree field')
  expect(atDocuments.toLookAt).toBe(1)
})

describe('the request list', () => {
  test('is the checklist of the type in its order, and what was asked besides at its end', () => {
    const list = listOf([row('own-1', { name: 'Letter of the former employer', fromWhom: 'EMPLOYER' })])
    expect(list.at(-1)).toMatchObject({ name: 'Letter of the former employer', side: 'employer', state: 'asked' })
    const ids = list.map(({ itemId }) => itemId)
    expect(ids.indexOf('certifiedLca')).toBeLessThan(ids.indexOf('passport'))
    expect(ids).not.toContain('selectionNotice')
  })

  test('says what decides an item that is perhaps needed', () => {
    const item = itemIn(listOf(), 'license')
    expect(item?.state).toBe('perhaps')
    expect(item?.questions).toEqual(['Does the occupation need a license?'])
  })

  test('tells why an item was rejected or waived, and by whom', () => {
    const list = listOf(
      [row('degree', { waivedAt: '2026-03-01T00:00:00Z', waivedReason: 'On file', waivedByName: 'Bo Firm' })],
      [came('passport', 'Rejected', 'The photo page is cut off.')],
    )
    expect(itemIn(list, 'degree')).toMatchObject({ state: 'waived', reason: 'On file', decidedByName: 'Bo Firm' })
    expect(itemIn(list, 'passport')).toMatchObject({ state: 'rejected', reason: 'The photo page is cut off.' })
  })

  test('counts as open what is required and neither in nor waived; what is perhaps needed keeps nobody back', () => {
    const open = openRequired(
      listOf(
        [row('degree', { waivedAt: '2026-03-01T00:00:00Z' })],
        [came('passport', 'Waiting'), came('payStubs', 'Rejected')],
      ),
    )
    expect(open).toContain('Pay stubs of the last 2–3 months and W-2')
    expect(open).not.toContain('Passport photo page')
    expect(open).not.toContain('Degree and transcripts')
    expect(open).not.toContain('License')
  })
})

test.each([
  ['BENEFICIARY', 'employee'],
  ['SCHOOL', 'employee'],
  ['EMP_SIGNER', 'employer'],
  ['FIRM_ATTY', 'attorney'],
  ['FIRM_PARA', 'firm'],
  ['AGENCY', 'firm'],
] as const)('%s is asked through the %s', (code, side) => {
  expect(sideOf(code)).toBe(side)
})

test('a reminder comes in the morning, and never for a day that is gone', () => {
  const now = new Date('2026-03-10T12:00:00Z')
  expect(morningOf('2026-03-20', -3, now)?.toISOString()).toBe('2026-03-17T13:00:00.000Z')
  expect(morningOf('2026-03-11', -3, now)).toBeUndefined()
})

describe('who decides', () => {
  const legal = { mode: 'LEGAL', ownerId: 7 } as const
  const diy = { mode: 'DIY', ownerId: 7 } as const
  test.each([
    ['the attorney', legal, 9, 1, true],
    ['the law firm', legal, 10, 1, true],
    ['the provider', legal, 1, 1, true],
    ['the employer', legal, 3, 7, false],
    ['the owner of a DIY case', diy, 3, 7, true],
    ['another employer in a DIY case', diy, 3, 8, false],
  ] as const)('%s: %#', (_who, file, roleId, userId, decides) => {
    expect(decidesOn(file, { roleId, userId })).toBe(decides)
  })

  test('whoever uploaded a document may take it away', () => {
    expect(mayRemove(legal, { createdBy: 4 }, { roleId: 5, userId: 4 })).toBe(true)
    expect(mayRemove(legal, { createdBy: 4 }, { roleId: 5, userId: 3 })).toBe(false)
  })
})

test.each([
  ['Ürkunde über Größe.pdf', 'Ürkunde über Größe'],
  ['护照.png', '护照'],
  ['C:\\Scans\\passport v1.2.pdf', 'passport v1.2'],
  ['.pdf', ''],
  [`${'a'.repeat(250)}.pdf`, 'a'.repeat(200)],
])('a document from the file %s is called %s until somebody says what it is', (fileName, title) => {
  expect(titleOfFile(fileName)).toBe(title)
})

const NAME = 'I-693 in its sealed envelope, unopened'
const said = (waivedReason: string, waivedAt: string | null = '2026-11-16T00:00:00Z'): RequestRow => ({
  ...{ itemId: 'medical', name: '', need: 'required', fromWhom: 'BENEFICIARY', note: '', dueOn: null },
  ...{ waivedAt, waivedReason, waivedByName: 'Bo Firm', askedBy: null },
})
const listed = (rows: readonly RequestRow[]) => {
  const items = requestList(i485Application, { mode: 'LEGAL', subType: 'employment' }, rows, [])
  const medical = items.find(({ itemId }) => itemId === 'medical')
  if (!medical) throw new Error('no medical')
  return { medical, isOwed: openRequired(items).includes(NAME) }
}

test('an envelope that nobody opens is in hand or not in hand', () => {
  const open = listed([])
  expect([open.medical.sealed, open.isOwed, wordOf({ state: open.medical.state, item: open.medical }).text]).toEqual([
    true,
    true,
    'Not in hand',
  ])
  const there = listed([said(IN_HAND)])
  expect([there.isOwed, wordOf({ state: there.medical.state, item: there.medical }).text]).toEqual([false, 'In hand'])
  expect(there.medical).toMatchObject({ state: 'accepted', decidedByName: 'Bo Firm', reason: '' })
  expect(listed([said('', null)]).medical.state).toBe('asked')
})

test('one that is not needed is not said to be in hand', () => {
  const { medical } = listed([said('Filed with the earlier application.')])
  expect([medical.state, wordOf({ state: medical.state, item: medical }).text]).toEqual(['waived', 'Not needed'])
})

test('other papers are uploaded as before, and the hint speaks Spanish', () => {
  const birth = requestList(i485Application, { mode: 'LEGAL' }, [], []).find(({ itemId }) => itemId === 'birth')
  expect(birth?.sealed).toBe(false)
  expect(itemInSpanish(`Hand in “${NAME}”`)).toBe('Entregue «I-693 en su sobre sellado, sin abrir»')
})

const itemsFor = (known: Parameters<typeof requestList>[4]) =>
  new Map(requestList(h1b, options, [], [], known).map(({ itemId, state }) => [itemId, state]))

test('documents that the facts rule out are not asked for, and nobody is asked about them', () => {
  const perhaps = itemsFor({})
  expect([perhaps.get('evaluation'), perhaps.get('studentDocuments'), perhaps.get('contracts')]).toEqual([
    ...['perhaps', 'perhaps', 'perhaps'],
  ])
  const known = knownFrom({
    education: [{ degree: 'Master', country: 'US' }],
    ...{ currentStatus: 'H-1B', offSite: false },
  })
  const items = itemsFor(known)
  expect([items.has('evaluation'), items.has('studentDocuments'), items.has('contracts')]).toEqual([
    false,
    false,
    false,
  ])
  const asked = openQuestionsOf(h1b, options, known).map(({ id }) => id)
  expect(asked).not.toContain('foreignDegree')
  expect(asked).not.toContain('thirdPartyPlacement')
})

test('what the facts say applies is asked for', () => {
  expect(itemsFor(knownFrom({ education: [{ degree: 'Bachelor', country: 'IN' }] })).get('evaluation')).toBe('asked')
})

test('a spouse is married and a child who comes along is not, unless the record says otherwise', () => {
  const married = (deciding: Parameters<typeof knownFrom>[0]) => knownFrom(deciding).married
  expect(married({ relation: 'Spouse' })).toBe(true)
  expect(married({ relation: 'Daughter', comesAlong: true })).toBe(false)
  expect(married({ relation: 'Daughter', comesAlong: false })).toBeUndefined()
  expect(married({ relation: 'Daughter', comesAlong: true, maritalStatus: 'Married' })).toBe(true)
  expect(married({ relation: 'Principal' })).toBeUndefined()
})
