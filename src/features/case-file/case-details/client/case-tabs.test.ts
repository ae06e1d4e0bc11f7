import { expect, test } from 'vitest'
import type { CaseDetails } from '#case-file/case-details/records.ts'
import { Status } from '#case-types/status/statuses.ts'
import { Role } from '#formats/roles.ts'
import { tabAsked, tabRow, tabsOf, waitingIn } from './case-tabs.ts'
import { leftOut, messageTo } from './message-address.ts'

const may = { seeFees: true } as CaseDetails['may']
const form = { percent: 60 } as CaseDetails['forms'][number]
const file = { mode: 'LEGAL', may, forms: [form], related: [] } as unknown as CaseDetails

test('the law firm reads eight tabs, HR and the employee six, without the filing', () => {
  expect(tabsOf(file, Role.attorney)).toHaveLength(9)
  expect(tabsOf(file, Role.provider)).not.toContain('letters')
  for (const role of [Role.employer, Role.employerAssistant, Role.employee])
    expect(tabsOf(file, role)).toEqual(['overview', 'documents', 'questions', 'forms', 'messages', 'dates'])
})

test('a family of which each files the same application is looked at together', () => {
  const of = (relation: 'dependent' | 'samePerson', theirs: string) =>
    ({ ...file, typeName: 'I-485 Application', related: [{ relation, typeName: theirs }] }) as unknown as CaseDetails
  expect(tabsOf(of('dependent', 'I-485 Application'), Role.attorney).slice(0, 2)).toEqual(['overview', 'family'])
  expect(tabsOf(of('dependent', 'I-485 Application'), Role.employee)).toContain('family')
  expect(tabsOf(of('dependent', 'H-4 Application'), Role.attorney)).not.toContain('family')
  expect(tabsOf(of('samePerson', 'I-485 Application'), Role.attorney)).not.toContain('family')
})

test('whoever does the case without an attorney files it, and reads everything', () => {
  expect(tabsOf({ ...file, mode: 'DIY' }, Role.employee)).toContain('filing')
})

test('a case without forms has neither forms nor a filing', () => {
  expect(tabsOf({ ...file, forms: [] }, Role.attorney)).toEqual([
    ...['overview', 'questions', 'documents', 'letters', 'dates', 'messages', 'history'],
  ])
})

test.each([
  ['?tab=documents', '', 'documents'],
  ['', '#deadlines', 'dates'],
  ['', '#documents', 'documents'],
  ['', '#tasks', 'overview'],
  ['?tab=filing', '', 'overview'],
  ['?tab=history', '', 'history'],
  ['?tab=nothing', '', 'overview'],
  ['', '', 'overview'],
])('HR who comes by %s%s reads %s', (search, hash, tab) => {
  expect(tabAsked({ search, hash }, tabsOf(file, Role.employer))).toBe(tab)
})

test('each tab has its address and says what waits for the reader', () => {
  const openItems = [
    { side: 'employee', kind: 'document', about: { sentBack: true } },
    { side: 'employee', kind: 'document', about: { sentBack: false } },
    { side: 'employer', kind: 'document', about: { sentBack: false } },
    { side: 'employee', kind: 'questions', about: { count: 9 } },
  ] as unknown as CaseDetails['openItems']
  const waiting = waitingIn({ ...file, openItems, messages: [] }, Role.employee, undefined)
  const row = tabRow(tabsOf(file, Role.employee), 'overview', '/case/1', waiting)
  expect(row.slice(0, 3)).toEqual([
    { key: 'overview', title: 'Overview', to: '/case/1' },
    { key: 'documents', title: 'Documents', to: '/case/1?tab=documents', count: 2, urgent: true },
    { key: 'questions', title: 'Questions', to: '/case/1?tab=questions', count: 9 },
  ])
})

test('as many documents wait for the firm as it has to look at, not one', () => {
  const openItems = [
    { side: 'firm', kind: 'review', about: { count: 4 } },
    { side: 'firm', kind: 'document', about: { sentBack: false } },
  ] as unknown as CaseDetails['openItems']
  expect(waitingIn({ ...file, openItems, messages: [] }, Role.attorney, undefined).documents).toEqual({
    count: 5,
    urgent: true,
  })
})

test('a form that was filed does not wait to be filled in', () => {
  const forms = (status: number) =>
    waitingIn({ ...file, status, openItems: [], messages: [] }, Role.attorney, undefined).forms?.count
  expect([forms(Status.generated), forms(Status.filed), forms(Status.noticeOpen)]).toEqual([1, undefined, undefined])
})

test('a message begun at somebody’s name is for them alone', () => {
  const people = [
    { userId: 1, name: 'Lucía ROMERO' },
    { userId: 2, name: 'Miriam LANE' },
  ]
  const searchOf = (name: string) => new URL(messageTo('/case/7', name), 'http://here').search
  expect(leftOut(people, searchOf('Miriam LANE'))).toEqual([1])
  // The firm's name stands for nobody in particular.
  expect([leftOut(people, searchOf('HARBOR & LANE')), leftOut(people, '?tab=messages')]).toEqual([[], []])
})
