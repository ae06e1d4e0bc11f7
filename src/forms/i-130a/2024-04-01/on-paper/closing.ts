import { check, fillPart, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes, letteredBlock } from '../../../address-boxes.ts'
import { additionalInformation, interpretation, preparation, statement } from '../parts/closing.ts'

export const statementOnPaper = fillPart(statement, {
  1: yesOrNo('Pt4Line1Checkbox[1]', 'Pt4Line1Checkbox[0]'),
  '1.b language': write('Pt4Line1b_Language[0]'),
  2: check('Pt4_Checkbox[0]'),
  '2 name': write('Pt4Line2_RepresentativeName[0]'),
  3: write('Pt4Line3_DaytimePhoneNumber1[0]'),
  4: write('Pt4Line4_MobileNumber1[0]'),
  5: write('Pt4Line5_Email[0]'),
})

export const interpretationOnPaper = fillPart(interpretation, {
  '1.a': write('Pt5Line1a_InterpreterFamilyName[0]'),
  '1.b': write('Pt5Line1b_InterpreterGivenName[0]'),
  2: write('Pt5Line2_InterpreterBusinessorOrg[0]'),
  3: addressBoxes(letteredBlock('Pt5Line3')),
  4: write('Pt5Line4_InterpreterDaytimeTelephone[0]'),
  5: write('Pt5Line4_InterpreterDaytimeTelephone[1]'),
  6: write('Pt5Line5_Email[0]'),
  'certification language': write('Pt5_NameofLanguage[0]'),
})

export const preparationOnPaper = fillPart(preparation, {
  '1.a': write('Pt6Line1a_PreparerFamilyName[0]'),
  '1.b': write('Pt6Line1b_PreparerGivenName[0]'),
  2: write('Pt6Line2_BusinessName[0]'),
  3: addressBoxes(letteredBlock('Pt6Line3')),
  4: write('Pt6Line4_DaytimePhoneNumber[0]'),
  // Named for a fax; page and tooltip ask for the mobile number.
  5: write('Pt6Line5_PreparerFaxNumber[0]'),
  6: write('Pt6Line6_Email[0]'),
  7: yesOrNo('Pt6Line7_Checkbox[1]', 'Pt6Line7_Checkbox[0]'),
  '7.b extends': yesOrNo('Pt6Line7b_Checkbox[0]', 'Pt6Line7b_Checkbox[1]'),
})

export const additionalInformationOnPaper = fillPart(additionalInformation, {
  '1.a': write('Pt1Line3a_FamilyName[1]'),
  '1.b': write('Pt1Line3b_GivenName[1]'),
  '1.c': write('Pt1Line3c_MiddleName[1]'),
  2: write('Pt1Line1_AlienNumber[1]', digits),
})
