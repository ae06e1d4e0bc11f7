import { choose, fillPart, write } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { statusValues } from '../../../i-539/2024-08-28/on-paper/status-values.ts'
import { aboutApplicant, aboutYou } from '../parts/applicant.ts'

export const aboutApplicantOnPaper = fillPart(aboutApplicant, {
  '1 family name': write('P1Line1a_FamilyName[0]'),
  '1 given name': write('P1_Line1b_GivenName[0]'),
  '1 middle name': write('P1_Line1c_MiddleName[0]'),
})

export const aboutYouOnPaper = fillPart(aboutYou, {
  '1 family name': write('P2_Line1a_FamilyName[0]'),
  '1 given name': write('P2_Line1b_GivenName[0]'),
  '1 middle name': write('P2_Line1c_MiddleName[0]'),
  2: write('SupA_Line2_DateOfBirth[0]'),
  3: write('SupA_Line3_CountryOfBirth[0]'),
  4: write('SupA_Line1f_CountryOfCitz[0]'),
  5: write('SupA_Line1g_SSN[0]', digits),
  6: write('Pt1Line6_AlienNumber[0]', digits),
  '7 arrival': write('SupA_Line1i_DateOfArrival[0]'),
  '7 I-94 number': write('SupA_Line1j_ArrivalDeparture[0]'),
  '7 passport': write('SupA_Line1k_Passport[0]'),
  '7 travel document': write('SupA_Line1l_TravelDoc[0]'),
  '7 country': write('SupA_Line1m_CountryOfIssuance[0]'),
  '7 expiration': write('SupA_Line1n_ExpDate[0]'),
  '8 status': choose('Pt1Line15a_NewStatus[0]', statusValues),
  '8 expires': write('SupA_Line1p_DateExpires[0]'),
  '9 passport': write('P1_Line13_Passport[0]'),
  '9 country': write('P1_Line13b_CountryOfCitizenship[0]'),
  '9 expiration': write('P1_Line13b_ExpDate[0]'),
  10: write('Pt1Line10_USCISELISAcctNumber[0]', digits),
})
