import { check, choose, fillPart, noBox, rows, split, tick, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes } from '../../../address-boxes.ts'
import { biographic, children, marriage, parentsPart } from '../parts/family.ts'

const notAsked = noBox('not asked')

const parent = (name: string, birthName: string, birthDate: string, birthCountry: string) => ({
  familyName: write(`${name}_FamilyName[0]`),
  givenName: write(`${name}_GivenName[0]`),
  middleName: write(`${name}_MiddleName[0]`),
  birthFamilyName: write(`${birthName}_FamilyName[0]`),
  birthGivenName: write(`${birthName}_GivenName[0]`),
  birthMiddleName: write(`${birthName}_MiddleName[0]`),
  birthDate: write(birthDate),
  birthCountry: write(birthCountry),
  sex: notAsked,
  birthCity: notAsked,
  residenceCity: notAsked,
  residenceCountry: notAsked,
  died: notAsked,
})

export const parentsOnPaper = fillPart(parentsPart, {
  1: rows(
    parent('Pt5Line1', 'Pt5Line2', 'Pt5Line3_DateofBirth[0]', 'Pt5Line5_CityTownOfBirth[0]'),
    parent('Pt5Line6', 'Pt5Line7', 'Pt5Line8_DateofBirth[0]', 'Pt5Line10_CityTownOfBirth[0]'),
  ),
})

export const marriageOnPaper = fillPart(marriage, {
  1: tick({
    Single: 'Pt6Line1_MaritalStatus[1]',
    Married: 'Pt6Line1_MaritalStatus[3]',
    Divorced: 'Pt6Line1_MaritalStatus[0]',
    Widowed: 'Pt6Line1_MaritalStatus[2]',
    Annulled: 'Pt6Line1_MaritalStatus[4]',
    Separated: 'Pt6Line1_MaritalStatus[5]',
  }),
  2: tick({ Yes: 'Pt5Line2_YNNA[1]', No: 'Pt5Line2_YNNA[0]', 'N/A': 'Pt5Line2_YNNA[2]' }),
  3: write('Pt6Line3_TimesMarried[0]'),
  '4 family name': write('Pt6Line4_FamilyName[0]'),
  '4 given name': write('Pt6Line4_GivenName[0]'),
  '4 middle name': write('Pt6Line4_MiddleName[0]'),
  5: write('Pt6Line5_AlienNumber[0]', digits),
  6: write('Pt5Line8_DateofBirth[1]'),
  7: write('Pt6Line7_Country[0]'),
  // Some tooltips speak of an interpreter's address; the boxes stand in this block.
  8: addressBoxes({
    street: 'Part6Line8_StreetName[0]',
    units: ['P6Line8_Unit[0]', 'P6Line8_Unit[1]', 'P6Line8_Unit[2]'],
    unitNumber: 'P6Line8_Number[0]',
    city: 'P6Line8_City[0]',
    state: 'P6Line8_State[0]',
    zip: 'P6Line8_ZipCode[0]',
    abroad: { province: 'P6Line8_Province[0]', postalCode: 'P6Line8_PostalCode[0]', country: 'P6Line8_Country[0]' },
  }),
  '9 city': write('Pt6Line10_CityTownOfBirth[0]'),
  '9 state': write('Pt6Line10_State[0]'),
  '9 country': write('Pt6Line10_Country[0]'),
  '9 date': write('Pt5Line8_DateofBirth[2]'),
  10: yesOrNo('Pt6Line11_YN[1]', 'Pt6Line11_YN[0]'),
  11: rows({
    spouse: write('Pt6Line12_FamilyName[0]'),
    spouseGivenName: write('Pt6Line12_GivenName[0]'),
    spouseMiddleName: write('Pt6Line12_MiddleName[0]'),
    spouseBirthDate: write('Pt5Line8_DateofBirth[3]'),
    spouseBirthCountry: write('Pt6Line14_Country[0]'),
    spouseCitizenship: write('Pt6Line15_Country[0]'),
    marriedOn: write('Pt6Line16_DateofBirth[0]'),
    place: write('Pt6Line10_CityTownOfBirth[1]'),
    // One box for state or province.
    state: write('Pt6Line10_State[1]'),
    province: write('Pt6Line10_State[1]'),
    country: write('Pt6Line10_Country[1]'),
    endedOn: write('Pt6Line16_DateofBirth[1]'),
    endedCity: write('Pt6Line18_CityTownOfBirth[0]'),
    endedProvince: write('Pt6Line18_State[0]'),
    endedCountry: write('Pt6Line18_Country[0]'),
    howEnded: tick({
      Annulment: 'Pt6Line19_MaritalStatus[1]',
      Divorce: 'Pt6Line19_MaritalStatus[3]',
      Death: 'Pt6Line19_MaritalStatus[0]',
      Other: 'Pt6Line19_MaritalStatus[2]',
    }),
    howEndedOther: write('Pt6Line19_HowMarriageEndedOther[0]'),
  }),
})

const child = (line: string) => ({
  familyName: write(`${line}_FamilyName[0]`),
  givenName: write(`${line}_GivenName[0]`),
  middleName: write(`${line}_MiddleName[0]`),
  aNumber: write(`${line}_AlienNumber[0]`, digits),
  birthDate: write(`${line}_DateofBirth[0]`),
  birthCountry: write(`${line}_Country[0]`),
  relationship: write(`${line}_Relationship[0]`),
  applies: yesOrNo(`${line}_YN[1]`, `${line}_YN[0]`),
})

export const childrenOnPaper = fillPart(children, {
  1: write('Pt6Line1_TotalChildren[0]'),
  2: rows(child('Pt7Line2'), child('Pt7Line3')),
})

const threeDigits = (pounds: unknown) => String(pounds).padStart(3, '0').split('')

export const biographicOnPaper = fillPart(biographic, {
  1: tick({ 'Hispanic or Latino': 'Pt7Line1_Ethnicity[0]', 'Not Hispanic or Latino': 'Pt7Line1_Ethnicity[1]' }),
  '2 American Indian': check('Pt7Line2_Race[3]'),
  '2 Asian': check('Pt7Line2_Race[0]'),
  '2 Black': check('Pt7Line2_Race[2]'),
  '2 Pacific Islander': check('Pt7Line2_Race[4]'),
  '2 White': check('Pt7Line2_Race[1]'),
  '3 feet': choose('Pt7Line3_HeightFeet[0]'),
  '3 inches': choose('Pt7Line3_HeightInches[0]'),
  4: split(['Pt7Line4_Weight1[0]', 'Pt7Line4_Weight2[0]', 'Pt7Line4_Weight3[0]'], threeDigits),
  5: tick({
    Black: 'Pt7Line5_Eyecolor[1]',
    Blue: 'Pt7Line5_Eyecolor[0]',
    Brown: 'Pt7Line5_Eyecolor[2]',
    Gray: 'Pt7Line5_Eyecolor[3]',
    Green: 'Pt7Line5_Eyecolor[4]',
    Hazel: 'Pt7Line5_Eyecolor[5]',
    Maroon: 'Pt7Line5_Eyecolor[6]',
    Pink: 'Pt7Line5_Eyecolor[7]',
    'Unknown or other': 'Pt7Line5_Eyecolor[8]',
  }),
  6: tick({
    'Bald (no hair)': 'Pt7Line6_Haircolor[0]',
    Black: 'Pt7Line6_Haircolor[1]',
    Blond: 'Pt7Line6_Haircolor[2]',
    Brown: 'Pt7Line6_Haircolor[3]',
    Gray: 'Pt7Line6_Haircolor[4]',
    Red: 'Pt7Line6_Haircolor[5]',
    Sandy: 'Pt7Line6_Haircolor[6]',
    White: 'Pt7Line6_Haircolor[7]',
    'Unknown or other': 'Pt7Line6_Haircolor[8]',
  }),
})
