import { expect, test } from 'vitest'
import { actByOf } from '#case-file/cases/act-by.ts'
import { CaseType } from '#case-types/case-type.ts'
import { Status } from '#case-types/status/statuses.ts'
import { besideWords } from './beside.ts'
import { caseDates } from './dates.ts'
import { said } from './said.ts'
import { datesInCase, remindedInSpanish, reminderWords, toldOnPaper } from './titles.ts'

const stay = caseDates({ i94EndsOn: '2027-01-31', classification: 'H-1B', today: '2026-11-16' })
const ofStay = (typeId: number, subType: string) =>
  datesInCase({ typeId, subType, status: Status.initiated, filedOn: null }, stay).filter(({ rule }) => rule === 'D-10')

test('only a case that asks for more stay speaks of an extension; others of the end of the I-94', () => {
  expect(ofStay(CaseType.h1b, 'extension').map(({ part }) => part)).toContain('earliest filing')
  for (const [typeId, subType] of [
    [CaseType.i485, 'employment'],
    [CaseType.h1b, 'cap'],
  ] as const)
    expect(ofStay(typeId, subType).map(({ title, dueOn }) => [title, dueOn])).toEqual([
      ['The stay (I-94) ends on', '2027-01-31'],
    ])
})

test('the end of the I-94 stays a date of the case once it is filed; it ends nothing while more stay is pending', () => {
  const filed = (subType: string, status: Status) =>
    datesInCase({ typeId: CaseType.h1b, subType, status, filedOn: '2026-11-02' }, stay)
      .filter(({ part }) => part === 'latest receipt')
      .map(({ title, dueOn, kind }) => [title, dueOn, kind])
  const ends = 'The stay (I-94) ends on'
  for (const status of [Status.receipted, Status.noticeOpen]) {
    expect(filed('amendment', status)).toEqual([[ends, '2027-01-31', 'due']])
    expect(filed('extension', status)).toEqual([[ends, '2027-01-31', 'info']])
  }
  expect(filed('extension', Status.decided)).toEqual([[ends, '2027-01-31', 'due']])
})

test('who mails it reads the Friday, not the Sunday', () => {
  const due = ofStay(CaseType.h1b, 'extension').find(({ part }) => part === 'latest receipt')
  const told = (channel: string) => due && toldOnPaper({ typeId: CaseType.h1b, options: { channel } }, due)
  expect(told('paper')).toMatchObject({ title: expect.stringContaining('01-29-2027 on paper'), on: '2027-01-31' })
  expect(told('online')).toEqual({ title: 'USCIS must have the extension by', on: '2027-01-31' })
})

test('a card that ends on a Saturday is acted on by the Friday; nothing after it is promised', () => {
  const card = caseDates({ permitCategory: '(c)(9)', cardEndsOn: '2026-11-28', today: '2026-11-16' })
  const due = card.find(({ rule, part }) => rule === 'D-60' && part === 'renewal in time')
  expect(due).toMatchObject({ dueOn: '2026-11-28', actBy: '2026-11-27', lastResortOn: null })
  const told = (channel: string) => due && toldOnPaper({ typeId: CaseType.ead, options: { channel } }, due).on
  expect([told('paper'), told('online')]).toEqual(['2026-11-27', '2026-11-28'])
  expect(due && besideWords(due)).toBe('11-28-2026 (Saturday) is no business day: act by 11-27-2026.')
})

test('a day that the law does not move says wherever it is read by when to act', () => {
  const appeal = { rule: 'D-47', part: 'appeal', title: 'Appeal or motion (I-290B) must be received by' }
  const told = (dueOn: string, actBy: string | null, channel = 'paper') =>
    toldOnPaper({ typeId: CaseType.h1b, options: { channel } }, { ...appeal, dueOn, actBy })
  expect(told('2026-12-05', '2026-12-04').on).toBe('2026-12-05')
  expect(said(told('2026-12-05', '2026-12-04').title)).toBe(
    'Last day for an appeal or motion (I-290B) (act by 12-04-2026)',
  )
  expect(told('2026-12-04', null).title).toBe(appeal.title)
  expect(told('2026-12-05', '2026-12-04', 'online').title).toBe(appeal.title)
  expect(actByOf(told('2026-12-05', '2026-12-04').title)).toBe('12-04-2026')
})

test('a reminder of a day that is closed says by when to act', () => {
  const answer = { rule: 'D-40', part: 'response', title: 'Response must be received by' }
  const words = (dueOn: string, actBy: string | null) =>
    reminderWords({ typeId: CaseType.h1b, options: { channel: 'paper' } }, { ...answer, dueOn, actBy }, '2026-11-20')
  expect(words('2026-12-20', '2026-12-18')).toBe(
    'Response must be received by 12-20-2026, 30 days from now. 12-20-2026 (Sunday) is no business day: act by 12-18-2026.',
  )
  expect(words('2026-12-21', null)).toBe('Response must be received by 12-21-2026, 31 days from now.')
})

test('a reminder is in Spanish for who reads Spanish, where the date has Spanish words', () => {
  const card = { rule: 'D-62', part: 'last day of work', title: 'The last day of work with this card is' }
  const words = (title: string, dueOn: string, actBy: string | null = null) =>
    remindedInSpanish({ typeId: CaseType.ead }, { ...card, title, dueOn, actBy }, '2026-11-20')
  expect(words(card.title, '2026-12-04')).toBe(
    'Vence el permiso de trabajo: último día de trabajo 12-04-2026, dentro de 14 días.',
  )
  expect(words('Passport expires on', '2026-12-20', '2026-12-18')).toBe(
    'Vence el pasaporte: 12-20-2026, dentro de 30 días. El 12-20-2026 no es día hábil: actúe a más tardar el 12-18-2026.',
  )
  expect(words('Passport expires on', '2026-11-20')).toBe('Vence el pasaporte: 11-20-2026, hoy.')
  expect(words('Passport expires on', '2026-11-19')).toBe('Vence el pasaporte: 11-19-2026, hace 1 día.')
  expect(words('A date that nobody translated is due by', '2026-12-04')).toBeUndefined()
})
