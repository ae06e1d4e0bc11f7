import { fillPart, write } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { additionalInformation, contact, interpretation, preparation } from '../parts/closing.ts'

export const contactOnPaper = fillPart(contact, {
  1: write('Part10_Line1_DayPhone[0]'),
  2: write('Part10_Line2_MobilePhone[0]'),
  3: write('Part10_Line3_Email[0]'),
})

export const interpretationOnPaper = fillPart(interpretation, {
  '1 family name': write('Part11_Line1_InterpreterFamilyName[0]'),
  '1 given name': write('Part11_Line1_InterpreterGivenName[0]'),
  2: write('Part11_Line2_NameofBusinessorOrgName[0]'),
  3: write('Part11_Line3_DayPhone[0]'),
  4: write('Part11_Line4_MobilePhone[0]'),
  5: write('Part11_Line5_Email[0]'),
  '6 language': write('P11_Language[0]'),
})

export const preparationOnPaper = fillPart(preparation, {
  '1 family name': write('Part12_Line1_FamilyName[0]'),
  '1 given name': write('Part12_Line1_GivenName[0]'),
  2: write('Part12_Line2_NameofBusinessorOrgName[0]'),
  3: write('Part12_Line3_DayPhone[0]'),
  4: write('Part12_Line4_MobilePhone[0]'),
  5: write('Part12_Line5_Email[0]'),
})

export const additionalInformationOnPaper = fillPart(additionalInformation, {
  '1 family name': write('#subform[13].Part2_Line1_FamilyName[0]'),
  '1 given name': write('#subform[13].Part2_Line1_GivenName[0]'),
  '1 middle name': write('#subform[13].Part2_Line1_MiddleName[0]'),
  2: write('Global_ANumber[0].Part2_Line5_AlienNumber[0]', digits),
})
