import { fillPart, tick, write } from '#engine/paper.ts'
import { addressBoxes } from '../../../address-boxes.ts'
import { tradeDeclaration, tradePreparer, tradeRequest, tradeSupplement } from './trade-agreement.ts'

export const tradeSupplementPaper = fillPart(tradeSupplement, {
  '1': write('TASupLine1_NameofPetitioner[0]'),
  '2': write('TASupLine1_NameofBeneficiary[0]'),
  '3': tick({ 'U.S. Employer': 'employer[1]', 'Foreign Employer': 'employer[0]' }),
  '4': write('Line4_Country[0]'),
})

export const tradeRequestPaper = fillPart(tradeRequest, {
  '1': tick({
    Canada: 'a_Canada[0]',
    Mexico: 'b_Mexico[0]',
    Chile: 'c_Chile[0]',
    Singapore: 'd_Singapore[0]',
    Other: 'e_Other[0]',
    'Sixth request': 'f_ChileOrSingapore[0]',
  }),
})

export const tradeDeclarationPaper = fillPart(tradeDeclaration, {
  '1 family name': write('TASupLine1a_PetitionerLastName[0]'),
  '1 given name': write('TASupLine1b_PetitionerFirstName[0]'),
  // The tooltips ask for an area code only; each box holds the ten digits.
  '3 daytime phone': write('TASupLine2_DaytimePhoneNumber1[0]'),
  '3 mobile phone': write('TASupLine3_MobilePhoneNumber1[0]'),
  '3 email': write('TASupLine5_Email[0]'),
})

export const tradePreparerPaper = fillPart(tradePreparer, {
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
