import type { Paper } from '#engine/paper.ts'
import { exchangeCertificationPaper, exchangeSupplementPaper } from './cultural-exchange.ts'
import { performanceStatementPaper, performanceSupplementPaper } from './performance-paper.ts'
import { denominationCertificationPaper, religiousEmployerPaper, religiousSupplementPaper } from './religious-paper.ts'
import {
  tradeDeclarationPaper,
  tradePreparerPaper,
  tradeRequestPaper,
  tradeSupplementPaper,
} from './trade-agreement-paper.ts'
import { blanketTransferPaper, individualTransferPaper, transferSupplementPaper } from './transfer-paper.ts'
import {
  treatyEmployerAbroadPaper,
  treatyEmployerPaper,
  treatyInvestorPaper,
  treatySupplementPaper,
  treatyTraderPaper,
} from './treaty-paper.ts'

/** Where the items of the E, Trade Agreement, L, O and P, Q and R supplements land. */
export const supplementsPaper = {
  'E.0': treatySupplementPaper,
  'E.1': treatyEmployerAbroadPaper,
  'E.2': treatyEmployerPaper,
  'E.3': treatyTraderPaper,
  'E.4': treatyInvestorPaper,
  'TA.0': tradeSupplementPaper,
  'TA.1': tradeRequestPaper,
  'TA.2': tradeDeclarationPaper,
  'TA.3': tradePreparerPaper,
  'L.0': transferSupplementPaper,
  'L.1': individualTransferPaper,
  'L.2': blanketTransferPaper,
  'OP.1': performanceSupplementPaper,
  'OP.2': performanceStatementPaper,
  'Q.0': exchangeSupplementPaper,
  'Q.1': exchangeCertificationPaper,
  'R.0': religiousSupplementPaper,
  'R.1': religiousEmployerPaper,
  'R.2': denominationCertificationPaper,
}

const abroad = { because: 'a foreign address has no U.S. state and no ZIP code; province and postal code have boxes' }

/** Signatures, and their dates: those are written by hand on the day of signing. */
export const supplementsBlank: Paper['leftBlank'] = {
  'S1_Line3_State[0]': abroad,
  'S1_Line3_ZipCode[0]': abroad,
  'P5_Line6a_SignatureofApplicant[1]': 'signature',
  'TASupLine2b_DateofSignature[0]': 'filled by hand',
  'Line_Signature[1]': 'signature',
  'Line_DateofSignature[1]': 'filled by hand',
  'Part3Line2_State[0]': abroad,
  'Part3Line2_ZipCode[0]': abroad,
  'P5_Line6a_SignatureofApplicant[4]': 'signature',
  'Line1b_DateofSignature[1]': 'filled by hand',
  'P5_Line6a_SignatureofApplicant[5]': 'signature',
  'Line1b_DateofSignature[2]': 'filled by hand',
  'P5_Line6a_SignatureofApplicant[6]': 'signature',
  'Part14_DateofSignature[0]': 'filled by hand',
  'PreparerSignature[0]': 'signature',
  'Part14_DateofSignature[1]': 'filled by hand',
}
