import { check, choose, each, fillPart, noBox, rows, there, tick, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes, foreignAddressBoxes } from '../../../address-boxes.ts'
import { aboutYou, byAttorney } from '../parts/applicant.ts'

export const byAttorneyOnPaper = fillPart(byAttorney, {
  'G-28': check('CheckBox1[0]'),
  volag: write('VolagNumber[0]'),
  'bar number': write('AttorneyStateBarNumber[0]'),
  'online account': write('USCISOnlineAcctNumber[0]', digits),
})

/** The number stands at the head of each of the 24 pages. */
const heads = Array.from({ length: 24 }, (_, n) => write(`AlienNumber[${n}]`, digits))

const otherName = (line: string) => ({
  familyName: write(`${line}_FamilyName[0]`),
  givenName: write(`${line}_GivenName[0]`),
  middleName: write(`${line}_MiddleName[0]`),
  kind: noBox('not asked'),
})

export const aboutYouOnPaper = fillPart(aboutYou, {
  '1 family name': write('Pt1Line1_FamilyName[0]'),
  '1 given name': write('Pt1Line1_GivenName[0]'),
  '1 middle name': write('Pt1Line1_MiddleName[0]'),
  2: rows(otherName('Pt1Line2'), otherName('Pt1Line2a')),
  3: write('Pt1Line3_DOB[0]'),
  // The tooltips of both boxes say "Yes"; value and place tell them apart.
  '3 others': each(
    there('Pt1Line3_YN[0]', 'Pt1Line3_YN[1]'),
    rows({ date: write('Pt1Line3A_OtherDOB[0]') }, { date: write('Pt1Line3B_OtherDOB[0]') }),
  ),
  4: each(there('Pt1Line4_YN[0]', 'Pt1Line4_YN[1]'), write('Pt1Line4_AlienNumber[0]', digits), ...heads),
  5: each(
    there('Pt1Line5_YN[0]', 'Pt1Line5_YN[1]'),
    rows({ number: write('Pt1Line5A_ANumber[0]') }, { number: write('Pt1Line5B_ANumber[0]') }),
  ),
  6: tick({ Male: 'Pt1Line6_CB_Sex[1]', Female: 'Pt1Line6_CB_Sex[0]' }),
  '7 city': write('Pt1Line7_CityTownOfBirth[0]'),
  '7 country': write('Pt1Line7_CountryOfBirth[0]'),
  8: write('Pt1Line8_CountryofCitizenshipNationality[0]'),
  9: write('Pt1Line9_USCISAccountNumber[0]', digits),
  '10 document': write('Pt1Line10_PassportNum[0]'),
  '10 expiration': write('Pt1Line10_ExpDate[0]'),
  '10 country': write('Pt1Line10_Passport[0]'),
  '10 visa': write('Pt1Line10_VisaNum[0]'),
  '10 visa issued': write('Pt1Line10_NonImmDate[0]'),
  '10 city': write('Pt1Line10_CityTown[0]'),
  '10 state': choose('Pt1Line10_State[0]'),
  '10 arrival': write('Pt1Line10_DateofArrival[0]'),
  // The tooltips of Item 11 are those of another part; the boxes stand in the order of the page.
  11: tick({
    Admitted: 'Pt2Line11_CB[0]',
    Paroled: 'Pt2Line11_CB[1]',
    'Without admission or parole': 'Pt2Line11_CB[2]',
    Other: 'Pt2Line11_CB[3]',
  }),
  '11 admitted': write('Pt1Line11_Admitted[0]'),
  '11 paroled': write('Pt1Line11_Paroled[0]'),
  '11 other': write('Pt1Line11_Other[0]'),
  '12 family name': write('P1Line12_FamilyName[0]'),
  '12 given name': write('P1Line13_GivenName[0]'),
  '12 number': write('P1Line12_I94[0]'),
  '12 expiration': write('Pt1Line12_Date[0]'),
  '12 status': write('Pt1Line12_Status[0]'),
  13: yesOrNo('Pt1Line13_YN[0]', 'Pt1Line13_YN[1]'),
  14: write('Pt1Line14_Status[0]'),
  15: write('Pt1Line15_Date[0]'),
  16: yesOrNo('Pt1Line16_YN[0]', 'Pt1Line16_YN[1]'),
  17: yesOrNo('Pt1Line17_YN[1]', 'Pt1Line17_YN[0]'),
  '18 home': addressBoxes({
    inCareOf: 'Part1_Item18_InCareOfName[0]',
    street: 'Pt1Line18_StreetNumberName[0]',
    units: ['Pt1Line18US_Unit[2]', 'Pt1Line18US_Unit[0]', 'Pt1Line18US_Unit[1]'],
    unitNumber: 'Pt1Line18US_AptSteFlrNumber[0]',
    city: 'Pt1Line18_CityOrTown[0]',
    state: 'Pt1Line18_State[0]',
    zip: 'Pt1Line18_ZipCode[0]',
  }),
  '18 since': write('Pt1Line18_Date[0]'),
  '18 mail at home': yesOrNo('Pt1Line18_YN[0]', 'Pt1Line18_YN[1]'),
  '18 mail': addressBoxes({
    inCareOf: 'Pt1Line18_CurrentInCareOfName[0]',
    street: 'Pt1Line18_CurrentStreetNumberName[0]',
    units: ['Pt1Line18_CurrentUnit[0]', 'Pt1Line18_CurrentUnit[1]', 'Pt1Line18_CurrentUnit[2]'],
    unitNumber: 'Pt1Line18_CurrentAptSteFlrNumber[0]',
    city: 'Pt1Line18_CurrentCityOrTown[0]',
    state: 'Pt1Line18_CurrentState[0]',
    zip: 'Pt1Line18_CurrentZipCode[0]',
  }),
  '18 five years': yesOrNo('Pt1Line18_last5yrs_YN[0]', 'Pt1Line18_last5yrs_YN[1]'),
  '18 earlier': rows({
    inCareOf: write('Pt1Line18_PriorInCareOfName[0]'),
    street: write('Pt1Line18_PriorStreetName[0]'),
    unitKind: tick({
      APT: 'Pt1Line18_PriorAddress_Unit[0]',
      STE: 'Pt1Line18_PriorAddress_Unit[1]',
      FLR: 'Pt1Line18_PriorAddress_Unit[2]',
    }),
    unitNumber: write('Pt1Line18_PriorAddress_Number[0]'),
    city: write('Pt1Line18_PriorCity[0]'),
    state: choose('Pt1Line18_PriorState[0]'),
    zipCode: write('Pt1Line18_PriorZipCode[0]'),
    province: write('Pt1Line18_PriorProvince[0]'),
    postalCode: write('Pt1Line18_PriorPostalCode[0]'),
    country: write('Pt1Line18_PriorCountry[0]'),
    from: write('Pt1Line18_PriorDateFrom[0]'),
    until: write('Pt1Line18PriorDateTo[0]'),
  }),
  '18 abroad': foreignAddressBoxes({
    street: 'Pt1Line18_RecentStreetName[0]',
    units: ['Pt1Line18_RecentUnit[0]', 'Pt1Line18_RecentUnit[1]', 'Pt1Line18_RecentUnit[2]'],
    unitNumber: 'Pt1Line18_RecentNumber[0]',
    city: 'Pt1Line18_RecentCity[0]',
    province: 'Pt1Line18_RecentProvince[0]',
    postalCode: 'Pt1Line18_RecentPostalCode[0]',
    country: 'Pt1Line18_RecentCountry[0]',
  }),
  '18 abroad from': write('Pt1Line18_RecentDateFrom[0]'),
  '18 abroad until': write('Pt1Line18_RecentDateTo[0]'),
  19: each(there('Pt1Line19_YN[1]', 'Pt1Line19_YN[0]'), write('Pt1Line19_SSN[0]', digits)),
  '19 card': yesOrNo('Pt1Line19_SSA_YN[0]', 'Pt1Line19_SSA_YN[1]'),
  '19 consent': yesOrNo('Pt1Line19_Consent_YN[0]', 'Pt1Line19_Consent_YN[1]'),
})
