import { expect, test } from 'vitest'
import { stepKinds } from '#facts/labor-certification.ts'
import { deadlineOf } from '#rules/deadlines/all.ts'
import {
  additionalStepsComplete,
  advertisementFaults,
  contactBy,
  mayRefile,
  noticeOfFilingGaps,
  payerAllowed,
  photosFrom,
  photosRecent,
  reportInOrder,
  withoutMedical,
} from './perm-content.ts'

const notice = {
  ...{ saysWhy: true, saysWhereToSendEvidence: true, officersAddressCurrent: true, inHouseMediaCovered: true },
  wageCents: 9_850_000,
}
const ad = {
  namesEmployer: true,
  applicationsTo: 'employer',
  wageCents: 9_850_000,
  yearsAsked: 3,
  yearsOnForm: 3,
} as const
const step = (kind: (typeof stepKinds)[number]) => ({ kind, proved: true })

test('CT-7.1 the low end of the rate counts', () => {
  expect(noticeOfFilingGaps({ ...notice, lowestRateCents: 9_500_000 })).toHaveLength(1)
  expect(noticeOfFilingGaps({ ...notice, lowestRateCents: 9_850_000 })).toEqual([])
  expect(noticeOfFilingGaps(notice)).toHaveLength(1)
})

test('CT-7.2 an advertisement asks for no more than the application, and sends to the employer', () => {
  expect(advertisementFaults({ ...ad, yearsAsked: 5 })).toHaveLength(1)
  expect(advertisementFaults(ad)).toEqual([])
  expect(advertisementFaults({ ...ad, applicationsTo: 'law firm' })).toHaveLength(1)
})

test('CT-7.3 three different kinds of ten, with proof', () => {
  const [website, board] = [step('Employer website'), step('Job search website')]
  expect(stepKinds).toHaveLength(10)
  expect(additionalStepsComplete([website, board, board])).toBe(false)
  expect(additionalStepsComplete([website, board, step('Employee referral program')])).toBe(true)
})

test('CT-7.4 the report adds up and is signed before the filing', () => {
  const report = { received: 12, hired: 0, rejected: 9, withdrew: 2, noAnswer: 1, filedOn: '2026-10-02' }
  expect(reportInOrder({ ...report, signedOn: '2026-10-01' })).toBe(true)
  expect(reportInOrder({ ...report, signedOn: '2026-10-03' })).toBe(false)
  expect(reportInOrder({ ...report, noAnswer: 0, signedOn: '2026-10-01' })).toBe(false)
})

test('CT-7.4 an applicant is contacted in five business days', () => {
  expect(contactBy('2026-08-24')).toBe('2026-08-31')
})

test('CT-7.5 the employer pays what PERM costs', () => {
  expect([payerAllowed('PERM_LEGAL', 'worker'), payerAllowed('I485', 'worker')]).toEqual([false, true])
})

test('CT-7.6 review or refile, not both', () => {
  const review = deadlineOf('D-32', 'reconsideration')?.due({ certificationDeniedOn: '2026-11-16' })
  expect(review).toMatchObject({ due: { date: '2026-12-16' } })
  expect(mayRefile({ pending: false, reviewPending: true })).toBe(false)
  expect(mayRefile({ pending: false, reviewPending: false })).toBe(true)
})

test('CT-9.1 one package per person', () => {
  expect(photosRecent('2026-10-30', '2026-12-01')).toBe(false)
  expect(photosFrom('2026-12-01')).toBe('2026-11-01')
  expect(
    withoutMedical([
      { name: 'Ann', medical: true },
      { name: 'Child', medical: false },
    ]),
  ).toEqual(['Child'])
})
