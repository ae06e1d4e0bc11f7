import { check, fill, fillPart, tick, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes } from '../../address-boxes.ts'
import { i485supj } from './form.ts'
import { block } from './on-paper/address-block.ts'
import {
  additionalInformationOnPaper,
  employerOnPaper,
  employerPreparerOnPaper,
  employerStatementOnPaper,
  jobOfferOnPaper,
} from './on-paper/employer.ts'
import { applicantPart, applicantPreparer, applicantStatement, reason } from './parts/applicant.ts'

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
