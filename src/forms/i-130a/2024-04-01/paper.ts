import { check, fill, fillPart, inAdditional, noBox, rows, tick, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes, blockOf, foreignAddressBoxes, letteredBlock, placeRow } from '../../address-boxes.ts'
import {
  aboutYou,
  additionalInformation,
  byAttorney,
  employment,
  employmentAbroad,
  i130a,
  interpretation,
  preparation,
  statement,
} from './form.ts'

const byAttorneyOnPaper = fillPart(byAttorney, {
  'G-28': check('CheckBox1[0]'),
  volag: write('VolagNumber[0]'),
  'bar number': write('AttorneyStateBarNumber[0]'),
  'online account': write('USCISOnlineAcctNumber[0]', digits),
})

const underMaidenName = noBox('the first row is under the maiden name')

type ParentBoxes = Record<'name' | 'born' | 'sex' | 'city' | 'country' | 'homeCity' | 'homeCountry', string>

const parentRow = ({ name, born, sex, city, country, homeCity, homeCountry }: ParentBoxes) => ({
  familyName: write(`${name}_FamilyName[0]`),
  givenName: write(`${name}_GivenName[0]`),
  middleName: write(`${name}_MiddleName[0]`),
  birthFamilyName: underMaidenName,
  birthGivenName: noBox('not asked on this form'),
  birthMiddleName: noBox('not asked on this form'),
  sex: tick({ Male: `${sex}_Male[0]`, Female: `${sex}_Female[0]` }),
  birthDate: write(`${born}_DateofBirth[0]`),
  birthCity: write(city),
  birthCountry: write(country),
  residenceCity: write(homeCity),
  residenceCountry: write(homeCountry),
})

// Items 10 to 23 were renumbered on the page and not in the names of the fields; the tooltips are right.
const aboutYouOnPaper = fillPart(aboutYou, {
  1: write('#subform[0].Pt1Line1_AlienNumber[0]', digits),
  2: write('Pt2Line3_USCISELISActNumber[0]', digits),
  '3.a': write('Pt1Line3a_FamilyName[0]'),
  '3.b': write('Pt1Line3b_GivenName[0]'),
  '3.c': write('Pt1Line3c_MiddleName[0]'),
  4: addressBoxes(letteredBlock('Pt1Line4')),
  '5.a': write('Pt1Line5a_DateFrom[0]'),
  6: rows({
    inCareOf: noBox('not asked on this form'),
    ...placeRow(letteredBlock('Pt1Line6')),
    from: write('Pt1Line7a_DateFrom[0]'),
    until: write('Pt1Line7b_DateTo[0]'),
  }),
  8: foreignAddressBoxes({
    street: 'Pt1Line8a_StreetNumberName[0]',
    units: ['Pt1Line8b_Unit[0]', 'Pt1Line8b_Unit[1]', 'Pt1Line8b_Unit[2]'],
    unitNumber: 'Pt1Line8b_AptSteFlrNumber[0]',
    city: 'Pt1Line8c_CityOrTown[0]',
    province: 'Pt1Line8d_Province[0]',
    postalCode: 'Pt1Line8e_PostalCode[0]',
    country: 'Pt1Line8f_Country[0]',
  }),
  '9.a': write('Pt1Line9a_DateFrom[0]'),
  '9.b': write('Pt1Line9b_DateTo[0]'),
  10: rows(
    parentRow({
      name: 'Pt1Line10',
      born: 'Pt1Line11',
      sex: 'Pt1Line12',
      city: 'Pt1Line12CityTownOfBirth[0]',
      country: 'Pt1Line13_CountryofBirth[0]',
      homeCity: 'Pt1Line14_CountryofBirth[0]',
      homeCountry: 'Pt1Line15_CountryofResidence[0]',
    }),
    parentRow({
      name: 'Pt1Line16',
      born: 'Pt1Line17',
      sex: 'Pt1Line19',
      city: 'Pt1Line18_CityTownOfBirth[0]',
      country: 'Pt1Line19_CountryofBirth[0]',
      homeCity: 'Pt1Line20_CityTownVillageofRes[0]',
      homeCountry: 'Pt1Line21_CountryofResidence[0]',
    }),
  ),
})

const statementOnPaper = fillPart(statement, {
  1: yesOrNo('Pt4Line1Checkbox[1]', 'Pt4Line1Checkbox[0]'),
  '1.b language': write('Pt4Line1b_Language[0]'),
  2: check('Pt4_Checkbox[0]'),
  '2 name': write('Pt4Line2_RepresentativeName[0]'),
  3: write('Pt4Line3_DaytimePhoneNumber1[0]'),
  4: write('Pt4Line4_MobileNumber1[0]'),
  5: write('Pt4Line5_Email[0]'),
})

const interpretationOnPaper = fillPart(interpretation, {
  '1.a': write('Pt5Line1a_InterpreterFamilyName[0]'),
  '1.b': write('Pt5Line1b_InterpreterGivenName[0]'),
  2: write('Pt5Line2_InterpreterBusinessorOrg[0]'),
  3: addressBoxes(letteredBlock('Pt5Line3')),
  4: write('Pt5Line4_InterpreterDaytimeTelephone[0]'),
  5: write('Pt5Line4_InterpreterDaytimeTelephone[1]'),
  6: write('Pt5Line5_Email[0]'),
  'certification language': write('Pt5_NameofLanguage[0]'),
})

const preparationOnPaper = fillPart(preparation, {
  '1.a': write('Pt6Line1a_PreparerFamilyName[0]'),
  '1.b': write('Pt6Line1b_PreparerGivenName[0]'),
  2: write('Pt6Line2_BusinessName[0]'),
  3: addressBoxes(letteredBlock('Pt6Line3')),
  4: write('Pt6Line4_DaytimePhoneNumber[0]'),
  // Named for a fax; page and tooltip ask for the mobile number.
  5: write('Pt6Line5_PreparerFaxNumber[0]'),
  6: write('Pt6Line6_Email[0]'),
  7: yesOrNo('Pt6Line7_Checkbox[1]', 'Pt6Line7_Checkbox[0]'),
  '7.b extends': yesOrNo('Pt6Line7b_Checkbox[0]', 'Pt6Line7b_Checkbox[1]'),
})

const additionalInformationOnPaper = fillPart(additionalInformation, {
  '1.a': write('Pt1Line3a_FamilyName[1]'),
  '1.b': write('Pt1Line3b_GivenName[1]'),
  '1.c': write('Pt1Line3c_MiddleName[1]'),
  2: write('Pt1Line1_AlienNumber[1]', digits),
})

const employmentOnPaper = fillPart(employment, {
  1: write('Pt2Line1_EmployerOrCompName[0]'),
  2: addressBoxes(letteredBlock('Pt2Line2')),
  3: write('Pt2Line3_Occupation[0]'),
  '4.a': write('Pt2Line4a_DateFrom[0]'),
  5: rows({
    employer: write('Pt2Line5_EmployerOrCompName[0]'),
    ...placeRow(blockOf('Pt2Line6')),
    jobTitle: write('Pt2Line7_Occupation[0]'),
    from: write('Pt2Line8a_DateFrom[0]'),
    until: write('Pt2Line8b_DateTo[0]'),
  }),
})

const employmentAbroadOnPaper = fillPart(employmentAbroad, {
  1: write('Pt3Line1_EmployerOrCompName[0]'),
  2: addressBoxes(letteredBlock('Pt3Line2')),
  3: write('Pt3Line3_Occupation[0]'),
  '4.a': write('Pt3Line4a_DateFrom[0]'),
  '4.b': write('Pt3Line4b_DateTo[0]'),
  // "If you never worked outside the United States, provide this information in … Part 7."
  '1 never': inAdditional('Pt3Line1_EmployerOrCompName[0]'),
})

export const i130aPaper = fill(i130a, {
  parts: {
    0: byAttorneyOnPaper,
    1: aboutYouOnPaper,
    2: employmentOnPaper,
    3: employmentAbroadOnPaper,
    4: statementOnPaper,
    5: interpretationOnPaper,
    6: preparationOnPaper,
    7: additionalInformationOnPaper,
  },
  additional: [3, 4, 5, 6, 7].map((n) => ({
    page: `Pt7Line${n}a_PageNumber[0]`,
    part: `Pt7Line${n}b_PartNumber[0]`,
    item: `Pt7Line${n}c_ItemNumber[0]`,
    text: `Pt7Line${n}d_AdditionalInfo[0]`,
  })),
  leftBlank: {
    // The page prints PRESENT there.
    'Pt1Line5b_DateTo[0]': 'not a question',
    'Pt2Line4b_DateTo[0]': 'not a question',
    'Pt4Line6a_Signature[0]': 'signature',
    'Pt4Line6b_DateofSignature[0]': 'filled by hand',
    'Pt5Line6a_Signature[0]': 'signature',
    'Pt5Line6b_DateofSignature[0]': 'filled by hand',
    'Pt6Line8a_Signature[0]': 'signature',
    'Pt6Line8b_DateofSignature[0]': 'filled by hand',
  },
})

export default i130aPaper
