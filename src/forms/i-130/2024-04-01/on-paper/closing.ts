import { check, choose, fillPart, rows, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes, blockOf } from '../../../address-boxes.ts'
import { additionalInformation, interpretation, preparation, statement } from '../parts/closing.ts'
import { other } from '../parts/other.ts'

const relativeRow = (name: string, relation: string) => ({
  familyName: write(`${name}a_FamilyName[0]`),
  givenName: write(`${name}b_GivenName[0]`),
  middleName: write(`${name}c_MiddleName[0]`),
  relationship: write(`${relation}_Relationship[0]`),
})

export const otherOnPaper = fillPart(other, {
  1: yesOrNo('Part4Line1_Yes[0]', 'Part4Line1_No[0]'),
  2: rows({
    familyName: write('Pt5Line2a_FamilyName[0]'),
    givenName: write('Pt5Line2b_GivenName[0]'),
    middleName: write('Pt5Line2c_MiddleName[0]'),
    city: write('Pt5Line3a_CityOrTown[0]'),
    state: choose('Pt5Line3b_State[0]'),
    filedOn: write('Pt5Line4_DateFiled[0]'),
    result: write('Pt5Line5_Result[0]'),
  }),
  6: rows(relativeRow('Pt4Line6', 'Pt4Line7'), relativeRow('Pt4Line8', 'Pt4Line9')),
})

export const statementOnPaper = fillPart(statement, {
  1: yesOrNo('Pt6Line1Checkbox[0]', 'Pt6Line1Checkbox[1]'),
  '1.b language': write('Pt6Line1b_Language[0]'),
  2: check('Pt6Line2_Checkbox[0]'),
  '2 name': write('Pt6Line2_RepresentativeName[0]'),
  3: write('Pt6Line3_DaytimePhoneNumber[0]'),
  4: write('Pt6Line4_MobileNumber[0]'),
  5: write('Pt6Line5_Email[0]'),
})

export const interpretationOnPaper = fillPart(interpretation, {
  '1.a': write('Pt7Line1a_InterpreterFamilyName[0]'),
  '1.b': write('Pt7Line1b_InterpreterGivenName[0]'),
  2: write('Pt7Line2_InterpreterBusinessorOrg[0]'),
  3: addressBoxes(blockOf('Pt7Line3')),
  4: write('Pt7Line4_InterpreterDaytimeTelephone[0]'),
  5: write('Pt4Line53_DaytimePhoneNumber[0]'),
  6: write('Pt7Line5_Email[0]'),
  'certification language': write('Pt7_NameofLanguage[0]'),
})

export const preparationOnPaper = fillPart(preparation, {
  '1.a': write('Pt8Line1a_PreparerFamilyName[0]'),
  '1.b': write('Pt8Line1b_PreparerGivenName[0]'),
  2: write('Pt8Line2_BusinessName[0]'),
  3: addressBoxes(blockOf('Pt8Line3')),
  4: write('Pt8Line4_DaytimePhoneNumber[0]'),
  // Named for a fax; page and tooltip ask for the mobile number.
  5: write('Pt8Line5_PreparerFaxNumber[0]'),
  6: write('Pt8Line6_Email[0]'),
  7: yesOrNo('Pt8Line7_Checkbox[1]', 'Pt8Line7_Checkbox[0]'),
  '7.b extends': yesOrNo('Pt8Line7b_Checkbox[0]', 'Pt8Line7b_Checkbox[1]'),
})

export const additionalInformationOnPaper = fillPart(additionalInformation, {
  '1.a': write('Pt2Line4a_FamilyName[1]'),
  '1.b': write('Pt2Line4b_GivenName[1]'),
  '1.c': write('Pt2Line4c_MiddleName[1]'),
  2: write('Pt2Line1_AlienNumber[1]', digits),
})
