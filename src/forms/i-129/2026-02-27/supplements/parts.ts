import { exchangeCertification, exchangeSupplement } from './cultural-exchange.ts'
import { performanceStatement, performanceSupplement } from './performance.ts'
import { denominationCertification, religiousEmployer, religiousSupplement } from './religious.ts'
import { tradeDeclaration, tradePreparer, tradeRequest, tradeSupplement } from './trade-agreement.ts'
import { blanketTransfer, individualTransfer, transferSupplement } from './transfer.ts'
import { treatyEmployer, treatyEmployerAbroad, treatyInvestor, treatySupplement, treatyTrader } from './treaty.ts'

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
