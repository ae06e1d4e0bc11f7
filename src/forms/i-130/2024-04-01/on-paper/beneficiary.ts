import { choose, fillPart, noBox, rows, tick, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { type StatusCode, statusCodes } from '#facts/status-codes.ts'
import { addressBoxes, blockOf, foreignAddressBoxes } from '../../../address-boxes.ts'
import { beneficiary } from '../parts/beneficiary.ts'
import { spouseRow } from './petitioner.ts'

/** The list of classes has no line for the family of an E-3; as with E-1 and E-2 they stand with the worker's. */
const classes = Object.fromEntries(statusCodes.map((code) => [code, code === 'E3D' ? 'E3' : code])) as Record<
  StatusCode,
  string
>

const familyRow = (name: string, relation: string, born: string, bornIn: string) => ({
  familyName: write(`${name}a_FamilyName[0]`),
  givenName: write(`${name}b_GivenName[0]`),
  middleName: write(`${name}c_MiddleName[0]`),
  relation: write(`${relation}_Relationship[0]`),
  birthDate: write(`${born}_DateOfBirth[0]`),
  birthCountry: write(bornIn),
})

const abroadOf = (start: string) => {
  const { street, units, unitNumber, city, abroad } = blockOf(start)
  return foreignAddressBoxes({ street, units, unitNumber, city, ...abroad })
}

// The names of the fields count otherwise than the page; the tooltips are right.
export const beneficiaryOnPaper = fillPart(beneficiary, {
  1: write('Pt4Line1_AlienNumber[0]', digits),
  2: write('Pt4Line2_USCISOnlineActNumber[0]', digits),
  3: write('Pt4Line3_SSN[0]', digits),
  '4.a': write('Pt4Line4a_FamilyName[0]'),
  '4.b': write('Pt4Line4b_GivenName[0]'),
  '4.c': write('Pt4Line4c_MiddleName[0]'),
  5: rows({
    familyName: write('P4Line5a_FamilyName[0]'),
    givenName: write('Pt4Line5b_GivenName[0]'),
    middleName: write('Pt4Line5c_MiddleName[0]'),
    kind: noBox('not asked on this form'),
  }),
  6: write('Pt4Line7_CityTownOfBirth[0]'),
  7: write('Pt4Line8_CountryOfBirth[0]'),
  8: write('Pt4Line9_DateOfBirth[0]'),
  9: tick({ Male: 'Pt4Line9_Male[0]', Female: 'Pt4Line9_Female[0]' }),
  10: tick({ Yes: 'Pt4Line10_Yes[0]', No: 'Pt4Line10_No[0]', Unknown: 'Pt4Line10_Unknown[0]' }),
  11: addressBoxes(blockOf('Pt4Line11')),
  12: addressBoxes({
    street: 'Pt4Line12a_StreetNumberName[0]',
    units: ['Pt4Line12b_Unit[0]', 'Pt4Line12b_Unit[1]', 'Pt4Line12b_Unit[2]'],
    unitNumber: 'Pt4Line12b_AptSteFlrNumber[0]',
    city: 'Pt4Line12c_CityOrTown[0]',
    state: 'Pt4Line12d_State[0]',
    zip: 'Pt4Line12e_ZipCode[0]',
  }),
  13: abroadOf('Pt4Line13'),
  14: write('Pt4Line14_DaytimePhoneNumber[0]'),
  15: write('Pt4Line15_MobilePhoneNumber[0]'),
  16: write('Pt4Line16_EmailAddress[0]'),
  17: write('Pt4Line17_NumberofMarriages[0]'),
  18: tick({
    Single: 'Pt4Line18_MaritalStatus[3]',
    Married: 'Pt4Line18_MaritalStatus[4]',
    Divorced: 'Pt4Line18_MaritalStatus[5]',
    Widowed: 'Pt4Line18_MaritalStatus[0]',
    Separated: 'Pt4Line18_MaritalStatus[2]',
    Annulled: 'Pt4Line18_MaritalStatus[1]',
  }),
  19: write('Pt4Line19_DateOfMarriage[0]'),
  '20.a': write('Pt4Line20a_CityTown[0]'),
  '20.b': choose('Pt4Line20b_State[0]'),
  '20.c': write('Pt4Line20c_Province[0]'),
  '20.d': write('Pt4Line20d_Country[0]'),
  21: rows(
    spouseRow(
      'Pt4Line16a_FamilyName[0]',
      'Pt4Line16b_GivenName[0]',
      'Pt4Line16c_MiddleName[0]',
      'Pt4Line17_DateMarriageEnded[0]',
    ),
    spouseRow(
      'Pt4Line18a_FamilyName[0]',
      'Pt4Line18b_GivenName[0]',
      'Pt4Line18c_MiddleName[0]',
      'Pt4Line17_DateMarriageEnded[1]',
    ),
  ),
  25: rows(
    familyRow('Pt4Line30', 'Pt4Line31', 'Pt4Line32', 'Pt4Line49_CountryOfBirth[0]'),
    familyRow('Pt4Line34', 'Pt4Line35', 'Pt4Line36', 'Pt4Line37_CountryOfBirth[0]'),
    familyRow('Pt4Line38', 'Pt4Line39', 'Pt4Line40', 'Pt4Line41_CountryOfBirth[0]'),
    familyRow('Pt4Line42', 'Pt4Line43', 'Pt4Line44', 'Pt4Line45_CountryOfBirth[0]'),
    familyRow('Pt4Line46', 'Pt4Line47', 'Pt4Line48', 'Pt4Line49_CountryOfBirth[1]'),
  ),
  45: yesOrNo('Pt4Line20_Yes[0]', 'Pt4Line20_No[0]'),
  '46.a': choose('Pt4Line21a_ClassOfAdmission[0]', classes),
  '46.b': write('Pt4Line21b_ArrivalDeparture[0]'),
  '46.c': write('Pt4Line21c_DateOfArrival[0]'),
  '46.d': write('Pt4Line21d_DateExpired[0]'),
  47: write('Pt4Line22_PassportNumber[0]'),
  48: write('Pt4Line23_TravelDocNumber[0]'),
  49: write('Pt4Line24_CountryOfIssuance[0]'),
  50: write('Pt4Line25_ExpDate[0]'),
  '51.a': write('Pt4Line26_NameOfCompany[0]'),
  '51.b': addressBoxes(blockOf('Pt4Line26')),
  52: write('Pt4Line27_DateEmploymentBegan[0]'),
  53: yesOrNo('Pt4Line28_Yes[0]', 'Pt4Line28_No[0]'),
  54: rows({
    kind: tick({
      Removal: 'Pt4Line54_Removal[0]',
      'Exclusion or deportation': 'Pt4Line54_Exclusion[0]',
      Rescission: 'Pt4Line54_Rescission[0]',
      'Other judicial proceedings': 'Pt4Line54_JudicialProceedings[0]',
    }),
    city: write('Pt4Line55a_CityOrTown[0]'),
    state: choose('Pt4Line55b_State[0]'),
    on: write('Pt4Line56_Date[0]'),
  }),
  '57.a': write('Pt4Line55a_FamilyName[0]'),
  '57.b': write('Pt4Line55b_GivenName[0]'),
  '57.c': write('Pt4Line55c_MiddleName[0]'),
  58: abroadOf('Pt4Line56'),
  59: addressBoxes(blockOf('Pt4Line57')),
  '60.a': write('Pt4Line58a_DateFrom[0]'),
  '60.b': write('Pt4Line58b_DateTo[0]'),
  '61 or 62': noBox('told by which of the two places is filled in'),
  '61.a': write('Pt4Line60a_CityOrTown[0]'),
  '61.b': choose('Pt4Line60b_State[0]'),
  '62.a': write('Pt4Line61a_CityOrTown[0]'),
  '62.b': write('Pt4Line61b_Province[0]'),
  '62.c': write('Pt4Line61c_Country[0]'),
})
