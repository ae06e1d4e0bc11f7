import { describe, expect, test } from 'vitest'
import { federal } from '#rules/calendar/business-days.ts'
import { recruitment } from '#rules/prefiling/examples-later.ts'
import { blocksOf } from './blocks.ts'
import { contentFaults } from './content.ts'
import type { StepKind } from './kinds.ts'
import { applicantProblems, stepProblems, unlawfulReason, wageProblems } from './problems.ts'
import { detailsOf, factsOf } from './projected.ts'
import type { Step, Wage } from './records.ts'
import { stepLines } from './server/opened.ts'
import { filingWindow } from './window.ts'

const kinds: StepKind[] = ['Employer website', 'Job search website', 'Local or ethnic newspaper']
const step = (
  id: number,
  kind: StepKind,
  from: string,
  until: string | null = null,
  more: Partial<Step> = {},
): Step => ({
  ...{ id, kind, from, until, place: '', noSundayEdition: false, content: null, lowestWageCents: null },
  ...{ takenDownBy: '', leftOut: false, documentId: 1, documentName: 'Proof', ...more },
})
/** The worked case of deadlines.md D-31, as the file keeps it. */
const steps = recruitment.map(({ kind, from, until }, index) =>
  step(index + 1, kind === 'Additional' ? (kinds[index - 4] ?? 'Job fair') : (kind as StepKind), from, until ?? null),
)
const wage: Wage = {
  ...{ requestedOn: '2026-05-01', number: 'P-100-26123-123456', cents: 9_850_000, unit: 'year' },
  ...{ determinedOn: '2026-07-01', validFrom: '2026-07-01', validUntil: '2027-06-30' },
}
const asked = (more: Partial<Parameters<typeof filingWindow>[0]> = {}) =>
  filingWindow({
    ...{
      steps,
      wage,
      professional: true,
      filedOn: null,
      today: '2026-09-20',
      calendar: federal,
      quietDays: 0,
      ...more,
    },
  })

describe('the window to file Form ETA-9089', () => {
  test.each([
    ['before it opens', '2026-10-01', 'quiet'],
    ['on its first day', '2026-10-02', 'open'],
    ['on its last day', '2027-01-30', 'open'],
    ['a day after it', '2027-01-31', 'missed'],
  ])('%s', (_when, today, state) => {
    expect(asked({ today })).toMatchObject({ state, until: '2027-01-30' })
  })

  test('says from when, until when, and why', () => {
    expect(asked({ quietDays: 1 })).toMatchObject({
      from: '2026-10-02',
      safeFrom: '2026-10-03',
      fromWhy: 'Job order ended 09-02-2026, plus 30 days',
      untilWhy: 'Job order began 08-03-2026, plus 180 days',
    })
  })

  test('a missed one is explained, with what to run again and what can still be used', () => {
    const { missed, todo } = asked({ today: '2027-02-02' })
    expect(missed).toBe(
      'The last day to file was 01-30-2027 (Job order began 08-03-2026, plus 180 days). An application filed after it is denied.',
    )
    expect(todo).toBe(
      'Run again: Job order; Notice of filing; Employer website. 4 other steps can be used until 02-05-2027.',
    )
  })

  test('what was replaced counts no more', () => {
    const again = steps.map((each) => (each.from === '2026-08-03' ? { ...each, leftOut: true } : each))
    expect(asked({ steps: again, today: '2027-02-02' })).toMatchObject({ state: 'steps missing', until: '2027-02-05' })
  })

  test.each([
    ['E1 both', '2026-07-01', '2027-06-30', '2026-12-31', 'open'],
    ['E2 recruitment began inside', '2026-03-01', '2026-08-03', '2026-12-31', 'open'],
    ['E4 neither', '2026-08-10', '2026-12-15', '2026-12-31', 'missed'],
  ])('prevailing wage, D-30 %s', (_ex, validFrom, validUntil, today, state) => {
    expect(asked({ wage: { ...wage, validFrom, validUntil }, today }).state).toBe(state)
  })

  test('a professional job without three different kinds has none', () => {
    expect(asked({ steps: steps.slice(0, 4) })).toMatchObject({ state: 'steps missing', from: null })
    expect(asked({ steps: steps.slice(0, 4), professional: false })).toMatchObject({ state: 'quiet' })
    const twice = steps.map((each) =>
      each.kind === 'Local or ethnic newspaper' ? { ...each, kind: kinds[0] ?? each.kind } : each,
    )
    expect(asked({ steps: twice }).todo).toMatch(/^A professional occupation needs three different/)
  })
})

test('what blocks the filing names who has to do it', () => {
  const file = {
    wage,
    steps,
    report: { signedOn: null, signedBy: '' },
    professional: true,
    window: asked(),
    today: '2026-09-20',
    calendar: federal,
  }
  const applicant = {
    id: 1,
    name: 'Ken Ito',
    receivedOn: '2026-08-24',
    source: '',
    contactedOn: null,
    interviewedOn: null,
  }
  const considered = { outcome: null, reason: '', note: '', consideredBy: '', documentId: null, documentName: '' }
  const blocks = blocksOf({ ...file, applicants: [{ ...applicant, ...considered }] })
  expect(blocks[0]).toMatchObject({ title: 'Contact Ken Ito', side: 'employer', dueOn: '2026-08-31' })
  expect(blocks.map(({ key }) => key)).toEqual(['contact:1', 'read:2', 'read:3', 'read:4', 'report'])
  expect(blocks.find(({ key }) => key === 'report')).toMatchObject({ side: 'employer', dueOn: '2026-10-01' })
})

test('CT-7.1 and CT-7.2 on the texts of the file; nobody has read is not nothing wrong', () => {
  const notice = step(1, 'Notice of filing', '2026-08-03', '2026-08-14')
  const content = [
    'saysWhy',
    'saysWhereToSendEvidence',
    'officersAddressCurrent',
    'inHouseMediaCovered',
    'describesJob',
  ]
  expect(contentFaults(notice, wage)).toBeUndefined()
  expect(contentFaults({ ...notice, content, lowestWageCents: 9_500_000 }, wage)).toEqual([
    'lacks a rate of pay of at least the prevailing wage',
  ])
  expect(contentFaults({ ...notice, content, lowestWageCents: 9_850_000 }, wage)).toEqual([])
  const ad = step(2, 'Sunday ad', '2026-08-09')
  expect(contentFaults({ ...ad, content: ['namesEmployer', 'asksNoMore', 'describesJob'] }, wage)).toEqual([
    'sends applicants to somebody else than the employer',
  ])
  const unread = detailsOf({ wage, steps, applicants: [], report: { signedOn: null, signedBy: '' } })
  expect(unread['case.recruitmentTexts']).toBeUndefined()
})

test('a notice of filing that fails by its text opens no window: it is posted again', () => {
  const content = [
    'saysWhy',
    'saysWhereToSendEvidence',
    'officersAddressCurrent',
    'inHouseMediaCovered',
    'describesJob',
  ]
  const failing = steps.map((each) => (each.kind === 'Notice of filing' ? { ...each, content } : each))
  const window = asked({ steps: failing })
  expect(window).toMatchObject({ state: 'steps missing', from: null })
  expect(window.todo).toBe(
    'Notice of filing lacks a rate of pay of at least the prevailing wage. It does not count. Post it again, 10 business days in a row.',
  )
  const file = { wage, applicants: [], report: { signedOn: null, signedBy: '' } }
  const details = detailsOf({ ...file, steps: failing })
  expect(JSON.stringify(details['case.recruitment'])).not.toContain('Notice of filing')
  expect(details['case.filingNoticePostedOn']).toBeUndefined()
  const today = '2026-09-20'
  const blocks = blocksOf({ ...file, steps: failing, professional: true, window, today, calendar: federal })
  expect(blocks.map(({ title }) => title)).toContain('Post the notice of filing again')
  const line = (of: Step[]) => stepLines(of, wage, today, federal).find(({ label }) => label === 'Notice of filing')
  expect([line(steps)?.state, line(failing)?.state]).toEqual(['done', 'void'])
  const mended = failing.map((each) => (each.content ? { ...each, lowestWageCents: 9_850_000 } : each))
  expect(asked({ steps: mended })).toMatchObject({ state: 'quiet', from: '2026-10-02' })
})

test('typed days are checked: a Sunday, a notice that a person took down, a validity of 90 days to a year', () => {
  const ad = step(1, 'Sunday ad', '2026-08-10')
  expect(stepProblems(ad, '2026-09-01').from).toMatch(/not a Sunday/)
  expect(stepProblems({ ...ad, noSundayEdition: true }, '2026-09-01')).toEqual({})
  const notice = step(1, 'Notice of filing', '2026-08-03', '2026-08-14')
  expect(Object.keys(stepProblems(notice, '2026-08-10'))).toEqual(['until', 'takenDownBy'])
  // To the same day of the next year, and not a day more (20 CFR 656.40(c)).
  const valid = (validUntil: string) => wageProblems({ ...wage, validFrom: '2026-09-03', validUntil }, '2026-09-05')
  expect(valid('2027-09-03').validUntil).toBeUndefined()
  expect(valid('2027-09-04').validUntil).toMatch(/one year/)
  expect(wageProblems({ ...wage, validUntil: '2026-08-01' }, '2026-09-01').validUntil).toMatch(/90 days/)
})

test('no unlawful reason can be recorded', () => {
  const said = {
    contactedOn: '2026-08-25',
    interviewedOn: null,
    outcome: 'rejected',
    reason: 'x',
    note: 'Has no degree at all.',
  } as const
  expect(applicantProblems(said, '2026-09-01')).toEqual({})
  for (const note of [
    'Overqualified for this.',
    'Too old for the team.',
    'Strong foreign accent.',
    'Not a culture fit.',
  ])
    expect(applicantProblems({ ...said, note }, '2026-09-01').note).toMatch(/no lawful, job-related reason/)
  expect(unlawfulReason('Two years of experience; the job requires five.')).toBeUndefined()
  expect(Object.keys(applicantProblems({ ...said, reason: null, note: '' }, '2026-09-01'))).toEqual(['reason', 'note'])
})

test('Form ETA-9089 is answered by the file: job order, ads, further steps', () => {
  expect(factsOf({ wage, steps })).toMatchObject({
    'case.wageDeterminationNumber': { value: 'P-100-26123-123456' },
    'case.jobOrderFrom': { value: '2026-08-03' },
    'case.secondAdOn': { value: '2026-08-16' },
    'case.recruitmentSteps': {
      value: [{ kind: 'Employer website' }, { kind: 'Job search website' }, { from: '2026-08-20' }],
    },
  })
})
