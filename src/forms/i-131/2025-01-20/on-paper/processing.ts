import { check, choose, fillPart, split, tick, write, yesOrNo } from '#engine/paper.ts'
import { biographicInformation, processing } from '../parts/processing.ts'
import { addressAt } from './about.ts'

const eyes = (n: number) => `P3_Line5_EyeColor[${n}]`
const hair = (n: number) => `P3_Line6_HairColor[${n}]`

/** The numbers of the boxes are not in the order of the page; each is taken from its tooltip. */
export const biographicOnPaper = fillPart(biographicInformation, {
  1: tick({ 'Hispanic or Latino': 'P3_Line1_Ethnicity[1]', 'Not Hispanic or Latino': 'P3_Line1_Ethnicity[0]' }),
  '2 American Indian': check('P3_Line2_Race_American[0]'),
  '2 Asian': check('P3_Line2_Race_Asian[0]'),
  '2 Black': check('P3_Line2_Race_Black[0]'),
  '2 Pacific Islander': check('P3_Line2_Race_Hawaiian[0]'),
  '2 White': check('P3_Line2_Race_White[0]'),
  '3 feet': choose('P3_Line3_HeightFeet[0]'),
  '3 inches': choose('P3_Line3_HeightInches[0]'),
  4: split(['P3_Line4_Pound1[0]', 'P3_Line4_Pound2[0]', 'P3_Line4_Pound3[0]'], (pounds) => [
    ...String(pounds).padStart(3, '0'),
  ]),
  5: tick({
    Black: eyes(8),
    Blue: eyes(7),
    Brown: eyes(0),
    Gray: eyes(1),
    Green: eyes(6),
    Hazel: eyes(5),
    Maroon: eyes(2),
    Pink: eyes(4),
    'Unknown or other': eyes(3),
  }),
  6: tick({
    'Bald (no hair)': hair(0),
    Black: hair(8),
    Blond: hair(1),
    Brown: hair(7),
    Gray: hair(2),
    Red: hair(6),
    Sandy: hair(3),
    White: hair(5),
    'Unknown or other': hair(4),
  }),
})

export const processingOnPaper = fillPart(processing, {
  1: yesOrNo('P4_Line1_YesNo[0]', 'P4_Line1_YesNo[1]'),
  '2.a': yesOrNo('P4_Line2a_YesNo[0]', 'P4_Line2a_YesNo[1]'),
  '2.b': write('P4_Line2b_DateIssued[0]'),
  '2.c': write('P4_Line2c_Disposition[0]'),
  '3.a': yesOrNo('P4_Line3a_YesNo[0]', 'P4_Line3a_YesNo[1]'),
  '3.b': write('P4_Line3b_DateIssued[0]'),
  '3.c': write('P4_Line3c_Disposition[0]'),
  4: yesOrNo('P4_Line4_YesNo[0]', 'P4_Line4_YesNo[1]'),
  5: tick({
    'Never received': 'P4_Line5[0]',
    'Lost, stolen or damaged': 'P4_Line5[1]',
    'Wrong by my error or change': 'P4_Line5[2]',
    'Wrong by another’s error': 'P4_Line5[3]',
  }),
  '6.a name': check('P4_Line6a_Name[0]'),
  '6.a A-Number': check('P4_Line6a_ANumber[0]'),
  '6.a country': check('P4_Line6a_CountryofBirthCitizenship[0]'),
  '6.a terms': check('P4_Line6a_Terms[0]'),
  '6.a birth': check('P4_Line6a_DOB[0]'),
  '6.a sex': check('P4_Line6a_Gender[0]'),
  '6.a validity': check('P4_Line6a_Validity[0]'),
  '6.a photo': check('P4_Line6a_Photo[0]'),
  '6.a explanation': write('P4_Line6a_Explanation[0]'),
  '6.b': write('P4_Line6b_ReceiptNumber[0]'),
  '7.a': tick({ 'Mailing address': 'P4_Line7a[1]', 'Office abroad': 'P4_Line7a[0]' }),
  '7.b city': write('P4_Line7b_CityOrTown[0]'),
  '7.b country': write('P4_Line7b_Country[0]'),
  '8.a': tick({ 'Mailing address': 'P4_Line8_CB[0]', 'Another address': 'P4_Line8_CB[1]' }),
  '9.a': addressAt('P4_Line9a'),
  // Named Email, it is the box for the daytime phone number.
  '9.b': write('P4_Line9b_Email[0]'),
  '9.c': write('P4_Line9c_Email[0]'),
})
