import type { Scenario } from '../../../scenario.ts'
import { full } from './full.ts'

/** An applicant for a green card, without an attorney, with what must be there. */
const small: Scenario = {
  name: 'a first work permit with a pending green card',
  today: '2026-11-16',
  roles: { person: 'person/1', case: 'case/1' },
  answers: {
    'person/1': {
      'person.familyName': 'RAO',
      'person.givenName': 'Anil',
      'person.sex': 'Male',
      'person.birthDate': '1990-03-15',
      'person.birthCity': 'Pune',
      'person.birthProvince': 'Maharashtra',
      'person.birthCountry': 'IN',
      'person.citizenship': 'IN',
      'person.maritalStatus': 'Separated',
      'person.ssn': '123456789',
      'person.appliedForWorkPermit': false,
      'person.addresses': [
        {
          id: 'h',
          kind: 'Home',
          street: '9 Elm Street',
          city: 'Boston',
          state: 'MA',
          postalCode: '02110',
          country: 'US',
        },
      ],
      'person.passports': [
        {
          id: 'p',
          kind: 'Passport',
          number: 'Z1234567',
          country: 'IN',
          issuedOn: '2020-01-02',
          expiresOn: '2030-01-01',
        },
      ],
      'person.admissions': [
        {
          id: 'a',
          number: '123456789A1',
          admittedOn: '2025-06-30',
          admittedUntil: '2028-06-29',
          admissionClass: 'H-1B',
          port: 'Boston, MA',
        },
      ],
      'person.currentStatus': 'H-1B',
      'person.readsEnglish': true,
      'person.daytimePhone': '+16175550111',
    },
    'case/1': {
      'case.workPermitReason': 'Initial',
      'case.workPermitCategory': '(c)(9)',
      'case.preparedByOther': false,
    },
  },
  fields: {
    'Part1_Checkbox[0]': true,
    'Page1[0].Line1a_FamilyName[0]': 'RAO',
    'Page1[0].Line1b_GivenName[0]': 'Anil',
    'Line4b_StreetNumberName[0]': '9 Elm Street',
    'Pt2Line5_CityOrTown[0]': 'Boston',
    'Pt2Line5_State[0]': 'MA',
    'Pt2Line5_ZipCode[0]': '02110',
    'Part2Line5_Checkbox[1]': true,
    'Line9_Checkbox[1]': true,
    'Line10_Checkbox[3]': true,
    'Line19_Checkbox[0]': true,
    'Line12b_SSN[0]': '123456789',
    'Line17a_CountryOfBirth[0]': 'India',
    'Line18a_CityTownOfBirth[0]': 'Pune',
    'Line18b_CityTownOfBirth[0]': 'Maharashtra',
    'Line18c_CountryOfBirth[0]': 'India',
    'Line19_DOB[0]': '03/15/1990',
    'Line20a_I94Number[0]': '123456789A1',
    'Line20b_Passport[0]': 'Z1234567',
    'Line20c_TravelDoc[0]': 'None',
    'Line20d_CountryOfIssuance[0]': 'India',
    'Line20e_ExpDate[0]': '01/01/2030',
    'Line21_DateOfLastEntry[0]': '06/30/2025',
    'place_entry[0]': 'Boston, MA',
    'Line23_StatusLastEntry[0]': 'H-1B',
    'Line24_CurrentStatus[0]': 'H-1B',
    'section_1[0]': 'c',
    'section_2[0]': '9',
    'Pt3Line1Checkbox[1]': true,
    'Pt3Line3_DaytimePhoneNumber1[0]': '6175550111',
    'Page7[0].Line1a_FamilyName[0]': 'RAO',
    'Page7[0].Line1b_GivenName[0]': 'Anil',
  },
}

const inCategory = (name: string, about: Record<string, unknown>, person: Record<string, unknown>, fields: object) => ({
  ...small,
  name,
  answers: {
    ...small.answers,
    'person/1': { ...small.answers['person/1'], ...person },
    'case/1': { ...small.answers['case/1'], ...about },
  },
  fields: { ...small.fields, ...fields },
})

/** What only one category is asked. */
const categories: readonly Scenario[] = [
  inCategory(
    'an H-4 spouse’s work permit',
    { 'case.workPermitCategory': '(c)(26)', 'case.spousePetitionReceipt': 'IOE0912345678' },
    {},
    { 'section_2[0]': '26', 'Line28_ReceiptNumber[0]': 'IOE0912345678' },
  ),
  inCategory(
    'an asylum applicant’s work permit, the category typed',
    { 'case.workPermitCategory': 'Other', 'case.otherWorkPermitCategory': 'C8' },
    { 'person.everArrested': false },
    { 'section_2[0]': '8', 'PtLine29_YesNo[1]': true },
  ),
  inCategory(
    'an arrested asylum applicant’s work permit',
    { 'case.workPermitCategory': 'Other', 'case.otherWorkPermitCategory': '(c)(8)' },
    { 'person.everArrested': true },
    { 'section_2[0]': '8', 'PtLine29_YesNo[0]': true },
  ),
  inCategory(
    'a work permit in compelling circumstances',
    {
      'case.workPermitCategory': 'Other',
      'case.otherWorkPermitCategory': '(c)(35)',
      'case.immigrantPetitionReceipt': 'LIN2690012345',
    },
    { 'person.everArrested': false },
    { 'section_2[0]': '35', 'Line30a_ReceiptNumber[0]': 'LIN2690012345', 'PtLine30b_YesNo[1]': true },
  ),
  inCategory(
    'a family member’s work permit in compelling circumstances, after an arrest',
    {
      'case.workPermitCategory': 'Other',
      'case.otherWorkPermitCategory': '(c)(36)',
      'case.immigrantPetitionReceipt': 'LIN2690012345',
    },
    { 'person.everArrested': true },
    { 'section_2[0]': '36', 'Line30a_ReceiptNumber[0]': 'LIN2690012345', 'PtLine30b_YesNo[0]': true },
  ),
]

const unchanged = Object.fromEntries(
  Object.entries(small.fields).filter(([field]) => !/Part1_Checkbox|Line10_Checkbox/.test(field)),
)

/** A lost card is replaced; a friend abroad, who is no attorney, filled in the form. */
const replacement: Scenario = {
  ...small,
  name: 'a replaced card, prepared by a friend',
  answers: {
    'person/1': {
      ...small.answers['person/1'],
      'person.maritalStatus': 'Divorced',
      'person.addresses': [
        {
          id: 'h',
          kind: 'Home',
          street: '9 Elm Street',
          unitKind: 'STE',
          unitNumber: '12',
          city: 'Boston',
          state: 'MA',
          postalCode: '02110',
          country: 'US',
        },
      ],
    },
    'case/1': {
      ...small.answers['case/1'],
      'case.workPermitReason': 'Replacement',
      'case.preparedByOther': true,
      'case.preparerFamilyName': 'IYER',
      'case.preparerGivenName': 'Meera',
      'case.preparerAddress': {
        street: '4 MG Road',
        unitKind: 'FLR',
        unitNumber: '2',
        city: 'Pune',
        province: 'Maharashtra',
        postalCode: '411001',
        country: 'IN',
      },
      'case.preparerPhone': '+16175550166',
    },
  },
  fields: {
    ...unchanged,
    'Part1_Checkbox[1]': true,
    'Line10_Checkbox[1]': true,
    'Pt2Line5_Unit[0]': true,
    'Pt2Line5_AptSteFlrNumber[0]': '12',
    'Part3_Checkbox[0]': true,
    'Pt3Line2_RepresentativeName[0]': 'Meera IYER',
    'Pt5Line1a_PreparerFamilyName[0]': 'IYER',
    'Pt5Line1b_PreparerGivenName[0]': 'Meera',
    'Pt6Line3a_StreetNumberName[0]': '4 MG Road',
    'Pt6Line3b_Unit[0]': true,
    'Pt6Line3b_AptSteFlrNumber[0]': '2',
    'Pt6Line3c_CityOrTown[0]': 'Pune',
    'Pt6Line3f_Province[0]': 'Maharashtra',
    'Pt6Line3g_PostalCode[0]': '411001',
    'Pt6Line3h_Country[0]': 'India',
    'Pt5Line4_DaytimePhoneNumber1[0]': '6175550166',
    'Part5Line7_Checkbox[0]': true,
  },
}

export const scenarios: readonly Scenario[] = [small, ...categories, replacement, full]
