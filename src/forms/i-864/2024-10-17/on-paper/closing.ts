import { check, fillPart, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { additionalInformation, interpretation, preparation, statement } from '../parts/closing.ts'

export const statementOnPaper = fillPart(statement, {
  1: yesOrNo('#subform[9].P6_Line1_Checkbox[1]', '#subform[9].P6_Line1_Checkbox[2]'),
  '1.B language': write('P8_Line1b_language[0]'),
  2: check('P8_Line2_Checkbox[0]'),
  '2 name': write('P8_Line2_Attorney[0]'),
  3: write('P8_Line3_DaytimeTelephoneNumber[0]'),
  4: write('P8_Line4_MobileTelephoneNumber[0]'),
  5: write('P7Line7_EmailAddress[0]'),
})

export const interpretationOnPaper = fillPart(interpretation, {
  '1 family name': write('P9_Line1a_InterpretersFamilyName[0]'),
  '1 given name': write('P9_Line1b_InterpretersGivenName[0]'),
  2: write('P8Line2_InterpretersBusinessName[0]'),
  3: write('P9_Line4_InterpretersDaytimePhoneNumber[0]'),
  4: write('P9_Line4_InterpretersDaytimePhoneNumber[1]'),
  5: write('P9_Line5_InterpretersEmailAddress[0]'),
  '6 language': write('P9_Language[0]'),
})

export const preparationOnPaper = fillPart(preparation, {
  '1 family name': write('P10_Line1a_PreparersFamilyName[0]'),
  '1 given name': write('P10_Line1b_PreparersGivenName[0]'),
  2: write('P10_Line2_PreparersBusinessName[0]'),
  3: write('P10_Line4_PreparersDaytimePhoneNumber[0]'),
  // Named FaxNumber, it is the box for the mobile phone.
  4: write('P10_Line5_PreparersFaxNumber[0]'),
  5: write('P10_Line6_PreparersEmailAddress[0]'),
})

export const additionalInformationOnPaper = fillPart(additionalInformation, {
  '1 family name': write('P4_Line1a_FamilyName[1]'),
  '1 given name': write('P4_Line1b_GivenName[1]'),
  '1 middle name': write('P4_Line1c_MiddleName[1]'),
  2: write('P4_Line12_AlienNumber[1]', digits),
})
