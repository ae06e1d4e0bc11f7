import type { Scenario } from '../../../scenario.ts'
import { small } from './small.ts'

const unchanged = Object.fromEntries(
  Object.entries(small.fields).filter(
    ([field]) => !/Part1_Line4|Line8|P2_Line|^Line_|Line9|AboutCompanyOrg/.test(field),
  ),
)

/** The attorney of a student asks; there is no company and no beneficiary. */
export const attorneyOfApplicant: Scenario = {
  ...small,
  name: 'an attorney’s request for a work permit',
  roles: { attorney: 'attorney/1', attorneyOfPerson: 'attorney/1', firm: 'firm/1', person: 'person/1', case: 'case/1' },
  answers: {
    ...small.answers,
    'person/1': {
      'person.familyName': 'LOPEZ',
      'person.givenName': 'Lucia',
      'person.addresses': [
        {
          id: 'h',
          kind: 'Home',
          street: '8 College Road',
          unitKind: 'FLR',
          unitNumber: '2',
          city: 'Amherst',
          state: 'MA',
          postalCode: '01002',
          country: 'US',
        },
      ],
    },
    'case/1': {
      'case.premiumForm': 'I-765',
      'case.premiumFiledBy': 'Attorney',
      'case.workPermitCategory': '(c)(3)(A)',
    },
  },
  fields: {
    ...unchanged,
    'Part1_Line8_CheckBox[1]': true,
    'P2_Line1_FormNumberof[0]': 'I-765',
    'P2_Line2_ClassorEligRequested[0]': '(c)(3)(A)',
    'Part2_Line4_PetitionerApplicantFamilyName[0]': 'LOPEZ',
    'Part2_Line4_PetitionerApplicantGivenName[0]': 'Lucia',
    'Part1_Line7_OtherInformationAboutCompanyOrg_StreetNumberName[0]': '8 College Road',
    'Part1_Line7_OtherInformationAboutCompanyOrg_Unit[1]': true,
    'Part1_Line7_OtherInformationAboutCompanyOrg_AptSteFlrNumber[0]': '2',
    'Part1_Line7_OtherInformationAboutCompanyOrg_CityTown[0]': 'Amherst',
    'Part1_Line7_OtherInformationAboutCompanyOrg_State[0]': 'MA',
    'Part1_Line7_OtherInformationAboutCompanyOrg_ZipCode[0]': '01002',
    'Part1_Line7_OtherInformationAboutCompanyOrg_Country[0]': 'United States',
  },
}
