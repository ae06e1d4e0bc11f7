import { fillPart, write } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { additionalInformation, contact, interpretation, preparation } from '../parts/closing.ts'

export const contactOnPaper = fillPart(contact, {
  1: write('P5_Line3_DaytimePhoneNumber[0]'),
  2: write('P5_Line4_MobilePhoneNumber[0]'),
  3: write('P5_Line5_EmailAddress[0]'),
})

export const interpretationOnPaper = fillPart(interpretation, {
  '1 family name': write('P7_Line1_PreparerFamilyName[0]'),
  '1 given name': write('P7_Line1_PreparerGivenName[0]'),
  2: write('P7_Line2_PreparerNameofBusinessorOrgName[0]'),
  3: write('P6_Line4_DaytimePhoneNumber[0]'),
  4: write('P6_Line4_DaytimePhoneNumber[1]'),
  5: write('P6_Line5_EmailAddress[0]'),
  '6 language': write('P7_Line6_Language[0]'),
})

export const preparationOnPaper = fillPart(preparation, {
  '1 family name': write('P7_Line1a_PreparerFamilyName[0]'),
  '1 given name': write('P7_Line1b_PreparerGivenName[0]'),
  2: write('P7_Line2_BusinessName[0]'),
  3: write('P7_Line4_PreparerDaytimePhoneNumber[0]'),
  4: write('P7_Line5_FaxPhoneNumber[0]'),
  5: write('P7_Line6_EmailAddress[0]'),
})

export const additionalInformationOnPaper = fillPart(additionalInformation, {
  '1 family name': write('P1Line1a_FamilyName[1]'),
  '1 given name': write('P1_Line1b_GivenName[1]'),
  '1 middle name': write('P1_Line1c_MiddleName[1]'),
  2: write('Pt1Line2_AlienNumber[1]', digits),
})
