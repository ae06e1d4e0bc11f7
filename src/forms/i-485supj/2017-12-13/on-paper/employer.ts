import { check, choose, fillPart, noBox, rows, split, tick, write, yesOrNo } from '#engine/paper.ts'
import { digits, firstFive } from '#engine/writers.ts'
import { addressBoxes } from '../../../address-boxes.ts'
import {
  additionalInformation,
  employerPart,
  employerPreparer,
  employerStatement,
  jobOffer,
} from '../parts/employer.ts'
import { block } from './address-block.ts'

export const employerOnPaper = fillPart(employerPart, {
  1: tick({ Business: 'Pt5_Line1a_Employer[1]', Individual: 'Pt5_Line1a_Employer[0]' }),
  2: addressBoxes(block('Pt5Line2', 'abcde')),
  // Names and places agree with the tooltips, not with one another: the second box is for the type of business.
  3: write('Line2a_TypeofBusiness[0]'),
  4: write('Line3_TaxNumber[0]', digits),
  5: write('Line2b_DateEstablished[0]'),
  6: write('Line6_DateOfBirth[0]'),
  7: write('Pt5Line3_TimesMarried[0]'),
  8: write('Line2d_GrossAnnualIncome[0]'),
  9: write('Line2e_NetAnnualIncome[0]'),
  10: write('Line2f_NAICSCode[0]'),
  '11.a': write('Pt5Line11a_FamilyName[0]'),
  '11.b': write('Pt5Line11b_GivenName[0]'),
  '11.c': write('Pt5Line11c_MiddleName[0]'),
  12: write('Pt1Line4_DateOfBirth[1]'),
  13: write('Pt1Line10_SSN[0]', digits),
  14: write('Line3b_AnnualIncome[0]'),
  15: write('Line3a_Occupation[0]'),
})

export const jobOfferOnPaper = fillPart(jobOffer, {
  1: write('Line1_JobTitle[0]'),
  2: split(['Line2_SOCCode1[0]', 'Line2_SOCCode2[0]'], (code) => String(code).split('-')),
  3: write('Line3_JobDescription[0]'),
  4: yesOrNo('Pt4Line4a[1]', 'Pt4Line4a[0]'),
  5: write('Prt6_Line5[0]'),
  6: yesOrNo('Pt4Line6[1]', 'Pt4Line6[0]'),
  7: write('Line8_Wages[0]'),
  '7 per': write('Line8_Per[0]'),
  8: rows({
    street: write('Pt6Line8a_StreetNumberName[0]'),
    unitKind: tick({ APT: 'Pt6Line8b_Unit[1]', STE: 'Pt6Line8b_Unit[2]', FLR: 'Pt6Line8b_Unit[0]' }),
    unitNumber: write('Pt6Line8b_AptSteFlrNumber[0]'),
    city: write('Pt6Line8c_CityOrTown[0]'),
    state: choose('Pt6Line8d_State[0]'),
    zipCode: write('Pt6Line8e_ZipCode[0]', firstFive),
    thirdParty: noBox('not asked'),
    organization: noBox('not asked'),
  }),
  9: yesOrNo('Pt6Line9[1]', 'Pt6Line9[0]'),
  10: write('P6Line10_Date[0]'),
})

export const employerStatementOnPaper = fillPart(employerStatement, {
  1: check('Pt7_Line1[0]'),
  2: check('Pt7_Line2[0]'),
  '2 name': write('Pt7_Line2_Language[0]'),
  '3.a': write('Pt6Line1a_InterpreterFamilyName[0]'),
  '3.b': write('Pt6Line1b_InterpreterGivenName[0]'),
  4: write('Pt6Line2_InterpreterBusinessorOrg[0]'),
  5: write('Pt5Line4_InterpreterDaytimeTelephone[1]'),
  6: write('Pt5Line4_MobileNumber1[1]'),
  7: write('Pt5Line5_Email[1]'),
})

export const employerPreparerOnPaper = fillPart(employerPreparer, {
  '1.a': write('Pt8Line1a_PreparerFamilyName[0]'),
  '1.b': write('Pt8Line1a_PreparerGivenName[0]'),
  2: write('Pt7Line2_PreparerBusinessorOrg[0]'),
  3: addressBoxes({
    ...block('Pt8Line3', 'abcde'),
    abroad: {
      province: 'Pt8Line3f_Province[0]',
      postalCode: 'Pt8Line3g_PostalCode[0]',
      country: 'Pt8Line3h_Country[0]',
    },
  }),
  4: write('Pt5Line4_InterpreterDaytimeTelephone[2]'),
  5: write('Pt5Line4_MobileNumber1[2]'),
  6: write('Pt5Line5_Email[2]'),
  7: yesOrNo('Part8Line7_Checkbox[1]', 'Part8Line7_Checkbox[0]'),
  '7.b': yesOrNo('Part8Line7b_Checkbox[0]', 'Part8Line7b_Checkbox[1]'),
})

export const additionalInformationOnPaper = fillPart(additionalInformation, {
  '1.a': write('Pt1Line1a_FamilyName[1]'),
  '1.b': write('Pt1Line1b_GivenName[1]'),
  '1.c': write('Pt1Line1c_MiddleName[1]'),
  2: write('Pt1Line3_AlienNumber[1]', digits),
})
