import { expect, test } from 'vitest'
import { federal } from '#rules/calendar/business-days.ts'
import { blocksOf } from './blocks.ts'
import type { StepKind } from './kinds.ts'
import { stepProblems } from './problems.ts'
import type { Step, Wage } from './records.ts'
import { stepLines } from './server/opened.ts'
import { filingWindow } from './window.ts'

const wage: Wage = {
  ...{ requestedOn: '2026-05-01', number: 'P-100-26123-123456', cents: 11_000_000, unit: 'year' },
  ...{ determinedOn: '2026-07-01', validFrom: '2026-07-01', validUntil: '2027-06-30' },
}
let id = 0
const step = (kind: StepKind, from: string, until: string | null = null, more: Partial<Step> = {}): Step => ({
  ...{ id: ++id, kind, from, until, place: '', noSundayEdition: false, content: null, lowestWageCents: null },
  ...{ takenDownBy: 'Ana', leftOut: false, documentId: 1, documentName: 'Proof', ...more },
})
/** The worked case of deadlines.md D-31: its last day to file is 01-30-2027. */
const worked = {
  order: step('Job order', '2026-08-03', '2026-09-02'),
  ads: [step('Sunday ad', '2026-08-09'), step('Sunday ad', '2026-08-16')],
  notice: step('Notice of filing', '2026-08-03', '2026-08-14'),
  more: [
    step('Employer website', '2026-08-03'),
    step('Job search website', '2026-08-10'),
    step('Local or ethnic newspaper', '2026-08-20'),
  ],
}
const all = [worked.order, ...worked.ads, worked.notice, ...worked.more]
const blocks = (steps: Step[], today = '2026-11-17') => {
  const asked = { steps, wage, professional: true, filedOn: null, today, calendar: federal, quietDays: 0 }
  const rest = { applicants: [], report: { signedOn: null, signedBy: '' } }
  return blocksOf({ ...asked, ...rest, window: filingWindow(asked) })
}
const due = (steps: Step[], key: string, today?: string) => blocks(steps, today).find((each) => each.key === key)

test('a mandatory step that is missing is due in time to be over 30 days before the last day to file', () => {
  const without = (...left: Step[]) => all.filter((each) => !left.includes(each))
  expect(due(without(worked.notice), 'notice')?.dueOn).toBe('2026-12-17')
  expect(due([...worked.ads, worked.notice, ...worked.more], 'jobOrder')?.dueOn).toBe('2026-12-01')
  expect(due(without(...worked.ads.slice(1)), 'ads')?.dueOn).toBe('2026-12-27')
  expect(due(without(...worked.ads), 'ads')?.dueOn).toBe('2026-12-20')
  expect(due(without(...worked.more.slice(1)), 'additional')?.dueOn).toBe('2026-12-31')
  const late = due(without(worked.notice), 'notice', '2026-12-18')
  expect(late?.about).toMatch(/^Too late to be over 30 days before 01-30-2027/)
})

test('what ran too short is named, all of it, with the day by which it must begin again', () => {
  const short = [
    step('Job order', '2026-08-03', '2026-08-28'),
    step('Notice of filing', '2026-08-03', '2026-08-12'),
    ...[...worked.ads, ...worked.more],
  ]
  const found = due(short, 'incomplete')
  expect(found).toMatchObject({ dueOn: '2026-12-01', title: 'Run again: Job order; Notice of filing' })
  expect(found?.about).toMatch(/26 days.*8 business days/)
  expect(stepLines(short, wage, '2026-11-17', federal).map(({ note }) => note)).toEqual(
    expect.arrayContaining(['26 days', '8 business days']),
  )
  for (const each of short.slice(0, 2)) {
    expect(stepProblems(each, '2026-11-17').until).toMatch(/Run it again/)
    expect(stepProblems({ ...each, leftOut: true }, '2026-11-17')).toEqual({})
  }
  expect(stepProblems(worked.order, '2026-11-17')).toEqual({})
})

test('a wage below the determination blocks, also in a text that nobody has read', () => {
  const steps = [...all, step('Job fair', '2026-08-21', null, { lowestWageCents: 100 })]
  expect(blocks(steps).find(({ key }) => key.startsWith('wage:'))?.about).toBe('Names a wage below the prevailing one')
})
