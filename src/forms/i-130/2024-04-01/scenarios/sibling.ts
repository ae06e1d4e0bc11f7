import type { Scenario } from '../../../scenario.ts'
import { siblingFields } from './sibling-fields.ts'

const home = {
  id: 'a1',
  kind: 'Home',
  street: '1 First Street',
  city: 'Reno',
  state: 'NV',
  postalCode: '89501',
  country: 'US',
  from: '2000-01-01',
}

/** A citizen by birth without work petitions for his adopted brother, who was admitted as a student. */
export const sibling: Scenario = {
  name: 'a citizen without work for his brother by adoption',
  today: '2026-11-15',
  roles: { person: 'person/1', applicant: 'person/2', case: 'case/1' },
  answers: {
    'person/1': {
      'person.familyName': 'BAKER',
      'person.givenName': 'Tom',
      'person.middleName': 'Lee',
      'person.sex': 'Male',
      'person.birthDate': '1990-09-09',
      'person.birthCity': 'Reno',
      'person.birthCountry': 'US',
      'person.maritalStatus': 'Single',
      'person.marriages': { not: 'none' },
      'person.addresses': [home],
      'person.parents': [{ id: 'p1', familyName: 'BAKER', givenName: 'Joan', sex: 'Female', birthCountry: 'US' }],
      'person.standing': 'U.S. citizen',
      'person.standingByAdoption': false,
      'person.citizenThrough': 'Birth in the United States',
      'person.hasCitizenCertificate': false,
      'person.worksNow': false,
      'person.jobs': { not: 'none' },
      'person.eyeColor': 'Pink',
      'person.hairColor': 'Bald (no hair)',
      'person.readsEnglish': true,
      'person.daytimePhone': '+17755550100',
    },
    'person/2': {
      'person.familyName': 'BAKER',
      'person.givenName': 'Ravi',
      'person.middleName': 'Kumar',
      'person.sex': 'Male',
      'person.birthDate': '1995-05-05',
      'person.citizenship': 'IN',
      'person.maritalStatus': 'Divorced',
      'person.marriages': [
        { id: 'm1', spouse: 'RAO', spouseGivenName: 'Asha', marriedOn: '2018-01-01', endedOn: '2020-02-02' },
      ],
      'person.family': { not: 'none' },
      'person.petitionByOthers': 'Yes',
      'person.inUnitedStates': true,
      'person.addresses': [{ ...home, street: '2 Second Street' }],
      'person.admissions': [
        { id: 'i1', number: '123456789A1', admittedOn: '2024-08-01', durationOfStatus: true, admissionClass: 'F-1' },
      ],
      'person.worksNow': false,
      'person.everInProceedings': false,
      'person.otherProceedings': false,
      'person.nativeFamilyName': { not: 'notApplicable' },
    },
    'case/1': {
      'case.relation': 'Sibling',
      'case.siblingsByAdoption': true,
      'case.intendedHome': 'With the petitioner',
      'case.relativeAppliesIn': 'Adjustment of status',
      'case.adjustmentCity': 'Reno',
      'case.adjustmentState': 'NV',
      'case.preparedByOther': false,
    },
  },
  fields: siblingFields,
}
