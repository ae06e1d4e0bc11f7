import type { Scenario } from '../../../scenario.ts'
import { abroad } from './abroad.ts'
import { here } from './here.ts'

/** Who never worked outside the United States says so in Additional Information, as Part 3 wants it. */
const neverAbroad: Scenario = {
  name: 'somebody who never worked outside the United States',
  today: '2026-11-15',
  roles: { person: 'person/2', case: 'case/1' },
  answers: {
    'person/2': {
      'person.familyName': 'LEE',
      'person.givenName': 'Min',
      'person.worksNow': true,
      'person.everWorkedAbroad': false,
      'person.jobs': [
        {
          id: 'j1',
          employer: 'ACME INC',
          jobTitle: 'Clerk',
          street: '4 Pine Street',
          unitKind: 'APT',
          unitNumber: '6',
          city: 'Reno',
          state: 'NV',
          postalCode: '89501',
          country: 'US',
          from: '2022-01-01',
        },
      ],
    },
    'case/1': { 'case.preparedByOther': false },
  },
  fields: {
    'Pt1Line3a_FamilyName[0]': 'LEE',
    'Pt1Line3b_GivenName[0]': 'Min',
    'Pt2Line1_EmployerOrCompName[0]': 'ACME INC',
    'Pt2Line2a_StreetNumberName[0]': '4 Pine Street',
    'Pt2Line2b_Unit[0]': true,
    'Pt2Line2b_AptSteFlrNumber[0]': '6',
    'Pt2Line2c_CityOrTown[0]': 'Reno',
    'Pt2Line2d_State[0]': 'NV',
    'Pt2Line2e_ZipCode[0]': '89501',
    'Pt2Line2h_Country[0]': 'United States',
    'Pt2Line3_Occupation[0]': 'Clerk',
    'Pt2Line4a_DateFrom[0]': '01/01/2022',
    'Pt1Line3a_FamilyName[1]': 'LEE',
    'Pt1Line3b_GivenName[1]': 'Min',
    'Pt7Line3a_PageNumber[0]': '3',
    'Pt7Line3b_PartNumber[0]': '3',
    'Pt7Line3c_ItemNumber[0]': '1',
    'Pt7Line3d_AdditionalInfo[0]': 'Employment outside the United States: I never worked outside the United States.',
  },
}

export const scenarios: readonly Scenario[] = [abroad, here, neverAbroad]
