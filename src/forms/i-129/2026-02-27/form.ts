import { form } from '#engine/form.ts'
import { INDIVIDUAL } from '#facts/derived/petitioner.ts'
import { collection, feeExemption, general, numericalLimitation, offSiteAssignment } from './h/data-collection.ts'
import { sectionTwo } from './h/section-2.ts'
import { sectionThree } from './h/section-3.ts'
import { sectionOne, supplement } from './h/supplement.ts'
import { attachment1, part3 } from './petition/beneficiary.ts'
import { part7, part8, part9 } from './petition/declarations.ts'
import { part5, part6 } from './petition/employment.ts'
import { part1, part2, part4 } from './petition/request.ts'
import { exchangeCertification, exchangeSupplement } from './supplements/cultural-exchange.ts'
import { performanceStatement, performanceSupplement } from './supplements/performance.ts'
import { denominationCertification, religiousEmployer, religiousSupplement } from './supplements/religious.ts'
import { tradeDeclaration, tradePreparer, tradeRequest, tradeSupplement } from './supplements/trade-agreement.ts'
import { blanketTransfer, individualTransfer, transferSupplement } from './supplements/transfer.ts'
import {
  treatyEmployer,
  treatyEmployerAbroad,
  treatyInvestor,
  treatySupplement,
  treatyTrader,
} from './supplements/treaty.ts'

/** The E, Trade Agreement, L, O and P, Q and R supplements, in the order of the paper. */
export const supplementsParts = [
  treatySupplement,
  treatyEmployerAbroad,
  treatyEmployer,
  treatyTrader,
  treatyInvestor,
  tradeSupplement,
  tradeRequest,
  tradeDeclaration,
  tradePreparer,
  transferSupplement,
  individualTransfer,
  blanketTransfer,
  performanceSupplement,
  performanceStatement,
  exchangeSupplement,
  exchangeCertification,
  religiousSupplement,
  religiousEmployer,
  denominationCertification,
] as const

/** The H Classification Supplement and the H-1B and H-1B1 Data Collection, in the order of the paper. */
export const hParts = [
  supplement,
  sectionOne,
  sectionTwo,
  sectionThree,
  collection,
  general,
  feeExemption,
  numericalLimitation,
  offSiteAssignment,
] as const

/** The petition itself, in the order of the paper. */
const petitionParts = [part1, part2, part3, part4, part5, part6, part7, part8, part9] as const

/** The last two pages of the file. */
const attachmentParts = [attachment1] as const

/** Petition for a Nonimmigrant Worker, with every supplement of the same file. */
export const i129 = form({
  id: 'i-129',
  edition: '2026-02-27',
  name: 'I-129',
  title: 'Petition for a Nonimmigrant Worker',
  roles: { [INDIVIDUAL]: 'The petitioner, where no company petitions' },
  parts: [...petitionParts, ...hParts, ...supplementsParts, ...attachmentParts],
})

export default i129
