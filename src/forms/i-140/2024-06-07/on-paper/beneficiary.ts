import { fillPart, write } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes } from '../../../address-boxes.ts'
import { beneficiaryPart } from '../parts/beneficiary.ts'

export const beneficiaryOnPaper = fillPart(beneficiaryPart, {
  '1.a': write('Pt3Line1a_FamilyName[0]'),
  '1.b': write('Pt3Line1b_GivenName[0]'),
  '1.c': write('Pt3Line1c_MiddleName[0]'),
  2: addressBoxes({
    inCareOf: '#subform[1].Line2a_InCareofName[0]',
    street: 'Line2b_StreetNumberName[0]',
    units: ['Line2c_Unit[2]', 'Line2c_Unit[0]', 'Line2c_Unit[1]'],
    unitNumber: 'Line2c_AptSteFlrNumber[0]',
    city: 'Line2d_CityOrTown[0]',
    state: 'Line2e_State[0]',
    zip: 'Line2f_ZipCode[0]',
    abroad: {
      province: 'Line2h_Province[0]',
      postalCode: 'Line2g_PostalCode[0]',
      country: 'Line2i_Country[0]',
    },
  }),
  3: write('Line5_DateOfBirth[0]'),
  4: write('Line6_CityTownOfBirth[0]'),
  5: write('Line7_StateProvinceOfBirth[0]'),
  6: write('Line8_Country[0]'),
  7: write('Line9_Country[0]'),
  8: write('Pt3Line8_AlienNumber[0]', digits),
  9: write('Line12_SSN[0]', digits),
  10: write('Line13_DateOArrival[0]'),
  '11.a': write('Line14a_ArrivalDeparture[0]'),
  '11.b': write('Line14e_ExpDate[1]'),
  '11.c': write('Line15_CurrentNon[0]'),
  12: write('Line14b_Passport[0]'),
  13: write('Line14c_TravelDoc[0]'),
  14: write('Line14d_CountryOfIssuance[0]'),
  15: write('Line14e_ExpDate[0]'),
})
