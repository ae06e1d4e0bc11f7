import { expect, test } from 'vitest'
import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { circumstancesOf } from '#case-types/options.ts'
import { foundBy } from '#rules/prefiling/found-by.ts'
import { basisOf } from './server/eligibility-view.ts'

const days = 'case.statusViolationDays'
const i485 = caseTypeById(CaseType.i485)
const known = (subType: string | undefined) =>
  i485 ? basisOf(circumstancesOf(i485, { mode: 'LEGAL', ...(subType && { subType }) })) : {}

test.each(['employment', 'ownMerit', 'derivative'])('%s: V55 takes the basis from the sub-type', (subType) => {
  expect(foundBy('V55', known(subType))).toMatchObject({ notChecked: true, missing: [days] })
  expect(foundBy('V55', { ...known(subType), [days]: 181 }).found).toHaveLength(1)
  expect(foundBy('V55', { ...known(subType), [days]: 180 })).toMatchObject({ found: [], notChecked: false })
})

test.each(['family', 'familyDerivative'])('%s: V55 asks nothing', (subType) => {
  expect(foundBy('V55', known(subType))).toMatchObject({ found: [], notChecked: false, missing: [] })
})

test('without a sub-type the basis is asked', () => {
  expect(foundBy('V55', known(undefined)).missing).toEqual(['case.employmentBased'])
})
