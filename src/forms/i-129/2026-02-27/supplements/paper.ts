import { fillPart, inAdditional, type Paper, tick, write, yesOrNo } from '#engine/paper.ts'
import { addressBoxes } from '../../../address-boxes.ts'
import { classificationBoxes } from './classification-boxes.ts'
import { exchangeCertificationPaper, exchangeSupplementPaper } from './cultural-exchange.ts'
import { performanceStatement, performanceSupplement } from './performance.ts'
import { denominationCertificationPaper, religiousEmployerPaper, religiousSupplementPaper } from './religious-paper.ts'
import { tradeDeclaration, tradePreparer, tradeRequest, tradeSupplement } from './trade-agreement.ts'
import { blanketTransferPaper, individualTransferPaper, transferSupplementPaper } from './transfer-paper.ts'
import {
  treatyEmployerAbroadPaper,
  treatyEmployerPaper,
  treatyInvestorPaper,
  treatySupplementPaper,
  treatyTraderPaper,
} from './treaty-paper.ts'

/** The address blocks of Items 10 to 13; their unit boxes come in the order Flr., Ste., Apt. */
const organization = (item: number) =>
  addressBoxes({
    street: `Part7Line${item}b_Emp1StreetName[0]`,
    units: [`Line${item}b_Unit[2]`, `Line${item}b_Unit[1]`, `Line${item}b_Unit[0]`],
    unitNumber: `Line${item}b_AptSteFlrNumber[0]`,
    city: `Part7Line${item}b_EmpCity[0]`,
    state: `Part7Line${item}b_Emp1State[0]`,
    zip: `Part7Line${item}b_Emp1ZipCode[0]`,
  })
const nameOf = (item: number) => write(`LSuppLine${item}a_NameofPeer[0]`)
const phoneOf = (item: number) => write(`Preparer_DaytimePhoneNumber1_${item}d[0]`)

const performanceSupplementPaper = fillPart(performanceSupplement, {
  '1': write('Line1_FamilyName[5]'),
  '2.a': write('HSupLine2_FamilyName[1]'),
  '2.b': write('Line2_TtlNumberofBeneficiaries[1]'),
  '3': classificationBoxes({
    'O-1A': 'a_O1A[0]',
    'O-1B': 'b_O1B[0]',
    'O-2': 'c_O2[0]',
    'P-1 major league': 'd_P1_majorleague[0]',
    'P-1': 'e_P1[0]',
    'P-1S': 'f_P1S[0]',
    'P-2': 'g_P2[0]',
    'P-2S': 'h_P2S[0]',
    'P-3': 'i_P3[0]',
    'P-3S': 'j_P3S[0]',
  }),
  // The three boxes count from the bottom of the page.
  '4': write('Line3_JobDescription[8]'),
  '5': write('Line3_JobDescription[7]'),
  '6': write('Line3_JobDescription[6]'),
  '7.a': yesOrNo('OandPSuppLine7[0]', 'OandPSuppLine7[1]'),
  '7.b': write('Line1_Duties[1]'),
  // Named after Items 7 and 8; by tooltip and place they are Items 8 and 9.
  '8': yesOrNo('OandPSuppLine7_Yes[0]', 'OandPSuppLine7_No[0]'),
  '8 explanation': inAdditional('OandPSuppLine7_No[0]'),
  '9': tick({
    Yes: 'OandPSuppLine8[1]',
    'No, copy of the request attached': 'OandPSuppLine8[0]',
    'Not applicable': 'OandPSuppLine8[2]',
  }),
  '10.a': nameOf(10),
  '10.b': organization(10),
  '10.c': write('Part7Line10c_Emp1FromDate[0]'),
  '10.d': phoneOf(10),
  '11.a': nameOf(11),
  '11.b': organization(11),
  '11.c': write('Part7Lin11c_Emp1FromDate[0]'),
  '11.d': phoneOf(11),
  '12.a': nameOf(12),
  '12.b': organization(12),
  '12.c': write('Part7Line12c_Emp1FromDate[0]'),
  '12.d': phoneOf(12),
  '13.a': nameOf(13),
  '13.b': organization(13),
  '13.c': write('Part7Line13c_Emp1FromDate[0]'),
  '13.d': phoneOf(13),
})

const performanceStatementPaper = fillPart(performanceStatement, {
  '1 family name': write('Line1_FamilyName[6]'),
  '1 given name': write('Line1_GivenName[2]'),
  '1 middle name': write('Line1_MiddleName[2]'),
  '3 daytime phone': write('Pt7Line3_DaytimePhoneNumber1[1]'),
  '3 email': write('Pt7Line3_EmailAddress[1]'),
})

const tradeSupplementPaper = fillPart(tradeSupplement, {
  '1': write('TASupLine1_NameofPetitioner[0]'),
  '2': write('TASupLine1_NameofBeneficiary[0]'),
  '3': tick({ 'U.S. Employer': 'employer[1]', 'Foreign Employer': 'employer[0]' }),
  '4': write('Line4_Country[0]'),
})

const tradeRequestPaper = fillPart(tradeRequest, {
  '1': tick({
    Canada: 'a_Canada[0]',
    Mexico: 'b_Mexico[0]',
    Chile: 'c_Chile[0]',
    Singapore: 'd_Singapore[0]',
    Other: 'e_Other[0]',
    'Sixth request': 'f_ChileOrSingapore[0]',
  }),
})

const tradeDeclarationPaper = fillPart(tradeDeclaration, {
  '1 family name': write('TASupLine1a_PetitionerLastName[0]'),
  '1 given name': write('TASupLine1b_PetitionerFirstName[0]'),
  // The tooltips ask for an area code only; each box holds the ten digits.
  '3 daytime phone': write('TASupLine2_DaytimePhoneNumber1[0]'),
  '3 mobile phone': write('TASupLine3_MobilePhoneNumber1[0]'),
  '3 email': write('TASupLine5_Email[0]'),
})

const tradePreparerPaper = fillPart(tradePreparer, {
  '1 family name': write('Line_PreparerFamilyName[1]'),
  '1 given name': write('Line_PreparerGivenName[1]'),
  '2': write('Line_BusinessName[1]'),
  '3': addressBoxes({
    street: 'Line7b_StreetNumberName[3]',
    units: ['Sec3Line3_Unit[0]', 'Sec3Line3_Unit[1]', 'Sec3Line3_Unit[2]'],
    unitNumber: 'Sec3Line3_AptSteFlrNumber[0]',
    city: 'Line_CityTown[3]',
    state: 'S3_Line3_State[0]',
    zip: 'S3_Line3_ZipCode[0]',
    abroad: {
      province: 'S3_Line3_Province[0]',
      postalCode: 'S3_Line3_PostalCode[0]',
      country: 'S3_Line3_Country[0]',
    },
  }),
  '4 daytime phone': write('TASupLine2_DaytimePhoneNumber1[1]'),
  '4 fax': write('Pt8Line4_DaytimePhoneNumber1[2]'),
  '4 email': write('TASupLine5_Email[1]'),
})

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
