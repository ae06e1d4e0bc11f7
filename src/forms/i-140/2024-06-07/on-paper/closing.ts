import { fillPart, write } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { additionalInformation, contact, interpretation, preparation } from '../parts/closing.ts'

/** Names and tooltips here count as an earlier edition did; each box is where the page prints the item. */
export const contactOnPaper = fillPart(contact, {
  '1.a': write('Part7_Item3a_FamilyName[0]'),
  '1.b': write('Part7_Item3b_GivenName[0]'),
  2: write('Part7_Item4_Title[0]'),
  3: write('Part7_Item5_DayPhone[0]'),
  4: write('Part7_Item6_MobilePhone[0]'),
  5: write('Part7_Item7_Email[0]'),
})

export const interpretationOnPaper = fillPart(interpretation, {
  '1.a': write('Part8_Item1a_FamilyName[0]'),
  '1.b': write('Part8_Item1b_GivenName[0]'),
  2: write('Part8_Item2_OrgName[0]'),
  3: write('Part8_Item4_DayPhone[0]'),
  4: write('Part8_Item5_MobilePhone[0]'),
  5: write('Part8_Item6_Email[0]'),
  'certification language': write('Part8_Item6_Language[0]'),
})

export const preparationOnPaper = fillPart(preparation, {
  '1 family name': write('Part10_Item1_FamilyName[0]'),
  // The tooltip says interpreter; the page says "Preparer's Given Name (First Name)".
  '1 given name': write('Part10_Item1_GivenName[0]'),
  2: write('Part10_Item2_OrgName[0]'),
  3: write('Part10_Item3_DayPhone[0]'),
  4: write('Part10_Item4_MobilePhone[0]'),
  5: write('Part10_Item5_Email[0]'),
})

export const additionalInformationOnPaper = fillPart(additionalInformation, {
  '1 family name': write('Pt1Line1a_FamilyName[1]'),
  '1 given name': write('Pt1Line1b_GivenName[1]'),
  '1 middle name': write('Pt1Line1c_MiddleName[1]'),
  2: write('Pt1Line3_TaxNumber[1]', digits),
})
