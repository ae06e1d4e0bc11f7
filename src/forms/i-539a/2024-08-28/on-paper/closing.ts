import { fillPart, write } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { additionalInformation, contact, interpretation, preparation } from '../parts/closing.ts'

export const contactOnPaper = fillPart(contact, {
  1: write('P12_Line3_Telephone[0]'),
  2: write('P12_Line3_Mobile[0]'),
  3: write('P12_Line5_Email[0]'),
})

export const interpretationOnPaper = fillPart(interpretation, {
  '1 family name': write('P14_Line1_nterpreterFamilyName[0]'),
  '1 given name': write('P14_Line1_nterpreterGivenName[0]'),
  2: write('P14_Line2_NameofBusinessorOrgName[0]'),
  3: write('P14_Line4_Telephone[0]'),
  4: write('P14_Line5_Mobile[0]'),
  5: write('P14_Line5_EmailAddress[0]'),
  '6 language': write('P7_Line6_Language[0]'),
})

export const preparationOnPaper = fillPart(preparation, {
  '1 family name': write('P15_Line1_PreparerFamilyName[0]'),
  '1 given name': write('P15_Line1_PreparerGivenName[0]'),
  2: write('P15_Line2_NameofBusinessorOrgName[0]'),
  3: write('P15_Line4_Telephone[0]'),
  4: write('P15_Line5_Mobile[0]'),
  // The tooltip repeats "Mobile Telephone Number"; Item Number 5 is printed as the e-mail address, 38 characters wide.
  5: write('P15_Line6_Email[0]'),
})

export const additionalInformationOnPaper = fillPart(additionalInformation, {
  '1 family name': write('P2_Line1a_FamilyName[1]'),
  '1 given name': write('P2_Line1b_GivenName[1]'),
  '1 middle name': write('P2_Line1c_MiddleName[1]'),
  2: write('Pt1Line6_AlienNumber[1]', digits),
})
