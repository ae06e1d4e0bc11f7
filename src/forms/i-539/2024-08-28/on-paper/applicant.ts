import { check, choose, fillPart, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes } from '../../../address-boxes.ts'
import { aboutYou, byAttorney } from '../parts/applicant.ts'
import { statusValues } from './status-values.ts'

export const byAttorneyOnPaper = fillPart(byAttorney, {
  'G-28': check('CheckBox1[0]'),
  'bar number': write('AttorneyStateBarNumber[0]'),
  'online account': write('USCISOnlineAcctNumber[0]', digits),
})

export const aboutYouOnPaper = fillPart(aboutYou, {
  '1 family name': write('P1Line1a_FamilyName[0]'),
  '1 given name': write('P1_Line1b_GivenName[0]'),
  '1 middle name': write('P1_Line1c_MiddleName[0]'),
  2: write('Pt1Line2_AlienNumber[0]', digits),
  3: write('Pt1Line2_USCISOnlineAcctNumber[0]', digits),
  4: addressBoxes({
    inCareOf: 'Part2_Item11_InCareOfName[0]',
    street: 'Part2_Item11_StreetName[0]',
    units: ['Part1_Item4_Unit[0]', 'Part1_Item4_Unit[1]', 'Part1_Item4_Unit[2]'],
    unitNumber: 'Part1_Item4_Number[0]',
    city: 'Part2_Item11_City[0]',
    state: 'Part2_Item11_State[0]',
    zip: 'Part2_Item11_ZipCode[0]',
  }),
  5: yesOrNo('P1_checkbox5[1]', 'P1_checkbox5[0]'),
  6: addressBoxes({
    street: 'Part1_Item6_StreetName[0]',
    units: ['Part1_Item6_Unit[0]', 'Part1_Item6_Unit[1]', 'Part1_Item6_Unit[2]'],
    unitNumber: 'Part1_Item6_Number[0]',
    city: 'Part1_Item6_City[0]',
    state: 'Part1_Item6_State[0]',
    zip: 'Part1_Item6_ZipCode[0]',
  }),
  7: write('P1_Line6_CountryOfBirth[0]'),
  8: write('P1_Line7_CountryOfCitizenship[0]'),
  9: write('P1_Line8_DateOfBirth[0]'),
  10: write('P1_Line9_SSN[0]', digits),
  '11 arrival': write('SupA_Line1i_DateOfArrival[0]'),
  '11 I-94 number': write('SupA_Line1j_ArrivalDeparture[0]'),
  '11 passport': write('SupA_Line1k_Passport[0]'),
  '11 travel document': write('SupA_Line1l_TravelDoc[0]'),
  '11 country': write('SupA_Line1m_CountryOfIssuance[0]'),
  '11 expiration': write('SupA_Line1n_ExpDate[0]'),
  '12 status': choose('Pt1Line15a_NewStatus[0]', statusValues),
  '12 expires': write('SupA_Line1p_DateExpires[0]'),
  '12 D/S': check('P1_Checkbox12c[0]'),
})
