import { check, choose, fill, fillPart, rows, split, tick, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes, blockOf } from '../../address-boxes.ts'
import { additionalInformation, biographic, i130, interpretation, other, preparation, statement } from './form.ts'
import { beneficiaryOnPaper } from './on-paper/beneficiary.ts'
import { byAttorneyOnPaper, petitionerOnPaper, relationshipOnPaper } from './on-paper/petitioner.ts'

const relativeRow = (name: string, relation: string) => ({
  familyName: write(`${name}a_FamilyName[0]`),
  givenName: write(`${name}b_GivenName[0]`),
  middleName: write(`${name}c_MiddleName[0]`),
  relationship: write(`${relation}_Relationship[0]`),
})

const otherOnPaper = fillPart(other, {
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

const statementOnPaper = fillPart(statement, {
  1: yesOrNo('Pt6Line1Checkbox[0]', 'Pt6Line1Checkbox[1]'),
  '1.b language': write('Pt6Line1b_Language[0]'),
  2: check('Pt6Line2_Checkbox[0]'),
  '2 name': write('Pt6Line2_RepresentativeName[0]'),
  3: write('Pt6Line3_DaytimePhoneNumber[0]'),
  4: write('Pt6Line4_MobileNumber[0]'),
  5: write('Pt6Line5_Email[0]'),
})

const interpretationOnPaper = fillPart(interpretation, {
  '1.a': write('Pt7Line1a_InterpreterFamilyName[0]'),
  '1.b': write('Pt7Line1b_InterpreterGivenName[0]'),
  2: write('Pt7Line2_InterpreterBusinessorOrg[0]'),
  3: addressBoxes(blockOf('Pt7Line3')),
  4: write('Pt7Line4_InterpreterDaytimeTelephone[0]'),
  5: write('Pt4Line53_DaytimePhoneNumber[0]'),
  6: write('Pt7Line5_Email[0]'),
  'certification language': write('Pt7_NameofLanguage[0]'),
})

const preparationOnPaper = fillPart(preparation, {
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

const additionalInformationOnPaper = fillPart(additionalInformation, {
  '1.a': write('Pt2Line4a_FamilyName[1]'),
  '1.b': write('Pt2Line4b_GivenName[1]'),
  '1.c': write('Pt2Line4c_MiddleName[1]'),
  2: write('Pt2Line1_AlienNumber[1]', digits),
})

/** Three boxes, one digit each: 098 for 98 pounds. */
const threeDigits = (pounds: unknown) => [...String(pounds).padStart(3, '0')]

// The boxes of one question are numbered in no order of the page; the tooltips are right.
const biographicOnPaper = fillPart(biographic, {
  1: tick({ 'Hispanic or Latino': 'Pt3Line1_Ethnicity[1]', 'Not Hispanic or Latino': 'Pt3Line1_Ethnicity[0]' }),
  '2 White': check('Pt3Line2_Race_White[0]'),
  '2 Asian': check('Pt3Line2_Race_Asian[0]'),
  '2 Black': check('Pt3Line2_Race_Black[0]'),
  '2 American Indian': check('Pt3Line2_Race_AmericanIndianAlaskaNative[0]'),
  '2 Pacific Islander': check('Pt3Line2_Race_NativeHawaiianOtherPacificIslander[0]'),
  '3 feet': choose('Pt3Line3_HeightFeet[0]'),
  '3 inches': choose('Pt3Line3_HeightInches[0]'),
  4: split(['Pt3Line4_Pound1[0]', 'Pt3Line4_Pound2[0]', 'Pt3Line4_Pound3[0]'], threeDigits),
  5: tick({
    Black: 'Pt3Line5_EyeColor[7]',
    Blue: 'Pt3Line5_EyeColor[0]',
    Brown: 'Pt3Line5_EyeColor[1]',
    Gray: 'Pt3Line5_EyeColor[6]',
    Green: 'Pt3Line5_EyeColor[5]',
    Hazel: 'Pt3Line5_EyeColor[2]',
    Maroon: 'Pt3Line5_EyeColor[4]',
    Pink: 'Pt3Line5_EyeColor[3]',
    'Unknown or other': 'Pt3Line5_EyeColor[8]',
  }),
  6: tick({
    'Bald (no hair)': 'Pt3Line6_HairColor[0]',
    Black: 'Pt3Line6_HairColor[1]',
    Blond: 'Pt3Line6_HairColor[2]',
    Brown: 'Pt3Line6_HairColor[3]',
    Gray: 'Pt3Line6_HairColor[4]',
    Red: 'Pt3Line6_HairColor[5]',
    Sandy: 'Pt3Line6_HairColor[6]',
    White: 'Pt3Line6_HairColor[7]',
    'Unknown or other': 'Pt3Line6_HairColor[8]',
  }),
})

const slot = (line: string, page = `${line}a_PageNumber[0]`) => ({
  page,
  part: `${line}b_PartNumber[0]`,
  item: `${line}c_ItemNumber[0]`,
  text: `${line}d_AdditionalInfo[0]`,
})

export const i130Paper = fill(i130, {
  parts: {
    0: byAttorneyOnPaper,
    1: relationshipOnPaper,
    2: petitionerOnPaper,
    3: biographicOnPaper,
    4: beneficiaryOnPaper,
    5: otherOnPaper,
    6: statementOnPaper,
    7: interpretationOnPaper,
    8: preparationOnPaper,
    9: additionalInformationOnPaper,
  },
  additional: [
    slot('Pt9Line3'),
    slot('Pt9Line4'),
    slot('Pt9Line5'),
    slot('Pt9Line6'),
    slot('Pt9Line7', 'Pt9Line9a_PageNumber[0]'),
  ],
  leftBlank: {
    // The page prints PRESENT there.
    'Pt2Line13b_DateTo[0]': 'not a question',
    'Pt2Line43b_DateTo[0]': 'not a question',
    'P5_Line6a_SignatureofApplicant[0]': 'signature',
    'Pt6Line6b_DateofSignature[0]': 'filled by hand',
    'Pt7Line7a_Signature[0]': 'signature',
    'Pt7Line7b_DateofSignature[0]': 'filled by hand',
    'Pt8Line8a_Signature[0]': 'signature',
    'Pt8Line8b_DateofSignature[0]': 'filled by hand',
  },
})

export default i130Paper
