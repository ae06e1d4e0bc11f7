import { check, fill, fillPart, noBox, rows, split, tick, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { categoryBoxes } from '#facts/derived/work-permit.ts'
import { addressBoxes } from '../../address-boxes.ts'
import {
  aboutYou,
  additionalInformation,
  byAttorney,
  i765,
  interpretation,
  preparation,
  reason,
  statement,
} from './form.ts'

const onAttorney = fillPart(byAttorney, {
  'G-28': check('CheckBox1[0]'),
  'bar number': write('attorneyBarNumber[0]'),
  'online account': write('USCISELISAcctNumber[0]'),
})

// The names of the second and third row are swapped against the page; the tooltips are right.
const otherName = (line: string, n: number) => ({
  familyName: write(`${line}a_FamilyName[${n}]`),
  givenName: write(`${line}b_GivenName[${n}]`),
  middleName: write(`${line}c_MiddleName[${n}]`),
  kind: noBox('not asked'),
})

const onYou = fillPart(aboutYou, {
  '1.a': write('Page1[0].Line1a_FamilyName[0]'),
  '1.b': write('Page1[0].Line1b_GivenName[0]'),
  '1.c': write('Page1[0].Line1c_MiddleName[0]'),
  2: rows(otherName('Line2', 0), otherName('Line3', 1), otherName('Line3', 0)),
  5: addressBoxes({
    inCareOf: 'Line4a_InCareofName[0]',
    street: 'Line4b_StreetNumberName[0]',
    units: ['Pt2Line5_Unit[2]', 'Pt2Line5_Unit[0]', 'Pt2Line5_Unit[1]'],
    unitNumber: 'Pt2Line5_AptSteFlrNumber[0]',
    city: 'Pt2Line5_CityOrTown[0]',
    state: 'Pt2Line5_State[0]',
    zip: 'Pt2Line5_ZipCode[0]',
  }),
  6: yesOrNo('Part2Line5_Checkbox[1]', 'Part2Line5_Checkbox[0]'),
  7: addressBoxes({
    street: 'Pt2Line7_StreetNumberName[0]',
    units: ['Pt2Line7_Unit[2]', 'Pt2Line7_Unit[0]', 'Pt2Line7_Unit[1]'],
    unitNumber: 'Pt2Line7_AptSteFlrNumber[0]',
    city: 'Pt2Line7_CityOrTown[0]',
    state: 'Pt2Line7_State[0]',
    zip: 'Pt2Line7_ZipCode[0]',
  }),
  8: write('Page2[0].Line7_AlienNumber[0]', digits),
  9: write('Line8_ElisAccountNumber[0]'),
  10: tick({ Male: 'Line9_Checkbox[1]', Female: 'Line9_Checkbox[0]' }),
  // Four boxes for six answers: separated people are still married, an annulled marriage never was.
  11: tick({
    Single: 'Line10_Checkbox[2]',
    Married: 'Line10_Checkbox[3]',
    Divorced: 'Line10_Checkbox[1]',
    Widowed: 'Line10_Checkbox[0]',
    Separated: 'Line10_Checkbox[3]',
    Annulled: 'Line10_Checkbox[2]',
  }),
  12: yesOrNo('Line19_Checkbox[1]', 'Line19_Checkbox[0]'),
  13: write('Line12b_SSN[0]', digits),
  '14.a': write('Line17a_CountryOfBirth[0]'),
  '14.b': write('Line17b_CountryOfBirth[0]'),
  '15.a': write('Line18a_CityTownOfBirth[0]'),
  '15.b': write('Line18b_CityTownOfBirth[0]'),
  '15.c': write('Line18c_CountryOfBirth[0]'),
  16: write('Line19_DOB[0]'),
  17: write('Line20a_I94Number[0]'),
  18: write('Line20b_Passport[0]'),
  19: write('Line20c_TravelDoc[0]'),
  20: write('Line20d_CountryOfIssuance[0]'),
  21: write('Line20e_ExpDate[0]'),
  22: write('Line21_DateOfLastEntry[0]'),
  23: write('place_entry[0]'),
  24: write('Line23_StatusLastEntry[0]'),
  25: write('Line24_CurrentStatus[0]'),
  // The page prints "N-" before the box.
  26: write('Line26_SEVISnumber[0]', digits),
  27: split(['section_1[0]', 'section_2[0]', 'section_3[0]'], (category) => categoryBoxes(String(category))),
  '28.a': write('Line27a_Degree[0]'),
  '28.b': write('Line27b_Everify[0]'),
  '28.c': write('Line27c_EverifyIDNumber[0]'),
  29: write('Line28_ReceiptNumber[0]'),
  30: yesOrNo('PtLine29_YesNo[0]', 'PtLine29_YesNo[1]'),
  '31.a': write('Line30a_ReceiptNumber[0]'),
  '31.b': yesOrNo('PtLine30b_YesNo[0]', 'PtLine30b_YesNo[1]'),
})

const onStatement = fillPart(statement, {
  1: yesOrNo('Pt3Line1Checkbox[1]', 'Pt3Line1Checkbox[0]'),
  '1.b language': write('Pt3Line1b_Language[0]'),
  2: check('Part3_Checkbox[0]'),
  '2 name': write('Pt3Line2_RepresentativeName[0]'),
  3: write('Pt3Line3_DaytimePhoneNumber1[0]'),
  4: write('Pt3Line4_MobileNumber1[0]'),
  5: write('Pt3Line5_Email[0]'),
  6: check('Pt4Line6_Checkbox[0]'),
})

// The unit boxes of Parts 4 and 5 export each other's values; tooltips and places on the page agree.
const closingAddress = (line: string) =>
  addressBoxes({
    street: `${line}a_StreetNumberName[0]`,
    units: [`${line}b_Unit[1]`, `${line}b_Unit[2]`, `${line}b_Unit[0]`],
    unitNumber: `${line}b_AptSteFlrNumber[0]`,
    city: `${line}c_CityOrTown[0]`,
    state: `${line}d_State[0]`,
    zip: `${line}e_ZipCode[0]`,
    abroad: {
      province: `${line}f_Province[0]`,
      postalCode: `${line}g_PostalCode[0]`,
      country: `${line}h_Country[0]`,
    },
  })

const onInterpretation = fillPart(interpretation, {
  '1.a': write('Pt4Line1a_InterpreterFamilyName[0]'),
  '1.b': write('Pt4Line1b_InterpreterGivenName[0]'),
  2: write('Pt4Line2_InterpreterBusinessorOrg[0]'),
  3: closingAddress('Pt5Line3'),
  4: write('Pt4Line4_InterpreterDaytimeTelephone[0]'),
  5: write('Pt4Line5_MobileNumber[0]'),
  6: write('Pt4Line6_Email[0]'),
  'certification language': write('Part4_NameofLanguage[0]'),
})

const onPreparation = fillPart(preparation, {
  '1.a': write('Pt5Line1a_PreparerFamilyName[0]'),
  '1.b': write('Pt5Line1b_PreparerGivenName[0]'),
  2: write('Pt5Line2_BusinessName[0]'),
  3: closingAddress('Pt6Line3'),
  4: write('Pt5Line4_DaytimePhoneNumber1[0]'),
  5: write('Pt5Line5_PreparerFaxNumber[0]'),
  6: write('Pt5Line6_Email[0]'),
  7: yesOrNo('Part5Line7_Checkbox[1]', 'Part5Line7_Checkbox[0]'),
  '7.b extends': yesOrNo('Part5Line7b_Checkbox[0]', 'Part5Line7b_Checkbox[1]'),
})

const slot = (line: string, text = `${line}d_AdditionalInfo[0]`) => ({
  page: `${line}a_PageNumber[0]`,
  part: `${line}b_PartNumber[0]`,
  item: `${line}c_ItemNumber[0]`,
  text,
})

export const i765Paper = fill(i765, {
  parts: {
    0: onAttorney,
    1: fillPart(reason, {
      1: tick({ Initial: 'Part1_Checkbox[0]', Replacement: 'Part1_Checkbox[1]', Renewal: 'Part1_Checkbox[2]' }),
    }),
    2: onYou,
    3: onStatement,
    4: onInterpretation,
    5: onPreparation,
    6: fillPart(additionalInformation, {
      '1.a': write('Page7[0].Line1a_FamilyName[0]'),
      '1.b': write('Page7[0].Line1b_GivenName[0]'),
      '1.c': write('Page7[0].Line1c_MiddleName[0]'),
      2: write('Page7[0].Line7_AlienNumber[0]', digits),
    }),
  },
  additional: [
    slot('Pt6Line3', 'Pt6Line4d_AdditionalInfo[1]'),
    slot('Pt6Line4'),
    slot('Pt6Line5'),
    slot('Pt6Line6'),
    slot('Pt6Line7'),
  ],
  leftBlank: {
    'Pt3Line7a_Signature[0]': 'signature',
    'Pt3Line7b_DateofSignature[0]': 'filled by hand',
    'Pt4Line6a_Signature[0]': 'signature',
    'Pt4Line6b_DateofSignature[0]': 'filled by hand',
    'Pt5Line8a_Signature[0]': 'signature',
    'Pt5Line8b_DateofSignature[0]': 'filled by hand',
  },
})

export default i765Paper
