import { fillPart, write } from '#engine/paper.ts'
import { additionalInformation, contact, interpretation, preparation } from '../parts/closing.ts'

export const contactOnPaper = fillPart(contact, {
  1: write('Pt3Line3_DaytimePhoneNumber1[0]'),
  2: write('Pt3Line4_MobileNumber1[0]'),
  3: write('Pt3Line5_Email[0]'),
})

export const interpretationOnPaper = fillPart(interpretation, {
  '1 family name': write('Pt11Line1a_FamilyName[0]'),
  '1 given name': write('Pt11Line1b_GivenName[0]'),
  2: write('Pt11Line2_OrgName[0]'),
  3: write('P3_Line4_DaytimeTelePhoneNumber[0]'),
  4: write('P3_Line5_MobileTelePhoneNumber[0]'),
  5: write('P3_Line6_Email[0]'),
  '6 language': write('Part11_NameofLanguage[0]'),
})

export const preparationOnPaper = fillPart(preparation, {
  '1 family name': write('Pt12Line1_PreparerFamilyName[0]'),
  '1 given name': write('Pt12Line1a_PreparerGivenName[0]'),
  2: write('Pt12Line2_BusinessName[0]'),
  3: write('Pt12Line3_PreparerDaytimePhoneNumber1[0]'),
  4: write('Pt12Line4_PreparerMobileNumber[0]'),
  5: write('Pt12Line5_PreparerEmail[0]'),
})

export const additionalInformationOnPaper = fillPart(additionalInformation, {
  '1 family name': write('Pt1Line1_FamilyName[1]'),
  '1 given name': write('Pt1Line1_GivenName[1]'),
  '1 middle name': write('Pt1Line1_MiddleName[1]'),
})
