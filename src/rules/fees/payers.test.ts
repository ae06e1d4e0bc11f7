import { expect, test } from 'vitest'
import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { payerOf } from './payers.ts'

test.each([
  ['H-1B', CaseType.h1b, '20 CFR 655.731(c)(9)(iii)(C)'],
  ['E-3', CaseType.e3, '20 CFR 655.731(c)(9)(iii)(C)'],
  ['L-1', CaseType.l1, '8 CFR 106.4'],
  ['O-1', CaseType.o1, '8 CFR 106.4'],
  ['TN', CaseType.tn, '8 CFR 106.4'],
])('the rule about wages says who pays for premium only with an LCA: %s', (_class, typeId, citation) =>
  expect(payerOf('I907-A', caseTypeById(typeId) ?? {}).citation).toBe(citation),
)
