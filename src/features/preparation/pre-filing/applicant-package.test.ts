import { expect, test } from 'vitest'
import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { circumstancesOf } from '#case-types/options.ts'
import { IN_HAND } from '#preparation/documents/policy.ts'
import { foundBy } from '#rules/prefiling/found-by.ts'
import { applicantPackageView } from './applicant-package.ts'

const i485 = caseTypeById(CaseType.i485)
const filed = { 'case.filingDate': '2026-12-01', 'case.photosTakenOn': '2026-11-15' }
function seen(sent: string[], waived: { item: string; reason: string }[] = [], channel: 'paper' | 'online' = 'paper') {
  if (!i485) throw new Error('no I-485')
  const known = {
    ...circumstancesOf(i485, { mode: 'LEGAL', subType: 'ownMerit', channel }),
    ...{ married: false, stepRelation: false, arrested: false, penaltyFee: false },
    ...{ homeResidence: false, nearTwentyOne: false, foreignLanguage: false, concurrent: true, derivative: false },
  }
  return { ...filed, ...applicantPackageView(i485, known, { sent, waived, photoDays: 30 }) }
}
const said = (facts: Record<string, unknown>) => foundBy('V88', facts).found?.map(({ sentence }) => sentence)

test('what the document list asks for and nobody sent is named', () => {
  expect(said(seen(['photos', 'birth']))).toEqual([
    '“Passport, I-94 history and status documents” is not in the package.',
  ])
  expect(said(seen(['photos', 'birth', 'entryRecords']))).toEqual([])
  expect(said(seen(['photos', 'birth'], [{ item: 'entryRecords', reason: 'On file at USCIS.' }]))).toEqual([])
})

test('without photos in the package nobody is asked when they were taken', () => {
  const online = { ...seen(['birth', 'entryRecords'], [], 'online') }
  expect(foundBy('V88', online)).toMatchObject({ found: [], notChecked: false })
  expect(online['case.photosTakenOn']).toBeNull()
})

test('the medical examination is included once its envelope is in hand, and another reason does not say so', () => {
  const inHand = seen([], [{ item: 'medical', reason: IN_HAND }])
  expect(foundBy('V51', inHand)).toMatchObject({ found: [], notChecked: false })
  expect(foundBy('V51', seen([], [{ item: 'medical', reason: 'To follow.' }]))).toMatchObject({ notChecked: true })
})
