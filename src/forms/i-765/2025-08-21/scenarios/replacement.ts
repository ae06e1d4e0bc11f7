import type { Scenario } from '../../../scenario.ts'
import { small } from './small.ts'

const unchanged = Object.fromEntries(
  Object.entries(small.fields).filter(([field]) => !/Part1_Checkbox|Line10_Checkbox/.test(field)),
)

/** A lost card is replaced; a friend abroad, who is no attorney, filled in the form. */
export const replacement: Scenario = {
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
