import { check, choose, fill, fillPart, noBox, rows, split, tick, write, yesOrNo } from '#engine/paper.ts'
import { digits, firstFive } from '#engine/writers.ts'
import { addressBoxes } from '../../address-boxes.ts'
import {
  additionalInformation,
  applicantPart,
  applicantPreparer,
  applicantStatement,
  employerPart,
  employerPreparer,
  employerStatement,
  i485supj,
  jobOffer,
  reason,
} from './form.ts'

/** The address blocks of this form name their fields alike: line and letter; the unit boxes stand as Flr., Apt., Ste. */
export function block(line: string, letters: string) {
  const [street, unit, city, state, zip] = letters
  return {
    street: `${line}${street}_StreetNumberName[0]`,
    units: [`${line}${unit}_Unit[1]`, `${line}${unit}_Unit[2]`, `${line}${unit}_Unit[0]`] as const,
    unitNumber: `${line}${unit}_AptSteFlrNumber[0]`,
    city: `${line}${city}_CityOrTown[0]`,
    state: `${line}${state}_State[0]`,
    zip: `${line}${zip}_ZipCode[0]`,
  }
}

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

const reasonOnPaper = fillPart(reason, {
  1: tick({ 'Confirm the job offer': 'P1_Line1[0]', 'Request job portability': 'P1_Line1[1]' }),
})

const applicantOnPaper = fillPart(applicantPart, {
  '1.a': write('Pt1Line1a_FamilyName[0]'),
  '1.b': write('Pt1Line1b_GivenName[0]'),
  '1.c': write('Pt1Line1c_MiddleName[0]'),
  2: addressBoxes({ inCareOf: 'Pt1Line2a_InCareofName[0]', ...block('Pt1Line2', 'bcdef') }),
  3: write('Pt1Line3_AlienNumber[0]', digits),
  4: write('Pt1Line4_USCISELISAcctNumber[0]'),
  5: write('Pt1Line4_DateOfBirth[0]'),
  6: write('Pt1Line6_CountryofBirth[0]'),
  7: write('Pt1Line7_recieptNumber[0]'),
  8: write('P1_Line8_DateOfBirth[0]'),
  9: write('Pt1Line9_recieptNumber[0]'),
  10: tick({ Yes: 'Pt1_line10[0]', No: 'Pt1_line10[1]', Unknown: 'Pt1_line10[2]' }),
})

const applicantStatementOnPaper = fillPart(applicantStatement, {
  1: check('Pt5Line1Checkbox[0]'),
  2: check('Pt3_Line2_Checkbox[0]'),
  '2 name': write('Pt3_Line2_Language[0]'),
  3: write('Pt3Line3_DaytimePhoneNumber1[0]'),
  4: write('Pt3Line4_MobileNumber1[0]'),
  5: write('Pt3Line5_Email[0]'),
})

const applicantPreparerOnPaper = fillPart(applicantPreparer, {
  '1.a': write('Pt4Line1a_PreparerFamilyName[0]'),
  '1.b': write('Pt4Line1a_PreparerGivenName[0]'),
  2: write('Pt4Line2_PreparerBusinessorOrg[0]'),
  3: addressBoxes({
    ...block('Pt4Line3', 'abcde'),
    abroad: {
      province: 'Pt4Line3f_Province[0]',
      postalCode: 'Pt4Line3g_PostalCode[0]',
      country: 'Pt4Line3h_Country[0]',
    },
  }),
  4: write('Pt5Line4_InterpreterDaytimeTelephone[0]'),
  5: write('Pt5Line4_MobileNumber1[0]'),
  6: write('Pt5Line5_Email[0]'),
  7: yesOrNo('Part4Line7_Checkbox[1]', 'Part4Line7_Checkbox[0]'),
  '7.b': yesOrNo('Part4Line7b_Checkbox[0]', 'Part4Line7b_Checkbox[1]'),
})

export const i485supjPaper = fill(i485supj, {
  parts: {
    1: reasonOnPaper,
    2: applicantOnPaper,
    3: applicantStatementOnPaper,
    4: applicantPreparerOnPaper,
    5: employerOnPaper,
    6: jobOfferOnPaper,
    7: employerStatementOnPaper,
    8: employerPreparerOnPaper,
    9: additionalInformationOnPaper,
  },
  additional: [3, 4, 5, 6, 7].map((n) => ({
    page: `Pt8Line${n}a_PageNumber[0]`,
    part: `Pt8Line${n}b_PartNumber[0]`,
    item: `Pt8Line${n}c_ItemNumber[0]`,
    text: `Pt8Line${n}d_AdditionalInfo[0]`,
  })),
  leftBlank: {
    'Pt3Line6a_Signature[0]': 'signature',
    'Pt3Line6b_DateofSignature[0]': 'filled by hand',
    'Pt6Line8a_Signature[0]': 'signature',
    'Pt6Line8b_DateofSignature[0]': 'filled by hand',
    'Pt7Line8a_Signature[0]': 'signature',
    'Pt7Line8b_DateofSignature[0]': 'filled by hand',
    'Pt6Line8a_Signature[1]': 'signature',
    'Pt6Line8b_DateofSignature[1]': 'filled by hand',
  },
})

export default i485supjPaper
